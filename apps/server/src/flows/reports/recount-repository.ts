import { SOLD } from '@ilaneer/domain/order/status';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { oneOf } from '../../db/schema/columns.ts';
import { dailySales, salesMarks } from '../../db/schema/order/daily-sales.ts';
import { orders } from '../../db/schema/order/order.ts';

/**
 * Takes marks of at most `most` days. Marks that a later transaction commits stay for the next call, so that no
 * change is lost; days are counted by a later statement, which sees what the marks are about.
 */
export async function takeMarkedDays(tx: Database, most: number): Promise<string[]> {
  const { rows } = await tx.execute<{ day: string }>(sql`
    with chosen as (select day from ${salesMarks} group by day order by day desc limit ${most}),
      taken as (delete from ${salesMarks} m using chosen where m.day = chosen.day returning m.day)
    select distinct day::text from taken`);
  return rows.map(({ day }) => day);
}

/** Idempotent. Amounts are those of orders and credit notes (REPORT-2, REPORT-3). */
export async function recountDays(tx: Database, days: readonly string[]): Promise<void> {
  const wanted = sql`${sql.param(days)}::date[]`;
  await tx.execute(sql`delete from ${dailySales} where day = any(${wanted})`);
  await tx.execute(sql`
    insert into ${dailySales} (day, kind, key, orders, units, sales_paise, gst_paise, discount_paise,
      cancelled_orders, cancelled_paise, returned_units, returned_paise)
    with counted as materialized (${countedOrders(wanted)}),
      lines as materialized (${countedLines}),
      whole as materialized (${wholeOrders}),
      facts as (${factsByGroup})
    select day, kind, key,
      count(distinct id) filter (where not is_cancelled), coalesce(sum(units) filter (where not is_cancelled), 0),
      coalesce(sum(sales) filter (where not is_cancelled), 0), coalesce(sum(gst) filter (where not is_cancelled), 0),
      coalesce(sum(discount) filter (where not is_cancelled), 0),
      count(distinct id) filter (where is_cancelled), coalesce(sum(sales) filter (where is_cancelled), 0),
      coalesce(sum(returned_units) filter (where not is_cancelled), 0),
      coalesce(sum(returned) filter (where not is_cancelled), 0)
    from facts group by day, kind, key`);
}

/** Sold, or cancelled after they were placed: unpaid online orders were never placed. */
function countedOrders(days: ReturnType<typeof sql>) {
  return sql`
    select o.id, d.day, o.payment_method, o.coupon_code, o.coupon_savings_paise, o.total_paise, o.gst_paise,
      coalesce(left(o.delivery_address ->> 'pinCode', 2), '') as area, o.status = 'cancelled' as is_cancelled
    from unnest(${days}) as d (day)
    join ${orders} o on o.created_at >= d.day::timestamp at time zone 'Asia/Kolkata'
      and o.created_at < (d.day + 1)::timestamp at time zone 'Asia/Kolkata'
    where ${oneOf(sql`o.status`, SOLD)}
      or (o.status = 'cancelled' and (o.payment_method = 'cod' or o.paid_at is not null))`;
}

/** A credit note has the lines of its return in their order; older shops have returns without one. */
const countedLines = sql`
  select c.id, l.variant_id, l.quantity as units, l.taxable_paise + l.gst_paise as sales, l.gst_paise as gst,
    l.discount_paise as discount, coalesce(b.units, 0) as returned_units, coalesce(b.paid, 0) as returned
  from counted c join order_lines l on l.order_id = c.id
  left join lateral (
    select sum(quantity) as units, sum(coalesce(
      (note -> 'lines' -> (place - 1)::int ->> 'paid')::bigint,
      round((l.taxable_paise + l.gst_paise) * quantity::numeric / l.quantity))) as paid
    from (
      select rl.position, rl.quantity, row_number() over (partition by r.id order by rl.position) as place,
        n.content -> 'figures' as note
      from returns r join return_lines rl on rl.return_id = r.id
      left join tax_documents d on d.return_id = r.id
      left join tax_document_contents n on n.document_id = d.id
      where r.order_id = c.id and r.state = 'refunded'
    ) back where back.position = l.position
  ) b on true`;

const wholeOrders = sql`
  select c.*, coalesce(s.units, 0) as units, coalesce(s.sales, 0) as line_sales, coalesce(s.gst, 0) as line_gst,
    coalesce(s.discount, 0) as discount, coalesce(s.returned_units, 0) as returned_units,
    coalesce(s.returned, 0) as line_returned, coalesce(r.returned, 0) as returned
  from counted c
  left join (
    select id, sum(units) as units, sum(sales) as sales, sum(gst) as gst, sum(discount) as discount,
      sum(returned_units) as returned_units, sum(returned) as returned
    from lines group by id
  ) s using (id)
  left join lateral (
    select sum(coalesce((n.content -> 'figures' ->> 'total')::bigint, r.refund_paise + r.credited_paise)) as returned
    from returns r
    left join tax_documents d on d.return_id = r.id
    left join tax_document_contents n on n.document_id = d.id
    where r.order_id = c.id and r.state = 'refunded'
  ) r on true`;

const AMOUNTS = sql`id, units, total_paise as sales, gst_paise as gst, discount, is_cancelled, returned_units, returned`;

/** The variant without a name is delivery and rounding: variants add up to the day. */
const factsByGroup = sql`
  select day, 'day' as kind, '' as key, ${AMOUNTS} from whole
  union all select day, 'payment', payment_method, ${AMOUNTS} from whole
  union all select day, 'area', area, ${AMOUNTS} from whole
  union all
  select c.day, 'variant', l.variant_id, l.id, l.units, l.sales, l.gst, l.discount, c.is_cancelled,
    l.returned_units, l.returned
  from lines l join counted c using (id)
  union all
  select day, 'variant', '', id, 0, total_paise - line_sales, gst_paise - line_gst, 0, is_cancelled, 0,
    returned - line_returned
  from whole where total_paise <> line_sales or gst_paise <> line_gst or returned <> line_returned
  union all
  select day, 'offer', 'coupon/' || coupon_code, id, units, total_paise, gst_paise, coupon_savings_paise,
    is_cancelled, returned_units, returned
  from whole where coupon_code is not null
  union all
  select w.day, 'offer', 'promotion/' || u.promotion_id, w.id, w.units, w.total_paise, w.gst_paise,
    u.savings_paise, w.is_cancelled, w.returned_units, w.returned
  from whole w join promotion_uses u on u.order_id = w.id`;
