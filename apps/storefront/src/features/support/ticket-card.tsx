import { clearOnEdit, resolveBy } from '@ilaneer/client/form';
import type { TicketView } from '@ilaneer/contract/support/support';
import { formatMoment } from '@ilaneer/domain/india-day';
import { TICKET_LIMITS, validateTicketReply } from '@ilaneer/domain/support/validate-ticket';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge, type BadgeTone } from '@ilaneer/ui/feedback/badge';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { brand } from '../../lib/content.ts';
import { useAddTicketMessage } from './tickets.ts';

const STATUSES: Readonly<Record<TicketView['status'], { readonly text: string; readonly tone: BadgeTone }>> =
  {
    open: { text: 'We are on it', tone: 'sun' },
    answered: { text: 'Answered', tone: 'leaf' },
    closed: { text: 'Closed', tone: 'neutral' },
  };

export function TicketCard({ ticket }: { readonly ticket: TicketView }) {
  const titleId = useId();
  const { text, tone } = STATUSES[ticket.status];
  return (
    <article aria-labelledby={titleId} className="overflow-clip rounded-xl bg-kernel shadow-sm">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-line border-b px-5 py-5 sm:px-7">
        <div className="min-w-0">
          <h2 id={titleId} className="font-sans text-lg tracking-normal">
            {ticket.subject}
          </h2>
          <p className="mt-1 text-palm-soft text-sm">
            {ticket.ticketNumber} · Opened on {formatMoment(ticket.createdAt)}
          </p>
        </div>
        <Badge tone={tone}>{text}</Badge>
      </header>
      <div className="grid gap-5 px-5 py-6 sm:px-7">
        <ol aria-label="Messages" className="grid gap-3">
          {ticket.messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
        <ReplyForm ticketId={ticket.id} closed={ticket.status === 'closed'} />
      </div>
    </article>
  );
}

function Message({ message }: { readonly message: TicketView['messages'][number] }) {
  const own = message.author === 'shopper';
  return (
    <li
      className={`grid max-w-[min(100%,34rem)] gap-1 rounded-lg px-4 py-3 ${own ? 'justify-self-end bg-leaf-tint' : 'justify-self-start bg-water'}`}
    >
      <p className="text-palm-soft text-sm">
        <span className="font-semibold text-palm">{own ? 'You' : brand().name}</span> ·{' '}
        {formatMoment(message.at)}
      </p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{message.message}</p>
    </li>
  );
}

type ReplyEntry = { readonly message: string };
type ReplyFormProps = { readonly ticketId: string; readonly closed: boolean };

function ReplyForm({ ticketId, closed }: ReplyFormProps) {
  const { show } = useToast();
  const reply = useAddTicketMessage(ticketId);
  const form = useForm<ReplyEntry>({
    defaultValues: { message: '' },
    resolver: resolveBy((entry) => validateTicketReply(entry.message)),
    reValidateMode: 'onSubmit',
  });

  function send({ message }: ReplyEntry) {
    if (reply.isPending) return;
    reply.mutate(message, {
      onSuccess: (sent) => {
        form.reset();
        show({ text: sent.message, tone: 'success' });
      },
    });
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="grid gap-3">
      <TextAreaField
        {...form.register('message', clearOnEdit(form, reply))}
        label="Your message"
        rows={2}
        error={form.formState.errors.message?.message}
        readOnly={reply.isPending}
        maxLength={TICKET_LIMITS.message.max}
        hint={closed ? 'A message opens this request again.' : undefined}
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

export function TicketsSkeleton() {
  return (
    <div className="grid gap-5">
      <Spinner label="Loading your requests..." />
      {['first', 'second'].map((card) => (
        <div key={card} className="rounded-xl bg-kernel shadow-sm">
          <div className="grid gap-2.5 border-line border-b px-5 py-5 sm:px-7">
            <Skeleton className="h-6 w-52" />
            <Skeleton className="h-4 w-64 max-w-full" />
          </div>
          <div className="grid gap-5 px-5 py-6 sm:px-7">
            <Skeleton className="ml-auto h-20 w-3/4 rounded-lg" />
            <Skeleton className="h-32 w-full rounded-md" />
          </div>
        </div>
      ))}
    </div>
  );
}
