INSERT INTO guarded_attempts (kind, succeeded, network_hash, subject_hash, tried_at) VALUES
  ('login', false, 'a-network', 'an-account', '2026-11-23T10:00:00Z');
INSERT INTO attacks (id, kind, began_at, last_at, figures, mailed_at) VALUES
  ('attack-1', 'stolen-passwords', '2026-11-23T10:00:00Z', '2026-11-23T10:20:00Z',
   '{"tries": 60, "failed": 58, "accountsOfOneNetwork": 25, "networksOfOneAccount": 2}', NULL);
