import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import type { Database } from '../../db/connect.ts';
import type { CartLine } from '../../modules/cart/cart.ts';
import { lockAnyOrder, type Order, writeTransition } from '../../modules/order/order.ts';
import { expirePayments } from '../../modules/payment/payment.ts';
import { releaseToReplacement, unitsOf } from '../reservations/reservations.ts';

/** The shopper is locked; the new order takes over its stock. Null if settled meanwhile. */
export async function replaceOpenedOrder(
  tx: Database,
  actor: ShopperActor,
  opened: Order,
  at: Date,
): Promise<Order | null> {
  const order = await lockAnyOrder(tx, opened.id);
  if (order === null || order.status !== 'pending' || !order.awaitsPlaceOrder) return null;
  if (order.paymentStatus !== 'pending') return null;
  await expirePayments(tx, order.id, at);
  const note = 'The cart was ordered again';
  const changes = { cancelledAt: at, cancelCause: 'by shopper' as const, cancelReason: note };
  const given = await writeTransition(tx, order, { status: 'cancelled', changes, actor, note, at });
  return releaseToReplacement(tx, actor, given, at);
}

export function withUnitsOf(replaced: Order | null, lines: readonly CartLine[]): readonly CartLine[] {
  if (replaced === null) return lines;
  return lines.map((line) => ({ ...line, stock: line.stock + unitsOf(replaced.lines, line.variantId) }));
}
