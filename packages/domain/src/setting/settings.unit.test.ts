import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { missingToOpen, type OpeningFacts, openingChecklist } from './opening-checklist.ts';
import { unfinishedPolicies } from './policies.ts';
import { isOfSample, NO_SETTINGS, profilesOf, type SellerSetting } from './settings.ts';
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
  ...NO_SETTINGS.support,
  hours: [
    { days: 'Mon-Fri', text: ' 10am-8pm' },
    { days: ' ', text: '' },
  ],
  email: ' Care@PalmGrove.in ',
  phone: '+91 98470 12345',
  officerName: 'Meera Nair',
  officerEmail: 'grievance@palmgrove.in',
  officerPhone: '0495-2720000',
};
const brand = {
  ...NO_SETTINGS.brand,
  name: 'Palm Grove',
  description: 'Coconuts',
  instagram: ' https://x.in/palm ',
};

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
    // Check character.
    ['gstin', { gstin: '32AAPFP1234C1Z2' }],
    ['gstin', { gstin: '' }],
    // Another state.
    ['gstin', { state: 'Goa' }],
    ['fssai', { fssai: '1132200100012' }],
    ['cin', { cin: 'U15400' }],
    // The number of another document.
    ['refundVoucherPrefix', { refundVoucherPrefix: 'rcv' }],
  ] as const)('is refused by its %s', (field, change) => {
    expect(sellerProblems(change).map((problem) => problem.field)).toEqual([field]);
  });
});

describe('brand and contacts (SETTING-1, SETTING-3)', () => {
  it('are tidied', () => {
    expect(SETTING_RULES.support.tidy(support).email).toBe('care@palmgrove.in');
    expect(SETTING_RULES.support.tidy(support).hours).toEqual([{ days: 'Mon-Fri', text: '10am-8pm' }]);
    expect(profilesOf(SETTING_RULES.brand.tidy(brand))).toEqual([
      { label: 'Instagram', url: 'https://x.in/palm' },
    ]);
  });

  it('are fine as they are', () => {
    expect(SETTING_RULES.support.problems(SETTING_RULES.support.tidy(support))).toEqual([]);
    expect(SETTING_RULES.brand.problems(SETTING_RULES.brand.tidy(brand))).toEqual([]);
  });

  it('name every field that is missing or wrong', () => {
    const named = { name: 'Palm Grove', description: 'Coconuts' };
    const fields = (problems: readonly { readonly field: string }[]) => problems.map(({ field }) => field);
    expect(fields(SETTING_RULES.support.problems(NO_SETTINGS.support))).toEqual([
      'email',
      'phone',
      'officerName',
      'officerEmail',
      'officerPhone',
    ]);
    expect(fields(SETTING_RULES.brand.problems(NO_SETTINGS.brand))).toEqual(['name', 'description']);
    const insecure = { ...NO_SETTINGS.brand, ...named, facebook: 'http://x.in', youtube: 'palm' };
    expect(fields(SETTING_RULES.brand.problems(insecure))).toEqual(['facebook', 'youtube']);
    const half = { ...SETTING_RULES.support.tidy(support), hours: [{ days: 'Mon', text: '' }] };
    expect(fields(SETTING_RULES.support.problems(half))).toEqual(['hours.0.text']);
  });
});

describe('a value of the sample shop (SETTING-5)', () => {
  it('is known in any section', () => {
    expect(isOfSample({ ...support, email: 'hello@ilaneer.example' })).toBe(true);
    expect(isOfSample({ ...seller, gstin: '32AAAAA0000A1ZB' })).toBe(true);
    expect([brand, seller, support].some(isOfSample)).toBe(false);
  });
});

describe('the checklist (SETTING-6)', () => {
  const ready = {
    faults: { brand: [], seller: [], support: [] },
    tax: 'said',
    isTaxAccepted: true,
    delivery: 'said',
    home: 'said',
    look: 'said',
    samplePoints: [],
    isSandbox: false,
    unfinishedPolicies: [],
    outdatedPolicies: [],
    publishedProducts: 1,
    productsWithoutRate: 0,
    codesWithoutRate: [],
    unconfirmedRates: [],
    hasGateway: true,
    hasMailServer: true,
    hasOwnAddress: true,
    securedOwners: 2,
  } as const;

  it('is done when everything is in place', () => {
    expect(openingChecklist(ready).every(({ isDone }) => isDone)).toBe(true);
  });

  it.each([
    ['brand', { faults: { brand: ['name'], seller: [], support: [] } }],
    ['seller', { faults: { brand: [], seller: ['GSTIN'], support: [] } }],
    ['support', { faults: { brand: [], seller: [], support: ['hours'] } }],
    ['tax', { tax: 'missing' }],
    ['tax', { isTaxAccepted: false }],
    ['delivery', { delivery: 'missing' }],
    ['home', { home: 'sample' }],
    ['home', { samplePoints: ['Low Calorie'] }],
    ['policies', { unfinishedPolicies: ['Refund policy'] }],
    ['policies', { outdatedPolicies: ['shipping-policy'] }],
    ['look', { look: 'missing' }],
    ['look', { look: 'sample' }],
    ['rates', { productsWithoutRate: 2, codesWithoutRate: ['0902'] }],
    ['rates', { unconfirmedRates: ['200989'] }],
    ['owners', { securedOwners: 1 }],
    ['gateway', { hasGateway: false }],
    ['mail', { hasMailServer: false }],
    ['address', { hasOwnAddress: false }],
  ] as const)('names what is missing: %s', (id, change) => {
    const missing = openingChecklist({ ...ready, ...change }).filter(({ isDone }) => !isDone);
    expect(missing.map((item) => item.id)).toEqual([id]);
  });

  it('has no GST rate in place without a product, and the remedy for a code without one', () => {
    const rates = (change: Partial<OpeningFacts>) =>
      openingChecklist({ ...ready, ...change }).find(({ id }) => id === 'rates');
    const none = openingChecklist({ ...ready, publishedProducts: 0 }).filter(({ isDone }) => !isDone);
    expect(none.map(({ id }) => id)).toEqual(['products', 'rates']);
    expect(rates({ publishedProducts: 0 })?.text).toBe(
      'Publish a product first: the rate follows from its HSN code.',
    );
    expect(rates({ productsWithoutRate: 2, codesWithoutRate: ['0902', '0901'] })).toMatchObject({
      page: '/settings/rates',
      text: expect.stringMatching(
        /: 2 \(HSN 0902, 0901\)\. Add the rate under Settings, GST rates, or correct/,
      ),
    });
  });

  it('keeps a shop shut for missing required settings, and only advises the rest (SETTING-12)', () => {
    const advised = {
      ...ready,
      home: 'missing',
      look: 'missing',
      hasGateway: false,
      securedOwners: 1,
    } as const;
    expect(missingToOpen(openingChecklist(advised))).toEqual([]);
    const missing = missingToOpen(
      openingChecklist({
        ...advised,
        tax: 'missing',
        faults: { ...ready.faults, seller: ['GSTIN'] },
      }),
    );
    expect(missing.map(({ id }) => id)).toEqual(['seller', 'tax']);
  });

  it('names all that is wrong with a section at once, and the points of the sample', () => {
    const ofSample = ['CIN', 'legal name'].map((name) => `${name} (it is that of the sample shop)`);
    const seller = ['GSTIN (is empty)', ...ofSample, 'FSSAI licence (is empty)'];
    const faults = { ...ready.faults, seller };
    const texts = openingChecklist({ ...ready, faults, samplePoints: ['100% Natural', 'Low Calorie'] });
    const textOf = (id: string) => texts.find((item) => item.id === id)?.text;
    expect(textOf('seller')).toContain(
      'Still as in the sample shop: CIN, legal name. To mend: GSTIN (is empty); FSSAI licence (is empty).',
    );
    expect(textOf('home')).toContain("('100% Natural', 'Low Calorie')");
  });

  it('does not say that a sandbox is paid on delivery only', () => {
    const textOf = (isSandbox: boolean) =>
      openingChecklist({ ...ready, hasGateway: false, isSandbox }).find(({ id }) => id === 'gateway')?.text;
    expect(textOf(false)).toMatch(/^Shoppers can only pay on delivery/);
    expect(textOf(true)).toMatch(/^Anyone on this machine can approve payments of this sandbox/);
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

describe('delivery (SETTING-8)', () => {
  const { delivery } = NO_SETTINGS;
  const fieldsOf = (change: Partial<typeof delivery>) =>
    SETTING_RULES.delivery.problems({ ...delivery, ...change }).map(({ field }) => field);

  it('may cost nothing, and may never be free', () => {
    expect(fieldsOf({})).toEqual([]);
    expect(fieldsOf({ charge: paise(0), freeFrom: null })).toEqual([]);
  });

  it('may lower the cash of a poor record, and ask for confirmations, from any amount on (SETTING-25)', () => {
    expect(fieldsOf({ poorRecordCash: paise(0), confirmCashFrom: paise(0) })).toEqual([]);
    expect(fieldsOf({ poorRecordCash: null, confirmCashFrom: null })).toEqual([]);
  });

  it('may take a fee for Cash on Delivery, of ₹0 to ₹1,000 (SETTING-25)', () => {
    expect(NO_SETTINGS.delivery.cashFee).toBe(0);
    expect(fieldsOf({ cashFee: paise(100_000) })).toEqual([]);
  });

  it.each([
    ['cashFee', { cashFee: paise(-1) }],
    ['cashFee', { cashFee: paise(100_001) }],
    ['poorRecordCash', { poorRecordCash: paise(-1) }],
    ['poorRecordCash', { poorRecordCash: paise(20_000_000) }],
    ['confirmCashFrom', { confirmCashFrom: paise(20_000_000) }],
    ['charge', { charge: paise(-1) }],
    ['charge', { charge: paise(10_000_001) }],
    ['freeFrom', { freeFrom: paise(-1) }],
    ['fewestDays', { fewestDays: 0 }],
    ['mostDays', { mostDays: 61 }],
    ['mostDays', { fewestDays: 6 }],
  ] as const)('is refused by its %s', (field, change) => {
    expect(fieldsOf(change)).toEqual([field]);
  });
});
