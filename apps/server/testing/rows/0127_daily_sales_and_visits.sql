-- A counted day, a day to recount, and a visit.
insert into daily_sales (day, kind, key, orders, units, sales_paise, gst_paise, discount_paise, cancelled_orders, cancelled_paise, returned_units, returned_paise)
values ('2026-03-01', 'payment', 'cod', 1, 2, 50000, 7627, 100, 0, 0, 1, 25000);
insert into sales_marks (day) values ('2026-03-01');
insert into daily_visits (day, name, visits) values ('2026-03-01', 'step/cart', 3);
