import { type Paise, paise } from '@ilaneer/domain/money';
import { amountDue } from '@ilaneer/domain/order/amount-due';
import type { DaySales } from '@ilaneer/domain/order/sales';
import { ON_THE_WAY, SOLD } from '@ilaneer/domain/order/status';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { oneOf } from '../../../db/schema/columns.ts';
import { orders } from '../../../db/schema/order/order.ts';
import { returns } from '../../../db/schema/order/return.ts';

/** Days with orders. A replacement counts with the price above that of the returned goods (TODAY-2). */
export async function listDaySales(db: Database, from: Date): Promise<DaySales[]> {
  const { rows } = await db.execute<{ day: string; orders: number; amount: string }>(sql`
    select (created_at at time zone 'Asia/Kolkata')::date::text as day, count(*)::int as orders,
      sum(total_paise - coalesce(
        (select r.exchange_paise from ${returns} r where r.exchange_order_id = ${orders}.id), 0)) as amount
    from ${orders} where created_at >= ${from.toISOString()}::timestamptz and ${oneOf(orders.status, SOLD)}
    group by 1`);
  return rows.map(({ amount, ...row }) => ({ ...row, amount: paise(Number(amount)) }));
}

/** To collect from orders on the way (TODAY-5). */
export async function sumCashOnTheWay(db: Database): Promise<Paise> {
  const { rows } = await db.execute<{ total: string; card: string; credited: string; round_off: string }>(sql`
    select coalesce(sum(total_paise), 0) as total, coalesce(sum(gift_card_paise), 0) as card,
      coalesce(sum(credited_paise), 0) as credited,
      coalesce(sum(cash_round_off_paise), 0) as round_off
    from ${orders}
    where ${oneOf(orders.status, ON_THE_WAY)} and payment_method = 'cod' and payment_status = 'pending'`);
  const [sums] = rows;
  return amountDue({
    totalPaise: Number(sums?.total ?? 0),
    giftCardPaise: Number(sums?.card ?? 0),
    creditedPaise: Number(sums?.credited ?? 0),
    cashRoundOffPaise: Number(sums?.round_off ?? 0),
  });
}
