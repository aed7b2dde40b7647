import { paise } from '@ilaneer/domain/money';
import { GOODS_KINDS } from '@ilaneer/domain/stock/movement';
import type { ReceiptCost } from '@ilaneer/domain/stock-value/stock-book';
import type { MovedOnDay } from '@ilaneer/domain/stock-value/value-stock';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';

export type NamedVariant = {
  readonly variantId: string;
  readonly sku: string;
  readonly productName: string;
  readonly variantName: string;
  readonly hsnCode: string;
};

/** A batch on hand at the end of a day, or goods without one. */
export type ShelfOnDay = {
  readonly variantId: string;
  readonly batchId: string | null;
  readonly code: string | null;
  readonly bestBefore: string | null;
  readonly units: number;
};

const GOODS = sql`m.kind = any(${sql.param([...GOODS_KINDS])}::text[])`;

/** The end of an ISO day in India. */
const endOf = (day: string) => sql`((${day}::date + 1)::timestamp at time zone 'Asia/Kolkata')`;

/** All of them: an average depends on its whole history. */
export async function listMovedByDay(
  db: Database,
  to: string,
): Promise<readonly (MovedOnDay & { readonly variantId: string })[]> {
  const { rows } = await db.execute<MovedOnDay & { readonly variantId: string }>(sql`
    select m.variant_id as "variantId", to_char(m.happened_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day,
      m.kind, coalesce(m.reason, u.reason) as reason, m.receipt_id as "receiptId",
      m.undoes is not null as "isUndo", sum(m.quantity)::int as quantity
    from stock_movements m left join stock_movements u on u.position = m.undoes
    where ${GOODS} and m.happened_at < ${endOf(to)}
    group by 1, 2, 3, 4, 5, 6, m.quantity > 0`);
  return rows;
}

/** As recorded. */
export async function listReceiptCosts(
  db: Database,
  to: string,
): Promise<readonly (ReceiptCost & { readonly variantId: string })[]> {
  const { rows } = await db.execute<{
    variantId: string;
    receiptId: string;
    bookedOn: string;
    units: number;
    cost: number;
    igst: number;
    cgst: number;
  }>(sql`
    select l.variant_id as "variantId", b.receipt_id as "receiptId", b.booked_on as "bookedOn",
      sum(l.quantity)::int as units,
      sum(l.amount_paise + l.freight_paise
        + case when l.claims_tax then 0 else l.igst_paise + l.cgst_paise + l.sgst_paise end)::float8 as cost,
      coalesce(sum(l.igst_paise) filter (where l.claims_tax), 0)::float8 as igst,
      coalesce(sum(l.cgst_paise) filter (where l.claims_tax), 0)::float8 as cgst
    from supplier_bills b
    join supplier_bill_lines l on l.receipt_id = b.receipt_id and l.revision = b.revision
    where b.booked_on <= ${to}
    group by b.receipt_id, b.revision, l.variant_id
    order by b.receipt_id, b.revision`);
  return rows.map(({ cost, igst, cgst, ...row }) => ({
    ...row,
    amounts: { cost: paise(cost), igst: paise(igst), cgst: paise(cgst) },
  }));
}

/** By SKU; deleted variants by their id. */
export async function nameVariants(
  db: Database,
  variantIds: readonly string[],
): Promise<readonly NamedVariant[]> {
  const { rows } = await db.execute<NamedVariant>(sql`
    select asked.id as "variantId", coalesce(v.sku, asked.id) as sku, coalesce(p.name, '') as "productName",
      coalesce(v.name, '') as "variantName", coalesce(p.hsn_code, '') as "hsnCode"
    from unnest(${sql.param([...variantIds])}::text[]) as asked (id)
    left join product_variants v on v.id = asked.id left join products p on p.id = v.product_id`);
  return rows.toSorted((one, other) => (one.sku < other.sku ? -1 : one.sku > other.sku ? 1 : 0));
}

/** First expiry first. */
export async function listShelvesOnDay(
  db: Database,
  to: string,
  variantIds: readonly string[],
): Promise<readonly ShelfOnDay[]> {
  const { rows } = await db.execute<ShelfOnDay>(sql`
    select m.variant_id as "variantId", m.batch_id as "batchId", b.code, b.best_before as "bestBefore",
      sum(m.quantity)::int as units
    from stock_movements m left join batches b on b.id = m.batch_id
    where m.variant_id = any(${sql.param([...variantIds])}) and ${GOODS} and m.happened_at < ${endOf(to)}
    group by m.variant_id, m.batch_id, b.code, b.best_before having sum(m.quantity) <> 0
    order by b.best_before nulls last, b.code`);
  return rows;
}
