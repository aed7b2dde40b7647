import type { Actor } from '@ilaneer/domain/actor/actor';
import { GOODS_KINDS, type MovementKind } from '@ilaneer/domain/stock/movement';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import type { MovementRow } from './movement-repository.ts';

export type LedgerRow = Omit<MovementRow, 'happenedAt'> & {
  readonly happenedAt: string;
  readonly actorKind: Actor['kind'];
  readonly actorName: string | null;
  readonly batchCode: string | null;
  readonly orderNumber: string | null;
  readonly paper: string | null;
  readonly undone: boolean;
};

export type LedgerFilter = {
  readonly variantId: string;
  readonly batchId?: string;
  readonly kind?: MovementKind;
};

const SELECT = sql`
  select m.position::float8 as position, m.variant_id as "variantId", m.batch_id as "batchId", m.kind, m.quantity,
    m.on_hand as "onHand", m.for_sale as "forSale", m.order_id as "orderId", m.return_id as "returnId",
    m.receipt_id as "receiptId", m.count_id as "countId", m.undoes::float8 as undoes, m.reason, m.note,
    m.actor_kind as "actorKind", m.actor_id as "actorId",
    to_char(m.happened_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "happenedAt",
    s.name as "actorName", b.code as "batchCode", o.number as "orderNumber",
    coalesce(r.number, c.number) as paper,
    exists (select 1 from stock_movements u where u.undoes = m.position) as undone
  from stock_movements m
  left join staff_members s on m.actor_kind = 'staff' and s.id = m.actor_id
  left join batches b on b.id = m.batch_id
  left join orders o on o.id = m.order_id
  left join stock_receipts r on r.id = m.receipt_id
  left join stock_counts c on c.id = m.count_id`;

/** Newest first, keyset; a batch filter gives batch balances. */
export async function pageLedger(
  db: Database,
  filter: LedgerFilter,
  before: number | null,
  most: number,
): Promise<LedgerRow[]> {
  const place = before === null ? sql`true` : sql`m.position < ${before}`;
  if (filter.batchId !== undefined) {
    const { rows } = await db.execute<LedgerRow>(sql`
      select page.*, coalesce(sums."onHand", 0) as "onHand"
      from (${SELECT} where ${matches(filter)} and ${place} order by m.position desc limit ${most}) as page
      join (${onHandOf(filter.batchId)}) as sums using (position)
      order by position desc`);
    return rows;
  }
  const { rows } = await db.execute<LedgerRow>(
    sql`${SELECT} where ${matches(filter)} and ${place} order by m.position desc limit ${most}`,
  );
  return rows;
}

export async function findLedgerRow(db: Database, position: number): Promise<LedgerRow | null> {
  const { rows } = await db.execute<LedgerRow>(sql`${SELECT} where m.position = ${position}`);
  return rows[0] ?? null;
}

export async function countLedger(db: Database, filter: LedgerFilter, most: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count
    from (select 1 from stock_movements m where ${matches(filter)} limit ${most}) as found`);
  return rows[0]?.count ?? 0;
}

/** Running balance of a batch on hand. */
function onHandOf(batchId: string): SQL {
  return sql`
    select position::float8 as position,
      (sum(quantity) filter (where kind = any(${sql.param([...GOODS_KINDS])}::text[])) over (order by stock_movements.position))::int
        as "onHand"
    from stock_movements where batch_id = ${batchId}`;
}

function matches({ variantId, batchId, kind }: LedgerFilter): SQL {
  const parts = [sql`m.variant_id = ${variantId}`];
  if (batchId !== undefined) parts.push(sql`m.batch_id = ${batchId}`);
  if (kind !== undefined) parts.push(sql`m.kind = ${kind}`);
  return sql.join(parts, sql` and `);
}
