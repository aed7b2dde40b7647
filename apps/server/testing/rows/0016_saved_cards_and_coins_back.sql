-- A shopper who saves a card at a gateway that has customers.
insert into gateway_customers (user_id, gateway, customer_id, created_at)
values ('u-anu', 'razorpay', 'cust_1', '2026-03-08T10:00:00Z');
insert into payments (id, order_id, user_id, gateway, gateway_order_id, gateway_payment_id, method, saves_card, gateway_customer_id, status, amount_paise, refunded_paise, failure_reason, created_at, updated_at)
values ('pay-saves', 'o-pending', 'u-anu', 'razorpay', 'order_1', null, 'card', true, 'cust_1', 'created', 37630, 0, null, '2026-03-08T10:00:00Z', '2026-03-08T10:00:00Z');
-- Coins that came back with goods.
insert into coin_entries (user_id, lot_id, kind, coins, order_id, turn, happened_at, return_id)
values
  ('u-anu', 'lot-1', 'spent', -4, 'o-delivered', 1, '2026-03-05T12:00:00Z', null),
  ('u-anu', 'lot-1', 'refunded', 4, 'o-delivered', null, '2026-03-10T10:00:00Z', 'r-1');
update returns set refund_coins = 4 where id = 'r-1';
