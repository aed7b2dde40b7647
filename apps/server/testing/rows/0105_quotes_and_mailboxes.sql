insert into quote_series (financial_year, last_position) values ('2526', 1);
insert into quotes (id, number, revision, ticket_id, state, name, business_name, email, phone, place, lines, freight_paise, total_paise, last_day, note, created_at, updated_at)
select 'quote-1', 'Q-2526-0001', 1, id, 'draft', 'Asha Menon', '', 'asha@example.in', '+919847012345', '{"zipCode": "560001"}', '[]', 0, 0, '2026-03-16', '', '2026-03-01T00:00:00Z', '2026-03-01T00:00:00Z'
from tickets order by id limit 1;
insert into read_mailboxes (name, uid_validity, last_uid, waiting, skipped, read_at)
values ('INBOX', '1', 12, '[]', 0, '2026-03-01T00:00:00Z');
