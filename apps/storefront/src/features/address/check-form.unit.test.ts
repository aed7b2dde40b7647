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

describe('the address form', () => {
  it('accepts an address and hands it on as it is stored', () => {
    const { address, problems } = checkForm(typed);
    expect(problems).toEqual({ general: null, fields: {} });
    expect(address).toMatchObject({ fullName: 'Meera Nair', phone: '9847012345', zipCode: '673001' });
  });

  it('says that something required is missing, and where', () => {
    const { problems } = checkForm({ ...typed, fullName: '  ', zipCode: '' });
    expect(problems.general).toBe('Please fill in all required fields');
    expect(Object.keys(problems.fields).sort()).toEqual(['fullName', 'zipCode']);
  });

  it('asks about a state that the PIN code speaks against, until it is confirmed', () => {
    const message =
      'PIN code 673001 is in Puducherry, not in Kerala. Please correct the PIN code or the state.';
    expect(checkForm(typed, 'Puducherry').problems).toEqual({ general: null, fields: { state: message } });
    const confirmed = checkForm({ ...typed, stateConfirmed: true }, 'Puducherry');
    expect(confirmed.problems.fields).toEqual({});
    expect(confirmed.address.stateConfirmed).toBe(true);
    // Nothing is said of a PIN code that nobody knows.
    expect(checkForm(typed, null).problems.fields).toEqual({});
  });

  it('does not call a wrong value missing', () => {
    const { problems } = checkForm({ ...typed, phone: '12345' });
    expect(problems.general).toBeNull();
    expect(problems.fields).toHaveProperty('phone');
  });
});
