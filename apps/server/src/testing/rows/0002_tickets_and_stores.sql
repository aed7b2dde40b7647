insert into stores (code, name, position, address, pin_code, towns, latitude, longitude, email, phone, messaging_url, picture, working_hours, opening_hours)
values ('KCH', 'Kochi', 1, '12 Marine Drive, Kochi', '682001', '["Kochi"]', 9.98, 76.28, 'kochi@example.in', '+910000000000', 'https://example.in/kochi', 'store-kch.svg', '[]', '[]');
insert into tickets (id, number, kind, status, user_id, order_id, order_line_position, name, email, phone, country, subject, created_at, updated_at)
values
  ('t-order', 'ILN-T-0000A1', 'order', 'open', 'u-anu', 'o-delivered', 1, 'Anu Thomas', 'anu@example.in', null, null, 'Order ILN-10001', '2026-03-06T10:00:00Z', '2026-03-06T10:00:00Z'),
  ('t-bulk', 'ILN-T-0000A2', 'enquiry', 'open', null, null, null, 'Chitra', 'chitra@example.in', '+919847012345', 'IN', 'Bulk order', '2026-03-06T11:00:00Z', '2026-03-06T11:00:00Z');
insert into ticket_messages (ticket_id, position, author, body, written_at)
values ('t-order', 1, 'shopper', 'One cap was open', '2026-03-06T10:00:00Z');
insert into enquiries (ticket_id, kind, product_id, quantity, needed_by, pin_code, gstin, purpose)
values ('t-bulk', 'bulk', 'p-pack', 40, '2026-04-01', '682001', null, 'A wedding');
