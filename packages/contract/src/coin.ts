import Type, { type Static } from 'typebox';
import { defineCall } from './message/call.ts';
import { successReply } from './message/envelope.ts';
import { DateOrNull, IsoDate, Pagination, pageFields, TextOrNull } from './message/fields.ts';

const coinsFields = {
  balance: Type.Integer({ description: 'coins; each is worth ₹1' }),
  /** Of these, what expires within 30 days. */
  expiringSoon: Type.Integer(),
  /** When the next of them expire; null without any. */
  nextExpiryAt: DateOrNull,
  /** Whether the e-mail address or the mobile number is proven, without which coins can't be used. */
  canSpend: Type.Boolean(),
  /** Newest first. */
  entries: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.Enum(['earned', 'spent', 'returned', 'refunded', 'expired', 'reversed']),
      coins: Type.Integer({ description: 'below 0 when they went' }),
      orderId: TextOrNull,
      orderNumber: TextOrNull,
      happenedAt: IsoDate,
    }),
  ),
};

/** A shopper's coins with everything that happened to them. */
export const CoinsView = Type.Object(coinsFields);

export type CoinsView = Static<typeof CoinsView>;

/** The shopper's balance and ledger (COIN-11). */
export const getCoins = defineCall({
  method: 'GET',
  path: '/coins',
  summary: "The shopper's coins and their ledger",
  tag: 'Promotions',
  access: 'shopper',
  query: Type.Object(pageFields),
  reply: successReply({ ...coinsFields, pagination: Pagination }),
  status: 200,
  errors: ['VALIDATION_FAILED'],
});
