import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gstinCheckCharacter, isGstin, normaliseGstin } from './gstin.ts';
import { joinPhoneNumber, readPhoneNumber } from './phone-number.ts';
import { validateContact } from './validate-contact.ts';
import { validateEnquiry } from './validate-enquiry.ts';

function texts(problems: readonly { message: string }[]): string[] {
  return problems.map(({ message }) => message);
}

describe('phone numbers', () => {
  it.each([
    ['98765 43210', '+919876543210'],
    ['098765-43210', '+919876543210'],
    ['+91 98765 43210', '+919876543210'],
    ['919876543210', '+919876543210'],
    ['+91 098765 43210', '+919876543210'],
    ['\u202a+91 98765\u00a043210\u202c', '+919876543210'],
    ['९८७६५४३२१०', '+919876543210'],
    ['0091 98765 43210', '+919876543210'],
    ['(0483) 273 4567', '+914832734567'],
    ['+1 202-555-0123', '+12025550123'],
    ['971501234567', '+971501234567'],
    ['+123456789012345', '+123456789012345'],
  ])('%s is %s', (typed, number) => {
    expect(readPhoneNumber(typed)).toBe(number);
  });

  it.each([
    '',
    '12345',
    '+91 12345',
    '+91 98765 432100',
    '+1234567890123456',
    'call me',
    '++919876543210',
    '+0123456789',
  ])('%s is none', (typed) => {
    expect(readPhoneNumber(typed)).toBeNull();
  });

  it.each([
    ['91', '98765 43210', '98765 43210'],
    ['91', '09876543210', '09876543210'],
    ['44', '07700 900123', '+447700900123'],
    ['1', '202 555 0123', '+12025550123'],
    ['39', '06 6982 1234', '+390669821234'],
    ['44', '+4', '+4'],
    ['44', ' ', ''],
  ])('+%s and %s make %s', (dialCode, typed, joined) => {
    expect(joinPhoneNumber(dialCode, typed)).toBe(joined);
  });

  it('read the same when read again, and never have more than 15 digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+0-9 ()-]{0,24}$/), (typed) => {
        const number = readPhoneNumber(typed);
        if (number === null) return;
        expect(number).toMatch(/^\+\d{7,15}$/);
        expect(readPhoneNumber(number)).toBe(number);
      }),
    );
  });
});

describe('GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '32AAAAA0000A1ZB'])('%s is one', (gstin) => {
    expect(isGstin(gstin)).toBe(true);
  });

  it.each(['27AAPFU0939F1ZU', '00AAPFU0939F1ZV', '27AAPFU0939F1Z', '27AAPFU0939F1YV', ''])(
    '%s is none',
    (gstin) => {
      expect(isGstin(gstin)).toBe(false);
    },
  );

  it('is read in any case', () => {
    expect(normaliseGstin(' 27aapfu 0939f1zv ')).toBe('27AAPFU0939F1ZV');
  });

  it('notices every single wrong digit of the PAN', () => {
    const digits = fc.integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, '0'));
    fc.assert(
      fc.property(digits, fc.nat(3), fc.integer({ min: 1, max: 9 }), (number, place, more) => {
        const wrong = [...number].map((digit, index) =>
          index === place ? (Number(digit) + more) % 10 : digit,
        );
        const first14 = `32ABCDE${number}F1Z`;
        const check = gstinCheckCharacter(first14);
        expect(isGstin(first14 + check)).toBe(true);
        expect(isGstin(`32ABCDE${wrong.join('')}F1Z${check}`)).toBe(false);
      }),
    );
  });
});

describe('the contact form (CONTACT-2)', () => {
  const good = { firstName: 'Asha', phone: '9876543210', email: '', message: 'Do you deliver to Idukki?' };

  it('accepts a good form, with or without an email address', () => {
    expect(validateContact(good)).toEqual([]);
    expect(validateContact({ ...good, email: ' asha@example.in ' })).toEqual([]);
  });

  it('names every blank', () => {
    expect(texts(validateContact({ firstName: ' ', phone: '', email: '', message: '' }))).toEqual([
      'Please enter your name',
      'Please enter your phone number',
      'Please enter your message',
    ]);
  });

  it.each([
    [{ firstName: 'A' }, 'Name must be at least 2 characters'],
    [{ firstName: 'A'.repeat(101) }, 'Name must be at most 100 characters'],
    [{ phone: '12345' }, 'Please enter a valid phone number'],
    [{ email: 'asha@example' }, 'Please enter a valid email (e.g. name@example.com)'],
    [{ message: 'Too short' }, 'Message must be at least 10 characters'],
    [{ message: 'x'.repeat(2_001) }, 'Message must be at most 2,000 characters'],
  ])('says what is wrong: %#', (change, message) => {
    expect(texts(validateContact({ ...good, ...change }))).toEqual([message]);
  });
});

describe('an enquiry', () => {
  const good = {
    kind: 'bulk' as const,
    name: 'Asha',
    phone: '9876543210',
    email: 'asha@example.in',
    quantity: 240,
    neededBy: '2026-12-24',
    pincode: '682 001',
    gstin: '32aaaaa0000a1zb',
    purpose: 'A wedding',
    message: '',
  };
  const today = '2026-11-21';

  it('accepts a good one, and one with the bare minimum', () => {
    expect(validateEnquiry(good, today)).toEqual([]);
    const bare = { ...good, quantity: null, neededBy: '', pincode: '', gstin: '' };
    expect(validateEnquiry(bare, today)).toEqual([]);
    expect(validateEnquiry({ ...good, neededBy: today }, today)).toEqual([]);
  });

  it.each([
    [{ email: '' }, 'email', 'Please enter your email address'],
    [{ quantity: 0 }, 'quantity', 'Quantity must be a positive number'],
    [{ quantity: 100_001 }, 'quantity', 'Quantity must be at most 1,00,000'],
    [{ neededBy: '2026-11-20' }, 'neededBy', 'Please choose today or a later date'],
    [{ neededBy: '2026-02-30' }, 'neededBy', 'Please choose a valid date'],
    [{ neededBy: 'soon' }, 'neededBy', 'Please choose a valid date'],
    [{ pincode: '012345' }, 'pincode', 'PIN code must be exactly 6 digits and not start with 0'],
    [{ gstin: '32AAAAA0000A1ZC' }, 'gstin', 'Please enter a valid GSTIN (15 characters)'],
    [{ purpose: '  ' }, 'purpose', 'Please tell us what it is for'],
    [{ purpose: 'x'.repeat(201) }, 'purpose', 'Purpose must be at most 200 characters'],
    [{ message: 'x'.repeat(2_001) }, 'message', 'Message must be at most 2,000 characters'],
  ])('refuses %j', (change, field, message) => {
    expect(validateEnquiry({ ...good, ...change }, today)).toEqual([{ field, message }]);
  });
});
