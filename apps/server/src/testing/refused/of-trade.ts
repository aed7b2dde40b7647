/** What the database refuses, by the constraint that does, and the statement that tries it on the rows of the tests. */
export type Refused = readonly (readonly [what: string, constraint: string, statement: string])[];

/** Goods, orders and money. */
export const REFUSED_OF_TRADE: Refused = [
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
  ...(
    [
      [
        'coin_entries',
        'coins',
        `insert into coin_entries (user_id, lot_id, kind, coins, happened_at, actor_kind, actor_id)
        values ('u-anu', 'lot-1', 'expired', -1, now(), KIND, ID)`,
      ],
      [
        'gift_card_entries',
        'a gift card',
        `insert into gift_card_entries (gift_card_id, order_id, kind, amount_paise, happened_at, actor_kind, actor_id)
        values ('g-part', 'o-delivered', 'held', 1, now(), KIND, ID)`,
      ],
      [
        'gift_cards_issued',
        'a new gift card',
        'update gift_cards set issued_by_kind = KIND, issued_by_id = ID',
      ],
      [
        'gift_cards_stopped',
        'a stopped gift card',
        'update gift_cards set stopped_by_kind = KIND, stopped_by_id = ID where not active',
      ],
      ['pictures', 'a picture', 'update pictures set actor_kind = KIND, actor_id = ID'],
      ['price_changes', 'a change of a price', 'update price_changes set actor_kind = KIND, actor_id = ID'],
      ['order_notes', 'a note on an order', 'update order_notes set actor_kind = KIND, actor_id = ID'],
      [
        'goodwill_refunds',
        'a goodwill refund',
        'update goodwill_refunds set actor_kind = KIND, actor_id = ID',
      ],
      [
        'payment_requests',
        'a request for money',
        'update payment_requests set actor_kind = KIND, actor_id = ID',
      ],
      ['bulk_moves', 'a move of many orders', 'update bulk_moves set actor_kind = KIND, actor_id = ID'],
      ['refunds', 'a refund', 'update refunds set actor_kind = KIND, actor_id = ID'],
      [
        'returns_refunded',
        'a refunded return',
        `update returns set refunded_by_kind = KIND, refunded_by_id = ID where state = 'refunded'`,
      ],
    ] as const
  ).flatMap(([name, what, statement]) =>
    (
      [
        ['by a kind of actor that nobody knows', 'actor_kind', 'clock', 'clock'],
        ['by nobody', 'actor_given', 'staff', ' '],
        ['by a part of the shop that there is not', 'system_known', 'system', 'u-anu'],
      ] as const
    ).map(([whom, constraint, kind, id]): [string, string, string] => [
      `${what} ${whom}`,
      `${name}_${constraint}`,
      statement.replace('KIND', `'${kind}'`).replace('ID', `'${id}'`),
    ]),
  ),
  [
    'an order on hold for no reason',
    'orders_hold',
    `update orders set held_at = now() where id = 'o-delivered'`,
  ],
  ['an empty note', 'order_notes_text_given', `update order_notes set text = ' '`],
  [
    'cash given back without what names the payment',
    'goodwill_refunds_reference',
    'update goodwill_refunds set reference = null',
  ],
  [
    'a request for money that is open and closed',
    'payment_requests_closed',
    `update payment_requests set state = 'open'`,
  ],
  [
    'a request for no money',
    'payment_requests_amount_positive',
    'update payment_requests set amount_paise = 0',
  ],
  ['a goodwill refund of nothing', 'goodwill_refunds_amount', 'update goodwill_refunds set amount_paise = 0'],
  [
    'a goodwill refund for no reason',
    'goodwill_refunds_reason_given',
    `update goodwill_refunds set reason = ''`,
  ],
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
    'a stopped gift card that nobody stopped',
    'gift_cards_stopped_by_somebody',
    'update gift_cards set active = false where active',
  ],
  [
    'a gift card that somebody stopped and that pays',
    'gift_cards_stopped_by_somebody',
    'update gift_cards set active = true where not active',
  ],
  [
    'a refunded return that nobody refunded',
    'returns_refunded_by_somebody',
    `update returns set refunded_by_kind = null, refunded_by_id = null where state = 'refunded'`,
  ],
  [
    'a refund for a return that is not there',
    'refunds_of_return',
    `update refunds set cause = 'return' where id = 'ref-1'`,
  ],
  ['stock below nothing', 'product_variants_stock_never_negative', 'update product_variants set stock = -1'],
  [
    'a batch that is there without a movement',
    'batches_by_ledger',
    `update batches set on_hand = on_hand + 1 where id = 'b-old'`,
  ],
  [
    'a batch that comes with goods and no movement',
    'batches_by_ledger',
    `insert into batches select (jsonb_populate_record(b, '{"id":"b-more","code":"MORE"}')).* from batches b where id = 'b-old'`,
  ],
  [
    'goods without a batch that are not there',
    'stock_movements_of_no_batch',
    `insert into stock_movements (variant_id, kind, quantity, reason, actor_kind, actor_id, happened_at)
     values ('v-12', 'adjust', -1, 'lost', 'staff', 'staff-meera', now())`,
  ],
  [
    'more of a batch sent than is there',
    'batches_allocated',
    `insert into order_line_batches values ('o-cancelled', 1, 'b-old', 50, now(), null)`,
  ],
  [
    'a movement that goes the wrong way',
    'stock_movements_sign',
    `insert into stock_movements (variant_id, kind, quantity, order_id, actor_kind, actor_id, happened_at)
     values ('v-6', 'release', -1, 'o-delivered', 'system', 'shop', now())`,
  ],
  [
    'units taken for no order',
    'stock_movements_order',
    `insert into stock_movements (variant_id, kind, quantity, actor_kind, actor_id, happened_at)
     values ('v-6', 'reserve', -1, 'system', 'shop', now())`,
  ],
  [
    'a movement that is taken back twice',
    'stock_movements_undone_once',
    `insert into stock_movements (variant_id, kind, quantity, undoes, actor_kind, actor_id, happened_at)
     select 'v-6', 'adjust', 1, position, 'staff', 'staff-meera', now()
     from stock_movements, generate_series(1, 2) where kind = 'receive'`,
  ],
  [
    'a batch that is best before it was packed',
    'batches_life',
    `update batches set best_before = packed_on where id = 'b-old'`,
  ],
  ['two batches of one code', 'batches_code_of_variant', `update batches set code = 'SAME'`],
  [
    'a batch that is blocked for no reason',
    'batches_block_reason',
    `update batches set blocked_at = now() where id = 'b-old'`,
  ],
  ['a price of nothing', 'product_variants_price_positive', 'update product_variants set price_paise = 0'],
  [
    'an original price below the price',
    'product_variants_list_price',
    'update product_variants set original_price_paise = price_paise - 1',
  ],
  ['a state of products that nobody knows', 'products_state', `update products set state = 'sold'`],
  [
    'a day of publishing for what is published',
    'products_scheduled_while_draft',
    `update products set publish_at = now() where state = 'published'`,
  ],
  ['pictures that are no list', 'products_lists', `update products set pictures = '{}'`],
  ['a shelf life of no day', 'products_shelf_life_days', 'update products set shelf_life_days = 0'],
  ['a maker without an address', 'products_maker_whole', `update products set maker_name = 'Farm'`],
  [
    'a packer without a name',
    'products_packer_whole',
    `update products set packer_name = ' ', packer_address = 'Kochi'`,
  ],
  ['an importer without an address', 'products_importer_whole', `update products set importer_name = 'Port'`],
  ['a barcode of letters', 'product_variants_barcode_form', `update product_variants set barcode = 'eight'`],
  [
    'two variants of one barcode',
    'product_variants_barcode_key',
    `update product_variants set barcode = '96385074'`,
  ],
  [
    'a parcel of nothing',
    'product_variants_shipping_grams',
    'update product_variants set shipping_grams = 0',
  ],
  [
    'a box without a height',
    'product_variants_box_whole',
    'update product_variants set box_height_mm = null',
  ],
  ['a price to come of nothing', 'price_changes_price_positive', 'update price_changes set mrp_paise = 0'],
  [
    'a price to come above its list price',
    'price_changes_list_price',
    'update price_changes set original_price_paise = price_paise - 1',
  ],
  [
    'a price that came and was dropped',
    'price_changes_applied_or_dropped',
    'update price_changes set dropped_at = now() where applied_at is not null',
  ],
  [
    'a price that came from nowhere',
    'price_changes_applied_from',
    'update price_changes set from_price_paise = null where applied_at is not null',
  ],
  ['a picture by another name', 'pictures_hash_form', `update pictures set hash = 'photo'`],
  ['a picture of no width', 'pictures_size', 'update pictures set width = 0'],
  ['two variants of one SKU', 'product_variants_sku_key', `update product_variants set sku = 'SAME'`],
  ['a coupon in small letters', 'coupons_code_form', `update coupons set code = 'ten' where id = 'c-ten'`],
  ['two coupons of one code', 'coupons_code_key', `update coupons set code = 'SAME'`],
  [
    'a coupon of more than everything',
    'coupons_reduction',
    `update coupons set basis_points = 10001 where id = 'c-ten'`,
  ],
  [
    'a coupon that takes nothing off',
    'coupons_reduction',
    `update coupons set amount_paise = null where id = 'c-fifty'`,
  ],
  ['a coupon that nobody may use', 'coupons_limits_positive', 'update coupons set total_limit = 0'],
  [
    'a second coupon for an order',
    'coupon_uses_pkey',
    `insert into coupon_uses select order_id, 'c-fifty', user_id, state, created_at, updated_at from coupon_uses`,
  ],
  [
    'coupon savings without a coupon',
    'orders_coupon_named',
    `update orders set coupon_savings_paise = 100, subtotal_paise = subtotal_paise - 100, total_paise = total_paise - 100 where id = 'o-delivered'`,
  ],
  [
    'a payment by UPI that saves a card',
    'payments_saves_a_card',
    `update payments set saves_card = true where id = 'pay-open'`,
  ],
  [
    'coins that come back twice with one return',
    'coin_entries_once_a_return',
    `insert into coin_entries (user_id, lot_id, kind, coins, order_id, happened_at, return_id, actor_kind, actor_id) select user_id, lot_id, kind, coins, order_id, happened_at, return_id, actor_kind, actor_id from coin_entries where kind = 'refunded'`,
  ],
  [
    'coins that come back without a return',
    'coin_entries_return',
    `insert into coin_entries (user_id, lot_id, kind, coins, order_id, happened_at, actor_kind, actor_id) select user_id, lot_id, kind, coins, order_id, happened_at, actor_kind, actor_id from coin_entries where kind = 'refunded'`,
  ],
  ['a refund of less than no coins', 'returns_refund_coins', `update returns set refund_coins = -1`],
  ['a gift card below nothing', 'gift_cards_balance_within', 'update gift_cards set balance_paise = -1'],
  [
    'a gift card of more than it was issued for',
    'gift_cards_balance_within',
    'update gift_cards set balance_paise = initial_paise + 1',
  ],
  ['two gift cards of one code', 'gift_cards_code_hash_key', `update gift_cards set code_hash = 'SAME'`],
  [
    'a changed entry of a gift card',
    'gift_card_entries_append_only',
    'update gift_card_entries set amount_paise = amount_paise + 1',
  ],
  ['an entry of a gift card gone', 'gift_card_entries_append_only', 'delete from gift_card_entries'],
  [
    'a return that takes from a gift card',
    'gift_card_entries_sign',
    `insert into gift_card_entries (gift_card_id, order_id, kind, amount_paise, happened_at, actor_kind, actor_id)
     values ('g-part', 'o-delivered', 'returned', 1, '2026-03-03T10:00:00Z', 'system', 'shop')`,
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
    'coins off an order that used none',
    'orders_coins',
    `update orders set coin_savings_paise = 100, subtotal_paise = subtotal_paise - 100, total_paise = total_paise - 100 where id = 'o-delivered'`,
  ],
  ['a lot of less than no coins', 'coin_lots_remaining', 'update coin_lots set remaining = -1'],
  ['more coins left than there were', 'coin_lots_remaining', 'update coin_lots set remaining = coins + 1'],
  [
    'a second lot of one order',
    'coin_lots_one_of_order',
    `insert into coin_lots select 'lot-2', user_id, order_id, coins, 0, 0, earned_at, expires_at from coin_lots`,
  ],
  [
    'an order that earns twice',
    'coin_entries_earned_once',
    `insert into coin_entries (user_id, lot_id, kind, coins, order_id, happened_at, actor_kind, actor_id)
     values ('u-anu', 'lot-1', 'earned', 1, 'o-delivered', now(), 'system', 'shop')`,
  ],
  ...(['spent', 'returned'] as const).map((kind): [string, string, string] => [
    `coins that are ${kind} twice by an order`,
    'coin_entries_once_a_turn',
    `insert into coin_entries (user_id, lot_id, kind, coins, order_id, turn, happened_at, actor_kind, actor_id)
     values ('u-anu', 'lot-1', '${kind}', ${kind === 'spent' ? -1 : 1}, 'o-cancelled', 1, now(), 'system', 'shop')`,
  ]),
  [
    'coins that are spent and grow more',
    'coin_entries_sign',
    `insert into coin_entries (user_id, lot_id, kind, coins, order_id, turn, happened_at, actor_kind, actor_id)
     values ('u-anu', 'lot-1', 'spent', 1, 'o-cancelled', 2, now(), 'system', 'shop')`,
  ],
  [
    "coins of somebody else's lot",
    'coin_entries_lot_of_owner',
    `insert into coin_entries (user_id, lot_id, kind, coins, order_id, turn, happened_at, actor_kind, actor_id)
     values ('u-biju', 'lot-1', 'spent', -1, 'o-cancelled', 2, now(), 'system', 'shop')`,
  ],
  ['a changed entry of the ledger of coins', 'coin_entries_append_only', 'update coin_entries set coins = 1'],
  ['a deleted entry of the ledger of coins', 'coin_entries_append_only', 'delete from coin_entries'],
  ['51 units in a cart line', 'cart_lines_quantity_limit', 'update cart_lines set quantity = 51'],
  ['a cart line of no units', 'cart_lines_quantity_limit', 'update cart_lines set quantity = 0'],
  ['a subtotal that does not add up', 'orders_subtotal_adds_up', 'update orders set discount_paise = 1'],
  ['a total that does not add up', 'orders_total_adds_up', 'update orders set total_paise = total_paise + 1'],
  [
    'an order without a rate, of its own or of its delivery',
    'orders_gst_rate',
    'update orders set gst_basis_points = null',
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
    'one wish twice',
    'wishlist_entries_once',
    `insert into wishlist_entries (id, user_id, product_id, variant_id, created_at)
     values ('w-3', 'u-anu', 'p-pack', null, now())`,
  ],
  [
    'one request for the same thing twice',
    'restock_requests_once',
    `update restock_requests set email = 'reader.one@example.in'`,
  ],
  [
    'a restock request in capitals',
    'restock_requests_email_form',
    `update restock_requests set email = upper(email)`,
  ],
  [
    'a restock request confirmed before it was made',
    'restock_requests_confirmed',
    `update restock_requests set confirmed_at = requested_at - interval '1 day'`,
  ],
];
