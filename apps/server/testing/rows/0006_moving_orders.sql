insert into returns (id, order_id, user_id, state, note, requested_at)
values ('r-1', 'o-delivered', 'u-anu', 'requested', 'One cap was open', '2026-03-06T10:00:00Z');
insert into return_lines (return_id, order_id, position, quantity, reason)
values ('r-1', 'o-delivered', 1, 1, 'leaking');
