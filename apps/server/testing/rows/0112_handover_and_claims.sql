-- A claim that was paid in part, cash that was written off, and parcels handed over to a courier.
insert into parcel_claims (id, parcel_id, order_id, courier, reason, amount_paise, voucher, state, opened_at, actor_kind, actor_id,
  paid_paise, reference, paid_on, settled_at, settled_by_kind, settled_by_id, settled_reason)
select 'claim-1', id, order_id, 'DTDC', 'lost', 50000, 'CL-7', 'paid', '2026-03-12T10:00:00Z', 'staff', 'staff-meera',
  40000, 'UTR9', '2026-03-20', '2026-03-20T10:00:00Z', 'staff', 'staff-meera', 'Limit of liability'
from parcels where id = 'parcel-second';
insert into cash_write_offs (id, order_id, amount_paise, reason, voucher, written_off_at, actor_kind, actor_id)
values ('off-1', 'o-delivered', 100, 'Never paid over', 'V-1', '2026-04-12T10:00:00Z', 'staff', 'staff-meera');
insert into handovers (id, courier, opened_at, actor_kind, actor_id, handed_to, closing_at, closed_by_kind, closed_by_id, closed_at)
values ('hand-1', 'DTDC', '2026-03-02T11:00:00Z', 'staff', 'staff-meera', 'Biju', '2026-03-02T11:30:00Z', 'staff', 'staff-meera',
  '2026-03-02T11:30:01Z');
insert into handover_parcels (handover_id, parcel_id, tracking_number, scanned_at, actor_kind, actor_id, result, refusal)
values ('hand-1', 'parcel-second', 'KL123456', '2026-03-02T11:05:00Z', 'staff', 'staff-meera', 'refused', 'OD10001-2 is not packed');
