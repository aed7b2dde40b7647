import type { Actor } from '@ilaneer/domain/actor/actor';
import { HANDOVER_RESULTS, type HandoverResult } from '@ilaneer/domain/handover/handover';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { actorChecks, actorColumns, moment, oneOf, paiseColumn } from '../columns.ts';
import { parcels } from './parcel.ts';

/** Parcels scanned out to a courier; closing ships them and makes the manifest (PARCEL-40). */
export const handovers = pgTable(
  'handovers',
  {
    id: text().primaryKey(),
    /** Of the manifest. */
    number: integer().notNull().generatedAlwaysAsIdentity(),
    courier: text().notNull(),
    openedAt: moment('opened_at').notNull(),
    ...actorColumns,
    /** The courier's person, as typed. */
    handedTo: text('handed_to').notNull().default(''),
    /** The courier was asked to come (PARCEL-45). */
    pickupAskedAt: moment('pickup_asked_at'),
    /** Closing has begun: no further scans. */
    closingAt: moment('closing_at'),
    closedByKind: text('closed_by_kind').$type<Actor['kind']>(),
    closedById: text('closed_by_id'),
    closedAt: moment('closed_at'),
  },
  (table) => [
    unique('handovers_number').on(table.number),
    uniqueIndex('handovers_one_open').on(sql`lower(${table.courier})`).where(sql`${table.closedAt} is null`),
    index('handovers_opened_at').on(table.openedAt, table.id),
    check('handovers_courier', sql`btrim(${table.courier}) <> ''`),
    check(
      'handovers_closed',
      sql`(${table.closingAt} is null) = (${table.closedById} is null)
        and (${table.closingAt} is null) = (${table.closedByKind} is null)
        and (${table.closedAt} is null or ${table.closingAt} is not null)`,
    ),
    ...actorChecks('handovers', table),
    ...actorChecks('handovers_closed_by', { actorKind: table.closedByKind, actorId: table.closedById }),
  ],
);

export const handoverParcels = pgTable(
  'handover_parcels',
  {
    handoverId: text('handover_id')
      .notNull()
      .references(() => handovers.id),
    parcelId: text('parcel_id')
      .notNull()
      .references(() => parcels.id),
    trackingNumber: text('tracking_number').notNull(),
    scannedAt: moment('scanned_at').notNull(),
    ...actorColumns,
    /** Null until the closing has reached it. */
    result: text().$type<HandoverResult>(),
    /** Why it was not handed over. */
    refusal: text(),
    /** As handed over, for the manifest. */
    weightGrams: integer('weight_grams'),
    toCollectPaise: paiseColumn('to_collect_paise'),
  },
  (table) => [
    primaryKey({ columns: [table.handoverId, table.parcelId] }),
    index('handover_parcels_parcel_id').on(table.parcelId),
    check('handover_parcels_numbered', sql`btrim(${table.trackingNumber}) <> ''`),
    check('handover_parcels_result', oneOf(table.result, HANDOVER_RESULTS)),
    check(
      'handover_parcels_refusal',
      sql`(${table.refusal} is not null) = coalesce(${table.result} = 'refused', false)`,
    ),
    check('handover_parcels_to_collect', sql`${table.toCollectPaise} >= 0`),
    ...actorChecks('handover_parcels', table),
  ],
);
