-- The coins of a delivered order: used by one that was cancelled, and half of them taken back by a return.
insert into coin_lots (id, user_id, order_id, coins, remaining, reversed, earned_at, expires_at)
values ('lot-1', 'u-anu', 'o-delivered', 28, 14, 14, '2026-03-05T10:00:00Z', '2027-03-05T10:00:00Z');
insert into coin_entries (user_id, lot_id, kind, coins, order_id, turn, happened_at)
values
  ('u-anu', 'lot-1', 'earned', 28, 'o-delivered', null, '2026-03-05T10:00:00Z'),
  ('u-anu', 'lot-1', 'spent', -10, 'o-cancelled', 1, '2026-03-06T10:00:00Z'),
  ('u-anu', 'lot-1', 'returned', 10, 'o-cancelled', 1, '2026-03-06T11:00:00Z'),
  ('u-anu', 'lot-1', 'reversed', -14, 'o-delivered', null, '2026-03-08T10:00:00Z');
