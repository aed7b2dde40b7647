insert into stock_receipts (id, number, note, actor_kind, actor_id, received_at)
values ('receipt-1', 'GRN-1000', 'From the mill', 'staff', 'staff-meera', '2026-03-01T09:00:00Z');
insert into batches (id, variant_id, code, packed_on, best_before, mrp_paise, created_at, updated_at)
values
  ('b-old', 'v-12', 'TN-01', '2026-02-01', '2026-11-01', 65000, '2026-03-01T09:00:00Z', '2026-03-01T09:00:00Z'),
  ('b-new', 'v-12', 'TN-02', '2026-03-01', '2026-12-01', 65000, '2026-03-01T09:00:00Z', '2026-03-01T09:00:00Z');
insert into stock_movements (variant_id, batch_id, kind, quantity, receipt_id, actor_kind, actor_id, happened_at)
values ('v-12', 'b-old', 'receive', 10, 'receipt-1', 'staff', 'staff-meera', '2026-03-01T09:00:00Z');
insert into order_line_batches (order_id, position, batch_id, quantity, allocated_at, sent_at)
values ('o-delivered', 1, 'b-old', 2, '2026-03-02T10:00:00Z', '2026-03-03T10:00:00Z');
insert into stock_counts (id, number, state, note, actor_kind, actor_id, created_at, updated_at)
values ('count-1', 'CNT-1000', 'open', '', 'staff', 'staff-meera', '2026-03-01T09:00:00Z', '2026-03-01T09:00:00Z');
insert into stock_count_lines (id, count_id, variant_id, batch_id, expected, counted, counted_at)
values ('count-line-1', 'count-1', 'v-12', 'b-old', 10, 9, '2026-03-01T09:30:00Z');
insert into recall_notices (batch_id, order_id, actor_kind, actor_id, requested_at)
values ('b-old', 'o-delivered', 'staff', 'staff-meera', '2026-03-04T10:00:00Z');
