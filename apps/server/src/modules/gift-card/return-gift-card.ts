import type { Actor } from '@ilaneer/domain/actor/actor';
import { expiryAfterReturn } from '@ilaneer/domain/gift-card/expiry';
import { NO_PAISE, type Paise, paise } from '@ilaneer/domain/money';
import type { OrderPaymentStatus } from '@ilaneer/domain/order/payment-method';
import type { Database } from '../../db/connect.ts';
import { lockCardOfOrder, writeGiftCardEntry } from './repository.ts';

type PaidOrder = {
  readonly id: string;
  /** What a gift card paid of it when it was placed. */
  readonly giftCardPaise: number;
  readonly paymentStatus: OrderPaymentStatus;
};

/** Money that went back to the card with these last letters. */
export type ReturnedToCard = { readonly amount: Paise; readonly last4: string };

/** How much of an order its gift card still pays; the card is locked until the transaction ends. */
export async function paidByGiftCard(
  tx: Database,
  { id, giftCardPaise }: Omit<PaidOrder, 'paymentStatus'>,
): Promise<Paise> {
  if (giftCardPaise === 0) return NO_PAISE;
  return paise((await lockCardOfOrder(tx, id))?.paid ?? 0);
}

/**
 * Gives an order's gift card back an amount, or all that it still pays, and time to spend it again (GIFT-CARD-6). What
 * went back already is not there to go back twice; null when nothing went back now. The order is locked by the
 * caller, who writes down what went back.
 */
export async function returnGiftCard(
  tx: Database,
  actor: Actor,
  order: PaidOrder,
  { amount, at }: { readonly amount: Paise | 'all'; readonly at: Date },
): Promise<ReturnedToCard | null> {
  const found = order.giftCardPaise === 0 ? null : await lockCardOfOrder(tx, order.id);
  const back = amount === 'all' ? paise(found?.paid ?? 0) : amount;
  if (found === null || back === 0) return null;
  const { card, paid } = found;
  if (back > paid) throw new Error(`order ${order.id} was to give back more than its gift card paid`);
  await writeGiftCardEntry(
    tx,
    actor,
    {
      giftCardId: card.id,
      orderId: order.id,
      kind: order.paymentStatus === 'pending' ? 'returned' : 'refunded',
      amountPaise: -back,
      happenedAt: at,
    },
    expiryAfterReturn(card.expiresAt, at),
  );
  return { amount: back, last4: card.last4 };
}

/** Has a part of what a card paid of one order pay for another one instead. The first order is locked by the caller. */
export async function moveGiftCardUse(
  tx: Database,
  actor: Actor,
  {
    from,
    to,
    amount,
    at,
  }: { readonly from: PaidOrder; readonly to: string; readonly amount: Paise; readonly at: Date },
): Promise<void> {
  const found = await lockCardOfOrder(tx, from.id);
  if (found === null || amount > found.paid) throw new Error(`the gift card of order ${from.id} paid less`);
  const entry = { giftCardId: found.card.id, happenedAt: at };
  await writeGiftCardEntry(tx, actor, { ...entry, orderId: from.id, kind: 'refunded', amountPaise: -amount });
  await writeGiftCardEntry(tx, actor, { ...entry, orderId: to, kind: 'held', amountPaise: amount });
}
