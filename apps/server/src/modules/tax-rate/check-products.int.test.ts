import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products, productVariants } from '../../db/schema/catalogue.ts';
import { CONTENT_DIR } from '../../testing/content-dir.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { checkProducts } from './check-products.ts';
import { readHsnRates } from './hsn-rates-file.ts';

const BOWL = 'coconut-shell-bowl_V01';

describe('what is sold is looked at before the shop opens', () => {
  let shop: TestShop;
  let clock = new Date('2026-11-21T10:00:00Z');
  const warnings: object[] = [];
  const errors: object[] = [];
  const check = (hsnRates: TestShop['deps']['hsnRates']) =>
    checkProducts({
      db: shop.db,
      now: () => clock,
      hsnRates,
      log: {
        warn: (about: object) => warnings.push(about),
        error: (about: object) => errors.push(about),
      },
    });
  beforeAll(async () => {
    shop = await openTestShop({ hsnRates: await readHsnRates(CONTENT_DIR), now: () => clock });
  });
  afterAll(() => shop.close());

  it('finds nothing wrong with the sample shop, in either mode', async () => {
    await check(null);
    await check(shop.deps.hsnRates);
    expect(warnings).toEqual([]);
  });

  it('warns of a piece whose price with GST is above its printed MRP, and changes no price', async () => {
    const [row] = await shop.db.select().from(productVariants).where(eq(productVariants.id, BOWL));
    await shop.db.update(productVariants).set({ mrpPaise: 23_481 }).where(eq(productVariants.id, BOWL));
    await check(null);
    await check(shop.deps.hsnRates);
    const warning = {
      product: 'Coconut Shell Bowl',
      variant: BOWL,
      price: 199,
      priceWithGst: 234.82,
      mrp: 234.81,
    };
    expect(warnings).toEqual([warning, warning]);
    expect(row?.pricePaise).toBe(19_900);
    await shop.db
      .update(productVariants)
      .set({ mrpPaise: row?.mrpPaise ?? 0 })
      .where(eq(productVariants.id, BOWL));
  });

  it('stops the start when a product has no rate today, and names it', async () => {
    const rates = shop.deps.hsnRates?.filter(({ hsn }) => hsn !== '9602') ?? [];
    await expect(check(rates)).rejects.toThrow(
      /no rate on 2026-11-21 for .*Coconut Shell Bowl \(HSN 96020010\)/,
    );
    await check(null);
  });

  it('does not show a product that got in without a rate', async () => {
    const isShown = async () => (await shop.call('GET', '/getProduct/market-tote')).status === 200;
    expect(await isShown()).toBe(true);
    await shop.db.update(products).set({ hsnCode: '99999999' }).where(eq(products.id, 'market-tote'));
    shop.deps.catalogue.markStale();
    expect(await isShown()).toBe(false);
    await shop.db.update(products).set({ hsnCode: '42022220' }).where(eq(products.id, 'market-tote'));
  });

  it('shows the rates of the day, also when nothing but the day has changed', async () => {
    const rateShown = async () => {
      const { body } = await shop.call('GET', '/getProduct/everyday-cotton-cap');
      const { gst, taxPercentage } = body.product as { gst: number; taxPercentage: number };
      return [gst, taxPercentage];
    };
    // The last moment of 21 September in India, and the first of the day after.
    clock = new Date('2025-09-21T18:29:59Z');
    shop.deps.catalogue.markStale();
    const rates = shop.deps.hsnRates ?? [];
    expect(rates.length).toBeGreaterThan(0);
    expect(await rateShown()).toEqual([12, 12]);
    clock = new Date('2025-09-21T18:30:00Z');
    expect(await rateShown()).toEqual([5, 5]);
  });
});
