import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { statusAfterMessage } from '@ilaneer/domain/support/ticket';
import { validateTicketReply } from '@ilaneer/domain/support/validate-ticket';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import {
  findTicket,
  insertTicketMessage,
  lockTicket,
  type Ticket,
  updateTicketStatus,
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
    const at = deps.now();
    const added = {
      ticketId,
      position: before.messages.length + 1,
      author: 'shopper' as const,
      body: message.trim(),
      writtenAt: at,
    };
    const changes = { status: statusAfterMessage('shopper'), updatedAt: at };
    await insertTicketMessage(tx, added);
    await updateTicketStatus(tx, ticketId, changes);
    const { position, body } = added;
    for (const mail of shopMails(before, { position, message: body, photos: 0 }, deps)) {
      await deps.jobs.enqueue(tx, 'send-mail', mail);
    }
    return ok({ ...before, ...changes, messages: [...before.messages, added] });
  });
}
