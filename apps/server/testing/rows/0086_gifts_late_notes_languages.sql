insert into withheld_messages (id, email_hash, sealed, deleted_at)
values ('wm-1', 'hash-of-an-address', decode(repeat('ab', 40), 'hex'), '2026-11-24T09:00:00Z');
