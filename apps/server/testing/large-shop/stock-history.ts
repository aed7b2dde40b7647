import type pg from 'pg';
import { withoutTriggers } from './quick-fill.ts';

// Many batches for the best seller, two for a few, one of them empty.
const BATCHES = `
  insert into batches (id, variant_id, code, packed_on, best_before, mrp_paise, on_hand, held, blocked_at, block_reason,
    created_at, updated_at)
  select 'many-' || v.id || '-' || b, v.id, 'B' || 10000 + v.place * 2 + b || chr(65 + b), day, day + 360, v.mrp_paise,
    on_hand, case when is_blocked then on_hand else 0 end, case when is_blocked then now() end,
    case when is_blocked then 'Leaks' end, now(), now()
  from (
    select id, mrp_paise, stock, row_number() over (order by id) - 1 as place,
      case when id = (select min(id) from product_variants) then 20 else 1 + (hashtext(id) & 3) / 3 end as batches
    from product_variants
  ) v
  cross join lateral generate_series(0, v.batches - 1) as b
  cross join lateral (select current_date - ((v.place * 31 + b * 180) % 400)::int as day,
    case when b = 0 then v.stock else 0 end as on_hand, v.place % 97 = 0 as is_blocked) made`;

const SOLD_BATCHES = `
  insert into order_line_batches (order_id, position, batch_id, quantity, allocated_at, sent_at)
  select o.id, l.position, 'many-' || l.variant_id || '-' ||
    case when l.variant_id = (select min(id) from product_variants) then hashtext(o.id) & 15 else 0 end,
    l.quantity, o.created_at, o.created_at
  from orders o join order_lines l on l.order_id = o.id
  where o.id = md5('order ' || substr(o.number, 3)::bigint - 1000000)
    and o.status in ('shipped', 'in transit', 'delivered')`;

const PARCELS = `
  insert into parcels (id, order_id, position, state, packed_at, courier, tracking_number, shipped_at, delivered_at,
    created_at, updated_at)
  select 'many-' || id, id, 1, case status when 'processing' then 'packed' else status end, created_at, courier,
    tracking_number, case when status <> 'processing' then created_at end, delivered_at, created_at, created_at
  from orders where status in ('processing', 'shipped', 'in transit', 'delivered')
    and not exists (select from parcels p where p.order_id = orders.id)`;

const PARCEL_LINES = `
  insert into parcel_lines (parcel_id, order_id, line_position, quantity, packed)
  select p.id, l.order_id, l.position, l.quantity, l.quantity
  from parcels p join order_lines l on l.order_id = p.order_id where p.id like 'many-%'`;

const RETURNS = `
  insert into returns (id, order_id, user_id, number, state, note, requested_at, refused_at, refusal_reason, approved_at,
    refund_due_at, picked_up_at, received_at, refunded_at, refund_position, refund_paise, refunded_by_kind, refunded_by_id)
  select 'many-' || id, id, user_id, 1, state, '', created_at,
    case when state = 'refused' then created_at end, case when state = 'refused' then 'Used' end,
    case when state not in ('requested', 'refused') then created_at end,
    case when state not in ('requested', 'refused') then created_at + interval '14 days' end,
    case when state in ('picked up', 'received', 'refunded') then created_at end,
    case when state in ('received', 'refunded') then created_at end,
    case when state = 'refunded' then created_at end, case when state = 'refunded' then 1 end,
    case when state = 'refunded' then total_paise end, case when state = 'refunded' then 'system' end,
    case when state = 'refunded' then 'shop' end
  from (
    select o.*, case when row_number() over (order by o.created_at desc) <= 200
        then (array['requested', 'approved', 'picked up', 'received'])[1 + abs(hashtext(id)) % 4]
        else (array['refunded', 'refunded', 'refunded', 'refused'])[1 + abs(hashtext(id)) % 4] end as state
    from orders o where o.status = 'delivered' and hashtext(id) % 10 = 0
      and not exists (select from returns r where r.order_id = o.id)
  ) returned`;

const RETURN_LINES = `
  insert into return_lines (return_id, order_id, position, quantity, reason)
  select id, order_id, 1, 1, 'damaged' from returns where id like 'many-%'`;

const MOVEMENTS = `
  insert into stock_movements (variant_id, kind, quantity, on_hand, for_sale, order_id, batch_id, actor_kind, actor_id,
    happened_at)
  select l.variant_id, kind, -l.quantity, 0, 0, l.order_id, case when kind = 'ship' then b.batch_id end, 'system', 'shop',
    o.created_at
  from orders o join order_lines l on l.order_id = o.id
  left join order_line_batches b on b.order_id = l.order_id and b.position = l.position
  cross join unnest(array['reserve', 'ship']) as kind
  where o.id = md5('order ' || substr(o.number, 3)::bigint - 1000000)
    and (kind = 'reserve' or o.status in ('shipped', 'in transit', 'delivered'))
  order by o.created_at`;

const COUNTS = `
  insert into stock_counts (id, number, state, note, actor_kind, actor_id, closed_at, created_at, updated_at)
  select 'many-' || n, 'CNT-9' || n, case when n > 3 then 'applied' else 'open' end, 'Shelf ' || n, 'system', 'shop',
    case when n > 3 then at end, at, at
  from (select n, now() - n * interval '1 hour' as at from generate_series(1, 2000) n) made`;

const COUNT_LINES = `
  insert into stock_count_lines (id, count_id, variant_id, expected, counted, counted_at)
  select c.id || '-' || n, c.id, v.id, 10, 9, c.created_at
  from stock_counts c cross join generate_series(1, 3) n
  join (select id, row_number() over (order by id) as place from product_variants limit 3) v on v.place = n
  where c.id like 'many-%'`;

// Already filled.
const BY_TRIGGER = ['product_variants', 'batches', 'order_line_batches', 'stock_movements'];

const STATEMENTS = [
  BATCHES,
  SOLD_BATCHES,
  PARCELS,
  PARCEL_LINES,
  RETURNS,
  RETURN_LINES,
  MOVEMENTS,
  COUNTS,
  COUNT_LINES,
];

export async function addStockHistory(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await withoutTriggers(pool, BY_TRIGGER, async () => {
    for (const statement of STATEMENTS) await pool.query(statement);
  });
}
