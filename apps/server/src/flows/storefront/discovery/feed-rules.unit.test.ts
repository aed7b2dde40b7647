import { text } from 'node:stream/consumers';
import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import { FIRST_DELIVERY } from '@ilaneer/domain/setting/settings';
import { describe, expect, it } from 'vitest';
import { TEST_BRAND } from '../../../../testing/content-dir.ts';
import type { HeadDeps } from '../shop-page.ts';
import { aProduct, aVariant } from '../testing/views.ts';
import { wellFormed } from '../testing/well-formed.ts';
import { googleFeed } from './google-feed.ts';
import { metaFeed } from './meta-feed.ts';

// support.google.com/merchants/answer/7052112, facebook.com/business/help/120325381656392; UTF-16 units, the
// strictest.
const GOOGLE: Readonly<
  Record<string, { readonly most?: number; readonly form?: RegExp; readonly needed?: true }>
> = {
  'g:id': { most: 50, needed: true },
  'g:item_group_id': { most: 50 },
  title: { most: 150, needed: true },
  description: { most: 5_000, needed: true },
  link: { most: 2_000, form: /^https:\/\//, needed: true },
  'g:image_link': { most: 2_000, form: /^https:\/\//, needed: true },
  'g:availability': { form: /^(in_stock|out_of_stock|preorder|backorder)$/, needed: true },
  'g:condition': { form: /^(new|refurbished|used)$/ },
  'g:price': { form: /^\d+\.\d{2} INR$/, needed: true },
  'g:sale_price': { form: /^\d+\.\d{2} INR$/ },
  'g:brand': { most: 70, needed: true },
  'g:gtin': { form: /^(\d{8}|\d{12,14})$/ },
  'g:identifier_exists': { form: /^no$/ },
  'g:product_type': { most: 750 },
  'g:color': { most: 100 },
  'g:size': { most: 100 },
};
const META: typeof GOOGLE = {
  id: { most: 100, needed: true },
  title: { most: 200, needed: true },
  description: { most: 9_999, needed: true },
  availability: { form: /^(in stock|out of stock)$/, needed: true },
  condition: { form: /^(new|refurbished|used)$/, needed: true },
  price: { form: /^\d+\.\d{2} INR$/, needed: true },
  link: { form: /^https:\/\//, needed: true },
  image_link: { form: /^https:\/\//, needed: true },
  brand: { most: 100, needed: true },
  gtin: { form: /^(\d{8}|\d{12,14})?$/ },
  sale_price: { form: /^(\d+\.\d{2} INR)?$/ },
  item_group_id: { most: 100 },
  color: { most: 200 },
  size: { most: 200 },
  quantity_to_sell_on_facebook: { form: /^\d+$/ },
};

const PALM = '🌴';
const FAMILY = '👨‍👩‍👧';
const CONTROLS = 'A\u0000B\u0007C\u001bD\u0085E\r\nF\ud83cG';
const deps = (brandName = TEST_BRAND.name): HeadDeps => ({
  brand: { ...TEST_BRAND, name: brandName },
  delivery: FIRST_DELIVERY,
  config: { mode: 'sandbox', publicUrl: 'https://shop.example.in', roundsCash: false },
});

type Item = Readonly<Record<string, string>>;

async function listed(product: ProductView, shop = deps()): Promise<{ google: Item; meta: Item }> {
  const elements = wellFormed(await text(googleFeed(shop, [product])));
  // After the channel's own; of an item's two prices the first is its own.
  const first = elements.findIndex(({ name }) => name === 'g:id');
  const google = Object.fromEntries(
    elements
      .slice(first)
      .toReversed()
      .map(({ name, text: value }) => [name, value]),
  );
  const [head = [], line = []] = readCsv(await text(metaFeed(shop, [product])));
  return { google, meta: Object.fromEntries(head.map((name, at) => [name, line[at] ?? ''])) };
}

function readCsv(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows;
}

const atLimit = (unit: string, most: number) => unit.repeat(Math.ceil((most + 10) / unit.length));

/** Over the limits, in units of a kind. */
const longTexts = (unit: string) =>
  aProduct({
    id: 'p'.repeat(80),
    name: atLimit(unit, 150),
    description: atLimit(unit, 9_999),
    categoryName: atLimit(unit, 750),
    variants: [{ name: 'Size', values: [atLimit(unit, 200)] }],
    variantCombinations: ['1', '2'].map((end) =>
      aVariant({
        variantId: `${'v'.repeat(80)}${end}`,
        color: atLimit(unit, 200),
        variants: { Size: atLimit(unit, 200) },
      }),
    ),
  });

describe('limits of Google and Meta', () => {
  it.each([
    ['an ordinary one', aProduct()],
    ['one at its limits', { ...aProduct(), name: 'n'.repeat(150), description: 'd'.repeat(5_000) }],
    ['long Latin texts', longTexts('a')],
    ['long texts of pairs', longTexts(PALM)],
    ['long texts of pairs, one letter on', { ...longTexts(PALM), name: `a${atLimit(PALM, 150)}` }],
    ['long texts of letters of several characters', longTexts(FAMILY)],
    ['long Malayalam texts', longTexts('ക്ഷി')],
    ['control characters', aProduct({ name: CONTROLS, description: CONTROLS, categoryName: CONTROLS })],
    [
      'a reduced price, nothing in stock',
      aProduct({ variantCombinations: [aVariant({ originalPrice: 120, quantity: 0 })] }),
    ],
    [
      'the dearest',
      aProduct({
        variantCombinations: [aVariant({ price: 9_99_999.99, originalPrice: 9_99_999.99, mrp: 99_99_999 })],
      }),
    ],
    ['a GTIN', aProduct({ variantCombinations: [aVariant({ gtin: '8901030865275' })] })],
  ])('is what they get: %s', async (_, product) => {
    for (const shop of [deps(), deps('B'.repeat(120))]) {
      const { google, meta } = await listed(product, shop);
      for (const [rules, item] of [
        [GOOGLE, google],
        [META, meta],
      ] as const) {
        for (const [name, { most = Number.POSITIVE_INFINITY, form = /^/, needed }] of Object.entries(rules)) {
          const value = item[name];
          if (value === undefined) {
            expect(needed, name).toBeUndefined();
            continue;
          }
          if (needed) expect(value, name).not.toBe('');
          expect(value.length, name).toBeLessThanOrEqual(most);
          expect(value, name).toMatch(form);
          expect(value.isWellFormed(), name).toBe(true);
          expect(value, name).not.toMatch(/\p{Cc}/u);
        }
      }
      expect(Object.keys(meta).slice(0, 9)).toEqual(Object.keys(META).slice(0, 9));
    }
  });

  it('is cut between letters, as late as it may be', async () => {
    const titleOf = async (name: string) => (await listed(aProduct({ name }))).google.title;
    expect(await titleOf('n'.repeat(151))).toBe('n'.repeat(150));
    expect(await titleOf(`a${PALM.repeat(80)}`)).toBe(`a${PALM.repeat(74)}`);
    expect(await titleOf(FAMILY.repeat(30))).toBe(FAMILY.repeat(18));
    expect(await titleOf(CONTROLS)).toBe('A B C D E FG');
  });

  it('has names of its own for goods with long ids', async () => {
    const ids = await Promise.all(
      ['1', '2'].map(async (end) => {
        const variant = aVariant({ variantId: `${'v'.repeat(80)}${end}` });
        return (await listed(aProduct({ variantCombinations: [variant] }))).google['g:id'];
      }),
    );
    expect(new Set(ids).size).toBe(2);
  });

  it('names a GTIN where there is one, and denies one where there is none', async () => {
    const numbered = await listed(aProduct({ variantCombinations: [aVariant({ gtin: '8901030865275' })] }));
    expect(numbered.google['g:gtin']).toBe('8901030865275');
    expect(numbered.google).not.toHaveProperty('g:identifier_exists');
    expect(numbered.meta.gtin).toBe('8901030865275');
    const own = await listed(aProduct());
    expect(own.google).not.toHaveProperty('g:gtin');
    expect(own.google['g:identifier_exists']).toBe('no');
    expect(own.meta.gtin).toBe('');
  });
});
