import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { tokenOf } from '../../deps/secrets.ts';
import type { JobData } from '../../jobs/job-data.ts';
import { letter } from '../../messages/letter.ts';
import { type Mail, messageIdOf } from '../../messages/mailer.ts';
import { type InboundDeps, mailsOf, threadOf } from './mail-thread.ts';
import { findAnyTicket, lockTicket, type TicketRow, writeMailed } from './repository.ts';
import { nextOf, openedSubject, type TicketMailContext } from './ticket-opened-mail.ts';

/** After the time for Undo (SUPPORT-10); an answer that was undone is gone. */
export function mailAnswer(deps: Deps & InboundDeps): (data: JobData['mail-answer']) => Promise<void> {
  return ({ ticketId, position, mailAfter }) =>
    transactAll(deps.db, async (tx) => {
      await lockTicket(tx, null, ticketId);
      const ticket = await findAnyTicket(tx, ticketId);
      const answer = ticket?.messages.find((message) => message.position === position);
      // Mailed already, undone, written again or erased.
      if (ticket === null || ticket.email === null || answer?.mailAfter?.toISOString() !== mailAfter) return;
      const mail = answerMail(ticket, ticket.email, answer, {
        brand: deps.brand,
        publicUrl: deps.config.publicUrl,
        trackLink: tokenOf(deps.keys, 'ticket', ticket.id),
      });
      const thread = threadOf(deps, ticket, mailsOf(deps, ticket, position));
      const headers = { ...thread.headers, 'Auto-Submitted': 'no' };
      await writeMailed(tx, ticketId, position, messageIdOf(mail.id, deps.brand.seller.email));
      await deps.jobs.enqueue(tx, 'send-mail', { ...mail, ...thread, headers });
    });
}

export function answerMail(
  ticket: Pick<TicketRow, 'id' | 'kind' | 'number' | 'subject'>,
  to: string,
  { position, body }: { readonly position: number; readonly body: string },
  { brand, publicUrl, trackLink }: TicketMailContext,
): Mail {
  return {
    id: `ticket-answer ${ticket.id} ${position}`,
    kind: 'ticket-answer',
    to,
    subject: `Re: ${openedSubject(ticket)}`,
    ...letter({
      brand,
      shopUrl: publicUrl,
      heading: 'Our answer',
      paragraphs: body.split(/\n{2,}/),
      facts: [
        ['Ticket', ticket.number],
        ['About', ticket.subject],
      ],
      button: nextOf(ticket.kind, publicUrl, trackLink),
      notes: ['To write to us again, reply to this mail.'],
    }),
  };
}
