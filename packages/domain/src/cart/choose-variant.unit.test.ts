import { describe, expect, it } from 'vitest';
import { chooseVariant } from './choose-variant.ts';

const six = { variantId: 'V6', variantName: 'Pack of 6' };
const twelve = { variantId: 'V12', variantName: 'Pack of 12' };

describe('the variant that a call means', () => {
  it('is the one that it names', () => {
    expect(chooseVariant([six, twelve], 'V12')).toEqual({ ok: true, value: twelve });
  });

  it('is the only one when it names none', () => {
    expect(chooseVariant([six], null)).toEqual({ ok: true, value: six });
  });

  it('has to be named when there are several, and the choices are told', () => {
    expect(chooseVariant([six, twelve], null)).toEqual({
      ok: false,
      error: { code: 'VARIANT_REQUIRED', choices: [six, twelve] },
    });
  });

  it('is not found when it is of another product, or when nothing is sold', () => {
    const notFound = { ok: false, error: { code: 'NOT_FOUND' } };
    expect(chooseVariant([six, twelve], 'V24')).toEqual(notFound);
    expect(chooseVariant([], 'V6')).toEqual(notFound);
    expect(chooseVariant([], null)).toEqual(notFound);
  });
});
