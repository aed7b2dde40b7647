import type { Colleague, StaffMessageView } from '@ilaneer/contract/staff/messages/messages';
import { Button } from '@ilaneer/ui/buttons/button';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation } from '@tanstack/react-query';
import { useUndo } from '../../parts/act/undo.ts';
import { usePageActions } from '../../parts/frame/page-actions.ts';
import { Panel } from '../../parts/frame/panel.tsx';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { memberNow } from '../../session/session.ts';
import { useAssignees, useMessageActs } from './use-message.ts';

/** SUPPORT-16. */
export function AssigneePanel({ message: one }: { message: StaffMessageView }) {
  const acts = useMessageActs(one.id);
  const people = useAssignees().data ?? [];
  const undo = useUndo();
  const { show } = useToast();
  const me = memberNow()?.id ?? '';
  const before = one.assignee?.id ?? null;
  const assign = useMutation({
    mutationFn: (memberId: string | null) => acts.assign(one.version, memberId),
    onSuccess: ({ version, assignee }) =>
      undo(assignee === null ? 'Unassigned' : `Assigned to ${assignee.name}`, () =>
        acts.assign(version, before),
      ),
    onError: (error) => show({ text: refusalText(error), tone: 'error' }),
  });
  const give = (memberId: string | null) => {
    if (!assign.isPending && memberId !== before) assign.mutate(memberId);
  };
  usePageActions([
    ...(before === me ? [] : [{ label: 'Take this message', keys: 'i', run: () => give(me) }]),
    ...(before === null ? [] : [{ label: 'Unassign this message', run: () => give(null) }]),
  ]);
  return (
    <Panel
      title="Assigned to"
      actions={
        before !== me && (
          <Button size="sm" variant="secondary" busy={assign.isPending} onClick={() => give(me)}>
            Take
          </Button>
        )
      }
    >
      <SelectField
        label="Assigned to"
        hideLabel
        value={before ?? ''}
        disabled={assign.isPending}
        onChange={({ target }) => give(target.value === '' ? null : target.value)}
      >
        <option value="">Unassigned</option>
        {withCurrent(people, one.assignee).map(({ id, name }) => (
          <option key={id} value={id}>
            {id === me ? `${name} (you)` : name}
          </option>
        ))}
      </SelectField>
    </Panel>
  );
}

/** Also without the permission, since they had it. */
function withCurrent(people: readonly Colleague[], current: Colleague | null): readonly Colleague[] {
  return current === null || people.some(({ id }) => id === current.id) ? people : [...people, current];
}
