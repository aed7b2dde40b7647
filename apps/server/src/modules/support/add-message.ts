import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { statusAfterMessage } from '@ilaneer/domain/support/ticket';
import { withoutQuote } from '@ilaneer/domain/support/ticket-mail';
import { validateTicketReply } from '@ilaneer/domain/support/validate-ticket';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import {
  findAnyTicket,
  findTicket,
  insertTicketMessage,
  lockTicket,
  nextPosition,
  type Ticket,
  updateTicket,
} from './repository.ts';
import { shopMails } from './shop-mails.ts';

/** Reopens the ticket. Errors: bad fields, TICKET_NOT_FOUND. */
export async function addMessage(
  deps: Deps,
  { userId }: ShopperActor,
  { ticketId, message }: { readonly ticketId: string; readonly message: string },
): Promise<Result<Ticket, Failure>> {
  const problems = validateTicketReply(message);
  if (problems.length > 0) return err(invalid(problems));
  return transact(deps.db, async (tx): Promise<Result<Ticket, Failure>> => {
    // Locked, for distinct positions.
    if (!(await lockTicket(tx, userId, ticketId))) return err({ code: 'TICKET_NOT_FOUND' });
    const before = await findTicket(tx, userId, ticketId);
    if (before === null) return err({ code: 'TICKET_NOT_FOUND' });
    await writeFurther(tx, deps, before, { body: message.trim(), mailId: null });
    const after = await findTicket(tx, userId, ticketId);
    return after === null ? err({ code: 'TICKET_NOT_FOUND' }) : ok(after);
  });
}

/** By the holder of a mailed link, such as a quote's. */
export async function addByLink(tx: Database, deps: Deps, ticketId: string, body: string): Promise<void> {
  await lockTicket(tx, null, ticketId);
  const ticket = await findAnyTicket(tx, ticketId);
  if (ticket !== null) await writeFurther(tx, deps, ticket, { body, mailId: null });
}

/** To a locked ticket: hands it to staff (SUPPORT-1) and mails the shop (SUPPORT-7). */
export async function writeFurther(
  tx: Database,
  deps: Deps,
  ticket: Ticket,
  { body, mailId }: { readonly body: string; readonly mailId: string | null },
): Promise<void> {
  const at = deps.now();
  const position = nextPosition(ticket);
  await insertTicketMessage(tx, {
    ticketId: ticket.id,
    position,
    author: 'shopper',
    body,
    writtenAt: at,
    mailId,
  });
  await updateTicket(tx, ticket.id, {
    status: statusAfterMessage('shopper'),
    closedAt: null,
    updatedAt: at,
  });
  const message = mailId === null ? body : withoutQuote(body).words;
  for (const mail of shopMails(ticket, { position, message, photos: 0 }, deps)) {
    await deps.jobs.enqueue(tx, 'send-mail', mail);
  }
}
