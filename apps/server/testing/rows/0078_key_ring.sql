INSERT INTO shop_keys (id, sealed, created_at, signs_from, retired_at) VALUES
  ('0a1b2c3d', '\x0102', '2026-11-23T10:00:00Z', '2026-11-23T10:01:00Z', NULL),
  ('4e5f6a7b', NULL, '2026-11-24T10:00:00Z', '1970-01-01T00:00:00Z', '2026-11-24T10:00:00Z');
