import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './connect.ts';

/** A pattern of `like`: texts that hold this one, whatever signs it is made of. */
export function holding(text: string): string {
  return `%${beginningWith(text)}`;
}

/** A pattern of `like`: texts that begin with this one. */
export function beginningWith(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/**
 * A typed text as a list's condition: a statement that finds ids by indexes, and the same test for one row.
 */
export type TextMatch = { readonly ids: SQL; readonly test: SQL };

/** Which rows fit, and how many there are of them at least; `isAll` where that is all of them. */
export type Matched = { readonly condition: SQL; readonly atLeast: number; readonly isAll: boolean };

/** So many ids are cheaper to look up than a list is to read along its order until its page is full. */
const MOST_LOOKED_UP = 3_000;

/**
 * Looks a text up where few rows fit. Where many do, each row of the list is asked instead: its page is full soon, and
 * nobody counts so far. `id` is the list's own column.
 */
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

/**
 * Rows of one match after the other until there are enough: whole codes and names before beginnings, these before the
 * rest. `read` leaves out those that it is given.
 */
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
