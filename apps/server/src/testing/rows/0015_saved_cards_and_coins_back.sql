-- A shopper who saves a card at a gateway that has customers.
insert into gateway_customers (user_id, gateway, customer_id, created_at)
values ('u-anu', 'razorpay', 'cust_1', '2026-03-08T10:00:00Z');
insert into payments (id, order_id, user_id, gateway, gateway_order_id, gateway_payment_id, method, saves_card, gateway_customer_id, status, amount_paise, refunded_paise, failure_reason, created_at, updated_at)
values ('pay-saves', 'o-pending', 'u-anu', 'razorpay', 'order_1', null, 'card', true, 'cust_1', 'created', 37630, 0, null, '2026-03-08T10:00:00Z', '2026-03-08T10:00:00Z');
