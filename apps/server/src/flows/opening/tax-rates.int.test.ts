import type { GoodsTaxView } from '@ilaneer/contract/staff/catalogue/goods-tax';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

type Rates = {
  rates: { hsn: string; from: string; percent: number; confirmedBy: string | null; products: number }[];
};

describe('the table of GST rates (PRICING-33)', () => {
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, ['settings.write']);
  });
  afterAll(() => shop.close());

  const versionNow = () => shop.deps.settings.sections().rates.version;
  const save = (body: object, version = versionNow()) => staff.call('PUT', '/tax-rates', { body, version });
  const BOXES = {
    hsn: '481920',
    from: '2026-11-01',
    percent: 12,
    upToRupees: null,
    percentAbove: null,
    goods: 'Gift boxes',
    confirmedBy: 'CA Meera Nair',
  };

  it('is that of the release, unconfirmed, with the gift boxes at 5 %', async () => {
    const { rates } = (await staff.call('GET', '/tax-rates')).body as Rates;
    expect(rates.every(({ confirmedBy }) => confirmedBy === null)).toBe(true);
    expect(rates.find(({ hsn }) => hsn === '481920')).toMatchObject({ percent: 5 });
    expect(rates.some(({ products }) => products > 0)).toBe(true);
  });

  it('gives staff who see goods the rates in force, and how prices are typed', async () => {
    const editor = await newTestStaff(shop, ['catalogue.read']);
    const taxOf = async () => (await editor.call('GET', '/goods-tax')).body.tax as GoodsTaxView;
    const before = await taxOf();
    expect(before).toMatchObject({ pricesInclude: false, flatPercent: 18 });
    expect(before.rates).toContainEqual(expect.objectContaining({ hsn: '481920', percent: 5 }));
    expect(new Set(before.rates.map(({ hsn }) => hsn)).size).toBe(before.rates.length);
    const { version } = shop.deps.settings.sections().tax;
    const inside = { mode: 'hsn', prices: 'inclusive' };
    expect((await staff.call('PUT', '/settings/tax', { body: inside, version })).status).toBe(200);
    expect(await taxOf()).toMatchObject({ pricesInclude: true, flatPercent: null });
    const packer = await newTestStaff(shop, ['orders.fulfil']);
    expect((await packer.call('GET', '/goods-tax')).status).toBe(403);
    await staff.call('PUT', '/settings/tax', {
      body: { mode: 'flat18', prices: 'exclusive' },
      version: shop.deps.settings.sections().tax.version,
    });
    expect(await taxOf()).toMatchObject({ pricesInclude: false, flatPercent: 18 });
  });

  it('takes a rate from a day on, for later orders, with the confirming person', async () => {
    await staff.call('PUT', '/settings/tax', {
      body: { mode: 'hsn' },
      version: shop.deps.settings.sections().tax.version,
    });
    const basisPoints = () => shop.deps.hsnRates()?.findLast(({ hsn }) => hsn === '481920')?.basisPoints;
    expect(basisPoints()).toBe(500);
    const saved = await save(BOXES);
    expect(saved.status).toBe(200);
    expect((saved.body as Rates).rates.find(({ from }) => from === BOXES.from)).toMatchObject({
      percent: 12,
      confirmedBy: 'CA Meera Nair',
      confirmedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    expect(basisPoints()).toBe(1_200);
    await save({ ...BOXES, percent: 18 });
    expect(basisPoints()).toBe(1_800);
    const { rates } = (await staff.call('GET', '/tax-rates')).body as Rates;
    expect(rates.filter(({ hsn, from }) => hsn === '481920' && from === BOXES.from)).toHaveLength(1);
  });

  it('audits each saved rate in full, beside the former one', async () => {
    const { rows } = await shop.db.execute(
      sql`select before, after from audit_entries where object_id = 'rates' order by id`,
    );
    const first = '481920 from 2026-11-01: 12 %, Gift boxes (confirmed by CA Meera Nair)';
    expect(rows).toEqual([
      { before: null, after: { rate: first } },
      { before: { rate: first }, after: { rate: first.replace('12 %', '18 %') } },
    ]);
  });

  it('refuses a rate by its invalid field, and after a concurrent change', async () => {
    expect(await save({ ...BOXES, confirmedBy: ' ', from: '2026-02-30' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'from' }, { field: 'confirmedBy' }] },
    });
    expect(await save(BOXES, versionNow() - 1)).toMatchObject({ body: { code: 'VERSION_STALE' } });
  });
});
