import {
  documentNumber,
  type TaxDocumentKind,
  VOUCHER_KINDS,
  type VoucherKind,
} from '@ilaneer/domain/tax-document/financial-year';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { taxDocumentSeries, taxDocuments } from '../../db/schema/order/tax-document.ts';

export type TaxDocument = typeof taxDocuments.$inferSelect;

export type Voucher = TaxDocument & { readonly kind: VoucherKind; readonly sourceId: string };

/** Locks the series until commit, so numbers are gapless even on rollback. */
export async function insertTaxDocument(
  tx: Database,
  document: Omit<TaxDocument, 'position' | 'number'>,
): Promise<TaxDocument> {
  const position = await takePosition(tx, document);
  const numbered = { ...document, position, number: documentNumber({ ...document, position }) };
  await tx.insert(taxDocuments).values(numbered);
  return numbered;
}

type Series = Pick<TaxDocument, 'kind' | 'financialYear' | 'prefix'>;

async function takePosition(tx: Database, { kind, financialYear, prefix }: Series): Promise<number> {
  const [series] = await tx
    .insert(taxDocumentSeries)
    .values({ kind, financialYear, prefix, lastPosition: 1 })
    .onConflictDoUpdate({
      target: [taxDocumentSeries.kind, taxDocumentSeries.financialYear, taxDocumentSeries.prefix],
      set: { lastPosition: sql`${taxDocumentSeries.lastPosition} + 1` },
    })
    .returning({ position: taxDocumentSeries.lastPosition });
  if (series === undefined) throw new Error(`the series ${prefix}/${financialYear} gave no number`);
  return series.position;
}

export function listInvoices(db: Database, orderIds: readonly string[]): Promise<TaxDocument[]> {
  return listDocuments(db, 'invoice', orderIds);
}

export function listCreditNotes(db: Database, orderIds: readonly string[]): Promise<TaxDocument[]> {
  return listDocuments(db, 'credit-note', orderIds);
}

/** Receipts before refunds. */
export async function listVouchers(db: Database, orderIds: readonly string[]): Promise<Voucher[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select()
    .from(taxDocuments)
    .where(and(inArray(taxDocuments.kind, [...VOUCHER_KINDS]), inArray(taxDocuments.orderId, [...orderIds])))
    .orderBy(asc(taxDocuments.kind), asc(taxDocuments.issuedAt), asc(taxDocuments.position));
  return rows.flatMap((one) => {
    const kind = VOUCHER_KINDS.find((known) => known === one.kind);
    return kind === undefined || one.sourceId === null ? [] : [{ ...one, kind, sourceId: one.sourceId }];
  });
}

async function listDocuments(
  db: Database,
  kind: TaxDocumentKind,
  orderIds: readonly string[],
): Promise<TaxDocument[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(taxDocuments)
    .where(and(eq(taxDocuments.kind, kind), inArray(taxDocuments.orderId, [...orderIds])))
    .orderBy(asc(taxDocuments.issuedAt), asc(taxDocuments.financialYear), asc(taxDocuments.position));
}
