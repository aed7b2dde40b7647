import type { DocumentContent } from '@ilaneer/domain/tax-document/document-content';
import {
  DOCUMENT_SERIES,
  type TaxDocumentKind,
  VOUCHER_KINDS,
} from '@ilaneer/domain/tax-document/financial-year';
import type { Seller } from '@ilaneer/domain/tax-document/seller';
import type { VoucherContent } from '@ilaneer/domain/tax-document/voucher';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, moment, oneOf } from '../columns.ts';
import { orders } from './order.ts';
import { returns } from './return.ts';

const KINDS = Object.keys(DOCUMENT_SERIES);

/** Last number per series and year; the row lock makes numbers gapless. */
export const taxDocumentSeries = pgTable(
  'tax_document_series',
  {
    kind: text().$type<TaxDocumentKind>().notNull(),
    financialYear: text('financial_year').notNull(),
    prefix: text().notNull(),
    lastPosition: integer('last_position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.financialYear, table.prefix] }),
    check('tax_document_series_prefix', sql`${table.prefix} ~ '^[A-Z0-9-]{1,4}$'`),
    check('tax_document_series_kind', oneOf(table.kind, KINDS)),
    check('tax_document_series_positive', sql`${table.lastPosition} > 0`),
  ],
);

/** Append-only. */
export const taxDocuments = pgTable(
  'tax_documents',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    returnId: text('return_id').references(() => returns.id),
    /** The payment or refund of a voucher, or the order of a payment that staff accepted. */
    sourceId: text('source_id'),
    kind: text().$type<TaxDocumentKind>().notNull(),
    financialYear: text('financial_year').notNull(),
    prefix: text().notNull(),
    position: integer().notNull(),
    number: text().notNull(),
    seller: jsonb().$type<Seller>().notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    unique('tax_documents_position_key').on(table.kind, table.financialYear, table.prefix, table.position),
    unique('tax_documents_number_key').on(table.number),
    uniqueIndex('tax_documents_one_invoice').on(table.orderId).where(sql`${table.kind} = 'invoice'`),
    unique('tax_documents_one_credit_note').on(table.returnId),
    check('tax_documents_of_return', sql`(${table.kind} = 'credit-note') = (${table.returnId} is not null)`),
    unique('tax_documents_one_voucher').on(table.kind, table.sourceId),
    check(
      'tax_documents_of_source',
      sql`(${oneOf(table.kind, VOUCHER_KINDS)}) = (${table.sourceId} is not null)`,
    ),
    index('tax_documents_order_id').on(table.orderId),
    check('tax_documents_kind', oneOf(table.kind, KINDS)),
    check('tax_documents_number', sql`${table.number} ~ '^[A-Z0-9/-]{1,16}$'`),
    check('tax_documents_numbered_by_prefix', sql`starts_with(${table.number}, ${table.prefix} || '/')`),
    check('tax_documents_position', sql`${table.position} > 0`),
  ],
);

/** Frozen content (TAX-DOCUMENT-9). Immutable for the statutory retention. */
export const taxDocumentContents = pgTable('tax_document_contents', {
  // Checked by a trigger: a foreign key would need UPDATE permission on documents.
  documentId: text('document_id').primaryKey(),
  content: jsonb().$type<DocumentContent | VoucherContent>().notNull(),
  writtenAt: moment('written_at').notNull(),
});

/** Rendered once (TAX-DOCUMENT-10). Immutable. */
export const taxDocumentFiles = pgTable(
  'tax_document_files',
  {
    documentId: text('document_id').primaryKey(),
    bytes: bytes().notNull(),
    sha256: text().notNull(),
    drawnAt: moment('drawn_at').notNull(),
  },
  (table) => [
    check('tax_document_files_sha256', sql`${table.sha256} = encode(sha256(${table.bytes}), 'hex')`),
  ],
);
