import type { PartOf } from '@ilaneer/contract/message/call';
import type { CustomerRowView, listCustomers as listCall } from '@ilaneer/contract/staff/customers/customers';
import type { ListPage } from '@ilaneer/contract/staff/list';
import type { SegmentRules } from '@ilaneer/domain/customer/segment';
import { paiseFromRupees } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { type Keys, listPage, ROWS_TO_COUNT, ROWS_TO_READ, readPlace } from '../../http/lists/keyset.ts';
import { hasIndexedWord, searchWords, wordsIn } from '../../http/lists/search-words.ts';
import {
  type CustomerFilter,
  type CustomerSort,
  countCustomers,
  type ListedCustomer,
  listConditions,
  listCustomers as readRows,
} from './repository.ts';
import { findSegment } from './segments-repository.ts';
import { toCustomerRow } from './views.ts';

type ListDeps = Pick<Deps, 'db' | 'now'>;
type ListQuery = PartOf<typeof listCall, 'query'>;

/** CUSTOMER-1. Errors: VALIDATION_FAILED, SEGMENT_NOT_FOUND. */
export async function listCustomers(
  { db, now }: ListDeps,
  query: ListQuery,
): Promise<Result<ListPage<CustomerRowView>, Failure>> {
  const sort: CustomerSort = query.sort ?? 'recent';
  const place = readPlace(sort, query.after);
  if (!place.ok) return place;
  const after = placeOf(place.value);
  if (!after.ok) return after;
  const words = searchWords(query.search);
  if (!words.ok) return words;
  const segment = query.segment === undefined ? null : await findSegment(db, query.segment);
  if (query.segment !== undefined && segment === null) return err({ code: 'SEGMENT_NOT_FOUND' });
  const filter: CustomerFilter = {
    words: words.value,
    ...(query.tag !== undefined && { tag: query.tag.toLowerCase() }),
    ...(query.least !== undefined && { leastPaise: paiseFromRupees(query.least) }),
    ...(query.from !== undefined && { lastOrderFrom: query.from }),
    ...(query.to !== undefined && { lastOrderTo: query.to }),
    ...(segment !== null && { segment: segment.rules }),
  };
  const where = await listConditions(db, filter, now());
  const [rows, counted] = await Promise.all([
    readRows(db, { where, sort, after: after.value, limit: ROWS_TO_READ }),
    countCustomers(db, where, ROWS_TO_COUNT),
  ]);
  const page = listPage(rows, counted, sort, (row) => [
    sort === 'spent' ? row.spentPaise : row.activeAt.getTime(),
    row.id,
  ]);
  return ok({ ...page, rows: page.rows.map(toCustomerRow) });
}

/** For the search of everything: by recent orders. */
export async function bestCustomers(
  { db, now }: ListDeps,
  text: string,
  most: number,
): Promise<ListedCustomer[]> {
  const words = wordsIn(text);
  if (!hasIndexedWord(words)) return [];
  const where = await listConditions(db, { words }, now());
  return readRows(db, { where, sort: 'recent', after: null, limit: most });
}

/** Up to `ROWS_TO_COUNT`. */
export async function countSegment({ db, now }: ListDeps, segment: SegmentRules): Promise<number> {
  return countCustomers(db, await listConditions(db, { words: [], segment }, now()), ROWS_TO_COUNT);
}

function placeOf(keys: Keys | null): Result<{ at: number; id: string } | null, Failure> {
  if (keys === null) return ok(null);
  const [at, id] = keys;
  if (typeof at === 'number' && Number.isSafeInteger(at) && typeof id === 'string') return ok({ at, id });
  return err(invalid([{ field: 'after', message: 'after is not a place in this list' }]));
}
