insert into withheld_accounts (user_id, email_hash, mobile_hash, sealed, deleted_at)
values ('u-anu', 'hash-of-mail', null, decode(repeat('00', 40), 'hex'), '2026-11-23T10:00:00Z');
insert into retention_runs (kind, day, last_run_at, erased, oldest_at)
values ('sessions', '2026-11-23', '2026-11-23T10:17:00Z', 3, '2026-01-02T10:00:00Z');
insert into data_lookups (day, user_id, member_id, kind, member_name, role_name, times, last_at)
values ('2026-11-23', 'u-anu', 'm-1', 'order', 'Meera', 'Support', 2, '2026-11-23T10:00:00Z');
insert into sent_messages (id, channel, recipient_hash, kind, subject, sent_at)
values ('mail-1', 'email', 'hash-of-mail', 'order-placed', 'Your order ILN-1042', '2026-11-23T10:00:00Z');
