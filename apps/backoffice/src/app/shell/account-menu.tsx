import type { lockStaffSession, signOutStaff } from '@ilaneer/contract/staff/people/session';
import { Menu } from '@ilaneer/ui/layers/menu';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { useNavigate } from 'react-router';
import { clearUnsaved, useLeaveQuestion } from '../../parts/act/use-unsaved.ts';
import { useShortcuts } from '../../parts/keys/shortcuts.ts';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { leaveSession, lockSession, useSession } from '../../session/session.ts';
import { requestNow } from '../../session/transport.ts';
import { chooseTheme, THEME_WORDS, THEMES, useTheme } from './theme.ts';

export function AccountMenu() {
  const session = useSession();
  const theme = useTheme();
  const navigate = useNavigate();
  const { show } = useToast();
  const mayLeave = useLeaveQuestion();
  const name = 'member' in session ? (session.member?.name ?? '') : '';

  async function lock(): Promise<void> {
    try {
      await requestNow<typeof lockStaffSession>('POST', '/staff/lock', {});
    } catch (error) {
      return void show({ text: `Could not lock. ${refusalText(error)}`, tone: 'error' });
    }
    lockSession();
  }

  async function signOut(): Promise<void> {
    if (!(await mayLeave())) return;
    try {
      await requestNow<typeof signOutStaff>('POST', '/staff/sign-out', {});
    } catch (error) {
      return void show({ text: `Could not sign out. ${refusalText(error)}`, tone: 'error' });
    }
    clearUnsaved();
    leaveSession();
    void navigate('/');
  }

  useShortcuts('Everywhere', [{ keys: '$mod+Shift+L', label: 'Lock', run: () => void lock(), always: true }]);

  return (
    <div className="border-line sm:border-t sm:p-1.5 lg:p-2.5 lg:short:py-1.5">
      <Menu
        align="start"
        heading={name}
        trigger={
          <button
            type="button"
            className="flex min-h-11 w-full lg:pointer-fine:short:min-h-9 items-center gap-2.5 rounded-md px-1.5 text-left hover:bg-palm/6 max-lg:justify-center"
          >
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-tender font-semibold text-palm text-xs"
            >
              {initials(name)}
            </span>
            <span className="min-w-0 flex-1 truncate font-medium max-lg:sr-only">
              {name}
              <span className="sr-only">: your menu</span>
            </span>
            <Icon name="chevron-up" className="size-4 text-palm-soft max-lg:hidden" />
          </button>
        }
        groups={[
          THEMES.map((one) => ({
            label: THEME_WORDS[one],
            icon: one === theme ? ('tick' as const) : undefined,
            onSelect: () => chooseTheme(one),
          })),
          [
            { label: 'My account', icon: 'user', onSelect: () => void navigate('/profile') },
            { label: 'Lock', icon: 'lock', onSelect: () => void lock() },
            { label: 'Sign out', icon: 'logout', onSelect: () => void signOut() },
          ],
        ]}
      />
    </div>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0) ?? '')
    .join('');
}
