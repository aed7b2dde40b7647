import { type Actor, systemActor } from '@ilaneer/domain/actor/actor';
import { formatRupees, type Paise } from '@ilaneer/domain/money';
import { ok } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { reserveGiftCardAgain, returnGiftCard, writeGiftCardUse } from '../../modules/gift-card/gift-card.ts';
import { addTimelineEntry, type Order } from '../../modules/order/order.ts';
import type { Reservation } from './reservation.ts';

/** GIFT-CARD-2. */
export const giftCardReservation: Reservation = {
  reserve: async (tx, actor, order, { giftCard }) => {
    if (giftCard !== null) await writeGiftCardUse(tx, actor, order, giftCard);
    return ok(null);
  },
  // Deducted when reserved.
  confirm: async () => undefined,
  release: (tx, actor, order, at) => returnToGiftCard(tx, actor, order, { amount: 'all', at }),
  reserveAgain: async (tx, actor, order, at) =>
    order.giftCardPaise === 0 || reserveGiftCardAgain(tx, actor, order, at),
};

/** With a timeline entry. The order is locked. */
export async function returnToGiftCard(
  tx: Database,
  actor: Actor,
  order: Order,
  { amount, at }: { readonly amount: Paise | 'all'; readonly at: Date },
): Promise<Order> {
  const returned = await returnGiftCard(tx, actor, order, { amount, at });
  if (returned === null) return order;
  const note = `${formatRupees(returned.amount)} to gift card ••${returned.last4}`;
  return addTimelineEntry(tx, order, { kind: 'gift_card_returned', actor: systemActor('shop'), note, at });
}
