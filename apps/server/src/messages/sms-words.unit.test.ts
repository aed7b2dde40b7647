import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  differingTemplates,
  isAsRegistered,
  type RegisteredTexts,
  smsText,
  wordsToRegister,
} from './sms-words.ts';

const NONE: RegisteredTexts = {
  otp: null,
  'order-placed': null,
  'order-confirm': null,
  'order-shipped': null,
  'order-delivered': null,
  'order-cancelled': null,
  'parcel-out': null,
  'parcel-failed': null,
};
const otp = { variables: { otp: '0427' }, text: smsText('otp', 'Ilaneer', { otp: '0427' }) };

describe('an SMS beside the text that was registered for it (VERIFICATION-16)', () => {
  it.each([
    ['to the letter', wordsToRegister('otp', 'Ilaneer')],
    [
      'with the variables of the operators',
      '{#var#} is your Ilaneer OTP. It is valid for 5 minutes. Please do not share it with anyone.',
    ],
    [
      'broken into lines',
      '##otp## is your Ilaneer OTP.\nIt is valid for 5 minutes.  Please do not share it with anyone. ',
    ],
  ])('is the same %s', (_how, registered) => {
    expect(isAsRegistered(registered, otp)).toBe(true);
  });

  it.each([
    [
      'of another brand',
      '##otp## is your Kera OTP. It is valid for 5 minutes. Please do not share it with anyone.',
    ],
    ['with a variable that we do not send', '##code## is your Ilaneer OTP. It is valid for 5 minutes.'],
    ['cut short', '##otp## is your Ilaneer OTP.'],
    [
      'with other minutes',
      '{#var#} is your Ilaneer OTP. It is valid for 9 minutes. Please do not share it with anyone.',
    ],
  ])('is another %s', (_how, registered) => {
    expect(isAsRegistered(registered, otp)).toBe(false);
  });

  it('takes what it fills in as text and as nothing else', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), (courier) => {
        const variables = { order: 'OD10001', courier, tracking: 'A.1+(2)', link: 'https://k.in/#/track/x' };
        const text = smsText('order-shipped', 'Kera (1)', variables);
        expect(isAsRegistered(wordsToRegister('order-shipped', 'Kera (1)'), { text, variables })).toBe(true);
      }),
    );
  });

  it('is sent as it was registered before it had its link, and takes a link of any length for {#url#}', () => {
    const link = `https://shop.example/#/track/OD10001.${'x'.repeat(22)}`;
    const variables = { order: 'OD10001', courier: 'DTDC', tracking: 'KL1', link };
    const sms = { variables, text: smsText('order-shipped', 'Kera', variables) };
    const words = wordsToRegister('order-shipped', 'Kera');
    const before = words.replace(' Follow it: ##link##', '');
    expect(isAsRegistered(before, sms)).toBe(true);
    expect(isAsRegistered(words.replace('##link##', '{#url#}'), sms)).toBe(true);
    expect(isAsRegistered(words.replace('##link##', '{#var#}'), sms)).toBe(false);
    expect(isAsRegistered(before.replace('##courier##', 'Ekart'), sms)).toBe(false);
    expect(differingTemplates({ ...NONE, 'order-shipped': before }, 'Kera')).toEqual([]);
  });

  it('is named where it differs; unset texts are not mentioned', () => {
    expect(differingTemplates(NONE, 'Ilaneer')).toEqual([]);
    const told: RegisteredTexts = {
      ...NONE,
      otp: wordsToRegister('otp', 'Ilaneer').replace('##otp##', '{#var#}'),
      'order-delivered': 'Your Ilaneer order ##order## has come.',
    };
    expect(differingTemplates(told, 'Ilaneer')).toEqual(['order-delivered']);
    expect(differingTemplates(told, 'Kera')).toEqual(['otp', 'order-delivered']);
  });
});
