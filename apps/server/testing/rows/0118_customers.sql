insert into customer_tags (user_id, tag) values ('u-anu', 'wholesale');
insert into customer_notes (id, user_id, text, actor_kind, actor_id, written_at)
values ('customer-note-1', 'u-anu', 'Prefers a call before the delivery.', 'staff', 'staff-1', '2026-03-12T05:00:00Z');
insert into customer_segments (id, name, rules, created_at, updated_at)
values ('segment-1', 'Wholesale', '{"tags":["wholesale"],"ordersFrom":1,"ordersTo":null,"spentFrom":null,"spentTo":null,"lastOrderFrom":null,"lastOrderTo":null,"quietDays":null,"pins":[],"skus":[],"newsletter":null}', '2026-03-12T05:00:00Z', '2026-03-12T05:00:00Z');
