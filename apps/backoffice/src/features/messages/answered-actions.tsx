import { ApiError } from '@ilaneer/client/api-errors';
import type { StaffMessageView } from '@ilaneer/contract/staff/messages/messages';
import type { AnswerChannel } from '@ilaneer/domain/support/ticket';
import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useConfirm } from '../../parts/act/confirm.tsx';
import { usePageActions } from '../../parts/frame/page-actions.ts';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { useMarkAnswered } from './use-message.ts';

const WAYS: readonly { readonly by: AnswerChannel; readonly label: string; readonly keys: string }[] = [
  { by: 'phone', label: 'Answered by phone', keys: 'p' },
  { by: 'email', label: 'Answered by e-mail', keys: 'e' },
];

/** Answers are sent outside (SUPPORT-8). */
export function AnsweredActions({ message }: { message: StaffMessageView }) {
  const { id, ticketNumber, version, status } = message;
  const mark = useMarkAnswered(id);
  const confirm = useConfirm();
  const { show } = useToast();

  async function ask({ by, label }: (typeof WAYS)[number]) {
    const answered = await confirm({
      title: `Mark ${ticketNumber} as answered?`,
      text: `The customer sees '${label}' on the ticket. It reopens when they reply.`,
      confirmLabel: label,
    });
    if (!answered || mark.isPending) return;
    mark.mutate(
      { version, by },
      {
        onSuccess: () =>
          show({ text: `${ticketNumber} is marked as answered`, tone: 'success', polite: true }),
        onError: (error) =>
          show({
            text:
              error instanceof ApiError && error.reply?.code === 'VERSION_STALE'
                ? 'This message has changed. Read it again before you mark it as answered.'
                : refusalText(error),
            tone: 'error',
          }),
      },
    );
  }

  const offered = status === 'open' ? WAYS : [];
  usePageActions(offered.map((way) => ({ label: way.label, keys: way.keys, run: () => void ask(way) })));
  return offered.map((way) => (
    <Button
      key={way.by}
      size="sm"
      variant={way.by === 'email' ? 'primary' : 'secondary'}
      busy={mark.isPending}
      onClick={() => void ask(way)}
    >
      {way.label}
    </Button>
  ));
}
