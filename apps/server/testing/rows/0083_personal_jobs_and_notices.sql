insert into policy_versions
  (slug, number, title, body, blanks, words, shown, actor_kind, actor_id, actor_name, saved_at)
values ('privacy-policy', 3, 'Privacy policy', 'We keep less.', '{}', 'We keep less.', true,
  'staff', 'm-1', 'Asha', '2026-11-23T10:00:00Z');
insert into policy_notices (slug, number, actor_kind, actor_id, actor_name, asked_at, last_user_id, mails, done_at)
values ('privacy-policy', 3, 'staff', 'm-1', 'Asha', '2026-11-23T10:05:00Z', 'u-anu', 1, '2026-11-23T10:06:00Z');
