insert into courier_reaches (pin_code, courier, is_served, takes_cash, days, answered_at, asked_at)
values ('682001', 'delhivery', true, true, 2, '2026-11-26T05:00:00Z', '2026-11-26T05:00:00Z'),
  ('682001', 'shiprocket', null, null, null, null, '2026-11-26T05:00:00Z');
