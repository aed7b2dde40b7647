import { typedText } from '@ilaneer/domain/text/typed-text';
import { guardedCell, unguardedCell } from '@ilaneer/domain/transfer/csv-cell';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rewrittenCell } from '../../../testing/spreadsheet.ts';
import { draftOf, newVariant } from '../../modules/catalogue/catalogue.ts';
import { categoryNames } from './fields/category-names.ts';
import { ADDRESS_FIELDS, NAME_FIELD } from './fields/customer-fields.ts';
import type { Field } from './fields/field.ts';
import { productFields } from './fields/product-fields.ts';
import { PRICE_FIELDS, VARIANT_FIELDS } from './fields/variant-fields.ts';

/** Values that spreadsheets misread. */
const tricky = fc.constantFrom(
  ...[
    '007',
    '8901030865275',
    '1E5',
    '12e3',
    '2026-11-23',
    '1-2',
    '3/4',
    'MAR-26',
    'Dec 7',
    'true',
    'FALSE',
    '4.50',
  ],
  ...[
    '1,000',
    '50%',
    '(5)',
    '7 am',
    '10:30 pm',
    '=1+1',
    '+91 98',
    '-5',
    '@x',
    "'007",
    "''1",
    '₹ 5',
    '0',
    '12',
    '3.5',
  ],
);
const texts = fc
  .oneof(
    tricky,
    fc.string({ maxLength: 8 }),
    fc.array(fc.constantFrom(...'0123456789-/.:, eE%'), { maxLength: 9 }).map((signs) => signs.join('')),
  )
  .map(typedText);

describe('a text of the shop', () => {
  it('comes back from a spreadsheet as it was', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(unguardedCell(rewrittenCell(guardedCell(text)))).toBe(text);
      }),
      { numRuns: 3_000 },
    );
  });
});

const columns: readonly { readonly title: string; check(text: string, whole: number): void }[] = [
  ...productFields(categoryNames([{ id: 'food', name: '1-2', parentId: null }])).map((field) =>
    column(field, product),
  ),
  ...VARIANT_FIELDS.map((field) => column(field, variant)),
  ...PRICE_FIELDS.map((field) => column(field, variant)),
  ...ADDRESS_FIELDS.map((field) => column(field, address)),
  column(NAME_FIELD, (text) => ({ name: text })),
];

describe('a column that is taken out and comes back', () => {
  it.each(columns.map((one) => [one.title, one] as const))('is refused or as it was: %s', (_, { check }) => {
    fc.assert(fc.property(texts, fc.integer({ min: 1, max: 10_000_000 }), check), { numRuns: 300 });
  });
});

const at = new Date(0);

function product(text: string, whole: number) {
  return {
    ...draftOf('p', at),
    name: text,
    categoryId: 'food',
    hsnCode: '08011910',
    description: text,
    features: [text, text].filter((one) => one !== ''),
    claims: [{ words: text, evidence: text, confirmedBy: text }],
    offers: [text].filter((one) => one !== ''),
    ingredients: text === '' ? null : text,
    nutrition: [{ name: text || 'Energy', per100: text || '1' }],
    allergens: [text].filter((one) => one !== ''),
    shelfLife: text,
    shelfLifeDays: whole,
    storageInstruction: text,
    certification: text,
    fssai: '11223344556677',
    genericName: text,
    countryOfOrigin: text,
    makerName: text === '' ? null : text,
    carePhone: '1234567890123',
    weight: text,
    options: [{ name: text || 'Size', values: [text || '1 L'] }],
    pictures: [{ file: 'a.jpg', alt: text }],
  };
}

function variant(text: string, whole: number) {
  return {
    ...newVariant('v', 'p', 'SKU', at),
    barcode: '0012345678905',
    color: text === '' ? null : text,
    options: { [text || 'Size']: text || '1 L' },
    netAmount: whole,
    shippingGrams: whole,
    pricePaise: whole,
    originalPricePaise: whole * 100,
    mrpPaise: whole * 10,
  };
}

function address(text: string) {
  return {
    ...{ fullName: text, phone: '9847012345', addressLine1: text, addressLine2: text, city: text },
    ...{ state: text, zipCode: '682001', addressType: 'Home' as const, stateConfirmed: false },
  };
}

function column<Row>(field: Field<Row>, rowOf: (text: string, whole: number) => Row) {
  return {
    title: field.title,
    check: (text: string, whole: number) => {
      const row = rowOf(text, whole);
      const draft = rowOf(text, whole);
      const cell = field.show(row);
      const saved = rewrittenCell(cell);
      if (saved === cell) return;
      // Invalid values are refused later.
      if (field.read(saved, draft) === null && !isRefusedByShape(field.title, saved)) {
        expect(field.show(draft)).toBe(cell);
      }
    },
  };
}

const SHAPES: Readonly<Record<string, RegExp>> = {
  'HSN code': /^(?!00)(?:\d\d){2,4}$/,
  'FSSAI licence': /^\d{14}$/,
  Barcode: /^(?:\d{8}|\d{12,14})$/,
};

function isRefusedByShape(title: string, saved: string): boolean {
  const shape = SHAPES[title];
  return shape !== undefined && !shape.test(saved);
}
