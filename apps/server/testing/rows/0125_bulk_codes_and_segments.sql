-- A batch of single-use codes that is stopped, and a promotion for a segment in two areas.
insert into coupon_batches (id, prefix, codes, active, created_at, updated_at)
values ('codes-onam', 'ONAM', 1, false, '2026-03-14T05:00:00Z', '2026-03-15T05:00:00Z');
insert into coupons (id, code, description, kind, basis_points, amount_paise, cap_paise, minimum_paise, valid_from, valid_until, category_ids, total_limit, per_shopper_limit, first_order_only, active, hidden, batch_id, created_at, updated_at)
values ('c-single', 'ONAM-7KQ2M9XWBTRA', '₹75 off', 'amount', null, 7500, null, null, null, null, '{}', 1, null, false, false, true, 'codes-onam', '2026-03-14T05:00:00Z', '2026-03-15T05:00:00Z');
insert into promotions (id, name, hint, goods, benefit, minimum_total_paise, minimum_quantity, priority, active, valid_from, valid_until, weekdays, hours_from, hours_until, first_order_only, pin_areas, segment_id, total_limit, per_shopper_limit, budget_paise, combining, with_coupon, created_at, updated_at)
values ('promo-area', 'Near us', '', '{"productIds": [], "categoryIds": [], "exceptProductIds": []}', '{"kind": "amount-each", "amount": 1000}', null, null, 0, false, null, null, '{}', null, null, false, '{682,683}', 'segment-1', null, null, null, '{"kind": "all"}', true, '2026-03-14T05:00:00Z', '2026-03-14T05:00:00Z');
