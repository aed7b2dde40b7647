import { randomUUID } from 'node:crypto';
import { paise } from '@ilaneer/domain/money';
import type { Benefit } from '@ilaneer/domain/promotion/benefits/benefits';
import { ALL_GOODS } from '@ilaneer/domain/promotion/benefits/goods';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { promotions, promotionUses } from '../../src/db/schema/balance/promotion.ts';
import { findOrderById } from '../../src/modules/order/repository.ts';
import type { MoneyLedger } from './money-ledger.ts';

/** Pieces keep a price of some rupees, or are free: rounding absorbs less (RETURN-21). */
const BENEFITS: readonly Benefit[] = [
  { kind: 'percent', basisPoints: 1_234, cap: null },
  { kind: 'amount', amount: paise(7_777) },
  { kind: 'fixed-price', price: paise(15_432) },
  { kind: 'buy-get', buy: 1, get: 1, basisPoints: 10_000, gets: null, mostTimes: null },
  { kind: 'cheapest-free', from: 2, free: 1 },
  { kind: 'free-delivery' },
];

export const lifeBenefit = fc.constantFrom(...BENEFITS);

/** The promotion ends when the returned function is called: orders keep it (PROMOTION-13). */
export async function promoteInLedger(
  { env }: MoneyLedger,
  benefit: Benefit | null,
): Promise<() => Promise<void>> {
  if (benefit === null) return async () => undefined;
  const id = randomUUID();
  await env.db.insert(promotions).values({
    id,
    name: 'Week',
    hint: '',
    goods: ALL_GOODS,
    benefit,
    priority: 0,
    active: true,
    weekdays: [],
    firstOrderOnly: false,
    combining: { kind: 'all' },
    withCoupon: true,
    createdAt: env.now(),
    updatedAt: env.now(),
  });
  return async () => {
    await env.db.update(promotions).set({ active: false }).where(eq(promotions.id, id));
  };
}

/** The uses have the discounts of the lines, and the state of the order (PROMOTION-14). */
export async function reconcilePromotions({ env, seen }: MoneyLedger, orderId: string): Promise<void> {
  const order = await findOrderById(env.db, orderId);
  const uses = await env.db.select().from(promotionUses).where(eq(promotionUses.orderId, orderId));
  const ofLines = (order?.lines ?? []).reduce((sum, { promotionPaise }) => sum + promotionPaise, 0);
  // A parcel that came back is reversed by a credit note, not released.
  if (order?.status === 'cancelled' && order.cancelCause !== 'not delivered') {
    expect(uses.map(({ state }) => state)).toEqual(uses.map(() => 'returned'));
    return;
  }
  const counted = uses.filter(({ state }) => state === 'counted');
  expect(counted.reduce((sum, { savingsPaise }) => sum + savingsPaise, 0)).toBe(ofLines);
  if (seen.changes === 0) expect(counted).toHaveLength(uses.length);
}
