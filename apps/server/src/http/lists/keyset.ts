import { type ListCount, type ListPage, MOST_COUNTED, STAFF_PAGE } from '@ilaneer/contract/staff/list';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { type Failure, invalid } from '../failure.ts';

export type Keys = readonly (string | number | null)[];

/** One extra row reveals a next page. */
export const ROWS_TO_READ = STAFF_PAGE + 1;
/** One extra row reveals more. */
export const ROWS_TO_COUNT = MOST_COUNTED + 1;

export function readPlace(sort: string, after: string | undefined): Result<Keys | null, Failure> {
  if (after === undefined) return ok(null);
  const place = parse(Buffer.from(after, 'base64url').toString());
  if (!Array.isArray(place) || place[0] !== sort || !place.every(isKey)) {
    return err(invalid([{ field: 'after', message: 'after is not a place in this list' }]));
  }
  return ok(place.slice(1));
}

/** From `ROWS_TO_READ` rows. */
export function listPage<Row>(
  rows: readonly Row[],
  counted: number,
  sort: string,
  keysOf: (row: Row) => Keys,
): ListPage<Row> {
  const shown = rows.slice(0, STAFF_PAGE);
  const last = rows.length > STAFF_PAGE ? shown.at(-1) : undefined;
  const next =
    last === undefined ? null : Buffer.from(JSON.stringify([sort, ...keysOf(last)])).toString('base64url');
  return { rows: shown, next, count: countOf(counted) };
}

/** From a count up to `ROWS_TO_COUNT`. */
export function countOf(counted: number): ListCount {
  return { found: Math.min(counted, MOST_COUNTED), isMore: counted > MOST_COUNTED };
}

function isKey(value: unknown): value is Keys[number] {
  return value === null || typeof value === 'string' || typeof value === 'number';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
