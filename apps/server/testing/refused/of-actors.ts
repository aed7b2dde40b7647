import type { Refused } from './refused.ts';

export const REFUSED_OF_ACTORS: Refused = [
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
      ['data_requests', 'a request about data', 'update data_requests set actor_kind = KIND, actor_id = ID'],
      [
        'customer_notes',
        'a note about a customer',
        'update customer_notes set actor_kind = KIND, actor_id = ID',
      ],
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
];
