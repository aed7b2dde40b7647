-- An order that waits for its payment, with attempts in every state that money can be in.
insert into orders (id, number, user_id, status, payment_method, payment_status, idempotency_key, request_hash, total_mrp_paise, discount_paise, coupon_savings_paise, coin_savings_paise, subtotal_paise, gst_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, delivery_paise, total_paise, total_savings_paise, gst_basis_points, delivery_address, payable_until, created_at, updated_at)
values ('o-pending', 'ILN-10003', 'u-anu', 'pending', 'online', 'pending', 'key-3', 'hash-3', 30000, 1500, 0, 0, 28500, 5130, 2565, 2565, 0, 0, 4000, 37630, 1500, 1800, '{"fullName":"Anu Thomas","city":"Kochi","state":"Kerala","pinCode":"682001"}', '2026-03-07T10:15:00Z', '2026-03-07T10:00:00Z', '2026-03-07T10:00:00Z');
insert into payments (id, order_id, user_id, gateway, gateway_order_id, gateway_payment_id, method, status, amount_paise, refunded_paise, failure_reason, created_at, updated_at)
values
  ('pay-open', 'o-pending', 'u-anu', 'sandbox', 'sbx_order_1', null, 'upi', 'created', 37630, 0, null, '2026-03-07T10:00:00Z', '2026-03-07T10:00:00Z'),
  ('pay-failed', 'o-pending', 'u-anu', 'sandbox', 'sbx_order_2', 'sbx_pay_2', 'card', 'failed', 37630, 0, 'Declined', '2026-03-07T10:01:00Z', '2026-03-07T10:02:00Z'),
  ('pay-part', 'o-delivered', 'u-anu', 'sandbox', 'sbx_order_3', 'sbx_pay_3', 'card', 'partly refunded', 67260, 33630, null, '2026-03-01T10:00:00Z', '2026-03-06T10:00:00Z');
insert into refunds (id, order_id, payment_id, amount_paise, state, reason, gateway_refund_id, requested_at, sent_at)
values
  ('ref-1', 'o-delivered', 'pay-part', 30000, 'sent', 'Returned', 'sbx_refund_1', '2026-03-06T10:00:00Z', '2026-03-06T10:01:00Z'),
  ('ref-2', 'o-delivered', 'pay-part', 3630, 'requested', 'Returned', null, '2026-03-06T11:00:00Z', null);
insert into payment_webhooks (gateway, event_id, received_at) values ('sandbox', 'sbx_pay_3', '2026-03-01T10:00:00Z');
insert into saved_cards (id, user_id, gateway, token, network, last4, created_at)
values ('card-1', 'u-anu', 'sandbox', 'sbx_card_1', 'Visa', '1111', '2026-03-01T10:00:00Z');
insert into sandbox_gateway_orders (id, description, method, card_token, saves_card, amount_paise, created_at)
values ('sbx_order_3', 'Order ILN-10001', 'card', null, true, 67260, '2026-03-01T10:00:00Z');
insert into sandbox_gateway_payments (id, order_id, status, card_token, created_at)
values ('sbx_pay_3', 'sbx_order_3', 'captured', 'sbx_card_1', '2026-03-01T10:00:00Z');
insert into sandbox_gateway_cards (token, network, last4, deleted_at) values ('sbx_card_1', 'Visa', '1111', null);
insert into sandbox_gateway_refunds (id, request_id, payment_id, amount_paise, created_at)
values ('sbx_refund_1', 'ref-1', 'sbx_pay_3', 30000, '2026-03-06T10:01:00Z');
