insert into settings (key, value, created_at, updated_at)
values ('brand', '{"name": "Palm Grove", "description": "Coconuts", "profiles": []}', '2026-03-01T10:00:00Z', '2026-03-01T10:00:00Z');
