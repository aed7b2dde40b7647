import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { orderLines, orders } from '../../../db/schema/order.ts';
import { taxDocuments } from '../../../db/schema/tax-document.ts';

/** An order as a file says it. */
export type ExportedOrder = typeof orders.$inferSelect & {
  readonly invoice: string | null;
  readonly lines: readonly ExportedLine[];
};

export type ExportedLine = typeof orderLines.$inferSelect;

/** Orders with lines and invoice, in the order of their ids. */
export async function ordersToExport(db: Database, ids: readonly string[]): Promise<ExportedOrder[]> {
  const wanted = [...ids];
  const [rows, lines, invoices] = await Promise.all([
    db.select().from(orders).where(inArray(orders.id, wanted)),
    db
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, wanted))
      .orderBy(asc(orderLines.orderId), asc(orderLines.position)),
    db
      .select({ orderId: taxDocuments.orderId, number: taxDocuments.number, kind: taxDocuments.kind })
      .from(taxDocuments)
      .where(inArray(taxDocuments.orderId, wanted)),
  ]);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const invoiceOf = new Map(
    invoices.filter(({ kind }) => kind === 'invoice').map(({ orderId, number }) => [orderId, number]),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    return [{ ...row, invoice: invoiceOf.get(id) ?? null, lines: linesOf.get(id) ?? [] }];
  });
}
