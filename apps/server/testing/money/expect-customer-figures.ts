import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../src/db/connect.ts';

/** Figures that triggers keep, against all rows (CUSTOMER-3); a row for each living account, and for no other. */
export async function expectCustomerFigures(db: Database): Promise<void> {
  const { rows } = await db.execute(sql`
    with back as (
      select order_id, sum(paise) as paise from (
        select order_id, refund_paise as paise from returns where refund_paise is not null
        union all select order_id, amount_paise from goodwill_refunds
      ) given group by order_id
    ), paid as (
      select user_id, count(*) filter (where status not in ('pending', 'cancelled')) as orders,
        max(created_at) filter (where status not in ('pending', 'cancelled')) as last_at,
        coalesce(sum(total_paise - coalesce(b.paise, 0))
          filter (where status <> 'cancelled' and payment_status <> 'pending'), 0) as spent
      from orders o left join back b on b.order_id = o.id group by user_id
    ), asked as (
      select user_id, count(*) as returns from returns where origin = 'shopper' and state <> 'refused' group by user_id
    )
    select u.id, f.orders, p.orders as orders_due, f.spent_paise, p.spent as spent_due, f.returns, a.returns as returns_due
    from users u full join customer_figures f on f.user_id = u.id
    left join paid p on p.user_id = u.id left join asked a on a.user_id = u.id
    where (u.deleted_at is null) <> (f.user_id is not null)
      or u.deleted_at is null and (f.orders <> coalesce(p.orders, 0) or f.spent_paise <> coalesce(p.spent, 0)
        or f.returns <> coalesce(a.returns, 0) or f.last_order_at is distinct from p.last_at
        or p.last_at is not null and f.active_at <> p.last_at)
    limit 5`);
  expect(rows).toEqual([]);
}
