update product_variants set barcode = '8901234567890', shipping_grams = 1500, box_length_mm = 300, box_width_mm = 200,
  box_height_mm = 150 where id = 'v-6';
update product_variants set shipping_grams = 3000, box_length_mm = 300, box_width_mm = 400, box_height_mm = 150
where id <> 'v-6';
insert into price_changes (id, variant_id, from_price_paise, from_original_price_paise, from_mrp_paise, price_paise, original_price_paise, mrp_paise, takes_effect_at, applied_at, actor_kind, actor_id, actor_name, created_at)
values
  ('pc-1', 'v-6', 29000, 30000, 36000, 28500, 30000, 36000, '2026-03-01T10:00:00Z', '2026-03-01T10:00:00Z', 'staff', 'staff-meera', 'Meera', '2026-03-01T10:00:00Z'),
  ('pc-2', 'v-6', null, null, null, 27500, 30000, 36000, '2026-12-01T10:00:00Z', null, 'staff', 'staff-meera', 'Meera', '2026-03-01T10:00:00Z');
insert into product_checks (product_id, missing, checked_on, checked_version) values ('p-pack', '{genericName}', '2026-03-01', 1);
insert into pictures (hash, width, height, actor_kind, actor_id, created_at)
values ('0123456789abcdef0123456789abcdef', 1600, 1200, 'staff', 'staff-meera', '2026-03-01T10:00:00Z');
