import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './connect.ts';

export type Retained = {
  readonly erase: (db: Database, before: Date) => Promise<number>;
  readonly oldest: (db: Database) => Promise<Date | null>;
};

/** `since`: start of the period (null: not started); `only`: rows with a period. */
export function retainedRows(table: PgTable, since: SQL, only: SQL = sql`true`): Retained {
  return {
    erase: async (db, before) => {
      const { rowCount } = await db
        .delete(table)
        .where(sql`${since} < ${before.toISOString()}::timestamptz and ${only}`);
      return rowCount ?? 0;
    },
    oldest: async (db) => {
      const { rows } = await db.execute<{ oldest: Date | string | null }>(
        sql`select min(${since}) as oldest from ${table} where ${only}`,
      );
      const oldest = rows[0]?.oldest ?? null;
      return oldest === null ? null : new Date(oldest);
    },
  };
}
