-- A charged weight that was recorded by mistake, beside the one that counts.
insert into parcel_claims (id, parcel_id, order_id, courier, reason, amount_paise, voucher, state, opened_at, actor_kind, actor_id,
  charged_grams, packed_grams, charged_on, settled_at, settled_by_kind, settled_by_id, settled_reason)
select 'claim-3', id, order_id, 'DTDC', 'weight', 413000, '', 'withdrawn', '2026-04-11T10:00:00Z', 'staff', 'staff-meera',
  1400, 900, '2026-04-10', '2026-04-12T09:00:00Z', 'staff', 'staff-meera', 'Mistyped'
from parcels where id = 'parcel-second';
