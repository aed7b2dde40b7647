import Type from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, Digits, PIN_CODE_TEXT, TextOrNull } from '../message/fields.ts';

/** Of an order placed now (DELIVERY-2, DELIVERY-3). */
export const getArrival = defineCall({
  method: 'GET',
  path: '/arrivals/:pin',
  summary: 'The day of arrival at a PIN code',
  tag: 'Addresses',
  access: 'open',
  params: Type.Object({ pin: Digits(20, { pattern: '^[1-9][0-9]{5}$', ...anyProblem(PIN_CODE_TEXT) }) }),
  reply: successReply({
    pinCode: Type.String(),
    isServed: Type.Boolean(),
    takesCash: Type.Boolean(),
    /** ISO day in India; null where the shop does not deliver. */
    arrivesOn: TextOrNull,
  }),
  errors: ['VALIDATION_FAILED', 'PIN_CODE_NOT_FOUND'],
});
