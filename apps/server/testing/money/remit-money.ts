import { randomUUID } from 'node:crypto';
import { indiaDay } from '@ilaneer/domain/india-day';
import { paise } from '@ilaneer/domain/money';
import { inArray } from 'drizzle-orm';
import type { PooledDatabase } from '../../src/db/connect.ts';
import { payments, refunds } from '../../src/db/schema/order/payment.ts';
import type { Deps } from '../../src/deps/deps.ts';
import { findNamed } from '../../src/flows/books/owed-repository.ts';
import { recordRemittance, reverseRemittance } from '../../src/flows/books/record-remittance.ts';
import { TEST_STAFF } from '../shoppers/test-order.ts';

type RemitDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'auditKey'>;

const GATEWAY = { source: 'gateway', payer: 'sandbox' } as const;

/** The gateway's payout of a percentage of its receivables, with fees; over 100 is too much and is reversed. */
export async function remitMoney(
  deps: RemitDeps,
  orderIds: readonly string[],
  percent: number,
): Promise<void> {
  const { source, payer } = GATEWAY;
  const owed = await findNamed(deps.db, source, payer, await referencesOf(deps.db, orderIds));
  const lines = owed
    .map(({ named, due, remitted }) => ({
      reference: named,
      amount: Math.trunc(((due - remitted) * percent) / 100),
    }))
    .filter(({ amount }) => amount !== 0);
  const gross = lines.reduce((sum, { amount }) => sum + amount, 0);
  // A negative gross is not paid.
  if (lines.length === 0 || gross <= 0) return;
  const [charges, gst] = gross > 236 ? [200, 36] : [0, 0];
  const recorded = await recordRemittance(deps, TEST_STAFF, {
    ...{ source, payer, reference: randomUUID() },
    receivedOn: indiaDay(deps.now()),
    ...{ net: paise(gross - charges - gst), charges: paise(charges), gst: paise(gst) },
    lines: lines.map(({ reference, amount }) => `${reference},${(amount / 100).toFixed(2)}`).join('\n'),
  });
  if (!recorded.ok) throw new Error(JSON.stringify(recorded.error));
  if (percent <= 100) return;
  const back = { remittanceId: recorded.value, reason: 'Too much' };
  const done = await reverseRemittance(deps, TEST_STAFF, back);
  if (!done.ok) throw new Error(done.error.code);
}

async function referencesOf(db: PooledDatabase, orderIds: readonly string[]): Promise<string[]> {
  const ofOrders = <Column extends typeof payments.orderId | typeof refunds.orderId>(column: Column) =>
    inArray(column, [...orderIds]);
  const paid = await db
    .select({ name: payments.gatewayPaymentId })
    .from(payments)
    .where(ofOrders(payments.orderId));
  const back = await db
    .select({ name: refunds.gatewayRefundId })
    .from(refunds)
    .where(ofOrders(refunds.orderId));
  return [...paid, ...back].flatMap(({ name }) => name ?? []);
}
