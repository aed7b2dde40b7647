import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { retainedRows } from '../../db/retained.ts';
import { returnPayouts, returns } from '../../db/schema/order/return.ts';
import { sealedRows } from '../../db/sealed-rows.ts';

export type StoredPayout = typeof returnPayouts.$inferSelect;

/** Masked. */
export async function listPayouts(
  db: Database,
  returnIds: readonly string[],
): Promise<Pick<StoredPayout, 'returnId' | 'masked'>[]> {
  if (returnIds.length === 0) return [];
  return db
    .select({ returnId: returnPayouts.returnId, masked: returnPayouts.masked })
    .from(returnPayouts)
    .where(inArray(returnPayouts.returnId, [...returnIds]));
}

/** For the payer of the refund. */
export async function findPayout(db: Database, returnId: string): Promise<StoredPayout | null> {
  const [row] = await db.select().from(returnPayouts).where(eq(returnPayouts.returnId, returnId));
  return row ?? null;
}

export async function putPayout(tx: Database, payout: StoredPayout): Promise<void> {
  const { returnId: _, ...said } = payout;
  await tx
    .insert(returnPayouts)
    .values(payout)
    .onConflictDoUpdate({ target: returnPayouts.returnId, set: said });
}

// Cash of a cancelled replacement (RETURN-22).
const IS_OWED = sql`exists (
  select 1 from orders x where x.id = r.exchange_order_id and x.status = 'cancelled' and x.payment_method = 'cod'
    and (select sum(case l.side when 'credit' then l.amount_paise else -l.amount_paise end) from journal_lines l
      where l.order_id = x.id and l.account = 'customer-advances') > 0)`;

/** From refund, refusal, or payout of the replacement (RETURN-20). */
export const usedPayouts = retainedRows(
  returnPayouts,
  sql`(
    select greatest(coalesce(r.refunded_at, r.refused_at),
      (select max(g.refunded_at) from goodwill_refunds g where g.order_id = r.exchange_order_id))
    from ${returns} r where r.id = ${returnPayouts}.return_id and not ${IS_OWED})`,
);

export const sealedPayouts = sealedRows('payout', returnPayouts, {
  id: returnPayouts.returnId,
  sealed: returnPayouts.sealed,
});

/** On account deletion; pending payouts stay. */
export async function deletePayoutsOf(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`
    delete from ${returnPayouts} p using ${returns} r
    where r.id = p.return_id and r.user_id = ${userId} and r.state in ('refunded', 'refused') and not ${IS_OWED}`);
}
