-- Couriers' answers, an accepted charge for a weight, and an order that waits for its confirmation.
insert into courier_reaches (pin_code, courier, is_served, takes_cash, days, answered_at, asked_at)
values ('682001', 'delhivery', true, true, 2, '2026-11-26T05:00:00Z', '2026-11-26T05:00:00Z'),
  ('682001', 'shiprocket', null, null, null, null, '2026-11-26T05:00:00Z');
insert into parcel_claims (id, parcel_id, order_id, courier, reason, amount_paise, voucher, state, opened_at, actor_kind, actor_id,
  charged_grams, packed_grams, charged_on, settled_at, settled_by_kind, settled_by_id, settled_reason)
select 'claim-2', id, order_id, 'DTDC', 'weight', 4130, '', 'accepted', '2026-04-12T10:00:00Z', 'staff', 'staff-meera',
  1400, 900, '2026-04-10', '2026-04-12T10:00:00Z', 'staff', 'staff-meera', null
from parcels where id = 'parcel-second';
update orders set held_at = '2026-03-07T10:00:00Z', hold_reason = 'Waits until the shopper confirms Cash on Delivery',
  confirm_by = '2026-03-09T10:00:00Z' where id = (select min(id) from orders where held_at is null and id <> 'o-delivered');
