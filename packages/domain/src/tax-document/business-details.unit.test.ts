import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gstinCheckCharacter } from '../contact/gstin.ts';
import { type BusinessInput, readBusinessDetails } from './business-details.ts';
import { GST_STATE_CODES, stateOfGstin } from './place-of-supply.ts';

const KOCHI = { first: '682001', last: '682999', city: 'Kochi', district: 'Ernakulam', state: 'Kerala' };
const BUSINESS: BusinessInput = {
  gstin: '32AAKCA1234M1ZU',
  legalName: 'Malabar Traders LLP',
  addressLine1: '7 Beach Road',
  addressLine2: '',
  city: 'Kochi',
  pinCode: '682001',
};
const problemsOf = (change: Partial<BusinessInput>) => {
  const read = readBusinessDetails({ ...BUSINESS, ...change }, [KOCHI]);
  return read.ok ? [] : read.error.map(({ field, message }) => `${field}: ${message}`);
};

describe('a business that bills name (TAX-DOCUMENT-15)', () => {
  it('tolerates spelling, with the state of its number', () => {
    const typed = {
      ...BUSINESS,
      gstin: ' 32aakca1234 m1zu',
      legalName: ' Malabar Traders LLP ',
      pinCode: '682 001',
    };
    expect(readBusinessDetails(typed, [KOCHI])).toEqual({
      ok: true,
      value: { ...BUSINESS, state: 'Kerala' },
    });
  });

  it('needs number, legal name, first line and PIN code, each named', () => {
    expect(problemsOf({ gstin: '', legalName: ' ', addressLine1: '', pinCode: '' })).toEqual([
      'gstin: GSTIN is required',
      'legalName: Legal name is required',
      'addressLine1: Address line 1 is required',
      'pinCode: PIN code is required',
    ]);
    expect(problemsOf({ legalName: 'x'.repeat(151) })).toEqual([
      'legalName: Legal name must be at most 150 characters',
    ]);
    expect(problemsOf({ pinCode: '012345' })).toEqual([
      'pinCode: PIN code must be exactly 6 digits and not start with 0',
    ]);
  });

  it('distinguishes a mistyped character from a wrong form', () => {
    expect(problemsOf({ gstin: '32AAKCA1234M1ZV' })).toEqual([
      'gstin: The check digit of this GSTIN does not fit: please look for a mistyped character',
    ]);
    expect(problemsOf({ gstin: '32AAKCA1234' })).toEqual([
      'gstin: Please enter a valid GSTIN (15 characters)',
    ]);
  });

  it('has its address in the state of its number (TAX-DOCUMENT-16)', () => {
    expect(problemsOf({ gstin: '33AABCT1332L1ZL' })).toEqual([
      'pinCode: PIN code 682001 is in Kerala, and this GSTIN is of Tamil Nadu. Please correct one of them.',
    ]);
    const unionLevel = `97AABCT1332L1Z${gstinCheckCharacter('97AABCT1332L1Z')}`;
    expect(problemsOf({ gstin: unionLevel })).toContain('gstin: This GSTIN names no state of India');
  });

  it('refuses every number with one character changed', () => {
    const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    fc.assert(
      fc.property(fc.nat(14), fc.nat(35), (at, letter) => {
        const changed = [...BUSINESS.gstin].with(at, letters.charAt(letter)).join('');
        expect(problemsOf({ gstin: changed }).length > 0).toBe(changed !== BUSINESS.gstin);
      }),
    );
  });
});

describe('the state of a GSTIN', () => {
  it.each(Object.entries(GST_STATE_CODES))('is %s for code %s', (state, code) => {
    expect(stateOfGstin(`${code}AABCT1332L1ZL`)).toBe(state);
  });

  it('is what became of a former state', () => {
    expect(stateOfGstin('28AABCT1332L1ZL')).toBe('Andhra Pradesh');
    expect(stateOfGstin('25AABCT1332L1ZL')).toBe('Dadra and Nagar Haveli and Daman and Diu');
    expect(stateOfGstin('99AABCT1332L1ZL')).toBeNull();
    expect(stateOfGstin('')).toBeNull();
  });
});
