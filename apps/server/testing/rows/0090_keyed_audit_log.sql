insert into audit_keys (id, sealed, created_at)
values ('k1', decode(repeat('ab', 60), 'hex'), now());
