import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadPhoneCountries, WORLD_REGIONS } from './load-phone-countries.ts';
import { INDIA } from './phone-countries.ts';

const countries = loadPhoneCountries();
const countryOf = (code: string) => countries.find((country) => country.code === code);

describe('the countries of phone fields', () => {
  it.each([
    ['US', 'United States', '1', true],
    ['AE', 'United Arab Emirates', '971', false],
    ['GB', 'United Kingdom', '44', true],
  ])('%s is %s, +%s', (code, name, dialCode, leads) => {
    expect(countryOf(code)).toMatchObject({ name, dialCode, leads });
  });

  it.each([
    ['IN', '987654', '98765 4'],
    ['IN', '9876543210', '98765 43210'],
    ['IN', '09876543210', '098765 43210'],
    // Landlines of Kollam and Mumbai.
    ['IN', '4742345678', '474 234 5678'],
    ['IN', '2223456789', '22 2345 6789'],
    ['US', '2025550123', '202 555 0123'],
    ['AE', '501234567', '50 123 4567'],
    ['GB', '7700900123', '7700 900123'],
    // Invalid everywhere.
    ['IN', '987654321012345', '987654321012345'],
  ])('%s writes %s as %s', (code, digits, text) => {
    expect(countryOf(code)?.format(digits)).toBe(text);
  });

  it('keep every typed digit in its place', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countries), fc.stringMatching(/^\d{0,15}$/), ({ format }, digits) => {
        expect(format(digits)).toMatch(/^(\d+( \d+)*)?$/);
        expect(format(digits).replaceAll(' ', '')).toBe(digits);
      }),
    );
  });

  it('are all of the world, each in a part of it', () => {
    expect(countries.length).toBeGreaterThan(200);
    for (const { name, regions } of countries) expect(regions, name).not.toEqual([]);
    const placed = new Set(Object.values(WORLD_REGIONS).flatMap((codes) => codes.split(' ')));
    expect([...placed].filter((code) => countryOf(code) === undefined)).toEqual([]);
  });

  it('have one that leads wherever a dial code is shared', () => {
    const sharing = Map.groupBy(countries, ({ dialCode }) => dialCode);
    for (const [dialCode, several] of sharing) {
      if (several.length === 1) continue;
      expect(several.filter(({ leads }) => leads === true).length, dialCode).toBe(1);
    }
  });

  it('know India before the rest is there', () => {
    const { leads: _, format, ...india } = countryOf('IN') ?? {};
    expect(INDIA).toEqual({ ...india, format: INDIA.format });
    for (const digits of ['', '98765', '987654', '9876543210']) {
      expect(INDIA.format(digits)).toBe(format?.(digits));
    }
  });
});
