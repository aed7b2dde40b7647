import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { PooledDatabase } from '../db/connect.ts';
import { giftCardEntries } from '../db/schema/gift-card.ts';
import { findOrderById, type Order } from '../modules/order/repository.ts';
import { booksOfCard } from './test-gift-card.ts';

/** Expects that what a card paid is with the orders that stand, and everything else is on the card. */
export async function reconcileCard(
  env: { readonly db: PooledDatabase },
  card: { readonly id: string } | null,
  order: Order,
  others: readonly string[],
): Promise<void> {
  if (card === null) return;
  expect(order.giftCardPaise).toBeGreaterThan(0);
  const entries = await env.db.select().from(giftCardEntries).where(eq(giftCardEntries.giftCardId, card.id));
  const keptBy = (orderId: string) =>
    entries.filter((entry) => entry.orderId === orderId).reduce((sum, one) => sum + one.amountPaise, 0);
  const isSold = order.status !== 'cancelled';
  expect(keptBy(order.id)).toBe(isSold ? order.giftCardPaise : 0);
  for (const other of others) {
    expect(keptBy(other)).toBe((await findOrderById(env.db, other))?.giftCardPaise);
  }
  const { balance, spent, initial } = await booksOfCard(env, card.id);
  expect(balance + spent).toBe(initial);
  expect(spent).toBe([order.id, ...others].reduce((sum, id) => sum + keptBy(id), 0));
  const isWhole = order.giftCardPaise === order.totalPaise;
  if (isWhole) expect(order.paymentStatus).toBe(isSold ? 'completed' : 'refunded');
}
