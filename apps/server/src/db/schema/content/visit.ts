import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Counts alone: no address, no id, no time of day (REPORT-10). */
export const dailyVisits = pgTable(
  'daily_visits',
  {
    day: date({ mode: 'string' }).notNull(),
    /** One of `VISIT_NAMES`. */
    name: text().notNull(),
    visits: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.name] }),
    check('daily_visits_name', sql`${table.name} ~ '^[a-z-]{2,20}(/[a-z-]{2,20}){1,2}$'`),
    check('daily_visits_positive', sql`${table.visits} > 0`),
  ],
);
