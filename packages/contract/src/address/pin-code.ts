import Type from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, Digits, PIN_CODE_TEXT } from '../message/fields.ts';

export const getPinCode = defineCall({
  method: 'GET',
  path: '/pin-codes/:pin',
  summary: 'Look up a PIN code',
  tag: 'Addresses',
  access: 'open',
  params: Type.Object({ pin: Digits(20, { pattern: '^[1-9][0-9]{5}$', ...anyProblem(PIN_CODE_TEXT) }) }),
  reply: successReply({
    pinCode: Type.String(),
    city: Type.String(),
    district: Type.String(),
    state: Type.String(),
  }),
  errors: ['VALIDATION_FAILED', 'PIN_CODE_NOT_FOUND'],
});
