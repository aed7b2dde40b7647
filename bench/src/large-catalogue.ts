import type pg from 'pg';

/** What the names of the copies begin with, so that they differ as names do. */
const SERIES = ['Grove', 'Harbour', 'Monsoon', 'Onam', 'Periyar', 'Vembanad', 'Wayanad', 'Malabar'];

const COPY_PRODUCTS = `
  insert into products (id, name, description, category_id, hsn_code, features, offers, ingredients, nutrition,
    shelf_life, storage_instruction, certification, diet_type, fssai, country_of_origin, weight, volumes, options,
    pictures, merchandise, exclusive, returnable, active, created_at, updated_at)
  select id || '-' || n, ($2::text[])[1 + n % array_length($2::text[], 1)] || ' ' || name || ' No. ' || n,
    description || ' Series ' || n || '.', category_id, hsn_code, features, offers, ingredients, nutrition,
    shelf_life, storage_instruction, certification, diet_type, fssai, country_of_origin, weight, volumes, options,
    pictures, merchandise, exclusive, returnable, active, created_at - n * interval '1 hour',
    updated_at
  from products cross join generate_series(1, $1::int) as n
  where id = any($3)`;

const COPY_VARIANTS = `
  insert into product_variants (id, product_id, position, sku, name, options, color, price_paise,
    original_price_paise, mrp_paise, stock, net_count, net_amount, net_unit, picture, views, active, created_at, updated_at)
  select id || '-' || n, product_id || '-' || n, position, sku || '-' || n, name, options, color,
    price_paise + n * 37 % 9000, original_price_paise + n * 37 % 9000, mrp_paise + n * 37 % 9000,
    (stock * 7 + n * 13) % 60, net_count, net_amount, net_unit, picture, views, active, created_at, updated_at
  from product_variants cross join generate_series(1, $1::int) as n
  where product_id = any($2)`;

const DROP_SURPLUS = `
  with surplus as (
    select id from products where id <> all($2) order by id offset greatest($1::int - array_length($2::text[], 1), 0)
  ), gone as (
    delete from product_variants where product_id in (select id from surplus)
  )
  update products set active = false where id in (select id from surplus)`;

/**
 * Brings a shop's catalogue to `count` active products by copying what is there under other names, prices, stocks
 * and dates, so that each is as rich as a real one. The shop hears of it by itself.
 */
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
