insert into restock_requests (id, variant_id, email, text_version, requested_at, confirmed_at)
select 'rr-confirmed', id, 'reader.one@example.in', '2026-11', '2026-03-01T10:00:00Z'::timestamptz, '2026-03-01T11:00:00Z'::timestamptz
from (select min(id) as id from product_variants) one;
insert into restock_requests (id, variant_id, email, text_version, requested_at, confirmed_at)
select 'rr-unproven', id, 'reader.two@example.in', '2026-11', '2026-03-01T10:00:00Z'::timestamptz, null
from (select min(id) as id from product_variants) one;
