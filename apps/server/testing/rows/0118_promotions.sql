-- A promotion that a delivered order had, and an archived one.
insert into promotions (id, name, hint, goods, benefit, minimum_total_paise, minimum_quantity, priority, active, valid_from, valid_until, weekdays, hours_from, hours_until, first_order_only, total_limit, per_shopper_limit, budget_paise, combining, with_coupon, created_at, updated_at)
values
  ('promo-ten', 'Monsoon week', '', '{"productIds": [], "categoryIds": ["drinks"], "exceptProductIds": []}', '{"kind": "percent", "basisPoints": 1000, "cap": null}', 50000, 2, 0, false, '2026-01-01T00:00:00Z', '2026-07-01T00:00:00Z', '{6,0}', '18:00', '22:00', false, 100, 1, 1000000, '{"kind": "group", "group": "seasons"}', true, '2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z'),
  ('promo-three', 'Three for two', 'One more and the next is free', '{"productIds": [], "categoryIds": [], "exceptProductIds": []}', '{"kind": "buy-get", "buy": 2, "get": 1, "basisPoints": 10000, "gets": null, "mostTimes": null}', null, null, 1, false, null, null, '{}', null, null, true, null, null, null, '{"kind": "all"}', false, '2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z');
insert into promotion_uses (order_id, promotion_id, user_id, state, savings_paise, terms, created_at, updated_at)
values
  ('o-delivered', 'promo-ten', 'u-anu', 'counted', 100, '{"id": "promo-ten", "name": "Monsoon week", "goods": {"productIds": [], "categoryIds": [], "exceptProductIds": []}, "benefit": {"kind": "percent", "basisPoints": 1000, "cap": null}, "minimumTotal": null, "minimumQuantity": null, "priority": 0}', '2026-03-01T10:00:00Z', '2026-03-01T10:00:00Z');
