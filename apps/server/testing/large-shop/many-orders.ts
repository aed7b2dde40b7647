import type pg from 'pg';

const NAMES =
  'Anu,Meera,Ravi,Fathima,Joseph,Lakshmi,Arjun,Divya,Kiran,Sneha,Vishnu,Rahul,Asha,Biju,Gopika,Hari,Indu,Jaya,Manoj,Nisha';
const SURNAMES =
  'Thomas,Nair,Menon,Pillai,Varghese,Kurian,Das,Iyer,Khan,Mathew,Warrier,Panicker,Babu,George,Krishnan,Rao,Shetty,Bose,Jacob,Paul';

const USERS = `
  insert into users (id, name, email, email_verified, created_at, updated_at)
  select 'many-' || n, 'Customer ' || n, 'customer' || n || '@many.example', true, now(), now()
  from generate_series(1, $1::int) as n`;

const ORDERS = `
  insert into orders (
    id, number, user_id, status, payment_method, payment_status, request_hash, total_mrp_paise, discount_paise,
    coupon_savings_paise, coin_savings_paise, subtotal_paise, gst_paise, cgst_paise, sgst_paise, igst_paise,
    round_off_paise, delivery_paise, total_paise, total_savings_paise, gst_basis_points, delivery_address,
    payable_until, promised_on, courier, tracking_number, delivered_at, cash_collected_at, cancelled_at, cancel_cause, sku_text, tags, held_at,
    hold_reason, created_at, updated_at)
  select
    md5('order ' || n), 'OD' || 1000000 + n, 'many-' || 1 + (n * 7919) % $2::int, status, method,
    case when status in ('delivered') then case when n % 211 = 0 then 'refunded' else 'completed' end else 'pending' end,
    'hash', goods, 0, 0, 0, goods, 0, 0, 0, 0, 0, 0, goods, 0, 1800,
    jsonb_build_object(
      'fullName', ($3::text[])[1 + n % 20] || ' ' || ($4::text[])[1 + (n / 20) % 20],
      'phone', (6000000000 + (n::bigint * 7919317) % 3999999999)::text,
      'email', 'customer' || 1 + (n * 7919) % $2::int || '@many.example',
      'addressLine1', 'House ' || n, 'addressLine2', '', 'city', 'Kochi', 'state', 'Kerala', 'country', 'India',
      'pinCode', (110001 + (n::bigint * 104729) % 700000)::text, 'addressType', 'Home'),
    case when status = 'pending' then placed end,
    case when n % 10 > 0 then (placed at time zone 'Asia/Kolkata')::date + 4 end,
    case when status in ('shipped', 'in transit', 'delivered') then 'Delhivery' end,
    case when status in ('shipped', 'in transit', 'delivered') then 'AWB' || 40000000 + n end,
    case when status = 'delivered' then placed end,
    case when status = 'delivered' and method = 'cod' then placed end,
    case when status = 'cancelled' then placed end,
    case when status = 'cancelled' then 'by shopper' end,
    'SKU-' || 1 + n % 40 || case when n % 3 = 0 then ' SKU-' || 41 + n % 400 else '' end,
    case when n % 97 = 0 then array['gift'] when n % 1009 = 0 then array['vip', 'call first'] else '{}' end,
    case when n % 503 = 0 and status = 'placed' then placed end,
    case when n % 503 = 0 and status = 'placed' then 'Address unclear' end,
    placed, placed
  from (
    select n, date_trunc('milliseconds', now() - n * interval '7 minutes') as placed,
      10000 + (n::bigint * 7907) % 400000 as goods,
      case when n < 400 then 'placed' when n < 700 then 'processing' when n < 1500 then 'shipped'
        when n < 2200 then 'in transit' when n % 25 = 0 then 'cancelled' else 'delivered' end as status,
      case when n % 3 = 0 then 'cod' when n % 3 = 1 then 'online' else 'prepaid' end as method
    from generate_series($1::int, $5::int) as n
  ) as made`;

// Every third has the best seller.
const LINES = `
  insert into order_lines (
    order_id, position, product_id, variant_id, name, variant_name, description, sku, hsn_code, picture, quantity,
    price_paise, original_price_paise, mrp_paise, discount_paise, taxable_paise, gst_basis_points, gst_paise)
  select o.id, 1, v.product_id, v.id, 'Tender coconut water', '', '', split_part(o.sku_text, ' ', 1), '2009', 'p.jpg', 1,
    o.total_paise, o.total_paise, o.total_paise, 0, o.total_paise, 1800, 0
  from (select *, substr(number, 3)::bigint - 1000000 as n from orders) o
  join (
    select id, product_id, row_number() over (order by id) - 1 as place, count(*) over () as all_of_them
    from (select id, product_id from product_variants order by id limit 200) first
  ) v on v.place = case when o.n % 3 = 0 then 0 else o.n % v.all_of_them end
  where o.number between 'OD' || 1000000 + $1::int and 'OD' || 1000000 + $2::int`;

// Below the statement timeout.
const PORTION = 10_000;

/** Orders of past months, by SQL. */
export async function addManyOrders(
  pool: Pick<pg.Pool, 'query'>,
  counts: { readonly orders: number; readonly customers: number },
): Promise<void> {
  await pool.query(USERS, [counts.customers]);
  const names = [NAMES.split(','), SURNAMES.split(',')];
  for (let first = 1; first <= counts.orders; first += PORTION) {
    const last = Math.min(first + PORTION - 1, counts.orders);
    await pool.query(ORDERS, [first, counts.customers, ...names, last]);
    await pool.query(LINES, [first, last]);
  }
  await pool.query('vacuum analyze orders, order_lines, users');
}
