import type { TaxDocumentKind } from '@ilaneer/domain/tax-document/financial-year';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { orders } from '../../db/schema/order/order.ts';
import { taxDocumentFiles, taxDocuments } from '../../db/schema/order/tax-document.ts';
import { inMonth, type Month } from './month-repository.ts';
import type { TaxDocument } from './repository.ts';

/** A stored PDF of a month. */
export type MonthFile = {
  readonly kind: TaxDocumentKind;
  readonly prefix: string;
  readonly position: number;
  readonly number: string;
  readonly bytes: Buffer;
  readonly sha256: string;
};

/** By series and number, after one of them; documents without a PDF are left out. */
export function listMonthFiles(
  db: Database,
  month: Month,
  {
    after,
    limit,
  }: {
    readonly after: Pick<MonthFile, 'kind' | 'prefix' | 'position'> | null;
    readonly limit: number;
  },
): Promise<MonthFile[]> {
  const { kind, prefix, position, number } = taxDocuments;
  const behind =
    after === null
      ? undefined
      : sql`(${kind}, ${prefix}, ${position}) > (${after.kind}::text, ${after.prefix}::text, ${after.position}::integer)`;
  return db
    .select({
      ...{ kind, prefix, position, number },
      bytes: taxDocumentFiles.bytes,
      sha256: taxDocumentFiles.sha256,
    })
    .from(taxDocuments)
    .innerJoin(taxDocumentFiles, eq(taxDocumentFiles.documentId, taxDocuments.id))
    .where(and(...inMonth(month), behind))
    .orderBy(asc(kind), asc(prefix), asc(position))
    .limit(limit);
}

/** Documents of the month, and those with a PDF. */
export async function countMonthFiles(
  db: Database,
  month: Month,
): Promise<{ readonly documents: number; readonly drawn: number }> {
  const [row] = await db
    .select({
      documents: sql<number>`count(*)::int`,
      drawn: sql<number>`count(${taxDocumentFiles.documentId})::int`,
    })
    .from(taxDocuments)
    .leftJoin(taxDocumentFiles, eq(taxDocumentFiles.documentId, taxDocuments.id))
    .where(and(...inMonth(month)));
  return row ?? { documents: 0, drawn: 0 };
}

/** Without a PDF. */
export async function listUndrawnOfMonth(db: Database, month: Month, limit: number): Promise<TaxDocument[]> {
  const rows = await db
    .select({ document: taxDocuments })
    .from(taxDocuments)
    .leftJoin(taxDocumentFiles, eq(taxDocumentFiles.documentId, taxDocuments.id))
    .where(and(...inMonth(month), isNull(taxDocumentFiles.documentId)))
    .orderBy(asc(taxDocuments.kind), asc(taxDocuments.prefix), asc(taxDocuments.position))
    .limit(limit);
  return rows.map(({ document }) => document);
}

/** Accounts whose documents are of the month. */
export async function listMonthBuyers(db: Database, month: Month): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: orders.userId })
    .from(taxDocuments)
    .innerJoin(orders, eq(orders.id, taxDocuments.orderId))
    .where(and(...inMonth(month)));
  return rows.map(({ userId }) => userId);
}

/** Waits for numbers that are being taken: a document of the month's last second is seen afterwards. */
export async function waitForIssuers(tx: Database): Promise<void> {
  await tx.execute(sql`lock table tax_document_series in share mode`);
}
