insert into attempt_answers (event_id, parcel_id, choice, address_line1, address_line2, actor_kind, actor_id, answered_at, told_at, version)
select id, parcel_id, 'other address', '7 Ferry Lane', '', 'shopper', 'u-anu', '2026-11-02 10:00:00+05:30', '2026-11-02 10:05:00+05:30', 1
from parcel_events order by id limit 1;
insert into tickets (id, number, kind, status, user_id, order_id, parcel_id, due_at, name, phone, subject, created_at, updated_at)
select 'ticket-delivery', 'T-7K3QFD', 'delivery', 'answered', 'u-anu', p.order_id, p.id, '2026-11-03 23:59:00+05:30', 'Anu', '+919847012345', 'Delivery of a parcel', '2026-11-02 09:00:00+05:30', '2026-11-02 10:05:00+05:30'
from parcels p order by p.id limit 1;
