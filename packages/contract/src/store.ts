import Type, { type Static } from 'typebox';
import { defineCall } from './message/call.ts';
import { successReply } from './message/envelope.ts';
import { anyProblem, Search } from './message/fields.ts';

/** A branch of the shop (CONTENT-20). */
export const StoreView = Type.Object({
  code: Type.String(),
  name: Type.String(),
  address: Type.String(),
  pinCode: Type.String(),
  towns: Type.Array(Type.String()),
  latitude: Type.Number(),
  longitude: Type.Number(),
  email: Type.String(),
  phone: Type.String(),
  messagingUrl: Type.String(),
  picture: Type.String(),
  workingHours: Type.Array(Type.Object({ days: Type.String(), text: Type.String() }), {
    description: 'the words that stand in the shop',
  }),
  openingHours: Type.Array(
    Type.Object({
      days: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { description: '0 is Sunday' }),
      opens: Type.String({ description: '24-hour clock in India' }),
      closes: Type.String({ description: '24-hour clock in India; before `opens` it is the next day' }),
    }),
    { description: 'what "open now" is counted from' },
  ),
});

export type StoreView = Static<typeof StoreView>;

export const getStores = defineCall({
  method: 'GET',
  path: '/stores',
  summary: 'The stores, searched by code, town or PIN code',
  tag: 'Content',
  access: 'open',
  query: Type.Object({
    search: Type.Optional(Search(100, anyProblem('Search must be at most 100 characters'))),
  }),
  reply: successReply({
    match: Type.Enum(['all', 'found', 'nearest', 'none']),
    count: Type.Integer(),
    stores: Type.Array(StoreView),
    distancesKm: Type.Optional(
      Type.Array(Type.Integer(), { description: 'when `nearest`: the way to each store' }),
    ),
  }),
  errors: ['VALIDATION_FAILED'],
});
