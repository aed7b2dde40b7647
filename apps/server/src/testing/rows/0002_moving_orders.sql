-- A shipped order with its courier, a cancelled one with its reason, and a return that was asked for.
update orders set courier = 'Delhivery', tracking_number = 'AB1234' where id = 'o-delivered';
update orders set cancel_reason = 'I changed my mind', cancel_category = 'customer_preference', cancel_feedback = 'Later' where id = 'o-cancelled';
insert into returns (id, order_id, user_id, state, note, requested_at)
values ('r-1', 'o-delivered', 'u-anu', 'requested', 'One bottle leaks', '2026-03-06T10:00:00Z');
insert into return_lines (return_id, order_id, position, quantity, reason)
values ('r-1', 'o-delivered', 1, 1, 'leaking');
