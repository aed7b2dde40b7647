import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { giftCardEntries, giftCards } from '../../db/schema/balance/gift-card.ts';
import { orders } from '../../db/schema/order/order.ts';

/** Paise; negative was given back. */
type GiftCardUseOfShopper = {
  readonly giftCardId: string;
  readonly last4: string;
  readonly expiresAt: Date;
  readonly orderNumber: string;
  readonly amountPaise: number;
  readonly happenedAt: Date;
};

export function listUsesOf(db: Database, userId: string): Promise<GiftCardUseOfShopper[]> {
  return db
    .select({
      giftCardId: giftCards.id,
      last4: giftCards.last4,
      expiresAt: giftCards.expiresAt,
      orderNumber: orders.number,
      amountPaise: giftCardEntries.amountPaise,
      happenedAt: giftCardEntries.happenedAt,
    })
    .from(giftCardEntries)
    .innerJoin(giftCards, eq(giftCards.id, giftCardEntries.giftCardId))
    .innerJoin(orders, eq(orders.id, giftCardEntries.orderId))
    .where(and(eq(orders.userId, userId), isNotNull(giftCardEntries.orderId)))
    .orderBy(asc(giftCardEntries.id));
}
