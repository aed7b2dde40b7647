import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment in time. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' });
}

/** When a row was written first; the application says when, so that tests can. */
export const createdAt = moment('created_at').notNull();

/** When a row was written last. */
export const updatedAt = moment('updated_at').notNull();

/** An amount in paise; sums may pass 2^31. */
export function paiseColumn(name: string) {
  return bigint(name, { mode: 'number' });
}

/** Bytes, as Buffers. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The condition that a column holds one of the domain's words, so that the two lists cannot come apart. */
export function oneOf(column: AnyPgColumn, words: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
}
