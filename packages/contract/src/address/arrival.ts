import Type from 'typebox';
import { itemQuery } from '../cart/item-query.ts';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, Digits, PIN_CODE_TEXT, Rupees, TextOrNull } from '../message/fields.ts';

const params = Type.Object({
  pin: Digits(20, { pattern: '^[1-9][0-9]{5}$', ...anyProblem(PIN_CODE_TEXT) }),
});

/** Of an order placed now (DELIVERY-2, DELIVERY-3). */
export const getArrival = defineCall({
  method: 'GET',
  path: '/arrivals/:pin',
  summary: 'The day of arrival at a PIN code',
  tag: 'Addresses',
  access: 'open',
  params,
  reply: successReply({
    pinCode: Type.String(),
    isServed: Type.Boolean(),
    takesCash: Type.Boolean(),
    /** ISO day in India; null where the shop does not deliver. */
    arrivesOn: TextOrNull,
  }),
  errors: ['VALIDATION_FAILED', 'PIN_CODE_NOT_FOUND'],
});

/** For the cart, or for the item named (DELIVERY-13). */
export const getDeliveryMethods = defineCall({
  method: 'GET',
  path: '/delivery-methods/:pin',
  summary: 'Delivery methods to a PIN code',
  tag: 'Addresses',
  access: 'shopper',
  params,
  query: Type.Object(itemQuery),
  reply: successReply({
    pinCode: Type.String(),
    /** The usual one first; empty where the shop does not deliver. */
    methods: Type.Array(
      Type.Object({
        /** Null: the usual way. */
        id: TextOrNull,
        name: Type.String(),
        charge: Rupees,
        /** Goods after all discounts; null: never free. */
        freeFrom: Type.Union([Rupees, Type.Null()]),
        arrivesOn: Type.String(),
      }),
    ),
  }),
  errors: ['VALIDATION_FAILED', 'PIN_CODE_NOT_FOUND'],
});
