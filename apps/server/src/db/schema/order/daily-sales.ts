import { SALES_GROUPS, type SalesGroup } from '@ilaneer/domain/report/sales-group';
import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { oneOf, paiseColumn } from '../columns.ts';

/** Roll-up of the orders placed on a day in India (REPORT-1); a job recounts whole days. */
export const dailySales = pgTable(
  'daily_sales',
  {
    day: date({ mode: 'string' }).notNull(),
    kind: text().$type<SalesGroup>().notNull(),
    /** Variant, offer, area or payment method; empty for the whole day, and for delivery among variants. */
    key: text().notNull(),
    orders: integer().notNull(),
    units: integer().notNull(),
    salesPaise: paiseColumn('sales_paise').notNull(),
    gstPaise: paiseColumn('gst_paise').notNull(),
    discountPaise: paiseColumn('discount_paise').notNull(),
    cancelledOrders: integer('cancelled_orders').notNull(),
    cancelledPaise: paiseColumn('cancelled_paise').notNull(),
    returnedUnits: integer('returned_units').notNull(),
    returnedPaise: paiseColumn('returned_paise').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.day, table.key] }),
    check('daily_sales_kind', oneOf(table.kind, SALES_GROUPS)),
    check(
      'daily_sales_counts',
      sql`${table.orders} >= 0 and ${table.units} >= 0 and ${table.cancelledOrders} >= 0 and ${table.returnedUnits} >= 0`,
    ),
  ],
);

/** Days to recount. Triggers append and never wait for each other, so that orders are not placed one by one. */
export const salesMarks = pgTable('sales_marks', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  day: date({ mode: 'string' }).notNull(),
});
