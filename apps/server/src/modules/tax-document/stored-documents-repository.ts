import { createHash } from 'node:crypto';
import type { DocumentContent } from '@ilaneer/domain/tax-document/document-content';
import { VOUCHER_KINDS } from '@ilaneer/domain/tax-document/financial-year';
import type { VoucherContent } from '@ilaneer/domain/tax-document/voucher';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema/account/account.ts';
import { orders } from '../../db/schema/order/order.ts';
import { taxDocumentContents, taxDocumentFiles, taxDocuments } from '../../db/schema/order/tax-document.ts';
import type { TaxDocument } from './repository.ts';

export type DocumentBytes = { readonly bytes: Buffer; readonly sha256: string };

/** First writer wins. */
export async function insertContent(
  tx: Database,
  documentId: string,
  content: DocumentContent | VoucherContent,
  at: Date,
): Promise<void> {
  await tx.insert(taxDocumentContents).values({ documentId, content, writtenAt: at }).onConflictDoNothing();
}

/** Of an invoice or credit note; null for older ones not read since. */
export async function findContent(db: Database, documentId: string): Promise<DocumentContent | null> {
  const content = await findStored(db, documentId);
  return content === null || isVoucher(content) ? null : content;
}

/** Null once deleted. */
export async function findVoucherContent(db: Database, documentId: string): Promise<VoucherContent | null> {
  const content = await findStored(db, documentId);
  return content !== null && isVoucher(content) ? content : null;
}

function isVoucher(content: DocumentContent | VoucherContent): content is VoucherContent {
  return VOUCHER_KINDS.some((kind) => kind === content.form);
}

async function findStored(
  db: Database,
  documentId: string,
): Promise<DocumentContent | VoucherContent | null> {
  const [row] = await db
    .select({ content: taxDocumentContents.content })
    .from(taxDocumentContents)
    .where(eq(taxDocumentContents.documentId, documentId));
  return row?.content ?? null;
}

/** First writer wins; returns the stored file. */
export async function insertFile(
  db: Database,
  documentId: string,
  bytes: Buffer,
  at: Date,
): Promise<DocumentBytes> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await db.insert(taxDocumentFiles).values({ documentId, bytes, sha256, drawnAt: at }).onConflictDoNothing();
  const stored = await findFile(db, documentId);
  if (stored === null) throw new Error(`the file of document ${documentId} was not stored`);
  return stored;
}

export async function findFile(db: Database, documentId: string): Promise<DocumentBytes | null> {
  const [row] = await db
    .select({ bytes: taxDocumentFiles.bytes, sha256: taxDocumentFiles.sha256 })
    .from(taxDocumentFiles)
    .where(eq(taxDocumentFiles.documentId, documentId));
  return row ?? null;
}

/** Oldest without a PDF, within the retention period. */
export async function listUndrawn(db: Database, limit: number): Promise<TaxDocument[]> {
  const rows = await db
    .select({ document: taxDocuments })
    .from(taxDocuments)
    .leftJoin(taxDocumentFiles, eq(taxDocumentFiles.documentId, taxDocuments.id))
    .where(and(isNull(taxDocumentFiles.documentId), sql`not ${isOver()}`))
    .orderBy(asc(taxDocuments.issuedAt))
    .limit(limit);
  return rows.map(({ document }) => document);
}

/** To be frozen before the order loses its buyer. */
export async function listUnwrittenOfDeleted(db: Database): Promise<TaxDocument[]> {
  const rows = await db
    .select({ document: taxDocuments })
    .from(taxDocuments)
    .innerJoin(orders, eq(orders.id, taxDocuments.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(taxDocumentContents, eq(taxDocumentContents.documentId, taxDocuments.id))
    .where(and(isNotNull(users.deletedAt), isNull(taxDocumentContents.documentId), sql`not ${isOver()}`));
  return rows.map(({ document }) => document);
}

/** After statutory retention; returns the count. */
export async function deleteOverdueOfDeleted(tx: Database): Promise<number> {
  const overdue = await tx
    .select({ id: taxDocumentContents.documentId })
    .from(taxDocumentContents)
    .innerJoin(taxDocuments, eq(taxDocuments.id, taxDocumentContents.documentId))
    .innerJoin(orders, eq(orders.id, taxDocuments.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(isNotNull(users.deletedAt), isOver()));
  const ids = overdue.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx.delete(taxDocumentFiles).where(inArray(taxDocumentFiles.documentId, ids));
  await tx.delete(taxDocumentContents).where(inArray(taxDocumentContents.documentId, ids));
  return ids.length;
}

/** 72 months after the annual return's day, as in the triggers (TAX-DOCUMENT-11). */
function isOver() {
  return sql`make_date(2006 + right(${taxDocuments.financialYear}, 2)::integer, 12, 31) < current_date`;
}
