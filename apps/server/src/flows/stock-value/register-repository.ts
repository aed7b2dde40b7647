import type { Actor } from '@ilaneer/domain/actor/actor';
import { type AdjustReason, GOODS_KINDS, type MovementKind } from '@ilaneer/domain/stock/movement';
import type { StockPeriod } from '@ilaneer/domain/stock-value/value-stock';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';

/** A movement of goods, as the stock register shows it. */
export type MovedGoods = {
  readonly position: number;
  readonly place: string;
  readonly happenedAt: string;
  readonly sku: string;
  readonly productName: string;
  readonly variantName: string;
  readonly kind: MovementKind;
  readonly quantity: number;
  readonly onHand: number;
  readonly batchCode: string | null;
  readonly orderNumber: string | null;
  readonly paper: string | null;
  readonly reason: AdjustReason | null;
  readonly note: string | null;
  readonly undoes: number | null;
  readonly actorKind: Actor['kind'];
  readonly actorName: string | null;
};

/** By moment, keyset; `after`: the last row. */
export async function listMovedGoods(
  db: Database,
  period: StockPeriod,
  after: Pick<MovedGoods, 'place' | 'position'> | null,
  most: number,
): Promise<MovedGoods[]> {
  const place =
    after === null
      ? sql`true`
      : sql`(m.happened_at, m.position) > (${after.place}::timestamptz, ${after.position}::bigint)`;
  const { rows } = await db.execute<MovedGoods>(sql`
    select m.position::float8 as position, m.happened_at::text as place,
      to_char(m.happened_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as "happenedAt",
      coalesce(v.sku, m.variant_id) as sku, coalesce(p.name, '') as "productName", coalesce(v.name, '') as "variantName",
      m.kind, m.quantity, m.on_hand as "onHand", b.code as "batchCode", o.number as "orderNumber",
      coalesce(r.number, c.number) as paper, m.reason, m.note, m.undoes::float8 as undoes,
      m.actor_kind as "actorKind", s.name as "actorName"
    from (select * from stock_movements m where ${within(period)} and ${place}
      order by m.happened_at, m.position limit ${most}) m
    left join product_variants v on v.id = m.variant_id left join products p on p.id = v.product_id
    left join batches b on b.id = m.batch_id
    left join orders o on o.id = m.order_id
    left join stock_receipts r on r.id = m.receipt_id
    left join stock_counts c on c.id = m.count_id
    left join staff_members s on m.actor_kind = 'staff' and s.id = m.actor_id
    order by m.happened_at, m.position`);
  return rows;
}

export async function countMovedGoods(db: Database, period: StockPeriod): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from stock_movements m where ${within(period)}`,
  );
  return rows[0]?.count ?? 0;
}

function within({ from, to }: StockPeriod): SQL {
  return sql`m.kind = any(${sql.param([...GOODS_KINDS])}::text[])
    and m.happened_at >= (${from}::date::timestamp at time zone 'Asia/Kolkata')
    and m.happened_at < ((${to}::date + 1)::timestamp at time zone 'Asia/Kolkata')`;
}
