import Type, { type Static } from 'typebox';
import { defineCall } from './message/call.ts';
import { successReply } from './message/envelope.ts';
import { anyProblem, Search, TextOrNull } from './message/fields.ts';

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
    description: 'Opening hours as displayed.',
  }),
  openingHours: Type.Array(
    Type.Object({
      days: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { description: '0 is Sunday.' }),
      opens: Type.String(),
      closes: Type.String(),
    }),
    { description: 'Opening hours to compute whether the store is open.' },
  ),
  holidays: Type.Array(
    Type.Object({
      date: Type.String(),
      opens: TextOrNull,
      closes: TextOrNull,
      note: Type.String(),
    }),
    { description: 'Coming days with hours of their own; closed if `opens` is null.' },
  ),
});

export type StoreView = Static<typeof StoreView>;

export const getStores = defineCall({
  method: 'GET',
  path: '/stores',
  summary: 'Find stores by code, town or PIN code',
  tag: 'Content',
  access: 'open',
  query: Type.Object({
    search: Type.Optional(Search(100, anyProblem('Search must be at most 100 characters'))),
  }),
  reply: successReply({
    match: Type.Enum(['all', 'found', 'nearest', 'none']),
    count: Type.Integer(),
    stores: Type.Array(StoreView),
    distancesKm: Type.Optional(Type.Array(Type.Integer())),
  }),
  errors: ['VALIDATION_FAILED'],
});
