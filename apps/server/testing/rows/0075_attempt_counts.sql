insert into attempt_counts (key, attempts, ends_at) values ('hash of login 192.0.2.1', 3, '2026-11-23T10:00:00Z');
