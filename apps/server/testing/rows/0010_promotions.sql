-- A coupon of each kind, one of them used by a delivered order.
insert into coupons (id, code, description, kind, basis_points, amount_paise, cap_paise, minimum_paise, valid_from, valid_until, category_ids, total_limit, per_shopper_limit, first_order_only, active, hidden, created_at, updated_at)
values
  ('c-ten', 'TEN', '10% off', 'percent', 1000, null, 15000, 50000, '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z', '{drinks}', 100, 1, false, true, false, '2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z'),
  ('c-fifty', 'FIFTY', '₹50 off', 'amount', null, 5000, null, null, null, null, '{}', null, null, true, false, true, '2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z');
insert into coupon_uses (order_id, coupon_id, user_id, state, created_at, updated_at)
values
  ('o-delivered', 'c-ten', 'u-anu', 'counted', '2026-03-01T10:00:00Z', '2026-03-01T10:00:00Z'),
  ('o-cancelled', 'c-ten', 'u-anu', 'returned', '2026-03-02T09:00:00Z', '2026-03-02T10:00:00Z');
