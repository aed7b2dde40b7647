import { STOCK_POSTING_KINDS, type StockFigure } from '@ilaneer/domain/journal/stock-entries';
import { LOSS_REASONS, type LossReason } from '@ilaneer/domain/stock-value/stock-flow';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, oneOf, paiseColumn } from '../columns.ts';
import { stockReceipts } from '../stock/stock.ts';

/** Postings of stock by day (JOURNAL-37). Append-only; a later change of a day is another row of it. */
export const stockPostings = pgTable(
  'stock_postings',
  {
    /** Source of its entry. */
    id: text().primaryKey(),
    kind: text().$type<StockFigure['kind']>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    receiptId: text('receipt_id').references(() => stockReceipts.id),
    reason: text().$type<LossReason>(),
    costPaise: paiseColumn('cost_paise').notNull(),
    igstPaise: paiseColumn('igst_paise').notNull(),
    /** SGST is the same. */
    cgstPaise: paiseColumn('cgst_paise').notNull(),
    postedAt: moment('posted_at').notNull(),
  },
  (table) => [
    index('stock_postings_receipt_id').on(table.receiptId).where(sql`${table.receiptId} is not null`),
    check('stock_postings_kind', oneOf(table.kind, STOCK_POSTING_KINDS)),
    check('stock_postings_reason', oneOf(table.reason, LOSS_REASONS)),
    check(
      'stock_postings_about',
      sql`(${table.kind} = 'goods purchased') = (${table.receiptId} is not null) and (${table.kind} = 'goods lost') = (${table.reason} is not null)`,
    ),
  ],
);
