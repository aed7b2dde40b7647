insert into policy_versions
  (slug, number, title, body, blanks, words, shown, actor_kind, actor_id, actor_name, saved_at)
values ('refund-policy', 7, 'Refund policy', 'Within {{days}} days.', '{"days": "7"}', 'Within 7 days.', true,
  'staff', 'm-1', 'Asha', '2026-03-01T10:00:00Z');
