import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INDIAN_STATES } from './indian-states.ts';
import { type AddressInput, normaliseAddress, normalisePhone, validateAddress } from './validate-address.ts';

const good: AddressInput = {
  fullName: 'Anu Thomas',
  phone: '9847012345',
  addressLine1: '12 Marine Drive',
  addressLine2: '',
  city: 'Kochi',
  state: 'Kerala',
  zipCode: '682001',
  stateConfirmed: false,
  addressType: 'Home',
};
const problemsOf = (change: Partial<AddressInput>) =>
  validateAddress(normaliseAddress({ ...good, ...change }));

describe('an address', () => {
  it('is read as it shows', () => {
    const read = normaliseAddress({
      ...good,
      zipCode: '\u202a६७३ ००१\u202c',
      phone: '+91 0\u200e98470 12345',
      state: 'KL',
    });
    expect(read).toMatchObject({ zipCode: '673001', phone: '9847012345', state: 'Kerala' });
    expect(normaliseAddress({ ...good, fullName: 'Anu\r\nThomas\u0007\u202e' }).fullName).toBe('Anu Thomas');
  });

  it('is kept trimmed, with its phone as 10 digits and its state as the list spells it', () => {
    expect(
      normaliseAddress({
        ...good,
        fullName: '  Anu Thomas ',
        phone: '+91 98470-12345',
        state: ' kerala',
        zipCode: ' 682 001 ',
      }),
    ).toEqual({ ...good, country: 'India' });
  });

  it.each(['9847012345', '+919847012345', '91 98470 12345', '09847012345', '(+91) 98470-12345'])(
    'knows the phone number %s',
    (phone) => {
      expect(normalisePhone(phone)).toBe('9847012345');
      expect(problemsOf({ phone })).toEqual([]);
    },
  );

  it.each(['+971 50 123 4567', '00971-50-1234567', '+971501234567'])(
    'keeps the number %s from abroad with its dial code',
    (phone) => {
      expect(normalisePhone(phone)).toBe('+971501234567');
      expect(problemsOf({ phone })).toEqual([]);
    },
  );

  it.each([
    [{ fullName: ' ' }, 'fullName', 'Full name is required'],
    [{ fullName: '\u200b\u200b' }, 'fullName', 'Full name is required'],
    [{ addressLine1: '\u2060' }, 'addressLine1', 'Address line 1 is required'],
    [{ fullName: 'a'.repeat(101) }, 'fullName', 'Full name must be at most 100 characters'],
    [{ phone: '' }, 'phone', 'Phone number is required'],
    [
      { phone: '5847012345' },
      'phone',
      'Please enter a valid 10-digit phone number starting with 6, 7, 8 or 9',
    ],
    [
      { phone: '984701234' },
      'phone',
      'Please enter a valid 10-digit phone number starting with 6, 7, 8 or 9',
    ],
    [
      { phone: '+91 58470 12345' },
      'phone',
      'Please enter a valid 10-digit phone number starting with 6, 7, 8 or 9',
    ],
    [{ phone: '+' }, 'phone', 'Phone number is required'],
    [{ phone: '+971 50' }, 'phone', 'Please enter a valid phone number'],
    [{ phone: `+44${'1'.repeat(14)}` }, 'phone', 'Please enter a valid phone number'],
    [{ addressLine1: '' }, 'addressLine1', 'Address line 1 is required'],
    [{ addressLine1: 'a'.repeat(201) }, 'addressLine1', 'Address line 1 must be at most 200 characters'],
    [{ addressLine2: 'a'.repeat(201) }, 'addressLine2', 'Address line 2 must be at most 200 characters'],
    [{ city: 'a'.repeat(101) }, 'city', 'City must be at most 100 characters'],
    [{ state: '' }, 'state', 'State is required'],
    [{ state: 'Atlantis' }, 'state', 'Please choose a state of India'],
    [{ zipCode: '' }, 'zipCode', 'PIN code is required'],
    [{ zipCode: '68200' }, 'zipCode', 'PIN code must be exactly 6 digits and not start with 0'],
    [{ zipCode: '082001' }, 'zipCode', 'PIN code must be exactly 6 digits and not start with 0'],
  ])('with %j is refused by the name of its field', (change, field, message) => {
    expect(problemsOf(change)).toEqual([{ field, message }]);
  });

  it('needs neither a city nor a second line', () => {
    expect(problemsOf({ city: '', addressLine2: '' })).toEqual([]);
  });

  it('may be in any state, typed in any case', () => {
    for (const state of INDIAN_STATES) expect(problemsOf({ state: state.toUpperCase() })).toEqual([]);
  });

  it('stays as it is when it is brought into form again', () => {
    const text = fc.string({ maxLength: 20 });
    const input = fc.record({
      fullName: text,
      phone: fc.oneof(text, fc.stringMatching(/^[+0-9 ()-]{0,16}$/)),
      addressLine1: text,
      addressLine2: text,
      city: text,
      state: fc.oneof(text, fc.constantFrom(...INDIAN_STATES)),
      zipCode: text,
      addressType: fc.constantFrom('Home' as const, 'Office' as const),
      stateConfirmed: fc.boolean(),
    });
    fc.assert(
      fc.property(input, (typed) => {
        const once = normaliseAddress(typed);
        expect(normaliseAddress(once)).toEqual(once);
      }),
    );
  });
});
