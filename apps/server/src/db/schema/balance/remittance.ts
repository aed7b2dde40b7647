import type { Actor } from '@ilaneer/domain/actor/actor';
import { REMITTANCE_SOURCES, type RemittanceSource } from '@ilaneer/domain/remittance/remittance';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { actorChecks, actorColumns, moment, oneOf, paiseColumn } from '../columns.ts';
import { orders } from '../order/order.ts';
import { payments, refunds } from '../order/payment.ts';

/** Payouts of gateways and couriers, with fees (REMITTANCE-1). Immutable except for reversal, by trigger. */
export const remittances = pgTable(
  'remittances',
  {
    id: text().primaryKey(),
    source: text().$type<RemittanceSource>().notNull(),
    /** Gateway name, or courier as typed. */
    payer: text().notNull(),
    reference: text().notNull(),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    grossPaise: paiseColumn('gross_paise').notNull(),
    chargesPaise: paiseColumn('charges_paise').notNull(),
    gstPaise: paiseColumn('gst_paise').notNull(),
    netPaise: paiseColumn('net_paise').notNull(),
    ...actorColumns,
    recordedAt: moment('recorded_at').notNull(),
    takenBackAt: moment('taken_back_at'),
    takenBackByKind: text('taken_back_by_kind').$type<Actor['kind']>(),
    takenBackById: text('taken_back_by_id'),
    takenBackReason: text('taken_back_reason'),
  },
  (table) => [
    uniqueIndex('remittances_once')
      .on(table.source, sql`lower(${table.payer})`, sql`lower(${table.reference})`)
      .where(sql`${table.takenBackAt} is null`),
    index('remittances_received_on').on(table.receivedOn, table.id),
    check('remittances_source', oneOf(table.source, REMITTANCE_SOURCES)),
    check('remittances_named', sql`btrim(${table.payer}) <> '' and btrim(${table.reference}) <> ''`),
    check(
      'remittances_parts',
      sql`${table.netPaise} >= 0 and ${table.chargesPaise} >= 0 and ${table.gstPaise} >= 0
        and ${table.grossPaise} = ${table.netPaise} + ${table.chargesPaise} + ${table.gstPaise}`,
    ),
    check(
      'remittances_taken_back',
      sql`(${table.takenBackAt} is null) = (${table.takenBackByKind} is null)
        and (${table.takenBackAt} is null) = (${table.takenBackById} is null)
        and (${table.takenBackAt} is null) = (${table.takenBackReason} is null)`,
    ),
    ...actorChecks('remittances', table),
    ...actorChecks('remittances_taken_back', {
      actorKind: table.takenBackByKind,
      actorId: table.takenBackById,
    }),
  ],
);

/** Matched lines of a remittance (REMITTANCE-3). Immutable. */
export const remittanceLines = pgTable(
  'remittance_lines',
  {
    remittanceId: text('remittance_id')
      .notNull()
      .references(() => remittances.id),
    position: integer().notNull(),
    reference: text().notNull(),
    amountPaise: paiseColumn('amount_paise').notNull(),
    /** Matched amount; the rest is unexplained. */
    matchedPaise: paiseColumn('matched_paise').notNull(),
    openPaise: paiseColumn('open_paise').notNull(),
    paymentId: text('payment_id').references(() => payments.id),
    refundId: text('refund_id').references(() => refunds.id),
    /** Alone for a courier's cash. */
    orderId: text('order_id').references(() => orders.id),
  },
  (table) => [
    primaryKey({ columns: [table.remittanceId, table.position] }),
    index('remittance_lines_payment_id').on(table.paymentId).where(sql`${table.paymentId} is not null`),
    index('remittance_lines_refund_id').on(table.refundId).where(sql`${table.refundId} is not null`),
    index('remittance_lines_order_id').on(table.orderId).where(sql`${table.orderId} is not null`),
    check('remittance_lines_position', sql`${table.position} > 0`),
    check('remittance_lines_named', sql`btrim(${table.reference}) <> ''`),
    check(
      'remittance_lines_matched',
      sql`case when ${table.amountPaise} >= 0 then ${table.matchedPaise} between 0 and ${table.amountPaise}
        else ${table.matchedPaise} between ${table.amountPaise} and 0 end`,
    ),
    check(
      'remittance_lines_about',
      sql`(${table.matchedPaise} = 0 or ${table.orderId} is not null)
        and (${table.orderId} is not null or (${table.paymentId} is null and ${table.refundId} is null))
        and (${table.paymentId} is null or ${table.refundId} is null)`,
    ),
  ],
);
