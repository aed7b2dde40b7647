import { and, asc, eq, getTableColumns, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core';
import type { Database } from './connect.ts';

/** Rows with sealed values, for key rotation (SECURITY-2). */
export type SealedRows<Kind extends string = string> = {
  readonly kind: Kind;
  list(db: Database, after: string, limit: number): Promise<readonly SealedRow[]>;
  /** Compare-and-swap. */
  replace(db: Database, row: SealedRow, now: Buffer): Promise<void>;
};

type SealedRow = { readonly id: string; readonly sealed: Buffer };

export function sealedRows<const Kind extends string>(
  kind: Kind,
  table: AnyPgTable,
  { id, sealed }: { readonly id: AnyPgColumn; readonly sealed: AnyPgColumn },
): SealedRows<Kind> {
  return {
    kind,
    list: async (db, after, limit) => {
      const rows = await db
        .select({ id: sql<string>`${id}`, sealed: sql<Buffer>`${sealed}` })
        .from(table)
        .where(and(gt(id, after), isNotNull(sealed)))
        .orderBy(asc(id))
        .limit(limit);
      return rows;
    },
    replace: async (db, row, now) => {
      const [name] = Object.entries(getTableColumns(table)).find(([, column]) => column === sealed) ?? [];
      if (name === undefined) throw new Error('a table seals in a column of its own');
      await db
        .update(table)
        .set({ [name]: now })
        .where(and(eq(id, row.id), eq(sealed, row.sealed)));
    },
  };
}

/** Hash made with the key of this mark (deps/keys.ts). */
export function isHashedWith(hash: AnyPgColumn, mark: string): SQL {
  return mark === '' ? sql`position('.' in ${hash}) = 0` : sql`starts_with(${hash}, ${mark})`;
}
