insert into product_variants (id, product_id, position, sku, name, options, price_paise, original_price_paise, mrp_paise, stock, net_count, net_amount, net_unit, picture, created_at, updated_at)
values ('v-24', 'p-pack', 3, 'PACK-24', 'Pack of 24', '{"Pack":"24"}', 99000, 99000, 119000, 0, 24, 200, 'ml', 'pack-24.svg', '2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z');
