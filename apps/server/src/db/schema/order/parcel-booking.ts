import { BOOKING_STATES, type BookingState, OPEN_BOOKINGS } from '@ilaneer/domain/parcel/couriers/booking';
import type { CourierName } from '@ilaneer/domain/parcel/couriers/courier-name';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { actorChecks, actorColumns, createdAt, moment, oneOf, updatedAt } from '../columns.ts';
import { parcels } from './parcel.ts';

/** Bookings of a parcel at couriers' accounts (PARCEL-31). */
export const parcelBookings = pgTable(
  'parcel_bookings',
  {
    parcelId: text('parcel_id')
      .notNull()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    /** From 1. */
    attempt: integer().notNull(),
    courier: text().$type<CourierName>().notNull(),
    /** Our number at the courier. */
    reference: text().notNull(),
    state: text().$type<BookingState>().notNull(),
    weightGrams: integer('weight_grams').notNull(),
    tries: integer().notNull().default(0),
    /** Start of the last try whose outcome may be unknown. */
    triedAt: moment('tried_at'),
    awb: text(),
    /** The courier's own id beside the AWB; may be empty. */
    handle: text(),
    /** Of a failure, in the courier's words. */
    reason: text(),
    /** When the courier is asked next (PARCEL-36); null: after a webhook only. */
    askAt: moment('ask_at'),
    ...actorColumns,
    createdAt,
    updatedAt,
  },
  (table) => [
    primaryKey({ columns: [table.parcelId, table.attempt] }),
    uniqueIndex('parcel_bookings_open').on(table.parcelId).where(oneOf(table.state, OPEN_BOOKINGS)),
    unique('parcel_bookings_reference').on(table.courier, table.reference),
    unique('parcel_bookings_awb').on(table.courier, table.awb),
    index('parcel_bookings_ask_at').on(table.courier, table.askAt).where(sql`${table.askAt} is not null`),
    check('parcel_bookings_state', oneOf(table.state, BOOKING_STATES)),
    check('parcel_bookings_attempt', sql`${table.attempt} > 0`),
    check('parcel_bookings_weight', sql`${table.weightGrams} between 1 and 100000`),
    check('parcel_bookings_tries', sql`${table.tries} >= 0`),
    check('parcel_bookings_number', sql`(${table.awb} is null) = (${table.handle} is null)`),
    check('parcel_bookings_booked', sql`${table.state} <> 'booked' or ${table.awb} is not null`),
    check('parcel_bookings_failed', sql`${table.state} <> 'failed' or ${table.reason} is not null`),
    check('parcel_bookings_asked_at', sql`${table.askAt} is null or ${table.state} = 'booked'`),
    ...actorChecks('parcel_bookings', table),
  ],
);
