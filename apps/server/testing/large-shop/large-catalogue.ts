import type pg from 'pg';

const SERIES = ['Grove', 'Harbour', 'Monsoon', 'Onam', 'Periyar', 'Vembanad', 'Wayanad', 'Malabar'];

// Copies all other columns, so that new ones are included.
const COPY_PRODUCTS = `
  insert into products
  select copy.* from products p cross join generate_series(1, $1::int) as n
  cross join lateral jsonb_populate_record(p, jsonb_build_object(
    'id', id || '-' || n,
    'name', ($2::text[])[1 + n % array_length($2::text[], 1)] || ' ' || name || ' No. ' || n,
    'description', description || ' Series ' || n || '.',
    'created_at', created_at - n * interval '1 hour')) as copy
  where p.id = any($3)`;

const COPY_VARIANTS = `
  insert into product_variants
  select copy.* from product_variants v cross join generate_series(1, $1::int) as n
  cross join lateral jsonb_populate_record(v, jsonb_build_object(
    'id', id || '-' || n,
    'product_id', product_id || '-' || n,
    'sku', sku || '-' || n,
    'barcode', null,
    'price_paise', price_paise + n * 37 % 9000,
    'original_price_paise', original_price_paise + n * 37 % 9000,
    'mrp_paise', mrp_paise + n * 37 % 9000,
    'stock', (stock * 7 + n * 13) % 60,
    'on_hand', (stock * 7 + n * 13) % 60)) as copy
  where v.product_id = any($2)`;

const DROP_SURPLUS = `
  with surplus as (
    select id from products where id <> all($2) order by id offset greatest($1::int - array_length($2::text[], 1), 0)
  ), gone as (
    delete from product_variants where product_id in (select id from surplus)
  )
  update products set active = false where id in (select id from surplus)`;

/** Change triggers notify the shop. */
export async function enlargeCatalogue(pool: pg.Pool, count: number): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(`
    select id from products where active
      and exists (select from product_variants where product_id = products.id and active)`);
  const ids = rows.map(({ id }) => id);
  const copies = Math.max(0, Math.ceil(count / ids.length) - 1);
  await pool.query(COPY_PRODUCTS, [copies, SERIES, ids]);
  await pool.query(COPY_VARIANTS, [copies, ids]);
  await pool.query(DROP_SURPLUS, [count, ids]);
}
