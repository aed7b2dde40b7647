-- An order that was opened to be paid first.
update orders set awaits_place_order = true where id = 'o-pending';
-- A photo that came with a ticket.
insert into ticket_photos (id, ticket_id, position, content_type, bytes, added_at)
select 'tp-1', id, 1, 'image/jpeg', '\xffd8ff00', '2026-03-10T10:00:00Z' from tickets order by id limit 1;
