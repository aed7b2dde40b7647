import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a moment in time. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' });
}

/** When a row was written first; the application says when, so that tests can. */
export const createdAt = moment('created_at').notNull();

/** When a row was written last. */
export const updatedAt = moment('updated_at').notNull();
