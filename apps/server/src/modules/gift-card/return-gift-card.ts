import { expiryAfterReturn } from '@ilaneer/domain/gift-card/expiry';
import { formatRupees, NO_PAISE, type Paise, paise } from '@ilaneer/domain/money';
import type { Database } from '../../db/connect.ts';
import type { Order } from '../order/repository.ts';
import { addTimelineEntry } from '../order/timeline-repository.ts';
import { lockCardOfOrder, writeGiftCardEntry } from './repository.ts';

/** How much of its gift card's money an order has; the card is held until the transaction ends. */
export async function keptOfGiftCard(tx: Database, order: Order): Promise<Paise> {
  if (order.giftCardPaise === 0) return NO_PAISE;
  return paise((await lockCardOfOrder(tx, order.id))?.kept ?? 0);
}

/**
 * Gives an order's gift card back an amount, or all that the order still has of it, and time to spend it again. What
 * went back already is not there to go back twice. The order is held by the caller.
 */
export async function returnGiftCard(
  tx: Database,
  order: Order,
  { amount, at }: { readonly amount: Paise | 'all'; readonly at: Date },
): Promise<Order> {
  const found = order.giftCardPaise === 0 ? null : await lockCardOfOrder(tx, order.id);
  const back = amount === 'all' ? paise(found?.kept ?? 0) : amount;
  if (found === null || back === 0) return order;
  const { card, kept } = found;
  if (back > kept) throw new Error(`order ${order.id} was to give back more than its gift card paid`);
  await writeGiftCardEntry(
    tx,
    {
      giftCardId: card.id,
      orderId: order.id,
      kind: order.paymentStatus === 'pending' ? 'returned' : 'refunded',
      amountPaise: -back,
      happenedAt: at,
    },
    expiryAfterReturn(card.expiresAt, at),
  );
  const note = `${formatRupees(back)} to gift card ••${card.last4}`;
  return addTimelineEntry(tx, order, { kind: 'gift_card_returned', actor: 'shop', note, at });
}
