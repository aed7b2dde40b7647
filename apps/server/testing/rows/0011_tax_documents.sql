insert into tax_document_series (kind, financial_year, last_position) values ('invoice', '2526', 1);
insert into tax_documents (id, order_id, kind, financial_year, position, number, seller, issued_at)
values ('doc-1', 'o-delivered', 'invoice', '2526', 1, 'ILN/2526/000001', '{"name":"Ilaneer","state":"Kerala"}', '2026-03-02T10:00:00Z');
