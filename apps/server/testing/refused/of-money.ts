import type { Refused } from './refused.ts';

export const REFUSED_OF_MONEY: Refused = [
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
  ['a gift card for a blank reason', 'gift_cards_reason_given', `update gift_cards set reason = ' '`],
  [
    'coins that staff give for an order',
    'coin_entries_order',
    `insert into coin_entries (user_id, lot_id, kind, coins, order_id, actor_kind, actor_id, happened_at)
     values ('u-anu', 'lot-1', 'given', 1, 'o-delivered', 'staff', 'Meera', now())`,
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
    'a promotion that ends before it starts',
    'promotions_dates',
    'update promotions set valid_until = valid_from',
  ],
  ['a promotion that never applies', 'promotions_limits_positive', 'update promotions set budget_paise = 0'],
  ['a promotion with half of its hours', 'promotions_hours', 'update promotions set hours_from = null'],
  [
    'a code of a batch for several orders',
    'coupons_batch_single_use',
    'update coupons set total_limit = 2 where batch_id is not null',
  ],
  ['a batch of no codes', 'coupon_batches_codes', 'update coupon_batches set codes = 0'],
  ['a batch with a prefix of one letter', 'coupon_batches_prefix', `update coupon_batches set prefix = 'O'`],
  ['a promotion without a name', 'promotions_named', `update promotions set name = ' '`],
  [
    'a promotion that costs the shopper',
    'promotion_uses_savings',
    'update promotion_uses set savings_paise = -1',
  ],
  [
    'a discount of promotions above the discount of the line',
    'order_lines_promotion',
    'update order_lines set promotion_paise = discount_paise + 1',
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
];
