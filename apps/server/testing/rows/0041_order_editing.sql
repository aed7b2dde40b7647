-- An order that is paid, and asks for what a change of it costs more; a customer who ordered by phone.
insert into payment_requests (id, order_id, state, amount_paise, change, reserved, holds, payable_until, actor_kind, actor_id, created_at, closed_at)
select 'request-old', id, 'withdrawn', 5000, '{"lines": [], "couponCode": null, "couponPaise": 0, "coins": 0}', '[]', true, '2026-03-02T09:00:00Z', 'staff', 'staff-meera', '2026-03-01T09:00:00Z', '2026-03-01T10:00:00Z'
from orders where id = 'o-delivered';
insert into users (id, name, claimed_mobile, created_at, updated_at)
values ('u-phone', 'Thankamma Varghese', '9847012345', '2026-03-01T09:00:00Z', '2026-03-01T09:00:00Z');
