import { describe, expect, it } from 'vitest';
import { loadPhoneCountries } from './load-phone-countries.ts';
import { INDIA } from './phone-countries.ts';
import { WORLD_REGIONS } from './world-regions.ts';

const countries = loadPhoneCountries();
const countryOf = (code: string) => countries.find((country) => country.code === code);

describe('the countries of phone fields', () => {
  it.each([
    ['US', 'United States', '1', '... ... ....', true],
    ['AE', 'United Arab Emirates', '971', '.. ... ....', false],
    ['GB', 'United Kingdom', '44', '.... ......', true],
  ])('%s is %s, +%s %s', (code, name, dialCode, mask, leads) => {
    expect(countryOf(code)).toMatchObject({ name, dialCode, mask, leads });
  });

  it('are all of the world, each in a part of it, with a mask that leaves no number too long', () => {
    expect(countries.length).toBeGreaterThan(200);
    for (const { name, regions, dialCode, mask } of countries) {
      expect(regions, name).not.toEqual([]);
      expect(dialCode.length + mask.replaceAll(/[^.]/g, '').length, name).toBeLessThanOrEqual(15);
    }
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
    const { leads: _, ...india } = countryOf('IN') ?? {};
    expect(INDIA).toEqual(india);
  });
});
