import { TICKET_LIMITS, validateTicketReply } from '@ilaneer/domain/support/validate-ticket';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { useToast } from '@ilaneer/ui/feedback/toast';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { type FormEvent, useRef, useState } from 'react';
import { useAddTicketMessage } from './add-ticket-message.ts';

type ReplyFormProps = { readonly ticketId: string; readonly closed: boolean };

/** The box for a further message. What is in it goes only when it has been sent. */
export function ReplyForm({ ticketId, closed }: ReplyFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { show } = useToast();
  const reply = useAddTicketMessage(ticketId);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string | undefined>();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reply.isPending) return;
    const [found] = validateTicketReply(message);
    setProblem(found?.message);
    if (found !== undefined) {
      field.current?.focus();
      return;
    }
    reply.mutate(message, {
      onSuccess: (sent) => {
        setMessage('');
        show({ text: sent.message, tone: 'success' });
      },
    });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextAreaField
        ref={field}
        label="Your message"
        rows={2}
        value={message}
        error={problem}
        readOnly={reply.isPending}
        maxLength={TICKET_LIMITS.message.max}
        hint={closed ? 'A message opens this request again.' : undefined}
        onChange={(event) => {
          setMessage(event.target.value);
          setProblem(undefined);
          if (reply.isError) reply.reset();
        }}
      />
      {reply.error !== null && <Notice tone="error">{reply.error.message}</Notice>}
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        className="justify-self-end"
        busy={reply.isPending}
        busyLabel="Sending..."
      >
        Send message
      </Button>
    </form>
  );
}
