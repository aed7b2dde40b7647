import { wordsOf } from '@ilaneer/domain/search/search-words';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

// The domain folds the search, SQL the documents: both must agree.

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function folded(texts: readonly string[]): Promise<readonly unknown[]> {
  const { rows } = await shop.db.execute<{ text: string }>(
    sql`select search_text(source) as text from unnest(${sql.param(texts)}::text[]) with ordinality as given (source, place)
      order by place`,
  );
  return rows.map(({ text }) => text);
}

const PIECES = [
  ...['ന്\u200d', 'ൻ', 'ണ്\u200d', 'ര്\u200d', 'ല്\u200d', 'ള്\u200d', 'ക്\u200d', 'ന്', 'ക', 'ാ', 'കൊ'],
  ...['É', 'é', 'e\u0301', 'Ç', 'ñ', 'İ', 'a', 'B', 'ﬁ', '½', '’', '\u200b', '\u00ad', '\u202e', 'नारियल'],
  ...[
    '1',
    '0',
    '200',
    '1,000',
    '1.5',
    '0.25',
    '3',
    'x',
    '×',
    'ml',
    'ML',
    'l',
    'Litre',
    'ltr',
    'kg',
    'g',
    'gms',
  ],
  ...['൫', '൦൦', '५', '००', '௫', '٥', '１', '१,०००', '൧.൫'],
  ...[' ', ' ', '-', '.', ',', '\n', '%', '_', '₹', '–', '🥥', '&', '·'],
];

it('folds stored text as the domain folds typed text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join('')),
        { minLength: 40, maxLength: 40 },
      ),
      async (texts) => {
        expect(await folded(texts)).toEqual(texts.map((text) => wordsOf(text).join(' ')));
      },
    ),
    { numRuns: 25 },
  );
});

it('folds the digits of every script', async () => {
  const digits = Array.from({ length: 0x11_00_00 - 0x80 }, (_, code) => code + 0x80)
    .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
    .map((code) => String.fromCodePoint(code))
    .filter((one) => /\p{Nd}/u.test(one));
  expect(await folded(digits)).toEqual(digits.map((one) => wordsOf(one).join(' ')));
  expect(await folded(['൫൦൦ ml', '५०० ml', '500ML'])).toEqual(['500 ml', '500 ml', '500 ml']);
});
