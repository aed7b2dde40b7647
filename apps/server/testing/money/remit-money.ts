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
import { rupees, sum, unwrap } from './courier-money.ts';

type RemitDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'auditKey'>;

/** Payout of a percentage of a gateway's receivables with fees; over 100 is too much and is reversed. */
export async function remitMoney(
  deps: RemitDeps,
  orderIds: readonly string[],
  percent: number,
): Promise<void> {
  const payer = 'sandbox';
  const owed = await findNamed(deps.db, 'gateway', payer, await gatewayNames(deps.db, orderIds));
  const lines = owed
    .map(({ named, due, remitted }) => ({
      reference: named,
      amount: Math.trunc(((due - remitted) * percent) / 100),
    }))
    .filter(({ amount }) => amount !== 0);
  const gross = sum(lines.map(({ amount }) => amount));
  // A negative gross is not paid.
  if (lines.length === 0 || gross <= 0) return;
  const [charges, gst] = gross > 236 ? [200, 36] : [0, 0];
  const remittanceId = unwrap(
    await recordRemittance(deps, TEST_STAFF, {
      source: 'gateway',
      ...{ payer, reference: randomUUID(), receivedOn: indiaDay(deps.now()) },
      ...{ net: paise(gross - charges - gst), charges: paise(charges), gst: paise(gst) },
      lines: lines.map(({ reference, amount }) => `${reference},${rupees(amount)}`).join('\n'),
    }),
  );
  if (percent <= 100) return;
  unwrap(await reverseRemittance(deps, TEST_STAFF, { remittanceId, reason: 'Too much' }));
}

async function gatewayNames(db: PooledDatabase, orderIds: readonly string[]): Promise<string[]> {
  const paid = await db
    .select({ name: payments.gatewayPaymentId })
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]));
  const back = await db
    .select({ name: refunds.gatewayRefundId })
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]));
  return [...paid, ...back].flatMap(({ name }) => name ?? []);
}
