import { STORED_QUOTE_STATES, type StoredQuoteState } from '@ilaneer/domain/quote/quote-state';
import type { InvoiceFigures } from '@ilaneer/domain/tax-document/invoice-figures';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, moment, oneOf, paiseColumn, updatedAt, version } from '../columns.ts';
import { orders } from '../order/order.ts';
import { tickets } from './ticket.ts';

/** Last number of a financial year; numbers may have gaps (QUOTE-1). */
export const quoteSeries = pgTable(
  'quote_series',
  { financialYear: text('financial_year').primaryKey(), lastPosition: integer('last_position').notNull() },
  (table) => [check('quote_series_positive', sql`${table.lastPosition} > 0`)],
);

/** As at the last save; paise. */
export type QuotedLine = {
  readonly productId: string;
  readonly variantId: string;
  readonly name: string;
  readonly variantName: string;
  readonly sku: string;
  readonly hsnCode: string;
  readonly picture: string;
  readonly quantity: number;
  readonly pricePaise: number;
  readonly listPaise: number;
  readonly mrpPaise: number;
};

export type QuotePlace = {
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly zipCode: string;
  readonly state: string;
  readonly stateConfirmed: boolean;
};

type SearchedColumns = Readonly<Record<'number' | 'name' | 'businessName' | 'email' | 'phone', AnyPgColumn>>;

/** Indexed expression: queries must use the same. */
export function quoteSearchText(table: SearchedColumns): SQL {
  return sql`lower(${table.number} || ' ' || ${table.name} || ' ' || ${table.businessName} || ' ' || ${table.email} || ' ' || ${table.phone})`;
}

/** A row is a version. Goes with its enquiry. */
export const quotes = pgTable(
  'quotes',
  {
    id: text().primaryKey(),
    number: text().notNull(),
    revision: integer().notNull(),
    ticketId: text('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    state: text().$type<StoredQuoteState>().notNull(),
    name: text().notNull(),
    businessName: text('business_name').notNull(),
    gstin: text(),
    email: text().notNull(),
    phone: text().notNull(),
    place: jsonb().$type<QuotePlace>().notNull(),
    lines: jsonb().$type<readonly QuotedLine[]>().notNull(),
    figures: jsonb().$type<InvoiceFigures | null>(),
    freightPaise: paiseColumn('freight_paise').notNull(),
    totalPaise: paiseColumn('total_paise').notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    note: text().notNull(),
    /** The latest; an earlier one was not paid in time. */
    orderId: text('order_id').references(() => orders.id),
    /** Orders that accepting made. */
    accepted: integer().notNull().default(0),
    sentAt: moment('sent_at'),
    /** Accepted or declined. */
    answeredAt: moment('answered_at'),
    declineReason: text('decline_reason'),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('quotes_number_key').on(table.number, table.revision),
    // Accepting twice is one order.
    unique('quotes_order_key').on(table.orderId),
    uniqueIndex('quotes_one_draft').on(table.ticketId).where(sql`${table.state} = 'draft'`),
    uniqueIndex('quotes_one_sent').on(table.number).where(sql`${table.state} = 'sent'`),
    index('quotes_listed').on(table.createdAt, table.id),
    index('quotes_ticket_id').on(table.ticketId, table.createdAt),
    index('quotes_searched').using('gin', sql`(${quoteSearchText(table)}) gin_trgm_ops`),
    check('quotes_number_form', sql`${table.number} ~ '^Q-[0-9]{4}-[0-9]{4,}$'`),
    check('quotes_revision', sql`${table.revision} > 0`),
    check('quotes_state', oneOf(table.state, STORED_QUOTE_STATES)),
    check('quotes_gstin_form', sql`${table.gstin} ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'`),
    check('quotes_email_form', sql`${table.email} = lower(btrim(${table.email}))`),
    check('quotes_freight', sql`${table.freightPaise} >= 0`),
    check(
      'quotes_total',
      sql`${table.totalPaise} = coalesce((${table.figures} ->> 'total')::bigint, 0) and ${table.totalPaise} >= 0`,
    ),
    check(
      'quotes_sent',
      sql`(${table.state} in ('draft', 'withdrawn') or ${table.sentAt} is not null) and (${table.sentAt} is null or ${table.totalPaise} > 0)`,
    ),
    check('quotes_accepted', sql`(${table.accepted} > 0) = (${table.orderId} is not null)`),
    check('quotes_declined', sql`(${table.state} = 'declined') = (${table.declineReason} is not null)`),
  ],
);
