import type pg from 'pg';

// None takes longer than a statement may: each product is written into the search, too.
const PORTION = 500;

const PRODUCTS = `
  insert into products select (jsonb_populate_record(p, jsonb_build_object('id', 'copy-' || n, 'name', 'Copy ' || n))).*
  from products p, generate_series($1::int, $2::int) n where p.id = 'market-tote'`;
// One in a hundred is sold out, one in fifty runs low.
const VARIANTS = `
  insert into product_variants select (jsonb_populate_record(v, jsonb_build_object('id', 'copy-' || n, 'sku', 'COPY-' || n,
    'product_id', 'copy-' || n, 'barcode', null, 'stock', case when n % 100 = 0 then 0 else 20 end,
    'low_stock_at', case when n % 50 = 1 then 30 end))).*
  from product_variants v, generate_series($1::int, $2::int) n where v.sku = 'ILN-BAG-MKT-WHT'`;
// Most batches are long gone, as in a shop of some years.
const BATCHES = `
  insert into batches (id, variant_id, code, packed_on, best_before, mrp_paise, blocked_at, block_reason, created_at, updated_at)
  select 'copy-' || n || '-' || b, 'copy-' || n, 'LOT-' || n || '-' || b, date '2026-01-01' + b * 30,
    date '2026-01-01' + b * 30 + 300, 35500, case when b = 4 and n % 500 = 0 then now() end,
    case when b = 4 and n % 500 = 0 then 'A test' end, now(), now()
  from generate_series($1::int, $2::int) n, generate_series(1, 4) b`;
const RECEIVED = `
  insert into stock_movements (variant_id, batch_id, kind, quantity, actor_kind, actor_id, happened_at)
  select 'copy-' || n, 'copy-' || n || '-4', 'receive', 10, 'system', 'shop', now()
  from generate_series($1::int, $2::int) n where n % 100 <> 0 and n % 4 = 0`;

const CHECKS = `
  insert into product_checks (product_id, missing, checked_on, checked_version)
  select 'copy-' || n, case when n % 200 = 0 then array['genericName'] else array[]::text[] end, current_date, 1
  from generate_series($1::int, $2::int) n`;

/** Fills a shop with products of one variant each, and four batches of each, one of which may still stand. */
export async function addManyGoods(pool: Pick<pg.Pool, 'query'>, count: number): Promise<void> {
  for (const statement of [PRODUCTS, VARIANTS, CHECKS, BATCHES, RECEIVED]) {
    for (let first = 1; first <= count; first += PORTION) {
      await pool.query(statement, [first, Math.min(first + PORTION - 1, count)]);
    }
  }
  await pool.query(
    'vacuum analyze products, product_variants, sold_out_variants, batches, stock_movements, product_checks',
  );
}
