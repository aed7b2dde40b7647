insert into message_counts (day, kind, sent) values ('2026-03-10', 'sms', 41), ('2026-03-10', 'otp-mail', 7);
