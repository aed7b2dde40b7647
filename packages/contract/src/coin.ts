import { COIN_ENTRY_KINDS } from '@ilaneer/domain/coin/coin';
import Type, { type Static } from 'typebox';
import { defineCall } from './message/call.ts';
import { successReply } from './message/envelope.ts';
import { DateOrNull, IsoDate, Pagination, pageFields, TextOrNull } from './message/fields.ts';

const coinsFields = {
  balance: Type.Integer(),
  /** Expiring within 30 days. */
  expiringSoon: Type.Integer(),
  /** Next expiry; null without coins. */
  nextExpiryAt: DateOrNull,
  /** Coins can be spent only with a verified e-mail address or mobile number. */
  canSpend: Type.Boolean(),
  entries: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.Enum([...COIN_ENTRY_KINDS]),
      coins: Type.Integer(),
      orderId: TextOrNull,
      orderNumber: TextOrNull,
      happenedAt: IsoDate,
    }),
  ),
};

export const CoinsView = Type.Object(coinsFields);

export type CoinsView = Static<typeof CoinsView>;

export const getCoins = defineCall({
  method: 'GET',
  path: '/coins',
  summary: 'Get the coin balance and ledger',
  tag: 'Promotions',
  access: 'shopper',
  query: Type.Object(pageFields),
  reply: successReply({ ...coinsFields, pagination: Pagination }),
  errors: ['VALIDATION_FAILED'],
});
