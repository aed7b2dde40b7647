import type { TrackedTicketView } from '@ilaneer/contract/support/track-ticket';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { answerDueAt, writtenKind } from '@ilaneer/domain/support/ticket';
import { readTicketNumber } from '@ilaneer/domain/support/ticket-number';
import { typedEmail } from '@ilaneer/domain/text/typed-text';
import type { Deps } from '../../deps/deps.ts';
import { idOfToken, type SecretDeps } from '../../deps/secrets.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { findGuestTicket, type TicketRow } from '../support/support.ts';

type Wanted = { readonly ticketNumber?: string; readonly email?: string; readonly link?: string };

/** SUPPORT-6. Same reply and effort for unknown numbers. Errors: bad fields, TICKET_NOT_FOUND. */
export async function trackTicket(
  { db, keys }: Pick<Deps, 'db'> & SecretDeps,
  { ticketNumber = '', email = '', link }: Wanted,
): Promise<Result<TrackedTicketView, Failure>> {
  if (link !== undefined) {
    const id = idOfToken(keys, 'ticket', link);
    return toReply(await findGuestTicket(db, { id: id ?? '' }));
  }
  const address = typedEmail(email);
  const problems = [
    ...(ticketNumber.trim() === ''
      ? [{ field: 'ticketNumber', message: 'Please enter your ticket number' }]
      : []),
    ...(address.includes('@')
      ? []
      : [{ field: 'email', message: 'Please enter a valid email (e.g. name@example.com)' }]),
  ];
  if (problems.length > 0) return err(invalid(problems));
  return toReply(await findGuestTicket(db, { numbers: readTicketNumber(ticketNumber), email: address }));
}

function toReply(ticket: TicketRow | null): Result<TrackedTicketView, Failure> {
  if (ticket === null) {
    return err({
      code: 'TICKET_NOT_FOUND',
      message: 'We have no message with this number and email address. Please look at both in our mail.',
    });
  }
  return ok({
    ticketNumber: ticket.number,
    kind: writtenKind(ticket.kind),
    status: ticket.status,
    createdAt: ticket.createdAt.toISOString(),
    updatedAt: ticket.updatedAt.toISOString(),
    answerBy: answerDueAt(ticket.createdAt).toISOString(),
  });
}
