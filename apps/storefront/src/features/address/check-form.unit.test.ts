import type { AddressInput } from '@ilaneer/domain/address/validate-address';
import { describe, expect, it } from 'vitest';
import { checkForm } from './check-form.ts';

const typed: AddressInput = {
  fullName: '  Meera Nair ',
  phone: '+91 98470 12345',
  addressLine1: '7 Beach Road',
  addressLine2: '',
  city: '',
  state: 'Kerala',
  zipCode: '673 001',
  addressType: 'Home',
  stateConfirmed: false,
};

const fieldsOf = (...checked: Parameters<typeof checkForm>) =>
  checkForm(...checked).map(({ field }) => field);

describe('the address form', () => {
  it('accepts an address in the ways that people write it', () => {
    expect(checkForm(typed)).toEqual([]);
  });

  it('says that something required is missing, and where', () => {
    const problems = checkForm({ ...typed, fullName: '  ', zipCode: '' });
    expect(problems[0]).toEqual({ field: 'root', message: 'Please fill in all required fields' });
    expect(problems.slice(1).map(({ field }) => field)).toEqual(['fullName', 'zipCode']);
  });

  it('asks about a state that the PIN code speaks against, until it is confirmed', () => {
    const message =
      'PIN code 673001 is in Puducherry, not in Kerala. Please correct the PIN code or the state.';
    expect(checkForm(typed, 'Puducherry')).toEqual([{ field: 'state', message }]);
    expect(checkForm({ ...typed, stateConfirmed: true }, 'Puducherry')).toEqual([]);
    expect(checkForm(typed, null)).toEqual([]);
  });

  it('does not call a wrong value missing', () => {
    expect(fieldsOf({ ...typed, phone: '12345' })).toEqual(['phone']);
  });
});
