-- What a courier paid for an order, less than it owes, and a remittance that was taken back.
insert into remittances (id, source, payer, reference, received_on, gross_paise, charges_paise, gst_paise, net_paise,
  actor_kind, actor_id, recorded_at)
values ('rem-1', 'courier', 'India Post', 'UTR1', '2026-03-12', 1000, 100, 18, 882, 'staff', 'staff-meera', '2026-03-12T10:00:00Z'),
  ('rem-back', 'courier', 'India Post', 'UTR2', '2026-03-12', 500, 0, 0, 500, 'staff', 'staff-meera', '2026-03-12T10:00:00Z');
insert into remittance_lines (remittance_id, position, reference, amount_paise, matched_paise, open_paise, order_id)
values ('rem-1', 1, 'EK123456', 1000, 900, 900, 'o-delivered'), ('rem-back', 1, 'NOBODY', 500, 0, 0, null);
update remittances set taken_back_at = '2026-03-13T10:00:00Z', taken_back_by_kind = 'staff', taken_back_by_id = 'staff-meera',
  taken_back_reason = 'Typed twice' where id = 'rem-back';
