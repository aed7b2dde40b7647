import type { Actor } from '@ilaneer/domain/actor/actor';
import {
  CLAIM_REASONS,
  CLAIM_STATES,
  type ClaimReason,
  type ClaimState,
} from '@ilaneer/domain/claim/parcel-claim';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { actorChecks, actorColumns, moment, oneOf, paiseColumn } from '../columns.ts';
import { orders } from '../order/order.ts';
import { parcels } from '../order/parcel.ts';

/** Claims against couriers for lost and damaged parcels (REMITTANCE-7), and charged weights (REMITTANCE-11). */
export const parcelClaims = pgTable(
  'parcel_claims',
  {
    id: text().primaryKey(),
    parcelId: text('parcel_id')
      .notNull()
      .references(() => parcels.id),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    courier: text().notNull(),
    reason: text().$type<ClaimReason>().notNull(),
    chargedGrams: integer('charged_grams'),
    packedGrams: integer('packed_grams'),
    chargedOn: date('charged_on', { mode: 'string' }),
    amountPaise: paiseColumn('amount_paise').notNull(),
    /** The courier's number of the claim; empty if unknown. */
    voucher: text().notNull().default(''),
    state: text().$type<ClaimState>().notNull().default('open'),
    openedAt: moment('opened_at').notNull(),
    ...actorColumns,
    paidPaise: paiseColumn('paid_paise'),
    /** Of the bank. */
    reference: text(),
    paidOn: date('paid_on', { mode: 'string' }),
    settledAt: moment('settled_at'),
    settledByKind: text('settled_by_kind').$type<Actor['kind']>(),
    settledById: text('settled_by_id'),
    /** Of the written-off rest, or the withdrawal. */
    settledReason: text('settled_reason'),
  },
  (table) => [
    // A lost parcel was weighed too.
    uniqueIndex('parcel_claims_one_of_a_kind')
      .on(table.parcelId, sql`(${table.reason} = 'weight')`)
      .where(sql`${table.state} <> 'withdrawn'`),
    index('parcel_claims_opened_at').on(table.openedAt, table.id),
    check('parcel_claims_state', oneOf(table.state, CLAIM_STATES)),
    check('parcel_claims_reason', oneOf(table.reason, CLAIM_REASONS)),
    check(
      'parcel_claims_weight',
      sql`case when ${table.reason} = 'weight'
        then coalesce(${table.chargedGrams} > 0 and ${table.packedGrams} > 0, false) and ${table.chargedOn} is not null
        else ${table.chargedGrams} is null and ${table.packedGrams} is null and ${table.chargedOn} is null
          and ${table.state} <> 'accepted' end`,
    ),
    check('parcel_claims_courier', sql`btrim(${table.courier}) <> ''`),
    check('parcel_claims_amount', sql`${table.amountPaise} > 0`),
    check(
      'parcel_claims_settled',
      sql`(${table.state} = 'open') = (${table.settledAt} is null)
        and (${table.settledAt} is null) = (${table.settledByKind} is null)
        and (${table.settledAt} is null) = (${table.settledById} is null)`,
    ),
    check(
      'parcel_claims_paid',
      sql`case when ${table.state} = 'paid'
        then coalesce(${table.paidPaise} between 1 and ${table.amountPaise} and btrim(${table.reference}) <> '', false)
          and ${table.paidOn} is not null
        else ${table.paidPaise} is null and ${table.reference} is null and ${table.paidOn} is null end`,
    ),
    check(
      'parcel_claims_written_off',
      sql`(${table.settledReason} is not null) =
        (${table.state} in ('refused', 'withdrawn') or (${table.state} = 'paid' and ${table.paidPaise} < ${table.amountPaise}))`,
    ),
    ...actorChecks('parcel_claims', table),
    ...actorChecks('parcel_claims_settled_by', {
      actorKind: table.settledByKind,
      actorId: table.settledById,
    }),
  ],
);

/** Cash on delivery that its courier never paid over (REMITTANCE-9). */
export const cashWriteOffs = pgTable(
  'cash_write_offs',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    amountPaise: paiseColumn('amount_paise').notNull(),
    reason: text().notNull(),
    /** Of the claim or letter to the courier; empty if none. */
    voucher: text().notNull().default(''),
    writtenOffAt: moment('written_off_at').notNull(),
    ...actorColumns,
  },
  (table) => [
    index('cash_write_offs_order_id').on(table.orderId),
    check('cash_write_offs_amount', sql`${table.amountPaise} > 0`),
    check('cash_write_offs_reason', sql`btrim(${table.reason}) <> ''`),
    ...actorChecks('cash_write_offs', table),
  ],
);
