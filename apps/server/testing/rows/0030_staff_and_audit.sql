insert into staff_roles (id, name, permissions, created_at, updated_at)
values ('role-packer', 'packer', '{orders.fulfil}', '2026-03-01T09:00:00Z', '2026-03-01T09:00:00Z');
insert into staff_members (id, name, email, status, role_id, password_hash, created_at, updated_at)
values ('staff-meera', 'Meera', 'meera@staff.example', 'active', 'role-packer', 'hash', '2026-03-01T09:00:00Z', '2026-03-01T09:00:00Z');
insert into staff_sessions (id, member_id, token_hash, device, created_at, last_seen_at, expires_at)
values ('staff-session', 'staff-meera', '\x01', 'Firefox', '2026-03-01T09:00:00Z', '2026-03-01T10:00:00Z', '2026-03-01T21:00:00Z');
insert into staff_invitations (token_hash, member_id, created_at, expires_at)
values ('\x02', 'staff-meera', '2026-03-01T09:00:00Z', '2026-03-08T09:00:00Z');
insert into staff_passkeys (credential_id, member_id, name, public_key, counter, transports, backed_up, created_at)
values ('credential', 'staff-meera', 'Laptop', '\x03', 1, '{internal}', true, '2026-03-01T09:00:00Z');
insert into staff_recovery_codes (code_hash, member_id) values ('\x04', 'staff-meera');
insert into staff_challenges (token_hash, member_id, challenge, created_at, expires_at)
values ('\x05', 'staff-meera', 'sign this', '2026-03-01T09:00:00Z', '2026-03-01T09:05:00Z');
insert into audit_entries (id, happened_at, actor_kind, actor_id, actor_name, action, object_kind, object_id, object_label, before, after, previous_hash, hash)
values (1, '2026-03-01T10:00:00Z', 'staff', 'staff-meera', 'Meera', 'shipped', 'order', 'o-1', 'OD10001', '{"status": "processing"}', '{"status": "shipped"}', '\x00', '\x06');
