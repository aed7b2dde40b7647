import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment } from '../columns.ts';

/** Generated keys, and retired ones (SECURITY-1). */
export const shopKeys = pgTable(
  'shop_keys',
  {
    id: text().primaryKey(),
    /** Encrypted with JWT_SECRET; destroyed on retirement. */
    sealed: bytes(),
    createdAt,
    signsFrom: moment('signs_from').notNull(),
    retiredAt: moment('retired_at'),
  },
  (table) => [
    check('shop_keys_id_form', sql`${table.id} ~ '^[0-9a-f]{8}$'`),
    check(
      'shop_keys_sealed_until_retired',
      sql`(${table.sealed} is null) = (${table.retiredAt} is not null)`,
    ),
  ],
);
