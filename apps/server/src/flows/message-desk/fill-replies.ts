import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { courierLink } from '@ilaneer/domain/order/shipment';
import { fillReply, type ReplyFacts, STATUS_IN_A_REPLY } from '@ilaneer/domain/support/saved-reply';
import type { Deps } from '../../deps/deps.ts';
import { findOrderById } from '../../modules/order/order.ts';
import { listSavedReplies, type Ticket } from '../../modules/support/support.ts';

type Filled = { id: string; title: string; text: string };

/** Status and parcel of the order only for staff who may read orders (SUPPORT-13). */
export async function fillReplies(
  { db, brand }: Pick<Deps, 'db' | 'brand'>,
  staff: StaffActor,
  ticket: Ticket,
): Promise<Filled[]> {
  const mayRead = staff.permissions.includes('orders.read');
  const order = mayRead && ticket.orderId !== null ? await findOrderById(db, ticket.orderId) : null;
  const facts: ReplyFacts = {
    name: ticket.name,
    'ticket number': ticket.number,
    'order number': ticket.orderNumber,
    'order status': order === null ? null : STATUS_IN_A_REPLY[order.status],
    'tracking link': order === null ? null : courierLink(order.courier, order.trackingNumber),
    'shop name': brand.name,
    'my name': staff.name,
  };
  const replies = await listSavedReplies(db);
  return replies.map(({ id, title, body }) => ({ id, title, text: fillReply(body, facts) }));
}
