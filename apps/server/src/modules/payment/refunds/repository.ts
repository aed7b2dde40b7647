import type { Actor } from '@ilaneer/domain/actor/actor';
import { refundSentEntry } from '@ilaneer/domain/journal/money-entries';
import { paise } from '@ilaneer/domain/money';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { storedActor } from '../../../db/schema/columns.ts';
import { payments, refunds } from '../../../db/schema/order/payment.ts';
import { postEntry } from '../../journal/journal.ts';

export type Refund = typeof refunds.$inferSelect;

export async function insertRefund(
  tx: Database,
  actor: Actor,
  refund: Omit<Refund, 'actorKind' | 'actorId'>,
): Promise<void> {
  await tx.insert(refunds).values({ ...refund, ...storedActor(actor) });
}

export async function findRefund(db: Database, id: string): Promise<Refund | null> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
  return refund ?? null;
}

/** False if already marked. */
export async function markRefundSent(
  tx: Database,
  id: string,
  sent: { readonly gatewayRefundId: string; readonly at: Date },
): Promise<boolean> {
  const [row] = await tx
    .update(refunds)
    .set({ state: 'sent', failedAt: null, gatewayRefundId: sent.gatewayRefundId, sentAt: sent.at })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'requested')))
    .returning({ orderId: refunds.orderId, amountPaise: refunds.amountPaise });
  if (row === undefined) return false;
  const { orderId, amountPaise } = row;
  const refund = { sourceId: id, orderId, amount: paise(amountPaise), happenedAt: sent.at };
  await postEntry(tx, refundSentEntry(refund));
  return true;
}

export async function markRefundFailed(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(refunds)
    .set({ failedAt: at })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'requested')));
}

export async function listRefunds(db: Database, orderIds: readonly string[]): Promise<Refund[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id));
}

/** Overdue at these gateways. */
export async function listUnsentRefunds(
  db: Database,
  wanted: { readonly before: Date; readonly gateways: readonly string[]; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(refunds.state, 'requested'),
        lte(refunds.requestedAt, wanted.before),
        inArray(payments.gateway, [...wanted.gateways]),
      ),
    )
    .orderBy(asc(refunds.requestedAt))
    .limit(wanted.limit);
  return rows.map(({ id }) => id);
}
