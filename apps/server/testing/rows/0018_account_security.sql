-- An OTP that a device asked for, guessed at with its cookie and without; and a session on that device.
insert into one_time_codes (id, purpose, channel, recipient, user_id, tries, tries_without_cookie, device_hash, created_at, expires_at, used_at)
values ('code-device', 'login', 'sms', '9876501234', null, 3, 2, 'hash-of-a-device', '2026-03-11T10:00:00Z', '2026-03-11T10:05:00Z', null);
update sessions set device_hash = 'hash-of-a-device';
