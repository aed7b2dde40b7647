import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './connect.ts';

/** Rows with a period: how those are deleted whose period began before a moment, and from when the oldest is. */
export type Retained = {
  /** Replies with how many. */
  readonly erase: (db: Database, before: Date) => Promise<number>;
  readonly oldest: (db: Database) => Promise<Date | null>;
};

/** Rows of a table; `since` is when the period of one begins (null: not yet), `only` which of them have one. */
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
