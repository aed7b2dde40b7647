import type { ReportPeriod } from '@ilaneer/domain/report/report-period';
import type { SalesGroup } from '@ilaneer/domain/report/sales-group';
import type { SalesSums } from '@ilaneer/domain/report/sales-rows';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { categories, products, productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { dailySales } from '../../db/schema/order/daily-sales.ts';

const SUMS = sql`sum(s.orders)::int as orders, sum(s.units)::int as units, sum(s.sales_paise)::float8 as sales,
  sum(s.gst_paise)::float8 as gst, sum(s.discount_paise)::float8 as discount,
  sum(s.cancelled_orders)::int as "cancelledOrders", sum(s.cancelled_paise)::float8 as cancelled,
  sum(s.returned_units)::int as "returnedUnits", sum(s.returned_paise)::float8 as returned`;

export type GroupSales = SalesSums & { readonly key: string };

export async function sumSales(
  db: Database,
  group: SalesGroup,
  { from, to }: ReportPeriod,
): Promise<GroupSales[]> {
  const { rows } = await db.execute<GroupSales>(sql`
    select ${group === 'day' ? sql`s.day::text` : sql`s.key`} as key, ${SUMS} from ${dailySales} s
    where s.kind = ${group} and s.day between ${from} and ${to} group by 1`);
  return rows;
}

export type GoodsSales = GroupSales & { readonly name: string; readonly sku: string };

/** By variant, or those of a category; `''` is delivery and rounding. */
export async function sumGoodsSales(
  db: Database,
  { from, to }: ReportPeriod,
  category: string | null,
): Promise<GoodsSales[]> {
  const { rows } = await db.execute<GoodsSales>(sql`
    with s as (
      select s.key, ${SUMS} from ${dailySales} s
      where s.kind = 'variant' and s.day between ${from} and ${to} group by s.key
    )
    select s.*, coalesce(p.name || ', ' || v.name, '') as name, coalesce(v.sku, '') as sku
    from s left join ${productVariants} v on v.id = s.key left join ${products} p on p.id = v.product_id
    ${category === null ? sql`` : sql`where p.category_id = ${category}`}`);
  return rows;
}

export type CategorySales = GroupSales & { readonly name: string };

export async function sumCategorySales(db: Database, { from, to }: ReportPeriod): Promise<CategorySales[]> {
  const { rows } = await db.execute<CategorySales>(sql`
    with s as (
      select s.key, ${SUMS} from ${dailySales} s
      where s.kind = 'variant' and s.day between ${from} and ${to} group by s.key
    )
    select coalesce(c.id, '') as key, coalesce(c.name, '') as name, 0 as orders, sum(s.units)::int as units, sum(s.sales) as sales,
      sum(s.gst) as gst, sum(s.discount) as discount, 0 as "cancelledOrders", sum(s.cancelled) as cancelled,
      sum(s."returnedUnits")::int as "returnedUnits", sum(s.returned) as returned
    from s left join ${productVariants} v on v.id = s.key left join ${products} p on p.id = v.product_id
    left join ${categories} c on c.id = p.category_id
    group by c.id, c.name`);
  return rows;
}
