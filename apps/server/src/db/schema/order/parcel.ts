import type { Actor } from '@ilaneer/domain/actor/actor';
import { ATTEMPT_CHOICES, type AttemptChoice } from '@ilaneer/domain/parcel/attempt-choice';
import { SCAN_VERDICTS, type ScanVerdict } from '@ilaneer/domain/parcel/packing';
import {
  PARCEL_EVENT_KINDS,
  PARCEL_EVENT_SOURCES,
  type ParcelEventKind,
  type ParcelEventSource,
} from '@ilaneer/domain/parcel/parcel-event';
import {
  DISPATCHED_PARCELS,
  PARCEL_STATES,
  type ParcelState,
  UNDELIVERED_ENDS,
} from '@ilaneer/domain/parcel/parcel-state';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import {
  actorChecks,
  actorColumns,
  createdAt,
  moment,
  oneOf,
  paiseColumn,
  updatedAt,
  version,
} from '../columns.ts';
import { staffMembers } from '../staff/staff.ts';
import { nameColumns } from './line-columns.ts';
import { orders } from './order.ts';
import { orderLines } from './order-line.ts';

/** One box of a dispatch. Created at the first packing or shipping (PARCEL-2). */
export const parcels = pgTable(
  'parcels',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** From 1: the suffix of the parcel's number (OD10001-1). */
    position: integer().notNull(),
    state: text().$type<ParcelState>().notNull(),
    claimedBy: text('claimed_by').references(() => staffMembers.id),
    /** Kept once packed, for the pace (TODAY-4). */
    claimedAt: moment('claimed_at'),
    /** Of the order when packing began; a change stops packing (PARCEL-7). */
    contentsDigest: text('contents_digest'),
    packedAt: moment('packed_at'),
    packedBy: text('packed_by').references(() => staffMembers.id),
    weightGrams: integer('weight_grams'),
    courier: text(),
    trackingNumber: text('tracking_number'),
    /** TAX-DOCUMENT-28. */
    eWayBillNumber: text('e_way_bill_number'),
    eWayBillOn: date('e_way_bill_on', { mode: 'string' }),
    shippedAt: moment('shipped_at'),
    deliveredAt: moment('delivered_at'),
    /** Of the courier for the way back; noted, not posted (PARCEL-19). */
    returnChargesPaise: paiseColumn('return_charges_paise'),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('parcels_order_id_position_key').on(table.orderId, table.position),
    index('parcels_tracking_code').on(sql`upper(${table.trackingNumber})`),
    index('parcels_packed_at').on(table.packedAt),
    index('parcels_state').on(table.state, table.createdAt, table.id),
    check('parcels_state', oneOf(table.state, PARCEL_STATES)),
    check('parcels_position', sql`${table.position} > 0`),
    check('parcels_claimed', sql`(${table.state} = 'packing') = (${table.claimedBy} is not null)`),
    check('parcels_packed_by', sql`${table.packedBy} is null or ${table.packedAt} is not null`),
    check('parcels_shipment', sql`(${table.courier} is null) = (${table.trackingNumber} is null)`),
    check(
      'parcels_shipped',
      sql`(${oneOf(table.state, DISPATCHED_PARCELS)}) = (${table.shippedAt} is not null)`,
    ),
    check('parcels_delivered', sql`(${table.state} = 'delivered') = (${table.deliveredAt} is not null)`),
    check(
      'parcels_e_way_bill',
      sql`(${table.eWayBillNumber} is null) = (${table.eWayBillOn} is null) and ${table.eWayBillNumber} ~ '^[0-9]{12}$'`,
    ),
    check('parcels_weight', sql`${table.weightGrams} between 1 and 100000`),
    check(
      'parcels_return_charges',
      sql`${table.returnChargesPaise} is null or (${table.returnChargesPaise} >= 0 and ${oneOf(table.state, UNDELIVERED_ENDS)})`,
    ),
  ],
);

export const parcelLines = pgTable(
  'parcel_lines',
  {
    parcelId: text('parcel_id')
      .notNull()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    orderId: text('order_id').notNull(),
    linePosition: integer('line_position').notNull(),
    quantity: integer().notNull(),
    packed: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.parcelId, table.linePosition] }),
    foreignKey({
      name: 'parcel_lines_order_line_fk',
      columns: [table.orderId, table.linePosition],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }).onDelete('cascade'),
    check('parcel_lines_quantity', sql`${table.quantity} > 0`),
    check('parcel_lines_packed', sql`${table.packed} between 0 and ${table.quantity}`),
  ],
);

/** No longer in the changed order (PARCEL-12). Deleted once their removal is confirmed. */
export const parcelLeftovers = pgTable(
  'parcel_leftovers',
  {
    parcelId: text('parcel_id')
      .notNull()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    variantId: text('variant_id').notNull(),
    ...nameColumns,
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.parcelId, table.variantId] }),
    check('parcel_leftovers_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Every scan of a parcel, including refused ones; idempotent per gesture (PARCEL-6). */
export const parcelScans = pgTable(
  'parcel_scans',
  {
    parcelId: text('parcel_id')
      .notNull()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    gestureId: text('gesture_id').notNull(),
    code: text().notNull(),
    verdict: text().$type<ScanVerdict['verdict']>().notNull(),
    linePosition: integer('line_position'),
    batchCode: text('batch_code'),
    /** Confirmed by hand because its code could not be read. */
    byHand: boolean('by_hand').notNull().default(false),
    ...actorColumns,
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.parcelId, table.gestureId] }),
    check('parcel_scans_verdict', oneOf(table.verdict, SCAN_VERDICTS)),
    check('parcel_scans_line', sql`(${table.verdict} = 'wrong item') = (${table.linePosition} is null)`),
    ...actorChecks('parcel_scans', table),
  ],
);

/** Reports of couriers and acts of staff after dispatch, raw; the state is their fold (PARCEL-19). */
export const parcelEvents = pgTable(
  'parcel_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    parcelId: text('parcel_id')
      .notNull()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    courier: text().notNull(),
    trackingNumber: text('tracking_number').notNull(),
    kind: text().$type<ParcelEventKind>().notNull().default('in transit'),
    source: text().$type<ParcelEventSource>().notNull().default('courier'),
    /** In the source's words. */
    code: text().notNull(),
    actorKind: text('actor_kind').$type<Actor['kind']>().notNull().default('system'),
    actorId: text('actor_id').notNull().default('shop'),
    happenedAt: moment('happened_at').notNull(),
    report: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [
    unique('parcel_events_once').on(table.parcelId, table.source, table.code, table.happenedAt),
    index('parcel_events_parcel_id').on(table.parcelId, table.happenedAt),
    check('parcel_events_kind', oneOf(table.kind, PARCEL_EVENT_KINDS)),
    check('parcel_events_source', oneOf(table.source, PARCEL_EVENT_SOURCES)),
    ...actorChecks('parcel_events', table),
  ],
);

/** The choice after a failed attempt, one for each (PARCEL-25). */
export const attemptAnswers = pgTable(
  'attempt_answers',
  {
    eventId: bigint('event_id', { mode: 'number' })
      .primaryKey()
      .references(() => parcelEvents.id, { onDelete: 'cascade' }),
    parcelId: text('parcel_id')
      .notNull()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    choice: text().$type<AttemptChoice['kind']>().notNull(),
    day: date({ mode: 'string' }),
    addressLine1: text('address_line1'),
    addressLine2: text('address_line2'),
    phone: text(),
    ...actorColumns,
    answeredAt: moment('answered_at').notNull(),
    /** The courier takes no choices by call, or was not reached. */
    isByHand: boolean('is_by_hand').notNull().default(false),
    toldAt: moment('told_at'),
    /** By phone; null: by the courier's call. */
    toldBy: text('told_by').references(() => staffMembers.id, { onDelete: 'set null' }),
    version,
  },
  (table) => [
    index('attempt_answers_parcel_id').on(table.parcelId),
    check('attempt_answers_choice', oneOf(table.choice, ATTEMPT_CHOICES)),
    check('attempt_answers_day', sql`${table.day} is null or ${table.choice} = 'again'`),
    check(
      'attempt_answers_address',
      sql`(${table.choice} = 'other address') = (${table.addressLine1} is not null and ${table.addressLine2} is not null)`,
    ),
    check('attempt_answers_phone', sql`(${table.choice} = 'other phone') = (${table.phone} is not null)`),
    check('attempt_answers_told_by', sql`${table.toldBy} is null or ${table.toldAt} is not null`),
    ...actorChecks('attempt_answers', table),
  ],
);
