import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setWaterRate } from '../../../testing/staff/set-water-rate.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';

const PRODUCT = 'tender-coconut-water-pack';

describe('lists of goods near their MRP (PRICING-28)', () => {
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, ['settings.write']);
    await setTax('exclusive');
    // With 5 % on top: ₹299.25.
    await shop.db
      .update(productVariants)
      .set({ pricePaise: 28_500, mrpPaise: 30_000, originalPricePaise: 28_500 })
      .where(eq(productVariants.productId, PRODUCT));
    shop.deps.catalogue.markStale();
  });
  afterAll(() => shop.close());

  const setTax = async (prices: string) => {
    const { version } = shop.deps.settings.sections().tax;
    const body = { mode: 'hsn', prices };
    expect((await staff.call('PUT', '/settings/tax', { body, version })).status).toBe(200);
  };
  const listedAs = async (availability: string) => {
    const { body } = await shop.call('GET', `/product-cards?availability=${availability}&limit=100`);
    return (body.cards as { id: string }[]).some(({ id }) => id === PRODUCT);
  };

  it('have nothing of them for sale once a rate or the mode lifts them above it, and have them back after it', async () => {
    expect(await listedAs('in-stock')).toBe(true);
    await setWaterRate(shop, staff, 18);
    expect(await listedAs('in-stock')).toBe(false);
    expect(await listedAs('out-of-stock')).toBe(true);
    await setTax('inclusive');
    expect(await listedAs('in-stock')).toBe(true);
    await setTax('exclusive');
    expect(await listedAs('in-stock')).toBe(false);
    await setWaterRate(shop, staff, 5);
    expect(await listedAs('in-stock')).toBe(true);
    expect(await listedAs('out-of-stock')).toBe(false);
  });
});
