import { MOST_DAYS } from '@ilaneer/domain/delivery/courier-reach';
import type { CourierName } from '@ilaneer/domain/parcel/couriers/courier-name';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** Answers of couriers with an account, by PIN code (DELIVERY-9). */
export const courierReaches = pgTable(
  'courier_reaches',
  {
    pinCode: text('pin_code').notNull(),
    courier: text().$type<CourierName>().notNull(),
    isServed: boolean('is_served'),
    takesCash: boolean('takes_cash'),
    /** Null: the courier names none. */
    days: integer(),
    /** Null: it has not answered yet. */
    answeredAt: moment('answered_at'),
    /** Last try, with an answer or without. */
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pinCode, table.courier] }),
    index('courier_reaches_asked_at').on(table.askedAt),
    check('courier_reaches_pin_code', sql`${table.pinCode} ~ '^[1-9][0-9]{5}$'`),
    check(
      'courier_reaches_answered',
      sql`(${table.answeredAt} is null) = (${table.isServed} is null) and (${table.answeredAt} is null) = (${table.takesCash} is null)`,
    ),
    check('courier_reaches_cash', sql`${table.isServed} or not ${table.takesCash}`),
    check(
      'courier_reaches_days',
      sql`${table.days} is null or (coalesce(${table.isServed}, false) and ${table.days} between 1 and ${sql.raw(String(MOST_DAYS))})`,
    ),
  ],
);
