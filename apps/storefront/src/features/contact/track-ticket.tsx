import { ApiError } from '@ilaneer/client/api-errors';
import type { PartOf } from '@ilaneer/contract/message/call';
import type { TrackedTicketView, trackTicket } from '@ilaneer/contract/support/track-ticket';
import { formatMoment } from '@ilaneer/domain/india-day';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { request } from '../../lib/api-client.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { EraseMessages } from './erase-messages.tsx';

type TrackTicketProps = {
  readonly link: string | null;
  readonly ticketNumber: string;
};

export function TrackTicket({ link, ticketNumber }: TrackTicketProps) {
  const [number, setNumber] = useState(ticketNumber);
  const [email, setEmail] = useState('');
  const asked = useMutation({
    mutationFn: (body: PartOf<typeof trackTicket, 'body'>) =>
      request<typeof trackTicket>('POST', '/track-ticket', { body }),
  });
  const { mutate } = asked;
  useEffect(() => {
    if (link !== null) mutate({ link });
  }, [link, mutate]);
  const problems = problemsOf(asked.error);

  function ask(event: FormEvent) {
    event.preventDefault();
    mutate({ ticketNumber: number, email });
  }

  if (asked.data !== undefined) {
    return (
      <div className="grid gap-6">
        <Progress ticket={asked.data.ticket} />
        {link !== null && <EraseMessages link={link} />}
      </div>
    );
  }
  if (link !== null && (asked.isPending || asked.isIdle)) return <p role="status">Looking it up...</p>;
  return (
    <form noValidate onSubmit={ask} className="grid gap-5">
      <p>Enter the number that we gave you, such as T-7K3QFB, and the email address that you wrote with.</p>
      {asked.isError && problems.size === 0 && (
        <Notice tone="error">
          {link === null ? asked.error.message : 'This link is not valid. Please enter number and address.'}
        </Notice>
      )}
      <TextField
        label="Ticket number"
        name="ticketNumber"
        required
        autoComplete="off"
        autoCapitalize="characters"
        value={number}
        error={problems.get('ticketNumber')}
        onChange={({ target }) => setNumber(target.value)}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="email"
        value={email}
        error={problems.get('email')}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" className="justify-self-start" busy={asked.isPending} busyLabel="Looking...">
        Show how far it is
      </Button>
    </form>
  );
}

const STATUS = {
  open: { tone: 'sun', words: 'We are on it' },
  answered: { tone: 'leaf', words: 'Answered' },
  closed: { tone: 'leaf', words: 'Closed' },
} as const;

function Progress({ ticket }: { readonly ticket: TrackedTicketView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { tone, words } = STATUS[ticket.status];
  return (
    <section aria-labelledby="ticket" className="grid gap-3 rounded-xl bg-kernel p-5 shadow-sm sm:p-8">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="ticket" ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {ticket.ticketNumber}
        </h2>
        <Badge tone={tone}>{words}</Badge>
      </div>
      <p>
        Your {ticket.kind === 'enquiry' ? 'enquiry' : 'message'} reached us on{' '}
        {formatMoment(ticket.createdAt)}.
      </p>
      <p>{whatNext(ticket)}</p>
      <p className="text-palm-soft text-sm">
        If you are not satisfied, our Grievance Officer looks at it again: see the{' '}
        <PageLink to="/contact-us" className="font-semibold text-leaf-dark underline underline-offset-4">
          contact page
        </PageLink>
        .
      </p>
    </section>
  );
}

function whatNext({ status, answerBy, updatedAt }: TrackedTicketView): string {
  switch (status) {
    case 'open':
      return `You hear from us within 48 hours, by ${formatMoment(answerBy)}.`;
    case 'answered':
      return `We answered on ${formatMoment(updatedAt)}, by mail or phone. Please look into your mail, also among the unwanted.`;
    case 'closed':
      return `It was closed on ${formatMoment(updatedAt)}. Answer our mail if something is still open.`;
  }
}

function problemsOf(error: Error | null): ReadonlyMap<string, string> {
  const fields = error instanceof ApiError ? (error.reply?.fields ?? []) : [];
  return new Map(fields.map(({ field, message }) => [field, message]));
}
