insert into breaches (id, title, what, data, consequences, measures, people, began_at, known_at, board_told_at, created_at, updated_at)
values ('b-1', 'Laptop lost', 'A laptop was left in a bus.', 'Names and phone numbers', 'Unwanted calls', 'Locked from afar', 12,
  '2026-11-22T10:00:00Z', '2026-11-23T10:00:00Z', '2026-11-23T12:00:00Z', '2026-11-23T10:00:00Z', '2026-11-23T10:00:00Z');
