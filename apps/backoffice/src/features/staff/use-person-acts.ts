import type {
  blockStaff,
  renewInvitation,
  resetSecondFactor,
  StaffPersonView,
  unblockStaff,
} from '@ilaneer/contract/staff/people/members';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useConfirm } from '../../parts/act/confirm.tsx';
import { ifMatch } from '../../parts/act/if-match.ts';
import { useUndo } from '../../parts/act/undo.ts';
import { type PageAction, usePageActions } from '../../parts/frame/page-actions.ts';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { request } from '../../session/staff-api.ts';

type Managing = typeof blockStaff | typeof unblockStaff | typeof resetSecondFactor | typeof renewInvitation;

const PATHS = {
  block: '/staff/members/:memberId/block',
  unblock: '/staff/members/:memberId/unblock',
  reset: '/staff/members/:memberId/second-factor-reset',
  invite: '/staff/members/:memberId/invitation',
} as const;

export type PersonAct = PageAction & { readonly danger?: boolean };

export function usePersonActs(person: StaffPersonView | undefined): readonly PersonAct[] {
  const client = useQueryClient();
  const confirm = useConfirm();
  const undo = useUndo();
  const { show } = useToast();

  async function send(act: keyof typeof PATHS, { id, version }: StaffPersonView): Promise<StaffPersonView> {
    const { person: changed } = await request<Managing>('POST', PATHS[act], {
      params: { memberId: id },
      headers: ifMatch(version),
    });
    client.setQueryData(['staff member', id], { success: true, person: changed });
    void client.invalidateQueries({ queryKey: ['staff member', 'list'] });
    return changed;
  }

  async function run(whatFails: string, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      show({ text: `${whatFails} ${refusalText(error)}`, tone: 'error' });
      void client.invalidateQueries({ queryKey: ['staff member'] });
    }
  }

  const acts = person === undefined || person.isYou ? [] : actsOn(person);
  usePageActions(acts);
  return acts;

  function actsOn(open: StaffPersonView): PersonAct[] {
    const block = () =>
      run('Not blocked.', async () => {
        const blocked = await send('block', open);
        undo(`${open.name} is blocked and signed out`, () => send('unblock', blocked));
      });
    const unblock = () =>
      run('Not unblocked.', async () => {
        const active = await send('unblock', open);
        undo(`${open.name} can sign in again`, () => send('block', active));
      });
    const reset = () =>
      run('Not reset.', async () => {
        const yes = await confirm({
          title: `Reset the second factor of ${open.name}?`,
          text: 'Their app, recovery codes and passkeys become invalid, and they are signed out everywhere. At the next sign-in they set up a new app. Make sure that the request comes from them.',
          confirmLabel: 'Reset',
          danger: true,
        });
        if (!yes) return;
        await send('reset', open);
        show({ text: 'The second factor is reset.', tone: 'success', polite: true });
      });
    const invite = () =>
      run('Not sent.', async () => {
        await send('invite', open);
        show({ text: `${open.name} gets another link by email.`, tone: 'success', polite: true });
      });
    switch (open.status) {
      case 'invited':
        return [
          { label: 'Block', run: () => void block(), danger: true },
          { label: 'Send the invitation again', icon: 'mail', run: () => void invite() },
        ];
      case 'active':
        return [
          { label: 'Reset second factor', run: () => void reset() },
          { label: 'Block', icon: 'lock', run: () => void block(), danger: true },
        ];
      case 'blocked':
        return [{ label: 'Unblock', run: () => void unblock() }];
    }
  }
}
