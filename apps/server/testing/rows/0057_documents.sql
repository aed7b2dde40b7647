-- A document as a newer release issues it, with its content and its file.
insert into tax_document_contents (document_id, content, written_at)
values ('doc-1', '{"form":"tax-invoice","number":"ILN/2526/000001"}', '2026-03-02T10:00:00Z');
insert into tax_document_files (document_id, bytes, sha256, drawn_at)
values ('doc-1', 'PDF', encode(sha256('PDF'), 'hex'), '2026-03-02T10:00:00Z');
