import { describe, expect, it } from 'vitest';
import { missingForSale } from './missing-for-sale.ts';
import type { CheckedProduct } from './product-facts.ts';

const firm = { name: 'Ilaneer Foods', address: 'Malappuram, Kerala 676505' };
const water: CheckedProduct = {
  state: 'draft',
  name: 'Tender coconut water',
  description: 'Cold and clear.',
  categoryId: 'water',
  hsnCode: '20098990',
  features: ['One ingredient'],
  claims: [],
  offers: [],
  ingredients: 'Tender coconut water (100%)',
  nutrition: [],
  allergens: [],
  shelfLife: '6 months from packing',
  shelfLifeDays: 180,
  storageInstruction: 'Keep cool',
  certification: '',
  dietType: 'Veg',
  fssai: '11324001000001',
  genericName: 'Tender coconut water',
  countryOfOrigin: 'India',
  maker: firm,
  packer: null,
  importer: null,
  consumerCare: { address: null, phone: null, email: null },
  weight: '200 ml',
  volumes: [],
  options: [],
  pictures: [{ file: 'water.svg', alt: 'A bottle' }],
  merchandise: false,
  exclusive: false,
  returnable: false,
  variants: [],
};
const fieldsOf = (change: Partial<CheckedProduct>) =>
  missingForSale({ ...water, ...change }, null)
    .map(({ field }) => field)
    // Not on the label.
    .filter((field) => field !== 'hsnCode' && field !== 'variants');

describe('blockers of publishing food (CATALOGUE-32)', () => {
  it('is nothing when the label is complete; ingredients may be counted in percent', () => {
    expect(fieldsOf({})).toEqual([]);
  });

  it.each([
    ['features', { features: ['Cold', '100% Natural'] }],
    ['name', { name: 'Pure oil, 100 per cent' }],
    ['description', { description: 'It is 100 % pure.' }],
  ] as const)('is a claim of 100%% in its %s, which merchandise may make', (field, change) => {
    expect(fieldsOf(change)).toEqual([field]);
    expect(fieldsOf({ ...change, merchandise: true })).toEqual([]);
  });

  it('is a label without its marks, and an import without its importer', () => {
    expect(fieldsOf({ dietType: null, genericName: '', maker: null })).toEqual([
      'genericName',
      'maker',
      'dietType',
    ]);
    expect(fieldsOf({ countryOfOrigin: 'Sri Lanka' })).toEqual(['importer']);
    expect(fieldsOf({ fssai: '1234' })).toEqual(['fssai']);
  });
});

describe('a claim (CATALOGUE-39)', () => {
  const proven = { words: 'No preservatives', evidence: 'Laboratory report 4711', confirmedBy: 'Meera Nair' };
  const features = ['Cold', 'No preservatives'];

  it('keeps food from being published until it has evidence and is confirmed', () => {
    expect(fieldsOf({ features })).toEqual(['features']);
    expect(fieldsOf({ features, claims: [{ ...proven, evidence: ' ' }] })).toEqual(['claims.0.evidence']);
    expect(fieldsOf({ features, claims: [{ ...proven, confirmedBy: '' }] })).toEqual([
      'claims.0.confirmedBy',
    ]);
    expect(fieldsOf({ features, claims: [proven] })).toEqual([]);
  });

  it('is looked for in name and description too, and counts however it is written', () => {
    expect(fieldsOf({ name: 'Sugar-free water', description: 'Rich in potassium' })).toEqual([
      'name',
      'description',
    ]);
    expect(fieldsOf({ description: 'no Preservatives', claims: [proven] })).toEqual([]);
  });

  it('of merchandise counts where staff noted one', () => {
    expect(fieldsOf({ merchandise: true, features })).toEqual([]);
    const claims = [{ words: 'Organic cotton', evidence: '', confirmedBy: 'Meera Nair' }];
    expect(fieldsOf({ merchandise: true, claims })).toEqual(['claims.0.evidence']);
  });
});
