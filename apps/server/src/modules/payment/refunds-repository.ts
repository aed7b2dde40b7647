import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { refunds } from '../../db/schema/payment.ts';

/** Money on its way back. */
export type Refund = typeof refunds.$inferSelect;

/** Writes a refund that is to be sent. */
export async function insertRefund(tx: Database, refund: Refund): Promise<void> {
  await tx.insert(refunds).values(refund);
}

/** A refund by its id. */
export async function findRefund(db: Database, id: string): Promise<Refund | null> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
  return refund ?? null;
}

/** Marks a refund sent; false when it was marked before. */
export async function markRefundSent(
  tx: Database,
  id: string,
  sent: { readonly gatewayRefundId: string; readonly at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(refunds)
    .set({ state: 'sent', gatewayRefundId: sent.gatewayRefundId, sentAt: sent.at })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'requested')))
    .returning({ id: refunds.id });
  return rows.length === 1;
}

/** Refunds that should have been sent by now. */
export async function listUnsentRefunds(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, 'requested'), lte(refunds.requestedAt, before)))
    .orderBy(asc(refunds.requestedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
