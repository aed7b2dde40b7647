-- A card that paid part of a delivered order, one that was given its money back, and one that was stopped.
insert into gift_cards (id, code_hash, last4, initial_paise, balance_paise, expires_at, active, created_at)
values
  ('g-part', 'hash-g-1', '2345', 50000, 40000, '2027-01-01T18:30:00Z', true, '2026-01-01T10:00:00Z'),
  ('g-whole', 'hash-g-2', '6789', 100000, 100000, '2027-01-01T18:30:00Z', true, '2026-01-01T10:00:00Z'),
  ('g-stopped', 'hash-g-3', 'WXYZ', 20000, 20000, '2027-01-01T18:30:00Z', false, '2026-01-01T10:00:00Z');
update orders set gift_card_paise = 10000, gift_card_last4 = '2345' where id = 'o-delivered';
update orders set gift_card_paise = 5000, gift_card_last4 = '6789' where id = 'o-cancelled';
insert into gift_card_entries (gift_card_id, order_id, kind, amount_paise, happened_at)
values
  ('g-part', 'o-delivered', 'held', 10000, '2026-03-01T10:00:00Z'),
  ('g-whole', 'o-cancelled', 'held', 5000, '2026-03-02T09:00:00Z'),
  ('g-whole', 'o-cancelled', 'returned', -5000, '2026-03-02T10:00:00Z');
