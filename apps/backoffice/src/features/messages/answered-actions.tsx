import { ApiError } from '@ilaneer/client/api-errors';
import type { StaffMessageView } from '@ilaneer/contract/staff/messages/messages';
import type { AnswerChannel } from '@ilaneer/domain/support/ticket';
import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation } from '@tanstack/react-query';
import { useConfirm } from '../../parts/act/confirm.tsx';
import { usePageActions } from '../../parts/frame/page-actions.ts';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { useMessageActs } from './use-message.ts';

const WAYS: readonly { readonly by: AnswerChannel; readonly label: string; readonly keys: string }[] = [
  { by: 'phone', label: 'Answered by phone', keys: 'p' },
  { by: 'email', label: 'Answered by e-mail', keys: 'e' },
];

/** Outside the shop: by phone, or by replying to the mail that reached the shop (SUPPORT-8). */
export function AnsweredActions({ message }: { message: StaffMessageView }) {
  const { id, ticketNumber, version, status, email, kind } = message;
  const acts = useMessageActs(id);
  const mark = useMutation({ mutationFn: (by: AnswerChannel) => acts.markAnswered(version, by) });
  const confirm = useConfirm();
  const { show } = useToast();

  async function ask({ by, label }: (typeof WAYS)[number]) {
    const answered = await confirm({
      title: `Mark ${ticketNumber} as answered?`,
      text: `The customer sees '${label}' on the ticket. It reopens when they reply.`,
      confirmLabel: label,
    });
    if (!answered || mark.isPending) return;
    mark.mutate(by, {
      onSuccess: () => show({ text: `${ticketNumber} is marked as answered`, tone: 'success', polite: true }),
      onError: (error) =>
        show({
          text:
            error instanceof ApiError && error.reply?.code === 'VERSION_STALE'
              ? 'This message has changed. Read it again before you mark it as answered.'
              : refusalText(error),
          tone: 'error',
        }),
    });
  }

  const close = useMutation({ mutationFn: () => acts.close(version) });

  async function askToClose() {
    const sure = await confirm({
      title: `Close ${ticketNumber}?`,
      text:
        kind === 'delivery'
          ? 'It opens again when another delivery of this parcel fails.'
          : email === null
            ? 'It opens again when the customer writes.'
            : 'The customer is asked by mail whether it is solved. It opens again when they write.',
      confirmLabel: 'Close message',
    });
    if (!sure || close.isPending) return;
    close.mutate(undefined, {
      onSuccess: () => show({ text: `${ticketNumber} is closed`, tone: 'success', polite: true }),
      onError: (error) => show({ text: refusalText(error), tone: 'error' }),
    });
  }

  const isAnswered = status !== 'open' || kind === 'delivery';
  const offered = isAnswered ? [] : WAYS.filter(({ by }) => by === 'phone' || email !== null);
  usePageActions([
    ...offered.map((way) => ({ label: way.label, keys: way.keys, run: () => void ask(way) })),
    ...(status === 'closed' ? [] : [{ label: 'Close message', run: () => void askToClose() }]),
  ]);
  return (
    <>
      {offered.map((way) => (
        <Button
          key={way.by}
          size="sm"
          variant="secondary"
          busy={mark.isPending}
          onClick={() => void ask(way)}
        >
          {way.label}
        </Button>
      ))}
      {status !== 'closed' && (
        <Button size="sm" variant="secondary" busy={close.isPending} onClick={() => void askToClose()}>
          Close message
        </Button>
      )}
    </>
  );
}
