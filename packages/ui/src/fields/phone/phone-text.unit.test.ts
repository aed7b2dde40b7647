import { describe, expect, it } from 'vitest';
import { findCountries, type PhoneCountry } from './phone-country.ts';
import { caretAfter, phoneDigits, readPhoneText, withoutDigitBefore } from './phone-text.ts';

function country(
  code: string,
  name: string,
  dialCode: string,
  rest: Partial<PhoneCountry> = {},
): PhoneCountry {
  return {
    code,
    name,
    dialCode,
    otherNames: [],
    regions: [],
    format: (digits) => inGroups(digits, 3, 3, 4),
    ...rest,
  };
}

function inGroups(digits: string, ...sizes: readonly number[]): string {
  const groups = sizes.map((size, at) => {
    const from = sizes.slice(0, at).reduce((sum, one) => sum + one, 0);
    return digits.slice(from, from + size);
  });
  return groups.join(' ').trim();
}

const india = country('IN', 'India', '91', {
  otherNames: ['ഇന്ത്യ', 'Bharat'],
  regions: ['Asia'],
  format: (digits) => inGroups(digits, 5, 10),
});
const canada = country('CA', 'Canada', '1', { otherNames: ['കാനഡ'], regions: ['North America'] });
const usa = country('US', 'United States', '1', { regions: ['North America'], leads: true });
const emirates = country('AE', 'United Arab Emirates', '971', { regions: ['Asia', 'Middle East'] });
const reunion = country('RE', 'Réunion', '262');
const world = [canada, india, reunion, emirates, usa];

describe('the text of a phone field', () => {
  it.each([
    ['98765-43210', 'IN', '98765 43210'],
    ['call 98765', 'IN', '98765'],
    ['1234567890123456789', 'IN', '12345 6789012345'],
    ['+91 98765 43210', 'IN', '98765 43210'],
    ['+971501234567', 'AE', '501 234 567'],
    ['+1 202 555 0123', 'US', '202 555 0123'],
    ['+9', 'IN', '+9'],
    ['+', 'IN', '+'],
  ])('%s is read as %s %s', (text, code, number) => {
    expect(readPhoneText(text, india, world)).toEqual({ country: code, number });
  });

  it('stays with the chosen country where several have its dial code', () => {
    expect(readPhoneText('+1 604 555 0123', canada, world)).toEqual({
      country: 'CA',
      number: '604 555 0123',
    });
  });

  it('takes at most 15 digits', () => {
    expect(phoneDigits('+91 98765 43210 98765')).toBe('919876543210987');
  });

  it('keeps the caret at its digit, and lets Backspace go over a blank', () => {
    expect(caretAfter('98765 4', 5)).toBe(5);
    expect(caretAfter('98765 4', 6)).toBe(7);
    expect(caretAfter('', 0)).toBe(0);
    expect(withoutDigitBefore('98765 43210', 5, india).number).toBe('98764 3210');
  });
});

describe('the search for a country', () => {
  it.each([
    ['', ['CA', 'IN', 'RE', 'AE', 'US']],
    ['india', ['IN']],
    ['ഇന്ത്യ', ['IN']],
    ['ക', ['CA']],
    ['in', ['IN']],
    ['reunion', ['RE']],
    ['united', ['AE', 'US']],
    ['emirates', ['AE']],
    ['+1', ['CA', 'US']],
    ['97', ['AE']],
    ['middle', ['AE']],
    ['atlantis', []],
  ])('%s finds %j', (typed, codes) => {
    expect(findCountries(world, typed).map(({ code }) => code)).toEqual(codes);
  });
});
