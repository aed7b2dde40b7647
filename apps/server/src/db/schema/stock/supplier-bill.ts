import { sql } from 'drizzle-orm';
import { boolean, check, date, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { actorChecks, actorColumns, moment, paiseColumn } from '../columns.ts';
import { stockReceipts } from './stock.ts';

/** Bills of receipts (STOCK-10). Append-only; a correction is the next revision (STOCK-13). */
export const supplierBills = pgTable(
  'supplier_bills',
  {
    receiptId: text('receipt_id')
      .notNull()
      .references(() => stockReceipts.id),
    revision: integer().notNull(),
    supplierName: text('supplier_name').notNull(),
    supplierGstin: text('supplier_gstin'),
    number: text().notNull(),
    billedOn: date('billed_on').notNull(),
    freightPaise: paiseColumn('freight_paise').notNull(),
    /** First day of the cost; a trigger refuses locked months. */
    bookedOn: date('booked_on').notNull(),
    reason: text(),
    ...actorColumns,
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.receiptId, table.revision] }),
    check('supplier_bills_revision', sql`${table.revision} >= 1`),
    check('supplier_bills_reason', sql`(${table.revision} = 1) = (${table.reason} is null)`),
    check('supplier_bills_freight', sql`${table.freightPaise} >= 0`),
    ...actorChecks('supplier_bills', table),
  ],
);

/** Figures are frozen as booked. */
export const supplierBillLines = pgTable(
  'supplier_bill_lines',
  {
    receiptId: text('receipt_id').notNull(),
    revision: integer().notNull(),
    position: integer().notNull(),
    // No foreign key, as with movements.
    variantId: text('variant_id').notNull(),
    quantity: integer().notNull(),
    amountPaise: paiseColumn('amount_paise').notNull(),
    freightPaise: paiseColumn('freight_paise').notNull(),
    gstBasisPoints: integer('gst_basis_points').notNull(),
    claimsTax: boolean('claims_tax').notNull(),
    igstPaise: paiseColumn('igst_paise').notNull(),
    cgstPaise: paiseColumn('cgst_paise').notNull(),
    sgstPaise: paiseColumn('sgst_paise').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.receiptId, table.revision, table.position] }),
    foreignKey({
      name: 'supplier_bill_lines_bill',
      columns: [table.receiptId, table.revision],
      foreignColumns: [supplierBills.receiptId, supplierBills.revision],
    }),
    check('supplier_bill_lines_quantity', sql`${table.quantity} > 0`),
    check('supplier_bill_lines_amounts', sql`${table.amountPaise} >= 0 and ${table.freightPaise} >= 0`),
    check('supplier_bill_lines_rate', sql`${table.gstBasisPoints} between 0 and 10000`),
    check(
      'supplier_bill_lines_taxes',
      sql`${table.cgstPaise} = ${table.sgstPaise} and least(${table.igstPaise}, ${table.cgstPaise}) = 0 and ${table.igstPaise} >= 0 and ${table.cgstPaise} >= 0`,
    ),
  ],
);
