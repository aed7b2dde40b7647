-- A requested lock, and the sums of the locked month, which has no entries.
insert into journal_lock_requests (month, requested_at, actor_kind, actor_id)
values ('2026-03-01', '2026-04-02T10:00:00Z', 'staff', 'staff-meera');
insert into journal_month_sums (month, account, debits_paise, credits_paise)
values ('2026-02-01', 'bank', 0, 0);
-- A payment before its invoice has a voucher, and February is closed.
insert into tax_document_series (kind, financial_year, prefix, last_position) values ('receipt-voucher', '2526', 'RCV', 1);
insert into tax_documents (id, order_id, source_id, kind, financial_year, prefix, position, number, seller, issued_at)
values ('doc-voucher', 'o-delivered', 'pay-1', 'receipt-voucher', '2526', 'RCV', 1, 'RCV/2526/000001', '{"name":"Ilaneer","state":"Kerala"}', '2026-02-27T10:00:00Z');
insert into month_closings (month, requested_at, actor_kind, actor_id, finished_at, documents, archive_bytes, archive_sha256)
values ('2026-02-01', '2026-03-05T10:00:00Z', 'staff', 'staff-meera', '2026-03-05T10:01:00Z', 1, 900, repeat('0', 64));
insert into month_closing_files (month, position, name, bytes, sha256)
values ('2026-02-01', 1, 'books/day-book-2026-02-01-to-2026-02-28.csv', 'Entry', encode(sha256('Entry'), 'hex'));
