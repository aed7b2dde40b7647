import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './connect.ts';

export function holding(text: string): string {
  return `%${beginningWith(text)}`;
}

export function beginningWith(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** Search condition: ids by index, and the same test per row. */
export type TextMatch = { readonly ids: SQL; readonly test: SQL };

/** `atLeast`: lower bound of the count; exact if `isAll`. */
export type Matched = { readonly condition: SQL; readonly atLeast: number; readonly isAll: boolean };

/** Above this, scanning the list in order is cheaper than looking ids up. */
const MOST_LOOKED_UP = 3_000;

/** Else filters rows in list order, where a page fills soon. `id`: the list's column. */
export async function lookUp(db: Database, { ids, test }: TextMatch, id: SQL): Promise<Matched> {
  const { rows } = await db.execute<{ id: string }>(sql`${ids} limit ${MOST_LOOKED_UP + 1}`);
  const found = [...new Set(rows.map((row) => row.id))];
  const isAll = rows.length <= MOST_LOOKED_UP;
  return {
    condition: isAll ? sql`${id} = any(${sql.param(found)})` : test,
    atLeast: found.length,
    isAll,
  };
}

/** Whole codes and names, prefixes, the rest. `read` excludes the given ids. */
export async function bestFirst<Match, Row>(
  matches: readonly Match[],
  most: number,
  read: (match: Match, without: readonly Row[], missing: number) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const best: Row[] = [];
  for (const match of matches) {
    if (best.length >= most) break;
    best.push(...(await read(match, best, most - best.length)));
  }
  return best;
}
