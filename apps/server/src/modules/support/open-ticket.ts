import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { validateTicketMessage } from '@ilaneer/domain/support/validate-ticket';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { findUser } from '../account/account.ts';
import { findTicket, type Ticket } from './repository.ts';
import { type SupportDeps, type TicketOrder, writeTicket } from './write-ticket.ts';

type Request = { readonly orderId: string | null; readonly line: string | null; readonly message: string };

/** Errors: bad fields, ORDER_NOT_FOUND for another shopper's order. */
export async function openTicket(
  deps: Deps & SupportDeps,
  { userId }: ShopperActor,
  request: Request,
): Promise<Result<Ticket, Failure>> {
  const problems = validateTicketMessage(request.message);
  if (problems.length > 0) return err(invalid(problems));
  const user = await findUser(deps.db, userId);
  if (user === null) return err({ code: 'SESSION_REVOKED' });
  const order = request.orderId === null ? null : await deps.findOwnOrder(deps.db, userId, request.orderId);
  if (request.orderId !== null && order === null) return err({ code: 'ORDER_NOT_FOUND' });
  const line = order?.lines.find(({ variantId }) => variantId === request.line) ?? null;
  if (request.line !== null && line === null) {
    return err(invalid([{ field: 'line', message: 'Please choose an item of this order' }]));
  }
  const id = await transactAll(deps.db, async (tx) => {
    const ticket = await writeTicket(tx, deps, {
      kind: order === null ? 'contact' : 'order',
      userId,
      orderId: order?.id ?? null,
      orderLinePosition: line?.position ?? null,
      name: user.name,
      email: user.email,
      isEmailProven: user.emailVerified,
      phone: user.mobile === null ? null : `+91${user.mobile}`,
      country: null,
      subject: subjectOf(order, line?.name ?? null),
      message: request.message.trim(),
    });
    return ticket.id;
  });
  const opened = await findTicket(deps.db, userId, id);
  if (opened === null) throw new Error('the new ticket did not come back');
  return ok(opened);
}

function subjectOf(order: TicketOrder | null, lineName: string | null): string {
  if (order === null) return 'A question';
  return lineName === null ? `Order ${order.number}` : `Order ${order.number}: ${lineName}`;
}
