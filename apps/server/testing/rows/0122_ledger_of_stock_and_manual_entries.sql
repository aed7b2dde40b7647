-- The opening stock, and a rent that two persons posted with its bill.
insert into stock_postings (id, kind, day, cost_paise, igst_paise, cgst_paise, posted_at)
values ('stock-opened', 'stock opened', '2026-11-30', 90000, 0, 0, '2026-12-01T20:10:00Z');
insert into manual_entries (id, state, number, financial_year, position, booked_on, reason, total_paise, entered_at, actor_kind, actor_id, decided_at, decided_by_kind, decided_by_id)
values ('entry-rent', 'posted', 'JV/2627/000001', '2627', 1, '2026-12-01', 'Rent of December', 1500000, '2026-12-01T10:00:00Z', 'staff', 'staff-meera', '2026-12-01T11:00:00Z', 'staff', 'staff-arun');
insert into manual_entry_lines (entry_id, position, account, side, amount_paise)
values ('entry-rent', 1, 'rent', 'debit', 1500000), ('entry-rent', 2, 'bank', 'credit', 1500000);
insert into manual_entry_documents (id, entry_id, position, name, content_type, bytes, added_at, actor_kind, actor_id)
values ('document-rent', 'entry-rent', 1, 'rent.pdf', 'application/pdf', '%PDF-', '2026-12-01T10:01:00Z', 'staff', 'staff-meera');
