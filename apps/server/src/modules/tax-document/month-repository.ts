import type { NumberElsewhere, NumberedInMonth } from '@ilaneer/domain/gst-return/issued-series';
import type { ReturnMonth } from '@ilaneer/domain/gst-return/return-month';
import { nextDay, startOfIndiaDay } from '@ilaneer/domain/india-day';
import { type Paise, paise } from '@ilaneer/domain/money';
import type { DocumentContent } from '@ilaneer/domain/tax-document/document-content';
import {
  type SupplyKind,
  type TaxDocumentKind,
  VOUCHER_KINDS,
  type VoucherKind,
} from '@ilaneer/domain/tax-document/financial-year';
import type { InvoiceFigures } from '@ilaneer/domain/tax-document/invoice-figures';
import { and, asc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connect.ts';
import { orders } from '../../db/schema/order/order.ts';
import { taxDocumentContents, taxDocuments } from '../../db/schema/order/tax-document.ts';
import type { TaxDocument } from './repository.ts';

export type MonthDocument = {
  readonly document: TaxDocument;
  readonly userId: string;
  /** Null for older documents not read since. */
  readonly content: DocumentContent | null;
  /** Of the invoice of a credit note. */
  readonly invoiced: InvoiceFigures | null;
};

export type Month = Pick<ReturnMonth, 'firstDay' | 'lastDay' | 'financialYear'>;

const invoices = alias(taxDocuments, 'invoices');
const invoiceContents = alias(taxDocumentContents, 'invoice_contents');

/** By series and number, after one of them. */
export async function listMonthDocuments(
  db: Database,
  month: Month,
  {
    kind,
    after,
    limit,
  }: {
    readonly kind: SupplyKind;
    readonly after: Pick<TaxDocument, 'prefix' | 'position'> | null;
    readonly limit: number;
  },
): Promise<MonthDocument[]> {
  const { prefix, position } = taxDocuments;
  const behind =
    after === null
      ? undefined
      : sql`(${prefix}, ${position}) > (${after.prefix}::text, ${after.position}::integer)`;
  return db
    .select({
      document: taxDocuments,
      userId: orders.userId,
      content: sql<DocumentContent | null>`${taxDocumentContents.content}`,
      invoiced: sql<InvoiceFigures | null>`${invoiceContents.content} -> 'figures'`,
    })
    .from(taxDocuments)
    .innerJoin(orders, eq(orders.id, taxDocuments.orderId))
    .leftJoin(taxDocumentContents, eq(taxDocumentContents.documentId, taxDocuments.id))
    .leftJoin(
      invoices,
      and(
        eq(taxDocuments.kind, 'credit-note'),
        eq(invoices.kind, 'invoice'),
        eq(invoices.orderId, taxDocuments.orderId),
      ),
    )
    .leftJoin(invoiceContents, eq(invoiceContents.documentId, invoices.id))
    .where(and(eq(taxDocuments.kind, kind), ...inMonth(month), behind))
    .orderBy(asc(prefix), asc(position))
    .limit(limit);
}

export function countMonthDocuments(db: Database, month: Month, kind: TaxDocumentKind): Promise<number> {
  return db.$count(taxDocuments, and(eq(taxDocuments.kind, kind), ...inMonth(month)));
}

export type MonthVoucher = NumberedInMonth & {
  readonly kind: VoucherKind;
  readonly number: string;
  readonly issuedAt: Date;
  /** Null once the content is deleted. */
  readonly amount: Paise | null;
};

/** By series and number. */
export async function listMonthVouchers(db: Database, month: Month): Promise<MonthVoucher[]> {
  const { kind, prefix, financialYear, position, number, issuedAt } = taxDocuments;
  const rows = await db
    .select({
      ...{ prefix, financialYear, position, number, issuedAt },
      kind: sql<VoucherKind>`${kind}`,
      sellerGstin: sql<string>`${taxDocuments.seller} ->> 'gstin'`,
      amount: sql<string | null>`${taxDocumentContents.content} ->> 'amount'`,
    })
    .from(taxDocuments)
    .leftJoin(taxDocumentContents, eq(taxDocumentContents.documentId, taxDocuments.id))
    .where(and(inArray(kind, [...VOUCHER_KINDS]), ...inMonth(month)))
    .orderBy(asc(kind), asc(prefix), asc(position));
  return rows.map(({ amount, ...row }) => ({
    ...row,
    amount: amount === null ? null : paise(Number(amount)),
  }));
}

/** Numbers of other months from the last before this one's to its last, so that only gaps are missing. */
export async function listNumbersElsewhere(db: Database, month: Month): Promise<NumberElsewhere[]> {
  const { firstDay, lastDay, financialYear } = month;
  const [from, to] = [startOfIndiaDay(firstDay), startOfIndiaDay(nextDay(lastDay))];
  const { rows } = await db.execute<NumberElsewhere>(sql`
    with own as (
      select kind, prefix, min(position) as low, max(position) as high from ${taxDocuments}
      where financial_year = ${financialYear} and issued_at >= ${from.toISOString()}::timestamptz
        and issued_at < ${to.toISOString()}::timestamptz
      group by kind, prefix
    ), reach as (
      select own.*, coalesce((
        select max(d.position) from ${taxDocuments} d
        where d.kind = own.kind and d.financial_year = ${financialYear} and d.prefix = own.prefix
          and d.position < own.low), own.low) as since
      from own
    )
    select d.kind, d.prefix, d.financial_year as "financialYear", d.position
    from reach join ${taxDocuments} d on d.kind = reach.kind and d.prefix = reach.prefix
      and d.financial_year = ${financialYear} and d.position between reach.since and reach.high
    where d.issued_at < ${from.toISOString()}::timestamptz or d.issued_at >= ${to.toISOString()}::timestamptz`);
  return rows;
}

export function inMonth({ firstDay, lastDay, financialYear }: Month): SQL[] {
  return [
    eq(taxDocuments.financialYear, financialYear),
    gte(taxDocuments.issuedAt, startOfIndiaDay(firstDay)),
    lt(taxDocuments.issuedAt, startOfIndiaDay(nextDay(lastDay))),
  ];
}
