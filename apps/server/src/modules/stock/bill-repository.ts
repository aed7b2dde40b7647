import type { Actor } from '@ilaneer/domain/actor/actor';
import type { CostedLine } from '@ilaneer/domain/stock-value/supplier-bill';
import { asc, desc, eq, max } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { storedActor } from '../../db/schema/columns.ts';
import { supplierBillLines, supplierBills } from '../../db/schema/stock/supplier-bill.ts';

export type BillRow = typeof supplierBills.$inferSelect;
export type BillLineRow = typeof supplierBillLines.$inferSelect;

export async function insertBill(
  tx: Database,
  actor: Actor,
  bill: Omit<BillRow, 'actorKind' | 'actorId'>,
  lines: readonly CostedLine[],
): Promise<void> {
  await tx.insert(supplierBills).values({ ...bill, ...storedActor(actor) });
  const { receiptId, revision } = bill;
  await tx.insert(supplierBillLines).values(
    lines.map(({ amount, freight, igst, cgst, sgst, ...line }, index) => ({
      ...line,
      ...{ receiptId, revision, position: index + 1 },
      ...{ amountPaise: amount, freightPaise: freight },
      ...{ igstPaise: igst, cgstPaise: cgst, sgstPaise: sgst },
    })),
  );
}

/** 0 without a bill. The receipt is locked. */
export async function lastBillRevision(db: Database, receiptId: string): Promise<number> {
  const [row] = await db
    .select({ revision: max(supplierBills.revision) })
    .from(supplierBills)
    .where(eq(supplierBills.receiptId, receiptId));
  return row?.revision ?? 0;
}

/** Newest first. */
export async function listBills(
  db: Database,
  receiptId: string,
): Promise<readonly { readonly bill: BillRow; readonly lines: readonly BillLineRow[] }[]> {
  const bills = await db
    .select()
    .from(supplierBills)
    .where(eq(supplierBills.receiptId, receiptId))
    .orderBy(desc(supplierBills.revision));
  const lines = await db
    .select()
    .from(supplierBillLines)
    .where(eq(supplierBillLines.receiptId, receiptId))
    .orderBy(asc(supplierBillLines.position));
  return bills.map((bill) => ({
    bill,
    lines: lines.filter(({ revision }) => revision === bill.revision),
  }));
}
