insert into order_notes (id, order_id, kind, text, actor_kind, actor_id, written_at)
values ('note-1', 'o-delivered', 'note', 'Asked for a call before delivery', 'staff', 'staff-meera', '2026-03-02T10:00:00Z');
insert into goodwill_refunds (id, order_id, amount_paise, by_hand_paise, reference, reason, actor_kind, actor_id, refunded_at)
values ('goodwill-1', 'o-delivered', 500, 500, 'UPI 601235', 'A cap was scratched', 'staff', 'staff-meera', '2026-03-11T10:00:00Z');
insert into bulk_moves (id, move, actor_kind, actor_id, actor_name, created_at, finished_at)
values ('bulk-1', 'deliver', 'staff', 'staff-meera', 'Meera', '2026-03-03T10:00:00Z', '2026-03-03T10:00:05Z');
insert into bulk_move_orders (bulk_move_id, position, order_id, outcome, done_at)
values ('bulk-1', 1, 'o-delivered', 'moved', '2026-03-03T10:00:01Z');
