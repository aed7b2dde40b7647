insert into parcels (id, order_id, position, state, created_at, updated_at)
select 'parcel-second', min(id), 2, 'waiting', '2026-03-01T09:00:00Z'::timestamptz, '2026-03-01T09:00:00Z'::timestamptz from orders;
insert into parcel_lines (parcel_id, order_id, line_position, quantity)
select 'parcel-second', l.order_id, l.position, 1 from order_lines l
where (l.order_id, l.position) = (select order_id, min(position) from order_lines where order_id = (select min(id) from orders) group by order_id);
insert into parcel_scans (parcel_id, gesture_id, code, verdict, actor_kind, actor_id, happened_at)
values ('parcel-second', 'gesture', '8901234567894', 'wrong item', 'staff', 'staff-meera', '2026-03-01T09:05:00Z');
insert into parcel_events (parcel_id, courier, tracking_number, code, happened_at, report)
values ('parcel-second', 'Delhivery', '1490819283', 'UD', '2026-03-02T09:00:00Z', '{"Status": "In Transit"}');
