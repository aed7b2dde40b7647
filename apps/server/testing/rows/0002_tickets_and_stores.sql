-- A branch, and tickets of every kind: about an order, from a stranger, and a bulk enquiry.
insert into stores (code, name, position, address, pin_code, towns, latitude, longitude, email, phone, messaging_url, picture, working_hours, opening_hours)
values ('MLP', 'Malappuram', 1, 'Down Hill, Malappuram', '676505', '["Manjeri"]', 11.05, 76.07, 'mlp@ilaneer.example', '+910000000000', 'https://chat.example/mlp', 'store-mlp.svg', '[]', '[]');
insert into tickets (id, number, kind, status, user_id, order_id, order_line_position, name, email, phone, country, subject, created_at, updated_at)
values
  ('t-order', 'ILN-T-7K3QFB', 'order', 'answered', 'u-anu', 'o-delivered', 1, 'Anu Thomas', 'anu@example.in', null, null, 'One bottle leaks', '2026-03-06T10:00:00Z', '2026-03-06T11:00:00Z'),
  ('t-contact', 'ILN-T-7K3QFC', 'contact', 'open', null, null, null, 'Devi', null, '+919847000000', 'IN', 'A question', '2026-03-06T10:00:00Z', '2026-03-06T10:00:00Z'),
  ('t-bulk', 'ILN-T-7K3QFD', 'enquiry', 'closed', null, null, null, 'Hotel Kera', 'buy@kera.example', '+919847000001', 'IN', 'For a wedding', '2026-03-06T10:00:00Z', '2026-03-06T10:00:00Z');
insert into ticket_messages (ticket_id, position, author, body, written_at)
values
  ('t-order', 1, 'shopper', 'One bottle leaks', '2026-03-06T10:00:00Z'),
  ('t-order', 2, 'staff', 'We send another', '2026-03-06T11:00:00Z');
insert into enquiries (ticket_id, kind, product_id, quantity, needed_by, pin_code, gstin, purpose)
values ('t-bulk', 'bulk', 'p-pack', 400, '2026-04-01', '682001', '32AAAAA0000A1ZB', 'Wedding');
