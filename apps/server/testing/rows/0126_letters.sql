insert into letters (id, subject, heading, words, button_label, button_url, state, send_at, started_at, finished_at, recipients, created_at, updated_at)
values
  ('letter-draft', 'Onam', 'Onam is near', 'Order by Friday.', '', '', 'draft', null, null, null, null, '2026-03-01T10:00:00Z', '2026-03-01T10:00:00Z'),
  ('letter-sent', 'Harvest', 'The harvest is in', 'Fresh oil.', 'See it', '/products', 'sent', '2026-03-02T10:00:00Z', '2026-03-02T10:00:00Z', '2026-03-02T10:05:00Z', 1, '2026-03-02T09:00:00Z', '2026-03-02T10:05:00Z');
insert into letter_deliveries (letter_id, subscription_id, state, tries, due_at, tried_at)
values ('letter-sent', 'n-confirmed', 'sent', 1, '2026-03-02T10:00:00Z', '2026-03-02T10:01:00Z');
insert into cart_reminders (user_id, reminded_at) values ('u-anu', '2026-03-03T10:00:00Z');
