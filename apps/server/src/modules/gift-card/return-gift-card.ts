import type { Actor } from '@ilaneer/domain/actor/actor';
import { expiryAfterReturn } from '@ilaneer/domain/gift-card/expiry';
import { NO_PAISE, type Paise, paise } from '@ilaneer/domain/money';
import type { OrderPaymentStatus } from '@ilaneer/domain/order/payment-method';
import type { Database } from '../../db/connect.ts';
import { lockCardOfOrder, writeGiftCardEntry } from './repository.ts';

type PaidOrder = {
  readonly id: string;
  /** Paid at placing. */
  readonly giftCardPaise: number;
  readonly paymentStatus: OrderPaymentStatus;
};

export type ReturnedToCard = { readonly amount: Paise; readonly last4: string };

export async function paidByGiftCard(
  tx: Database,
  { id, giftCardPaise }: Omit<PaidOrder, 'paymentStatus'>,
): Promise<Paise> {
  if (giftCardPaise === 0) return NO_PAISE;
  return paise((await lockCardOfOrder(tx, id))?.paid ?? 0);
}

/** GIFT-CARD-6. Idempotent: null when nothing is left. The order is locked; the caller records it. */
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

/** Transfers a payment to another order. The first is locked. */
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
