import { describe, expect, it } from 'vitest';
import { checkAddress, contradictingState } from './pin-code-state.ts';
import type { AddressInput } from './validate-address.ts';

const ranges = [
  { first: '56', last: '59', city: '', district: '', state: 'Karnataka' },
  { first: '673', last: '673', city: '', district: 'Kozhikode', state: 'Kerala' },
  { first: '673310', last: '673310', city: 'Mahe', district: 'Mahe', state: 'Puducherry' },
];
const typed: AddressInput = {
  fullName: 'Meera Nair',
  phone: '9847012345',
  addressLine1: '7 Beach Road',
  addressLine2: '',
  city: '',
  state: 'Kerala',
  zipCode: '673001',
  addressType: 'Home',
  stateConfirmed: false,
};
const check = (change: Partial<AddressInput>) => checkAddress({ ...typed, ...change }, ranges);

describe('the state that a PIN code contradicts', () => {
  it.each([
    ['560001', 'Kerala', 'Karnataka'],
    ['673310', 'Kerala', 'Puducherry'],
    ['560001', 'Karnataka', null],
    ['673310', 'Puducherry', null],
    // Codes missing from the table.
    ['110001', 'Kerala', null],
  ])('of %s in %s is %s', (zipCode, state, other) => {
    expect(contradictingState(ranges, { zipCode, state })).toBe(other);
  });
});

describe('an address', () => {
  it('with a PIN code of another state is refused by its state', () => {
    expect(check({ zipCode: '560 001' })).toEqual({
      ok: false,
      error: [
        {
          field: 'state',
          message:
            'PIN code 560001 is in Karnataka, not in Kerala. Please correct the PIN code or the state.',
        },
      ],
    });
  });

  it('passes when the shopper says that its state is right, and keeps that word', () => {
    expect(check({ zipCode: '560001', stateConfirmed: true })).toMatchObject({
      ok: true,
      value: { zipCode: '560001', state: 'Kerala', stateConfirmed: true },
    });
  });

  it('keeps no such word where PIN code and state agree', () => {
    expect(check({ stateConfirmed: true })).toMatchObject({ ok: true, value: { stateConfirmed: false } });
  });

  it('is checked for missing fields first', () => {
    expect(check({ zipCode: '560001', fullName: '' })).toEqual({
      ok: false,
      error: [{ field: 'fullName', message: 'Full name is required' }],
    });
  });
});
