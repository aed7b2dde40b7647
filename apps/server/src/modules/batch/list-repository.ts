import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';

/** A batch with what staff know its goods by. */
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

/** Which batches are meant. `until`: the last day on which they must be out of sale, worked out for each by the rule. */
export type BatchFilter = {
  readonly search?: string;
  readonly variantId?: string;
  readonly state?: 'for sale' | 'ending' | 'ended' | 'blocked' | 'empty';
  readonly days?: number;
  readonly today: string;
};

// As domain/batch/shelf-life.ts has it (BATCH-3, BATCH-4); a test compares the two.
const LAST_DAY = sql`(b.best_before - least(45, ceil((b.best_before - b.packed_on) * 30 / 100.0))::int - 8)`;
const ENDING_DAYS = 14;

const SELECT = sql`
  select b.id, b.code, b.variant_id as "variantId", p.name as "productName", v.name as "variantName", v.sku,
    b.packed_on::text as "packedOn", b.best_before::text as "bestBefore", b.mrp_paise::float8 as "mrpPaise",
    b.on_hand as "onHand", b.held, b.allocated, b.block_reason as "blockReason", b.version,
    to_char(b.blocked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "blockedAt"`;
const FROM = sql`
  from batches b join product_variants v on v.id = b.variant_id join products p on p.id = v.product_id`;

export async function findNamedBatch(db: Database, id: string): Promise<NamedBatch | null> {
  const { rows } = await db.execute<NamedBatch>(sql`${SELECT} ${FROM} where b.id = ${id}`);
  return rows[0] ?? null;
}

/** What expires first at first, from behind a place on. */
export async function pageBatches(
  db: Database,
  filter: BatchFilter,
  after: { readonly bestBefore: string; readonly id: string } | null,
  most: number,
): Promise<NamedBatch[]> {
  const { rows } = await db.execute<NamedBatch>(batchPage(filter, after, most));
  return rows;
}

function batchPage(
  filter: BatchFilter,
  after: { readonly bestBefore: string; readonly id: string } | null,
  most: number,
): SQL {
  const place =
    after === null ? sql`true` : sql`(b.best_before, b.id) > (${after.bestBefore}::date, ${after.id})`;
  return sql`
    ${SELECT} ${FROM} where ${matches(filter)} and ${place} order by b.best_before, b.id limit ${most}`;
}

export async function countBatches(db: Database, filter: BatchFilter, most: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select 1 from batches b where ${matches(filter)} limit ${most}) as found`);
  return rows[0]?.count ?? 0;
}

function matches({ search = '', variantId, state, days, today }: BatchFilter): SQL {
  const parts = [sql`true`];
  const words = search.trim().toLowerCase();
  if (words !== '') {
    // Ids are gathered first, each kind by its own index; a code is in capitals.
    const part = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
    parts.push(sql`b.id = any(array(
      select id from batches where code like ${part.toUpperCase()}
      union all select id from batches where variant_id = any(array(
        select id from product_variants where lower(sku) like ${part}
        union all select v.id from product_variants v where v.product_id = any(array(
          select id from products where lower(name) like ${part}))))))`);
  }
  if (variantId !== undefined) parts.push(sql`b.variant_id = ${variantId}`);
  if (state !== undefined) parts.push(inState(state, today));
  if (days !== undefined) {
    parts.push(sql`b.on_hand > 0 and ${LAST_DAY} < ${today}::date + ${days}::int + 1`);
  }
  return sql.join(parts, sql` and `);
}

/** As `batchStateOf` of the domain has it. */
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
      return sql`${stands} and ${LAST_DAY} between ${today}::date and ${today}::date + ${ENDING_DAYS}::int`;
    case 'for sale':
      return sql`${stands} and ${LAST_DAY} > ${today}::date + ${ENDING_DAYS}::int`;
  }
}
