insert into customer_tags (user_id, tag) values ('u-anu', 'wholesale');
insert into customer_notes (id, user_id, text, actor_kind, actor_id, written_at)
values ('customer-note-1', 'u-anu', 'Prefers a call before the delivery.', 'staff', 'staff-1', '2026-03-12T05:00:00Z');
insert into customer_segments (id, name, rules, created_at, updated_at)
values ('segment-1', 'Wholesale', '{"tags":["wholesale"],"ordersFrom":1,"ordersTo":null,"spentFrom":null,"spentTo":null,"lastOrderFrom":null,"lastOrderTo":null,"quietDays":null,"pins":[],"skus":[],"newsletter":null}', '2026-03-12T05:00:00Z', '2026-03-12T05:00:00Z');
insert into gift_cards (id, code_hash, last4, initial_paise, balance_paise, expires_at, active, issued_by_kind, issued_by_id, created_at, reason, paid_by)
values ('card-given', 'hash-given', 'GVEN', 50000, 50000, '2027-03-12T18:30:00Z', true, 'staff', 'staff-1', '2026-03-12T05:00:00Z', 'The parcel came late', 'nobody');
insert into coin_lots (id, user_id, order_id, coins, remaining, reversed, earned_at, expires_at)
values ('lot-given', 'u-anu', null, 50, 30, 0, '2026-03-12T05:00:00Z', '2027-03-12T05:00:00Z');
insert into coin_entries (user_id, lot_id, kind, coins, order_id, actor_kind, actor_id, happened_at)
values ('u-anu', 'lot-given', 'given', 50, null, 'staff', 'staff-1', '2026-03-12T05:00:00Z'),
  ('u-anu', 'lot-given', 'taken back', -20, null, 'staff', 'staff-1', '2026-03-13T05:00:00Z');
insert into data_requests (id, user_id, kind, channel, state, received_on, due_on, actor_kind, actor_id, recorded_at, closed_at)
values ('data-request-1', 'u-anu', 'copy', 'letter', 'done', '2026-03-12', '2026-04-11', 'staff', 'staff-1', '2026-03-12T05:00:00Z', '2026-03-14T05:00:00Z');
