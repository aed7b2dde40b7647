insert into supplier_bills (receipt_id, revision, supplier_name, supplier_gstin, number, billed_on, freight_paise, booked_on, reason, actor_kind, actor_id, recorded_at)
values
  ('receipt-1', 1, 'Kuttanad Mills', '32AAACK1234L1ZS', 'KM/1', '2026-03-01', 5000, '2026-03-01', null, 'staff', 'staff-meera', '2026-03-02T09:00:00Z'),
  ('receipt-1', 2, 'Kuttanad Mills', '32AAACK1234L1ZS', 'KM/1', '2026-03-01', 5000, '2026-03-03', 'Rate was mistyped', 'staff', 'staff-meera', '2026-03-03T09:00:00Z');
insert into supplier_bill_lines (receipt_id, revision, position, variant_id, quantity, amount_paise, freight_paise, gst_basis_points, claims_tax, igst_paise, cgst_paise, sgst_paise)
values
  ('receipt-1', 1, 1, 'v-12', 10, 300000, 5000, 1800, true, 0, 27450, 27450),
  ('receipt-1', 2, 1, 'v-12', 10, 300000, 5000, 500, true, 0, 7625, 7625);
