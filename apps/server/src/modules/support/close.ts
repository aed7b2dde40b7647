import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { idOfToken, tokenOf } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import type { StaffMember } from '../../http/staff-access.ts';
import { letter } from '../../messages/letter.ts';
import type { MailBrand } from '../../messages/letter-content.ts';
import type { Mail } from '../../messages/mailer.ts';
import { writeFurther } from './add-message.ts';
import { lockAtVersion, MAIL_AFTER_MS, recorded } from './answer.ts';
import { type InboundDeps, mailsOf, threadOf } from './mail-thread.ts';
import {
  findAnyTicket,
  lockTicket,
  nextPosition,
  type Ticket,
  type TicketRow,
  updateTicket,
} from './repository.ts';
import { openedSubject } from './ticket-opened-mail.ts';

/** SUPPORT-15. Errors: TICKET_NOT_FOUND, VERSION_STALE. */
export function closeTicket(
  deps: Deps & InboundDeps,
  actor: StaffMember,
  at: { readonly ticketId: string; readonly version: number },
): Promise<Result<Ticket, Failure>> {
  return transact(deps.db, async (tx): Promise<Result<Ticket, Failure>> => {
    const found = await lockAtVersion(tx, at);
    if (!found.ok) return found;
    const before = found.value;
    if (before.status === 'closed') return err({ code: 'VERSION_STALE' });
    const now = deps.now();
    await updateTicket(tx, before.id, { status: 'closed', closedAt: now, rating: null, updatedAt: now });
    if (before.email !== null) {
      const mail = closedMail(before, before.email, {
        brand: deps.brand,
        publicUrl: deps.config.publicUrl,
        rateLink: tokenOf(deps.keys, 'rate-ticket', before.id),
      });
      const thread = threadOf(deps, before, mailsOf(deps, before, nextPosition(before)));
      // Behind an answer that can still be undone.
      const isAnswering = before.messages.some(({ mailAfter }) => mailAfter !== null);
      const afterMs = isAnswering ? MAIL_AFTER_MS * 2 : 0;
      await deps.jobs.enqueue(tx, 'send-mail', { ...mail, ...thread }, { afterMs });
    }
    return recorded(tx, deps, actor, 'closed', before);
  });
}

type ClosedMailContext = {
  readonly brand: MailBrand;
  readonly publicUrl: string;
  readonly rateLink: string;
};

export function closedMail(
  ticket: Pick<TicketRow, 'id' | 'kind' | 'number' | 'subject' | 'version'>,
  to: string,
  { brand, publicUrl, rateLink }: ClosedMailContext,
): Mail {
  return {
    id: `ticket-closed ${ticket.id} ${ticket.version}`,
    kind: 'ticket-closed',
    to,
    subject: `Re: ${openedSubject(ticket)}`,
    ...letter({
      brand,
      shopUrl: publicUrl,
      heading: 'Is it solved?',
      paragraphs: [
        `We closed your request ${ticket.number}. Please tell us with one click how well we helped, or that it is not solved: then we go on with it.`,
      ],
      facts: [
        ['Ticket', ticket.number],
        ['About', ticket.subject],
      ],
      button: { label: 'Rate our answer', url: `${publicUrl}/#/track-ticket?rate=${rateLink}` },
      notes: ['A reply to this mail opens your request again.'],
    }),
  };
}

/** By the link of the mail; null: not solved, which opens it again. Errors: LINK_INVALID, TICKET_NOT_CLOSED. */
export function rateTicket(
  deps: Deps & InboundDeps,
  { link, rating }: { readonly link: string; readonly rating: number | null },
): Promise<Result<null, Failure>> {
  return transact(deps.db, async (tx): Promise<Result<null, Failure>> => {
    const ticket = await lockRated(tx, idOfToken(deps.keys, 'rate-ticket', link));
    if (ticket === null) return err({ code: 'LINK_INVALID', message: 'This link is not valid.' });
    if (ticket.status !== 'closed') return err({ code: 'TICKET_NOT_CLOSED' });
    if (rating === null) {
      await writeFurther(tx, deps, ticket, { body: NOT_SOLVED, mailId: null });
      await updateTicket(tx, ticket.id, { notSolvedAt: deps.now() });
    } else {
      await updateTicket(tx, ticket.id, { rating });
    }
    return ok(null);
  });
}

const NOT_SOLVED = 'This is not solved yet.';

/** Not one that is erased. */
async function lockRated(tx: Database, id: string | null): Promise<Ticket | null> {
  if (id === null) return null;
  await lockTicket(tx, null, id);
  const ticket = await findAnyTicket(tx, id);
  return ticket?.email == null ? null : ticket;
}
