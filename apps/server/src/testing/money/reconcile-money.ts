import { paymentMethodOf } from '@ilaneer/domain/order/payment-method';
import { wasCaptured } from '@ilaneer/domain/payment/payment-status';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { couponUses } from '../../db/schema/balance/coupon.ts';
import { giftCardEntries } from '../../db/schema/balance/gift-card.ts';
import { payments, refunds } from '../../db/schema/order/payment.ts';
import { sandboxGatewayPayments, sandboxGatewayRefunds } from '../../db/schema/order/sandbox-gateway.ts';
import { findOrderById, type Order } from '../../modules/order/repository.ts';
import { listPayments } from '../../modules/payment/attempts/repository.ts';
import { listReturns } from '../../modules/return/repository.ts';
import { listCreditNotes } from '../../modules/tax-document/repository.ts';
import { ledgerOfCard } from '../shoppers/test-gift-card.ts';
import type { MoneyLedger } from './money-ledger.ts';

/** Units of an order that were sold, and those of them that came back; what spoils never goes back to stock. */
export type Units = { readonly sold: number; readonly back: number };

/** Expects that an order's money is where the ledgers of the shop, the gateway and the gift card say, to the paisa. */
export async function reconcileMoney(ledger: MoneyLedger, orderId: string): Promise<Units> {
  const { env } = ledger;
  const order = await findOrderById(env.db, orderId);
  if (order === null) throw new Error('the order is gone');
  expect(order.status).not.toBe('pending');
  const isSold = order.status !== 'cancelled';
  const ordered = sum(order.lines.map(({ quantity }) => quantity));

  const returns = await listReturns(env.db, [orderId]);
  const returned = sum(returns.map(({ refundPaise }) => refundPaise ?? 0));
  const back = sum(returns.flatMap(({ lines }) => lines.map(({ quantity }) => quantity)));
  expect(returned).toBeLessThanOrEqual(order.totalPaise);
  expect(await listCreditNotes(env.db, [orderId])).toHaveLength(returns.length);
  expect(back).toBeLessThanOrEqual(ordered);
  if (back === ordered) expect(returned).toBe(order.totalPaise);

  // A return pays the gift card back first.
  const returnedToCard = Math.min(order.giftCardPaise, returned);
  const isPaidOnline = isSold && order.paymentMethod !== 'cod';
  const rest = order.totalPaise - order.giftCardPaise;
  const kept = await reconcileGateway(ledger, orderId);
  await reconcileWords(ledger, order);
  expect(kept).toBe(isPaidOnline ? rest - (returned - returnedToCard) : 0);
  await reconcileCoupon(ledger, order, back === ordered);
  await reconcileCard(ledger, order, { isAllBack: returned === order.totalPaise, returnedToCard });
  return { sold: isSold ? ordered : 0, back };
}

/** Expects that an order says truly of its money whether it came, whether it went back, and how it was paid. */
async function reconcileWords({ env }: MoneyLedger, order: Order): Promise<void> {
  if (order.paymentMethod === 'cod' || order.giftCardPaise === order.totalPaise) return;
  const taken = (await listPayments(env.db, [order.id])).filter(({ status }) => wasCaptured(status));
  if (order.status === 'cancelled') {
    expect(order.paymentStatus).toBe(taken.length === 0 ? 'pending' : 'refunded');
    return;
  }
  expect(order.paymentStatus).not.toBe('pending');
  const kept = taken.filter(({ amountPaise, refundedPaise }) => refundedPaise < amountPaise);
  for (const { method } of kept) expect(order.paymentMethod).toBe(paymentMethodOf(method));
}

/** Expects that our payments and refunds are the gateway's; replies with what the shop keeps of them. */
async function reconcileGateway({ env }: MoneyLedger, orderId: string): Promise<number> {
  const attempts = await env.db.select().from(payments).where(eq(payments.orderId, orderId));
  const given = await env.db.select().from(refunds).where(eq(refunds.orderId, orderId));
  const taken = attempts.filter(({ status }) => wasCaptured(status));
  const givenBack = sum(given.map(({ amountPaise }) => amountPaise));
  expect(given.every(({ state }) => state === 'sent')).toBe(true);
  expect(givenBack).toBe(sum(attempts.map(({ refundedPaise }) => refundedPaise)));

  const gatewayIds = [...new Set(attempts.map(({ gatewayOrderId }) => gatewayOrderId))];
  const entries = await env.db
    .select()
    .from(sandboxGatewayPayments)
    .where(sql`${sandboxGatewayPayments.orderId} = any(${sql.param(gatewayIds)}::text[])`);
  const captured = entries.filter(({ status }) => status === 'captured').map(({ id }) => id);
  expect(captured.toSorted()).toEqual(taken.map(({ gatewayPaymentId }) => gatewayPaymentId).toSorted());
  const sentBack = await env.db
    .select()
    .from(sandboxGatewayRefunds)
    .where(sql`${sandboxGatewayRefunds.paymentId} = any(${sql.param(captured)}::text[])`);
  expect(sum(sentBack.map(({ amountPaise }) => amountPaise))).toBe(givenBack);
  return sum(taken.map(({ amountPaise, refundedPaise }) => amountPaise - refundedPaise));
}

/** Expects that a coupon counts as used, once, while its order stands; one that came back whole was our fault here. */
async function reconcileCoupon(
  { env }: MoneyLedger,
  { id, status, couponCode }: Order,
  isAllBack: boolean,
): Promise<void> {
  const uses = await env.db.select().from(couponUses).where(eq(couponUses.orderId, id));
  const state = status === 'cancelled' || isAllBack ? 'returned' : 'counted';
  expect(uses.map((use) => use.state)).toEqual(couponCode === null ? [] : [state]);
}

/** Expects that what a card paid is with the orders that stand, and everything else is on the card. */
async function reconcileCard(
  { env, card, others }: MoneyLedger,
  order: Order,
  { isAllBack, returnedToCard }: { readonly isAllBack: boolean; readonly returnedToCard: number },
): Promise<void> {
  if (card === null) return;
  expect(order.giftCardPaise).toBeGreaterThan(0);
  const entries = await env.db.select().from(giftCardEntries).where(eq(giftCardEntries.giftCardId, card.id));
  const keptBy = (orderId: string) =>
    sum(entries.filter((entry) => entry.orderId === orderId).map(({ amountPaise }) => amountPaise));
  const isSold = order.status !== 'cancelled';
  expect(keptBy(order.id)).toBe(isSold ? order.giftCardPaise - returnedToCard : 0);
  for (const other of others) {
    expect(keptBy(other)).toBe((await findOrderById(env.db, other))?.giftCardPaise);
  }
  const { balance, spent, initial } = await ledgerOfCard(env, card.id);
  expect(balance + spent).toBe(initial);
  expect(spent).toBe(sum([order.id, ...others].map(keptBy)));
  const isWhole = order.giftCardPaise === order.totalPaise;
  if (isWhole) expect(order.paymentStatus).toBe(isSold && !isAllBack ? 'completed' : 'refunded');
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
