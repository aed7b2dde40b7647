import { paymentMethodOf } from '@ilaneer/domain/order/payment-method';
import { wasCaptured } from '@ilaneer/domain/payment/payment-status';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { couponUses } from '../../src/db/schema/balance/coupon.ts';
import { giftCardEntries } from '../../src/db/schema/balance/gift-card.ts';
import { payments, refunds } from '../../src/db/schema/order/payment.ts';
import { sandboxGatewayPayments, sandboxGatewayRefunds } from '../../src/db/schema/order/sandbox-gateway.ts';
import { findOrderById, type Order } from '../../src/modules/order/repository.ts';
import { listParcels } from '../../src/modules/parcel/repository.ts';
import { listPayments } from '../../src/modules/payment/attempts/repository.ts';
import { goodwillOf } from '../../src/modules/payment/refunds/goodwill-repository.ts';
import { listReturns } from '../../src/modules/return/repository.ts';
import { listCreditNotes } from '../../src/modules/tax-document/repository.ts';
import { ledgerOfCard } from '../shoppers/test-gift-card.ts';
import { LEDGER_PACK, type MoneyLedger } from './money-ledger.ts';

export type Units = { readonly sold: number; readonly back: number };

/** Payments match shop, gateway and gift card ledgers to the paisa. */
export async function reconcileMoney(ledger: MoneyLedger, orderId: string): Promise<Units> {
  const { env } = ledger;
  const order = await findOrderById(env.db, orderId);
  if (order === null) throw new Error('the order is gone');
  expect(order.status).not.toBe('pending');
  // Reversed by credit notes, not released (PARCEL-22).
  const isSold = order.status !== 'cancelled' || order.cancelCause === 'not delivered';
  const credited = order.creditedPaise;
  const ordered = sum(order.lines.map(({ quantity }) => quantity));

  const returns = await listReturns(env.db, [orderId]);
  const returned = sum(returns.map(({ refundPaise }) => refundPaise ?? 0));
  const back = sum(returns.flatMap(({ lines }) => lines.map(({ quantity }) => quantity)));
  expect(credited).toBe(sum(returns.map(({ creditedPaise }) => creditedPaise)));
  const goodwill = await goodwillOf(env.db, orderId);
  const roundOff = order.cashRoundOffPaise;
  reconcileRoundOff(ledger, order);
  expect(returned).toBeLessThanOrEqual(order.totalPaise - credited + Math.max(0, roundOff));
  expect(await listCreditNotes(env.db, [orderId])).toHaveLength(returns.length);
  expect(back).toBeLessThanOrEqual(ordered);
  // Goodwill is deducted.
  if (back === ordered) {
    expect(returned).toBeGreaterThanOrEqual(order.totalPaise - credited + Math.min(0, roundOff) - goodwill);
  }
  // Full returns refund the payment; replacements use the goods' value (RETURN-23).
  const isExchanged = returns.some(({ exchangePaise }) => exchangePaise !== null);
  if (back === ordered && roundOff !== 0 && goodwill === 0 && !isExchanged) {
    expect(returned).toBe(order.totalPaise - credited + roundOff);
  }

  // Gift card and goodwill first.
  const givenBack = returned + goodwill;
  const returnedToCard = Math.min(order.giftCardPaise, givenBack);
  const isPaidOnline = isSold && order.paymentMethod !== 'cod';
  const rest = order.totalPaise - order.giftCardPaise;
  const kept = await reconcileGateway(ledger, orderId);
  await reconcileWords(ledger, order);
  // Goodwill may be absorbed by an edit.
  const isRebilled = order.events.some(({ kind }) => kind === 'tax_changed');
  const isExact = ledger.seen.changesAfterGoodwill === 0 && !(isRebilled && goodwill > 0);
  const due = isPaidOnline ? rest - (givenBack - returnedToCard) : 0;
  if (isExact) expect(kept).toBe(due);
  await reconcileCoupon(ledger, order, back === ordered);
  await reconcileCard(ledger, order, {
    isAllBack: givenBack === order.totalPaise - credited + roundOff,
    returnedToCard,
    isExact,
  });
  if (!isExact) await reconcileChanged(ledger, order, { kept, returned, goodwill });
  const packs = packsOf(order, order.lines);
  return { sold: isSold ? packs - (await packsNotSent(ledger, order)) : 0, back };
}

/** Credited, and released (PARCEL-49). */
async function packsNotSent({ env }: MoneyLedger, order: Order): Promise<number> {
  const returns = await listReturns(env.db, [order.id]);
  const unsent = (await listParcels(env.db, order.id)).filter(({ state }) => state === 'cancelled');
  const ofUnsent = returns.filter(({ parcelId }) => unsent.some(({ id }) => id === parcelId));
  return packsOf(
    order,
    ofUnsent.flatMap(({ lines }) => lines),
  );
}

function packsOf(
  { lines }: Order,
  units: readonly { readonly position: number; readonly quantity: number }[],
): number {
  const packs = lines.filter(({ variantId }) => variantId === LEDGER_PACK).map(({ position }) => position);
  return sum(units.filter(({ position }) => packs.includes(position)).map(({ quantity }) => quantity));
}

/** Cash only, whole rupees, if enabled (PAYMENT-23). */
function reconcileRoundOff({ env }: MoneyLedger, order: Order): void {
  const { cashRoundOffPaise: roundOff, totalPaise, giftCardPaise, creditedPaise, paymentMethod } = order;
  const due = totalPaise - giftCardPaise - creditedPaise;
  const isRounded = env.config.roundsCash && paymentMethod === 'cod' && due >= 50;
  expect(Math.abs(roundOff)).toBeLessThanOrEqual(50);
  if (isRounded) expect((due + roundOff) % 100).toBe(0);
  else expect(roundOff).toBe(0);
}

/** After goodwill and edits: within the goodwill amount. */
async function reconcileChanged(
  { env, card }: MoneyLedger,
  order: Order,
  { kept, returned, goodwill }: Readonly<Record<'kept' | 'returned' | 'goodwill', number>>,
): Promise<void> {
  const onCard = card === null ? 0 : await cardPaid(env.db, card.id, order.id);
  const isSold = order.status !== 'cancelled' || order.cancelCause === 'not delivered';
  expect(kept + onCard).toBeLessThanOrEqual(isSold ? order.totalPaise - returned : 0);
  if (isSold && order.paymentMethod !== 'cod') {
    expect(kept + onCard).toBeGreaterThanOrEqual(order.totalPaise - returned - goodwill);
  }
}

async function reconcileWords({ env }: MoneyLedger, order: Order): Promise<void> {
  if (order.paymentMethod === 'cod' || order.giftCardPaise === order.totalPaise) return;
  const taken = (await listPayments(env.db, [order.id])).filter(({ status }) => wasCaptured(status));
  if (order.status === 'cancelled') {
    expect(order.paymentStatus).toBe(taken.length === 0 ? 'pending' : 'refunded');
    return;
  }
  expect(order.paymentStatus).not.toBe('pending');
  // A surcharge may use another method.
  const kept = taken.filter(
    ({ amountPaise, refundedPaise, requestId }) => requestId === null && refundedPaise < amountPaise,
  );
  for (const { method } of kept) expect(order.paymentMethod).toBe(paymentMethodOf(method));
}

/** Payments and refunds equal the gateway's; returns the balance. */
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
  // Exchange payments are carried, and refunded from the original.
  const ofThem = await env.db
    .select({ amountPaise: refunds.amountPaise, gatewayRefundId: refunds.gatewayRefundId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(sql`${payments.gatewayPaymentId} = any(${sql.param(captured)}::text[])`);
  const moved = ofThem.filter(({ gatewayRefundId }) => !gatewayRefundId?.startsWith('exchange '));
  expect(sum(sentBack.map(({ amountPaise }) => amountPaise))).toBe(
    sum(moved.map(({ amountPaise }) => amountPaise)),
  );
  return sum(taken.map(({ amountPaise, refundedPaise }) => amountPaise - refundedPaise));
}

/** Counted once while the order stands; returned with a full return through our fault. */
async function reconcileCoupon(
  { env, seen }: MoneyLedger,
  { id, status, couponCode }: Order,
  isAllBack: boolean,
): Promise<void> {
  const uses = await env.db.select().from(couponUses).where(eq(couponUses.orderId, id));
  const state = status === 'cancelled' || isAllBack ? 'returned' : 'counted';
  const states = uses.map((use) => use.state);
  if (couponCode === null && seen.changes > 0) {
    expect(['', 'returned']).toContain(states.join());
    return;
  }
  if (isAllBack && seen.exchanges > 0) {
    expect(states).toHaveLength(couponCode === null ? 0 : 1);
    return;
  }
  expect(states).toEqual(couponCode === null ? [] : [state]);
}

async function reconcileCard(
  { env, card, others, replacements }: MoneyLedger,
  order: Order,
  {
    isAllBack,
    returnedToCard,
    isExact,
  }: { readonly isAllBack: boolean; readonly returnedToCard: number; readonly isExact: boolean },
): Promise<void> {
  if (card === null) return;
  const entries = await env.db.select().from(giftCardEntries).where(eq(giftCardEntries.giftCardId, card.id));
  const keptBy = (orderId: string) =>
    sum(entries.filter((entry) => entry.orderId === orderId).map(({ amountPaise }) => amountPaise));
  const isSold = order.status !== 'cancelled' || order.cancelCause === 'not delivered';
  if (isExact) expect(keptBy(order.id)).toBe(isSold ? order.giftCardPaise - returnedToCard : 0);
  for (const other of [...others, ...replacements]) {
    expect(keptBy(other)).toBe((await findOrderById(env.db, other))?.giftCardPaise);
  }
  const { balance, spent, initial } = await ledgerOfCard(env, card.id);
  expect(balance + spent).toBe(initial);
  expect(spent).toBe(sum([order.id, ...others, ...replacements].map(keptBy)));
  const isWhole = order.giftCardPaise === order.totalPaise;
  if (isWhole && isExact) expect(order.paymentStatus).toBe(isSold && !isAllBack ? 'completed' : 'refunded');
}

async function cardPaid(db: MoneyLedger['env']['db'], cardId: string, orderId: string): Promise<number> {
  const entries = await db.select().from(giftCardEntries).where(eq(giftCardEntries.giftCardId, cardId));
  return sum(entries.filter((one) => one.orderId === orderId).map(({ amountPaise }) => amountPaise));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
