insert into return_photos (id, return_id, position, content_type, bytes, added_at)
values ('rp-1', 'r-1', 1, 'image/jpeg', '\xffd8ffe0', '2026-03-06T10:01:00Z');
update returns set state = 'refunded', approved_at = '2026-03-07T10:00:00Z', picked_up_at = '2026-03-08T10:00:00Z',
  received_at = '2026-03-09T10:00:00Z', refunded_at = '2026-03-10T10:00:00Z', refund_position = 1, refund_paise = 1000,
  refund_reference = 'UPI 601234' where id = 'r-1';
insert into tax_document_series (kind, financial_year, last_position) values ('credit-note', '2526', 1);
insert into tax_documents (id, order_id, return_id, kind, financial_year, position, number, seller, issued_at)
values ('doc-2', 'o-delivered', 'r-1', 'credit-note', '2526', 1, 'ILC/2526/000001', '{"name":"Ilaneer","state":"Kerala"}', '2026-03-10T10:00:00Z');
