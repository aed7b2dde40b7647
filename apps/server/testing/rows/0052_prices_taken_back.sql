update staff_imports set taken_back_at = '2026-03-01T09:10:00Z' where id = 'import-prices';
insert into price_changes (id, variant_id, from_price_paise, from_original_price_paise, from_mrp_paise, price_paise,
  original_price_paise, mrp_paise, takes_effect_at, applied_at, actor_kind, actor_id, actor_name, import_id, created_at)
values ('price-by-file', 'v-6', 28500, 30000, 36000, 28000, 30000, 36000, '2026-03-01T09:05:00Z', '2026-03-01T09:05:00Z',
  'staff', 'staff-meera', 'Meera', 'import-prices', '2026-03-01T09:05:00Z');
