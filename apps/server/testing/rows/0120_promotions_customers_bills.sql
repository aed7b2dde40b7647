-- A promotion that a delivered order had, and an archived one.
insert into promotions (id, name, hint, goods, benefit, minimum_total_paise, minimum_quantity, priority, active, valid_from, valid_until, weekdays, hours_from, hours_until, first_order_only, total_limit, per_shopper_limit, budget_paise, combining, with_coupon, created_at, updated_at)
values
  ('promo-ten', 'Monsoon week', '', '{"productIds": [], "categoryIds": ["drinks"], "exceptProductIds": []}', '{"kind": "percent", "basisPoints": 1000, "cap": null}', 50000, 2, 0, false, '2026-01-01T00:00:00Z', '2026-07-01T00:00:00Z', '{6,0}', '18:00', '22:00', false, 100, 1, 1000000, '{"kind": "group", "group": "seasons"}', true, '2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z'),
  ('promo-three', 'Three for two', 'One more and the next is free', '{"productIds": [], "categoryIds": [], "exceptProductIds": []}', '{"kind": "buy-get", "buy": 2, "get": 1, "basisPoints": 10000, "gets": null, "mostTimes": null}', null, null, 1, false, null, null, '{}', null, null, true, null, null, null, '{"kind": "all"}', false, '2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z');
insert into promotion_uses (order_id, promotion_id, user_id, state, savings_paise, terms, created_at, updated_at)
values
  ('o-delivered', 'promo-ten', 'u-anu', 'counted', 100, '{"id": "promo-ten", "name": "Monsoon week", "goods": {"productIds": [], "categoryIds": [], "exceptProductIds": []}, "benefit": {"kind": "percent", "basisPoints": 1000, "cap": null}, "minimumTotal": null, "minimumQuantity": null, "priority": 0}', '2026-03-01T10:00:00Z', '2026-03-01T10:00:00Z');
insert into customer_tags (user_id, tag) values ('u-anu', 'wholesale');
insert into customer_notes (id, user_id, text, actor_kind, actor_id, written_at)
values ('customer-note-1', 'u-anu', 'Prefers a call before the delivery.', 'staff', 'staff-1', '2026-03-12T05:00:00Z');
insert into customer_segments (id, name, rules, created_at, updated_at)
values ('segment-1', 'Wholesale', '{"tags":["wholesale"],"ordersFrom":1,"ordersTo":null,"spentFrom":null,"spentTo":null,"lastOrderFrom":null,"lastOrderTo":null,"quietDays":null,"pins":[],"skus":[],"newsletter":null}', '2026-03-12T05:00:00Z', '2026-03-12T05:00:00Z');
insert into gift_cards (id, code_hash, last4, initial_paise, balance_paise, expires_at, active, issued_by_kind, issued_by_id, created_at, reason, paid_by)
values ('card-given', 'hash-given', 'GVEN', 50000, 50000, '2027-03-12T18:30:00Z', true, 'staff', 'staff-1', '2026-03-12T05:00:00Z', 'The parcel came late', 'none');
insert into coin_lots (id, user_id, order_id, coins, remaining, reversed, earned_at, expires_at)
values ('lot-given', 'u-anu', null, 50, 30, 0, '2026-03-12T05:00:00Z', '2027-03-12T05:00:00Z');
insert into coin_entries (user_id, lot_id, kind, coins, order_id, actor_kind, actor_id, happened_at)
values ('u-anu', 'lot-given', 'given', 50, null, 'staff', 'staff-1', '2026-03-12T05:00:00Z'),
  ('u-anu', 'lot-given', 'taken back', -20, null, 'staff', 'staff-1', '2026-03-13T05:00:00Z');
insert into data_requests (id, user_id, kind, channel, state, received_on, due_on, actor_kind, actor_id, recorded_at, closed_at)
values ('data-request-1', 'u-anu', 'copy', 'letter', 'done', '2026-03-12', '2026-04-11', 'staff', 'staff-1', '2026-03-12T05:00:00Z', '2026-03-14T05:00:00Z');
insert into supplier_bills (receipt_id, revision, supplier_name, supplier_gstin, number, billed_on, freight_paise, booked_on, reason, actor_kind, actor_id, recorded_at)
values
  ('receipt-1', 1, 'Kuttanad Mills', '32AAACK1234L1ZS', 'KM/1', '2026-03-01', 5000, '2026-03-01', null, 'staff', 'staff-meera', '2026-03-02T09:00:00Z'),
  ('receipt-1', 2, 'Kuttanad Mills', '32AAACK1234L1ZS', 'KM/1', '2026-03-01', 5000, '2026-03-03', 'Rate was mistyped', 'staff', 'staff-meera', '2026-03-03T09:00:00Z');
insert into supplier_bill_lines (receipt_id, revision, position, variant_id, quantity, amount_paise, freight_paise, gst_basis_points, claims_tax, igst_paise, cgst_paise, sgst_paise)
values
  ('receipt-1', 1, 1, 'v-12', 10, 300000, 5000, 1800, true, 0, 27450, 27450),
  ('receipt-1', 2, 1, 'v-12', 10, 300000, 5000, 500, true, 0, 7625, 7625);
-- A charged weight that was recorded by mistake, beside the one that counts.
insert into parcel_claims (id, parcel_id, order_id, courier, reason, amount_paise, voucher, state, opened_at, actor_kind, actor_id,
  charged_grams, packed_grams, charged_on, settled_at, settled_by_kind, settled_by_id, settled_reason)
select 'claim-3', id, order_id, 'DTDC', 'weight', 413000, '', 'withdrawn', '2026-04-11T10:00:00Z', 'staff', 'staff-meera',
  1400, 900, '2026-04-10', '2026-04-12T09:00:00Z', 'staff', 'staff-meera', 'Mistyped'
from parcels where id = 'parcel-second';
