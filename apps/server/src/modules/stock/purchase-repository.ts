import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { holding } from '../../db/text-search.ts';

/** A receipt with its valid bill. */
export type PurchaseRow = {
  readonly id: string;
  readonly number: string;
  readonly note: string;
  /** Microseconds, for the place in the list. */
  readonly receivedAt: string;
  readonly receivedOn: string;
  readonly who: string | null;
  /** Not taken back. */
  readonly units: number;
  readonly revision: number | null;
  readonly supplierName: string | null;
  readonly billNumber: string | null;
  readonly billedOn: string | null;
  readonly costPaise: number | null;
};

export type PurchaseFilter = { readonly search: string; readonly bill: 'missing' | 'recorded' | null };

export type PurchasePlace = { readonly receivedAt: string; readonly id: string };

/** Goods of a receipt that were not taken back, by variant. */
export type PurchasedGoods = {
  readonly variantId: string;
  readonly sku: string;
  readonly productName: string;
  readonly variantName: string;
  readonly quantity: number;
};

const BILL = sql`
  left join lateral (
    select b.revision, b.supplier_name, b.number, b.billed_on from supplier_bills b
    where b.receipt_id = r.id order by b.revision desc limit 1
  ) bill on true`;

const ROW = sql`
  r.id, r.number, r.note,
  to_char(r.received_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "receivedAt",
  to_char(r.received_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as "receivedOn",
  (select s.name from staff_members s where r.actor_kind = 'staff' and s.id = r.actor_id) as who,
  (select coalesce(sum(m.quantity), 0)::int from stock_movements m where m.receipt_id = r.id) as units,
  bill.revision, bill.supplier_name as "supplierName", bill.number as "billNumber", bill.billed_on as "billedOn",
  (select sum(l.amount_paise + l.freight_paise
      + case when l.claims_tax then 0 else l.igst_paise + l.cgst_paise + l.sgst_paise end)::float8
    from supplier_bill_lines l where l.receipt_id = r.id and l.revision = bill.revision) as "costPaise"`;

/** Newest first. */
export async function listPurchases(
  db: Database,
  filter: PurchaseFilter,
  after: PurchasePlace | null,
  most: number,
): Promise<PurchaseRow[]> {
  const place =
    after === null ? sql`true` : sql`(r.received_at, r.id) < (${after.receivedAt}::timestamptz, ${after.id})`;
  const { rows } = await db.execute<PurchaseRow>(sql`
    select ${ROW} from stock_receipts r ${BILL}
    where ${matches(filter)} and ${place} order by r.received_at desc, r.id desc limit ${most}`);
  return rows;
}

export async function countPurchases(db: Database, filter: PurchaseFilter, most: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count
    from (select 1 from stock_receipts r ${BILL} where ${matches(filter)} limit ${most}) as found`);
  return rows[0]?.count ?? 0;
}

export async function findPurchase(db: Database, receiptId: string): Promise<PurchaseRow | null> {
  const { rows } = await db.execute<PurchaseRow>(
    sql`select ${ROW} from stock_receipts r ${BILL} where r.id = ${receiptId}`,
  );
  return rows[0] ?? null;
}

export async function listPurchasedGoods(
  db: Database,
  receiptId: string,
): Promise<readonly PurchasedGoods[]> {
  const { rows } = await db.execute<PurchasedGoods>(sql`
    select m.variant_id as "variantId", coalesce(v.sku, m.variant_id) as sku, coalesce(p.name, '') as "productName",
      coalesce(v.name, '') as "variantName", m.quantity
    from (
      select variant_id, sum(quantity)::int as quantity, min(position) as first from stock_movements
      where receipt_id = ${receiptId} group by variant_id having sum(quantity) > 0
    ) m
    left join product_variants v on v.id = m.variant_id left join products p on p.id = v.product_id
    order by m.first`);
  return rows;
}

function matches({ search, bill }: PurchaseFilter): SQL {
  const words = search.trim();
  const parts = [sql`true`];
  if (bill === 'missing') parts.push(sql`bill.revision is null`);
  if (bill === 'recorded') parts.push(sql`bill.revision is not null`);
  if (words !== '') {
    const pattern = holding(words.toLowerCase());
    parts.push(
      sql`(lower(r.number) like ${pattern} or lower(bill.number) like ${pattern} or lower(bill.supplier_name) like ${pattern})`,
    );
  }
  return sql.join(parts, sql` and `);
}
