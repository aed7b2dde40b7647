import type { Actor } from '@ilaneer/domain/actor/actor';
import type { CountState } from '@ilaneer/domain/stock/stock-count';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { storedActor } from '../../db/schema/columns.ts';
import { stockCountLines, stockCounts } from '../../db/schema/stock/stock.ts';
import { holding } from '../../db/text-search.ts';

export type CountRow = typeof stockCounts.$inferSelect;
type CountLineRow = typeof stockCountLines.$inferSelect;

export type NamedCount = {
  readonly id: string;
  readonly number: string;
  readonly state: CountState;
  readonly note: string;
  readonly who: string;
  readonly startedAt: string;
  readonly closedAt: string | null;
  readonly lines: number;
  readonly difference: number;
  readonly version: number;
};

export type NamedCountLine = Pick<CountLineRow, 'variantId' | 'batchId' | 'expected' | 'counted'> & {
  readonly productName: string;
  readonly variantName: string;
  readonly sku: string;
  readonly batchCode: string | null;
};

const SELECT = sql`
  select c.id, c.number, c.state, c.note, coalesce(s.name, c.actor_id) as who, c.version,
    to_char(c.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startedAt",
    to_char(c.closed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "closedAt",
    l.lines::int as lines, coalesce(l.difference, 0)::int as difference
  from stock_counts c
  left join staff_members s on c.actor_kind = 'staff' and s.id = c.actor_id
  left join lateral (
    select count(*) as lines, sum(counted - expected) as difference from stock_count_lines where count_id = c.id
  ) l on true`;

export async function findCount(db: Database, id: string): Promise<NamedCount | null> {
  const { rows } = await db.execute<NamedCount>(sql`${SELECT} where c.id = ${id}`);
  return rows[0] ?? null;
}

type CountFilter = { readonly state?: CountState; readonly search?: string };

/** Newest first, keyset. */
export async function pageCounts(
  db: Database,
  filter: CountFilter,
  before: { readonly at: string; readonly id: string } | null,
  most: number,
): Promise<NamedCount[]> {
  const place =
    before === null ? sql`true` : sql`(c.created_at, c.id) < (${before.at}::timestamptz, ${before.id})`;
  const { rows } = await db.execute<NamedCount>(
    sql`${SELECT} where ${matches(filter)} and ${place} order by c.created_at desc, c.id desc limit ${most}`,
  );
  return rows;
}

export async function countCounts(db: Database, filter: CountFilter, most: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select 1 from stock_counts c where ${matches(filter)} limit ${most}) as found`);
  return rows[0]?.count ?? 0;
}

function matches({ state, search = '' }: CountFilter): SQL {
  const parts = [sql`true`];
  if (state !== undefined) parts.push(sql`c.state = ${state}`);
  if (search.trim() !== '') {
    const part = holding(search.trim());
    parts.push(sql`(c.number ilike ${part} or c.note ilike ${part})`);
  }
  return sql.join(parts, sql` and `);
}

export async function insertCount(
  tx: Database,
  actor: Actor,
  count: { readonly id: string; readonly note: string; readonly at: Date },
): Promise<void> {
  const { id, note, at } = count;
  const number = sql<string>`'CNT-' || nextval('stock_count_numbers')`;
  const row = { id, note, number, state: 'open' as const, createdAt: at, updatedAt: at };
  await tx.insert(stockCounts).values({ ...row, ...storedActor(actor) });
}

export async function lockCount(tx: Database, id: string): Promise<CountRow | null> {
  const [row] = await tx.select().from(stockCounts).where(eq(stockCounts.id, id)).for('no key update');
  return row ?? null;
}

export async function touchCount(tx: Database, id: string, at: Date): Promise<void> {
  await tx.update(stockCounts).set({ updatedAt: at }).where(eq(stockCounts.id, id));
}

export async function closeCount(
  tx: Database,
  id: string,
  state: Exclude<CountState, 'open'>,
  at: Date,
): Promise<void> {
  await tx.update(stockCounts).set({ state, closedAt: at, updatedAt: at }).where(eq(stockCounts.id, id));
}

/** The last count wins. */
export async function writeCountLine(tx: Database, line: CountLineRow): Promise<void> {
  const { expected, counted, countedAt } = line;
  await tx
    .insert(stockCountLines)
    .values(line)
    .onConflictDoUpdate({
      target: [stockCountLines.countId, stockCountLines.variantId, stockCountLines.batchId],
      set: { expected, counted, countedAt },
    });
}

export async function deleteCountLine(
  tx: Database,
  { countId, variantId, batchId }: Pick<CountLineRow, 'countId' | 'variantId' | 'batchId'>,
): Promise<void> {
  const ofBatch = batchId === null ? isNull(stockCountLines.batchId) : eq(stockCountLines.batchId, batchId);
  await tx
    .delete(stockCountLines)
    .where(and(eq(stockCountLines.countId, countId), eq(stockCountLines.variantId, variantId), ofBatch));
}

export async function listCountLines(db: Database, countId: string): Promise<NamedCountLine[]> {
  const { rows } = await db.execute<NamedCountLine>(sql`
    select l.variant_id as "variantId", l.batch_id as "batchId", l.expected, l.counted, p.name as "productName",
      v.name as "variantName", v.sku, b.code as "batchCode"
    from stock_count_lines l
    join product_variants v on v.id = l.variant_id
    join products p on p.id = v.product_id
    left join batches b on b.id = l.batch_id
    where l.count_id = ${countId} order by l.counted_at desc, l.id`);
  return rows;
}
