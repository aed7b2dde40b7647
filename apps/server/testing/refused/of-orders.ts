import type { Refused } from './refused.ts';

export const REFUSED_OF_ORDERS: Refused = [
  [
    'a cancelled order without what cancelled it',
    'orders_cancel_caused',
    `update orders set cancel_cause = null where status = 'cancelled'`,
  ],
  [
    'an exchange without the order that goes out',
    'returns_exchanged',
    `update returns set exchange_paise = 0 where state = 'refunded'`,
  ],
  [
    'an entry of the timeline that nobody knows',
    'order_events_kind',
    `update order_events set kind = 'vanished'`,
  ],
  [
    'an entry of the timeline by a kind of actor that nobody knows',
    'order_events_actor_kind',
    `update order_events set actor_kind = 'clock'`,
  ],
  [
    'an entry of the timeline by nobody',
    'order_events_actor_given',
    `update order_events set actor_id = ' '`,
  ],
  [
    'an entry of the timeline by a part of the shop that there is not',
    'order_events_system_known',
    `update order_events set actor_kind = 'system', actor_id = 'u-anu'`,
  ],
  [
    'an order on hold for no reason',
    'orders_hold',
    `update orders set held_at = now() where id = 'o-delivered'`,
  ],
  [
    'a confirmation of an order that is not held',
    'orders_confirm_by',
    `update orders set confirm_by = now() where id = 'o-delivered'`,
  ],
  ['an empty note', 'order_notes_text_given', `update order_notes set text = ' '`],
  [
    'a move that was refused without a word',
    'bulk_move_orders_problem',
    `update bulk_move_orders set outcome = 'refused'`,
  ],
  [
    'a result of a move that is not done',
    'bulk_move_orders_done',
    'update bulk_move_orders set done_at = null',
  ],
  [
    'an order twice in one move',
    'bulk_move_orders_once',
    `insert into bulk_move_orders (bulk_move_id, position, order_id) select bulk_move_id, 2, order_id from bulk_move_orders`,
  ],
  [
    'coupon savings without a coupon',
    'orders_coupon_named',
    `update orders set coupon_savings_paise = 100, subtotal_paise = subtotal_paise - 100, total_paise = total_paise - 100 where id = 'o-delivered'`,
  ],
  [
    'a gift card that pays more than the total',
    'orders_gift_card_within',
    `update orders set gift_card_paise = total_paise + 1 where id = 'o-delivered'`,
  ],
  [
    'money of a gift card without the card',
    'orders_gift_card_named',
    `update orders set gift_card_last4 = null where id = 'o-delivered'`,
  ],
  [
    'cash that is rounded by more than half a rupee',
    'orders_cash_round_off',
    `update orders set cash_round_off_paise = 51 where id = 'o-delivered'`,
  ],
  [
    'a round-off that goes back before its refund',
    'returns_round_off',
    'update returns set round_off_paise = 51',
  ],
  [
    'coins off an order that used none',
    'orders_coins',
    `update orders set coin_savings_paise = 100, subtotal_paise = subtotal_paise - 100, total_paise = total_paise - 100 where id = 'o-delivered'`,
  ],
  ['51 units in a cart line', 'cart_lines_quantity_limit', 'update cart_lines set quantity = 51'],
  ['a blank gift note in a cart', 'cart_lines_gift_note', `update cart_lines set gift_note = ''`],
  [
    'a gift note of 121 letters in an order',
    'order_lines_gift_note',
    `update order_lines set gift_note = repeat('n', 121)`,
  ],
  ['a cart line of no units', 'cart_lines_quantity_limit', 'update cart_lines set quantity = 0'],
  ['a subtotal that does not add up', 'orders_subtotal_adds_up', 'update orders set discount_paise = 1'],
  ['a total that does not add up', 'orders_total_adds_up', 'update orders set total_paise = total_paise + 1'],
  [
    'an order without a rate, of its own or of its delivery',
    'orders_gst_rate',
    'update orders set gst_basis_points = null',
  ],
  ['an order whose prices mean nothing known', 'orders_prices', "update orders set prices = 'gross'"],
  [
    'an order with GST inside that does not say what its delivery bears',
    'orders_delivery_taxes',
    `update orders set delivery_taxes = '[]'`,
  ],
  [
    'an order with GST on top that says how GST inside was worked back',
    'orders_gst_inside_known',
    `update orders set gst_inside = 'by line'`,
  ],
  ['an order with two rules of tax', 'orders_gst_rate', 'update orders set delivery_gst_basis_points = 500'],
  [
    'a tax on delivery that is no part of the GST',
    'orders_delivery_gst',
    `update orders set gst_basis_points = null, delivery_gst_basis_points = 500,
      delivery_gst_paise = gst_paise + 1`,
  ],
  [
    'a line at a rate over everything',
    'order_lines_gst_rate',
    'update order_lines set gst_basis_points = 10001',
  ],
  ['taxes that do not add up', 'orders_gst_adds_up', 'update orders set cgst_paise = cgst_paise + 1'],
  [
    'a cancelled order without its moment',
    'orders_cancelled_at',
    `update orders set cancelled_at = null where status = 'cancelled'`,
  ],
  [
    'a delivered order without its moment',
    'orders_delivered_at',
    `update orders set delivered_at = null where status = 'delivered'`,
  ],
  [
    'a parcel without its number',
    'orders_shipment',
    `update orders set courier = 'DTDC' where status = 'delivered'`,
  ],
  ['a return of no units', 'return_lines_quantity_positive', 'update return_lines set quantity = 0'],
  [
    'a return of which more went back to stock than came',
    'return_lines_restocked',
    'update return_lines set restocked_units = quantity + 1',
  ],
  ['a return for no known reason', 'return_lines_reason', `update return_lines set reason = 'bored'`],
  ['a return of a line that no order has', 'return_lines_order_line', 'update return_lines set position = 9'],
  [
    'an order in a state of no name',
    'orders_status',
    `update orders set status = 'lost', delivered_at = null, cancelled_at = null`,
  ],
  [
    'two orders of one idempotency key',
    'orders_idempotency_key',
    `update orders set idempotency_key = 'key-1'`,
  ],
  [
    'an unknown choice after a failed delivery',
    'attempt_answers_choice',
    `update attempt_answers set choice = 'wait', address_line1 = null, address_line2 = null`,
  ],
  [
    'another address without its lines',
    'attempt_answers_address',
    `update attempt_answers set address_line2 = null`,
  ],
  ['another phone without the number', 'attempt_answers_phone', `update attempt_answers set phone = '1'`],
  ['a day of a choice that has none', 'attempt_answers_day', `update attempt_answers set day = '2026-11-03'`],
  [
    'a choice that staff told at no time',
    'attempt_answers_told_by',
    `update attempt_answers set told_at = null, told_by = (select id from staff_members limit 1)`,
  ],
  [
    'a failed delivery without a parcel',
    'tickets_delivery',
    `update tickets set parcel_id = null where kind = 'delivery'`,
  ],
  [
    'a failed delivery that is due at no time',
    'tickets_due_at',
    `update tickets set due_at = null where kind = 'delivery'`,
  ],
  [
    'a courier asked about no PIN code',
    'courier_reaches_pin_code',
    `update courier_reaches set pin_code = '068200'`,
  ],
  [
    "a courier's answer without its moment",
    'courier_reaches_answered',
    `update courier_reaches set answered_at = null where courier = 'delhivery'`,
  ],
  [
    'cash where a courier does not deliver',
    'courier_reaches_cash',
    `update courier_reaches set is_served = false, days = null where courier = 'delhivery'`,
  ],
  [
    'days where a courier does not deliver',
    'courier_reaches_days',
    `update courier_reaches set is_served = false, takes_cash = false where courier = 'delhivery'`,
  ],
  [
    'a courier that takes no time',
    'courier_reaches_days',
    `update courier_reaches set days = 0 where courier = 'delhivery'`,
  ],
  [
    'two reviews of a line',
    'reviews_once',
    `insert into reviews select (jsonb_populate_record(r, '{"id":"review-2"}')).* from reviews r`,
  ],
  [
    'a review of goods that were not ordered',
    'reviews_order_line',
    `insert into reviews select (jsonb_populate_record(r, '{"id":"review-2","position":9}')).* from reviews r`,
  ],
  ['a review of six stars', 'reviews_stars', 'update reviews set stars = 6'],
  ['a refusal without a reason', 'reviews_refused', `update reviews set state = 'refused'`],
  ['an answer at no time', 'reviews_answer', 'update reviews set answered_at = null'],
  ['words without an end', 'reviews_words', `update reviews set words = repeat('x', 2001)`],
  ['a fourth photo of a review', 'review_photos_most', 'update review_photos set position = 4'],
];
