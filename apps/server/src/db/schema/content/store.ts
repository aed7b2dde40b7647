import type { Holiday, OpeningHours } from '@ilaneer/domain/store/opening-hours';
import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { version } from '../columns.ts';

/** `workingHours` is shown; `openingHours` and `holidays` decide "open now". */
export const stores = pgTable(
  'stores',
  {
    code: text().primaryKey(),
    name: text().notNull(),
    position: integer().notNull(),
    address: text().notNull(),
    pinCode: text('pin_code').notNull(),
    towns: jsonb().$type<string[]>().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    messagingUrl: text('messaging_url').notNull(),
    picture: text().notNull(),
    workingHours: jsonb('working_hours').$type<{ days: string; text: string }[]>().notNull(),
    openingHours: jsonb('opening_hours').$type<OpeningHours[]>().notNull(),
    holidays: jsonb().$type<Holiday[]>().notNull().default([]),
    active: boolean().notNull().default(true),
    version,
  },
  (table) => [
    check('stores_code_form', sql`${table.code} ~ '^[A-Z]{3}$'`),
    check('stores_pin_code_form', sql`${table.pinCode} ~ '^[1-9][0-9]{5}$'`),
    check('stores_latitude', sql`${table.latitude} between -90 and 90`),
    check('stores_longitude', sql`${table.longitude} between -180 and 180`),
    check(
      'stores_messaging_url_form',
      sql`${table.messagingUrl} = '' or ${table.messagingUrl} ~ '^https://'`,
    ),
    check('stores_holidays_list', sql`jsonb_typeof(${table.holidays}) = 'array'`),
  ],
);
