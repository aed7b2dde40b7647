import { describe, expect, it } from 'vitest';
import { openingChecklist } from './opening-checklist.ts';
import { unfinishedPolicies } from './policies.ts';
import { isOfSample, NO_SETTINGS, type SellerSetting } from './settings.ts';
import { SETTING_RULES } from './validate-settings.ts';

const seller: SellerSetting = {
  legalName: 'Palm Grove Foods Private Limited',
  addressLine1: '7 Beach Road',
  addressLine2: '',
  city: 'Kozhikode',
  state: 'kerala',
  pinCode: '673 001',
  gstin: '32aapfp1234c1zp',
  fssai: '1132 2001 000123',
  cin: '',
};
const support = {
  email: ' Care@PalmGrove.in ',
  phone: '+91 98470 12345',
  officerName: 'Meera Nair',
  officerEmail: 'grievance@palmgrove.in',
  officerPhone: '0495-2720000',
};
const brand = { name: 'Palm Grove', description: 'Coconuts', profiles: ['https://x.in/palm', ' '] };

const sellerProblems = (change: Partial<SellerSetting>) =>
  SETTING_RULES.seller.problems(SETTING_RULES.seller.tidy({ ...seller, ...change }));

describe('the seller (SETTING-2)', () => {
  it('is stored in the forms that documents print', () => {
    const { gstin, state, pinCode, fssai } = SETTING_RULES.seller.tidy(seller);
    expect({ gstin, state, pinCode, fssai }).toEqual({
      gstin: '32AAPFP1234C1ZP',
      state: 'Kerala',
      pinCode: '673001',
      fssai: '11322001000123',
    });
  });

  it('is fine as it is, with a CIN or without', () => {
    expect(sellerProblems({})).toEqual([]);
    expect(sellerProblems({ cin: 'U15400KL2024PTC012345' })).toEqual([]);
  });

  it.each([
    ['legalName', { legalName: ' ' }],
    ['addressLine1', { addressLine1: '' }],
    ['city', { city: '' }],
    ['state', { state: 'Atlantis' }],
    ['pinCode', { pinCode: '067300' }],
    // Its last character checks the others.
    ['gstin', { gstin: '32AAPFP1234C1Z2' }],
    ['gstin', { gstin: '' }],
    // Of another state.
    ['gstin', { state: 'Goa' }],
    ['fssai', { fssai: '1132200100012' }],
    ['cin', { cin: 'U15400' }],
  ] as const)('is refused by its %s', (field, change) => {
    expect(sellerProblems(change).map((problem) => problem.field)).toEqual([field]);
  });
});

describe('brand and contacts (SETTING-1, SETTING-3)', () => {
  it('are tidied', () => {
    expect(SETTING_RULES.support.tidy(support).email).toBe('care@palmgrove.in');
    expect(SETTING_RULES.brand.tidy(brand).profiles).toEqual(['https://x.in/palm']);
  });

  it('are fine as they are', () => {
    expect(SETTING_RULES.support.problems(SETTING_RULES.support.tidy(support))).toEqual([]);
    expect(SETTING_RULES.brand.problems(SETTING_RULES.brand.tidy(brand))).toEqual([]);
  });

  it('name every field that is missing or wrong', () => {
    const fields = (problems: readonly { readonly field: string }[]) => problems.map(({ field }) => field);
    expect(fields(SETTING_RULES.support.problems(NO_SETTINGS.support))).toEqual(Object.keys(support));
    expect(fields(SETTING_RULES.brand.problems(NO_SETTINGS.brand))).toEqual(['name', 'description']);
    const insecure = { ...brand, profiles: ['http://x.in', 'palm'] };
    expect(fields(SETTING_RULES.brand.problems(insecure))).toEqual(['profiles', 'profiles']);
  });
});

describe('what the sample shop says (SETTING-5)', () => {
  it('is known in any section', () => {
    expect(isOfSample({ ...support, email: 'hello@ilaneer.example' })).toBe(true);
    expect(isOfSample({ ...seller, gstin: '32AAAAA0000A1ZB' })).toBe(true);
    expect([brand, seller, support].some(isOfSample)).toBe(false);
  });
});

describe('the checklist (SETTING-6)', () => {
  const ready = {
    brand: 'said',
    seller: 'said',
    support: 'said',
    unfinishedPolicies: [],
    publishedProducts: 1,
    productsWithoutRate: 0,
    hasGateway: true,
    hasMailServer: true,
    hasOwnAddress: true,
    securedOwners: 2,
  } as const;

  it('is done when everything is in place', () => {
    expect(openingChecklist(ready).every(({ isDone }) => isDone)).toBe(true);
  });

  it.each([
    ['brand', { brand: 'missing' }],
    ['seller', { seller: 'sample' }],
    ['support', { support: 'missing' }],
    ['policies', { unfinishedPolicies: ['Refund policy'] }],
    ['products', { publishedProducts: 0 }],
    ['rates', { productsWithoutRate: 2 }],
    ['owners', { securedOwners: 1 }],
    ['gateway', { hasGateway: false }],
    ['mail', { hasMailServer: false }],
    ['address', { hasOwnAddress: false }],
  ] as const)('names what is missing: %s', (id, change) => {
    const missing = openingChecklist({ ...ready, ...change }).filter(({ isDone }) => !isDone);
    expect(missing.map((item) => item.id)).toEqual([id]);
  });

  it('counts a policy with blanks as unfinished, and links as none', () => {
    const whole = 'Write to us on the [contact page](/contact-us).';
    const bodies = new Map([
      ['privacy-policy', whole],
      ['refund-policy', 'Within [number] days.'],
      ['terms-of-service', whole],
    ]);
    expect(unfinishedPolicies(bodies)).toEqual(['Refund policy', 'Shipping policy']);
  });
});
