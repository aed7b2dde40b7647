insert into newsletter_subscriptions (id, email, text_version, requested_at, confirmed_at, unsubscribed_at, created_at, updated_at)
values
  ('n-pending', 'reader.one@example.in', '2026-11', '2026-03-01T10:00:00Z', null, null, '2026-03-01T10:00:00Z', '2026-03-01T10:00:00Z'),
  ('n-confirmed', 'reader.two@example.in', '2026-11', '2026-03-01T10:00:00Z', '2026-03-01T11:00:00Z', null, '2026-03-01T10:00:00Z', '2026-03-01T11:00:00Z'),
  ('n-left', 'reader.three@example.in', '2026-11', '2026-03-01T10:00:00Z', '2026-03-01T11:00:00Z', '2026-03-02T10:00:00Z', '2026-03-01T10:00:00Z', '2026-03-02T10:00:00Z');
insert into newsletter_tokens (hash, subscription_id, purpose, created_at)
values
  ('hash-confirm', 'n-pending', 'confirm', '2026-03-01T10:00:00Z'),
  ('hash-unsubscribe', 'n-confirmed', 'unsubscribe', '2026-03-01T10:00:00Z');
