INSERT INTO saved_replies (id, title, body, version, created_at, updated_at)
VALUES ('reply-1', 'Delivery', 'Dear {{name}}, it takes three days.', 1, '2026-11-01 10:00:00+05:30', '2026-11-01 10:00:00+05:30');
