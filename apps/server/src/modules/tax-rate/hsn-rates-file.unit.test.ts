import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hsnRate } from '@ilaneer/domain/pricing/hsn-rates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_DIR } from '../../../testing/content-dir.ts';
import { readSampleCatalogue } from '../../sandbox/sample-shop/content-files.ts';
import { readHsnRates } from './hsn-rates-file.ts';

const SHIRTS = { hsn: '6109', from: '2025-09-22', percent: 5, goods: 'T-shirts' };

describe('the file of rates by HSN code', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hsn-rates-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const readText = async (text: string) => {
    await writeFile(join(folder, 'hsn-rates.json'), text);
    return readHsnRates(folder);
  };
  const read = (...entries: readonly object[]) => readText(JSON.stringify(entries));

  it('has a rate for everything that the sample shop sells', async () => {
    const rates = await readHsnRates(CONTENT_DIR);
    const { products } = await readSampleCatalogue(CONTENT_DIR);
    const unrated = products.filter(({ hsnCode }) => hsnRate(rates, hsnCode, '2025-09-22') === null);
    expect(unrated.map(({ id }) => id)).toEqual([]);
  });

  it('is read in basis points and paise', async () => {
    expect(await read({ ...SHIRTS, upToRupees: 2_500.5, percentAbove: 0.25 })).toEqual([
      {
        hsn: '6109',
        from: '2025-09-22',
        basisPoints: 500,
        above: { unitPrice: 250_050, basisPoints: 25 },
      },
    ]);
    expect(await read(SHIRTS)).toMatchObject([{ above: null }]);
  });

  it.each<[string, readonly object[], RegExp]>([
    ['no code', [{ ...SHIRTS, hsn: 'shirts' }], /hsn-rates\.json: \/0\/hsn /],
    ['a day that is none', [{ ...SHIRTS, from: '2025-02-30' }], /\/0\/from must be a day/],
    ['a rate below nothing', [{ ...SHIRTS, percent: -1 }], /\/0\/percent /],
    ['a rate over everything', [{ ...SHIRTS, percent: 101 }], /\/0\/percent /],
    ['a rate in words', [{ ...SHIRTS, percent: '5' }], /\/0\/percent /],
    ['a rate of three decimals', [{ ...SHIRTS, percent: 0.125 }], /\/0\/percent must have at most 2/],
    ['a limit without a rate', [{ ...SHIRTS, upToRupees: 1 }], /\/0\/percentAbove must be there/],
    ['a rate without a limit', [{ ...SHIRTS, percentAbove: 1 }], /\/0\/upToRupees must be there/],
    ['a limit of nothing', [{ ...SHIRTS, upToRupees: 0, percentAbove: 18 }], /\/0\/upToRupees /],
    ['a field that is spelt wrongly', [{ ...SHIRTS, percentabove: 18 }], /hsn-rates\.json: /],
    ['a rate that is there twice', [SHIRTS, { ...SHIRTS, percent: 18 }], /\/1\/from is there twice: 6109/],
    ['nothing', [], /hsn-rates\.json: /],
  ])('is refused with %s, naming file and field', async (_, entries, message) => {
    await expect(read(...entries)).rejects.toThrow(message);
  });

  it('is refused by its name when it is no JSON', async () => {
    await expect(readText('[{]')).rejects.toThrow(/hsn-rates\.json: /);
  });
});
