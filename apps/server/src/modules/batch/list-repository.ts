import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import {
  beginningWith,
  bestFirst,
  findMatches,
  holding,
  type Matched,
  type TextMatch,
} from '../../db/text-search.ts';

export type NamedBatch = {
  readonly id: string;
  readonly code: string;
  readonly variantId: string;
  readonly productName: string;
  readonly variantName: string;
  readonly sku: string;
  readonly packedOn: string;
  readonly bestBefore: string;
  readonly mrpPaise: number;
  readonly onHand: number;
  readonly held: number;
  readonly allocated: number;
  readonly blockedAt: string | null;
  readonly blockReason: string | null;
  readonly version: number;
};

/** `until`: latest last day of sale, by the rule. */
export type BatchFilter = {
  readonly search?: string;
  readonly variantId?: string;
  readonly state?: 'for sale' | 'ending' | 'ended' | 'blocked' | 'empty';
  readonly days?: number;
  readonly today: string;
};

// As in domain/batch/shelf-life.ts (BATCH-3, BATCH-4); compared by a test.
const LAST_DAY = sql`(b.best_before - least(45, ceil((b.best_before - b.packed_on) * 30 / 100.0))::int - 8)`;
const ENDING_DAYS = 14;
// Least and most days between the last day and the best before, for the index.
const [FEWEST_BEFORE, MOST_BEFORE] = [8, 8 + 45];

const SELECT = sql`
  select b.id, b.code, b.variant_id as "variantId", p.name as "productName", v.name as "variantName", v.sku,
    b.packed_on::text as "packedOn", b.best_before::text as "bestBefore", b.mrp_paise::float8 as "mrpPaise",
    b.on_hand as "onHand", b.held, b.allocated, b.block_reason as "blockReason", b.version,
    to_char(b.blocked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "blockedAt"`;
const GOODS = sql`join product_variants v on v.id = b.variant_id join products p on p.id = v.product_id`;

type Place = { readonly bestBefore: string; readonly id: string };

export async function findNamedBatch(db: Database, id: string): Promise<NamedBatch | null> {
  const { rows } = await db.execute<NamedBatch>(sql`${SELECT} from batches b ${GOODS} where b.id = ${id}`);
  return rows[0] ?? null;
}

/** A page of batches in FEFO order, after `after`, with the total (counted up to `maxCount`). */
export async function listBatches(
  db: Database,
  filter: BatchFilter,
  after: Place | null,
  { most, mostCounted }: { readonly most: number; readonly mostCounted: number },
): Promise<{ readonly rows: NamedBatch[]; readonly counted: number }> {
  const words = wordsOf(filter);
  const found = words === '' ? null : await findMatches(db, anywhere(words), BATCH_ID);
  const [rows, counted] = await Promise.all([
    pageOf(db, filter, found, after, most),
    countOf(db, filter, found, mostCounted),
  ]);
  return { rows, counted };
}

/** Non-empty and past batches of a variant in FEFO order, limited. */
export function listBatchesOf(
  db: Database,
  variantId: string,
  today: string,
  most: number,
): Promise<NamedBatch[]> {
  return pageOf(db, { variantId, today }, null, null, most);
}

export function bestBatches(
  db: Database,
  filter: BatchFilter & { readonly search: string },
  most: number,
): Promise<NamedBatch[]> {
  return bestFirst(
    matchesOf(wordsOf(filter)),
    most,
    async (match, without: readonly NamedBatch[], missing) => {
      const found = await findMatches(db, match, BATCH_ID);
      const others = sql`b.id <> all(${sql.param(without.map(({ id }) => id))})`;
      const condition = sql`${found.condition} and ${others}`;
      return pageOf(db, filter, { ...found, condition }, null, missing);
    },
  );
}

/** `ending`: batches, up to `mostCounted`, and all their units. */
export async function countEnding(
  db: Database,
  today: string,
  mostCounted: number,
): Promise<{ readonly batches: number; readonly units: number }> {
  const { rows } = await db.execute<{ batches: number; units: number }>(sql`
    select count(*)::int as batches, coalesce(sum(b.on_hand), 0)::int as units
    from batches b where ${inState('ending', today)}`);
  const [ending = { batches: 0, units: 0 }] = rows;
  return { ...ending, batches: Math.min(ending.batches, mostCounted) };
}

const BATCH_ID = sql`b.id`;

async function pageOf(
  db: Database,
  filter: BatchFilter,
  found: Matched | null,
  after: Place | null,
  most: number,
): Promise<NamedBatch[]> {
  const place =
    after === null ? sql`true` : sql`(b.best_before, b.id) > (${after.bestBefore}::date, ${after.id})`;
  // Details for the page's rows only.
  const { rows } = await db.execute<NamedBatch>(sql`
    ${SELECT} from (
      select b.* from ${fromOf(found)} where ${conditions(filter, found)} and ${place}
      order by b.best_before, b.id limit ${most}
    ) b ${GOODS} order by b.best_before, b.id`);
  return rows;
}

async function countOf(
  db: Database,
  filter: BatchFilter,
  found: Matched | null,
  most: number,
): Promise<number> {
  const { variantId, state, days } = filter;
  const isSearchAlone = variantId === undefined && state === undefined && days === undefined;
  if (found !== null && isSearchAlone && (found.isAll || found.atLeast >= most)) {
    return Math.min(found.atLeast, most);
  }
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from ${fromOf(found)} where ${conditions(filter, found)} limit ${most}) as found`);
  return rows[0]?.count ?? 0;
}

/** Joins goods only for searches. */
function fromOf(found: Matched | null): SQL {
  return found === null || found.isAll ? sql`batches b` : sql`batches b ${GOODS}`;
}

function conditions({ variantId, state, days, today }: BatchFilter, found: Matched | null): SQL {
  const parts = [found?.condition ?? sql`true`];
  if (variantId !== undefined) parts.push(sql`b.variant_id = ${variantId}`);
  if (state !== undefined) parts.push(inState(state, today));
  if (days !== undefined) {
    parts.push(sql`b.on_hand > 0 and ${LAST_DAY} < ${today}::date + ${days}::int + 1`);
  }
  return sql.join(parts, sql` and `);
}

function wordsOf({ search = '' }: BatchFilter): string {
  return search.trim().toLowerCase();
}

function matchesOf(words: string): readonly TextMatch[] {
  const equals = (column: SQL) => sql`${column} = ${words}`;
  const begins = (column: SQL) => sql`${column} like ${beginningWith(words)}`;
  return [
    match({ code: sql`b.code = ${words.toUpperCase()}` }),
    match({ goods: equals }),
    match({ code: sql`b.code like ${beginningWith(words.toUpperCase())}`, goods: begins }),
    anywhere(words),
  ];
}

function anywhere(words: string): TextMatch {
  return match({
    code: sql`b.code like ${holding(words.toUpperCase())}`,
    goods: (column) => sql`${column} like ${holding(words)}`,
  });
}

function match({ code, goods }: { readonly code?: SQL; readonly goods?: (column: SQL) => SQL }): TextMatch {
  const ids: SQL[] = [];
  const tests: SQL[] = [];
  if (code !== undefined) {
    ids.push(sql`select b.id from batches b where ${code}`);
    tests.push(code);
  }
  if (goods !== undefined) {
    const ofSku = goods(sql`lower(v.sku)`);
    const ofName = goods(sql`lower(p.name)`);
    // OFFSET 0 forces the per-variant lookup regardless of estimates.
    const itsBatches = sql`cross join lateral (select b.id from batches b where b.variant_id = v.id offset 0) b`;
    ids.push(
      sql`select b.id from (select v.id from product_variants v where ${ofSku} offset 0) v ${itsBatches}`,
      sql`select b.id from (select p.id from products p where ${ofName} offset 0) p
        cross join lateral (select v.id from product_variants v where v.product_id = p.id offset 0) v ${itsBatches}`,
    );
    tests.push(ofSku, ofName);
  }
  return { ids: sql.join(ids, sql` union all `), test: sql`(${sql.join(tests, sql` or `)})` };
}

function inState(state: NonNullable<BatchFilter['state']>, today: string): SQL {
  const stands = sql`b.on_hand > 0 and b.blocked_at is null`;
  switch (state) {
    case 'blocked':
      return sql`b.blocked_at is not null`;
    case 'empty':
      return sql`b.on_hand = 0 and b.blocked_at is null`;
    case 'ended':
      return sql`${stands} and ${LAST_DAY} < ${today}::date`;
    case 'ending':
      return sql`${stands} and ${LAST_DAY} between ${today}::date and ${today}::date + ${ENDING_DAYS}::int
        and b.best_before between ${today}::date + ${FEWEST_BEFORE}::int
          and ${today}::date + ${ENDING_DAYS + MOST_BEFORE}::int`;
    case 'for sale':
      return sql`${stands} and ${LAST_DAY} > ${today}::date + ${ENDING_DAYS}::int`;
  }
}
