import type { TicketView } from '@ilaneer/contract/support/support';
import { formatMoment } from '@ilaneer/domain/india-day';
import { Badge, type BadgeTone } from '@ilaneer/ui/feedback/badge';
import { useId } from 'react';
import { brand } from '../../lib/content.ts';
import { ReplyForm } from './reply-form.tsx';

const STATUSES: Readonly<Record<TicketView['status'], { readonly text: string; readonly tone: BadgeTone }>> =
  {
    open: { text: 'We are on it', tone: 'sun' },
    answered: { text: 'Answered', tone: 'leaf' },
    closed: { text: 'Closed', tone: 'neutral' },
  };

/** A support request: what was written, by whom and when, and a box to go on. */
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
        <span className="font-semibold text-palm">{own ? 'You' : brand.name}</span> ·{' '}
        {formatMoment(message.at)}
      </p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{message.message}</p>
    </li>
  );
}
