insert into user_identities (provider, subject, user_id, created_at)
values ('google', '110000000000000000001', 'u-anu', '2026-11-10T09:00:00Z');

insert into one_time_codes (id, purpose, channel, recipient, user_id, tries, created_at, expires_at, used_at) values
  ('otp-1', 'login', 'sms', '9876543210', null, 2, '2026-11-10T09:00:00Z', '2026-11-10T09:05:00Z', null),
  ('otp-2', 'confirm', 'email', 'anu@example.in', 'u-anu', 0, '2026-11-10T09:10:00Z', '2026-11-10T09:15:00Z',
   '2026-11-10T09:11:00Z');

insert into one_time_links (id, purpose, user_id, email, created_at, expires_at, used_at) values
  ('link-1', 'verify-email', 'u-anu', 'anu@example.in', '2026-11-10T09:00:00Z', '2026-11-11T09:00:00Z', null);

insert into sign_in_codes (id, user_id, browser_hash, return_to, is_new_user, created_at, expires_at, used_at) values
  ('code-1', 'u-anu', 'hash', '/cart', false, '2026-11-10T09:00:00Z', '2026-11-10T09:01:00Z', null);
