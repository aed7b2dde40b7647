import type { HsnRates } from '@ilaneer/domain/pricing/hsn-rates';
import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_DIR } from '../../../testing/content-dir.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { products, productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { listProducts } from '../catalogue/repository.ts';
import { checkProducts } from './check-products.ts';
import { readHsnRates } from './hsn-rates-file.ts';

const BOWL = 'coconut-shell-bowl_V01';

describe('a check of products before the shop opens', () => {
  let shop: TestShop;
  let clock = new Date('2026-11-21T10:00:00Z');
  const warnings: object[] = [];
  const errors: object[] = [];
  const log = {
    warn: (about: object) => warnings.push(about),
    error: (about: object) => errors.push(about),
  };
  const check = async (rates: HsnRates | null) =>
    checkProducts({ now: () => clock, hsnRates: () => rates, log }, await listProducts(shop.db));
  beforeAll(async () => {
    shop = await openTestShop({ hsnRates: await readHsnRates(CONTENT_DIR), now: () => clock });
  });
  afterAll(() => shop.close());

  it('finds nothing wrong with the sample shop, in either mode', async () => {
    await check(null);
    await check(shop.deps.hsnRates());
    expect(warnings).toEqual([]);
  });

  it('warns of a piece whose price with GST is above its printed MRP, and changes no price', async () => {
    const [row] = await shop.db.select().from(productVariants).where(eq(productVariants.id, BOWL));
    await shop.db.update(productVariants).set({ mrpPaise: 23_481 }).where(eq(productVariants.id, BOWL));
    await check(null);
    await check(shop.deps.hsnRates());
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

  it('tells the operator of a product that has no rate today, and opens all the same', async () => {
    const rates = shop.deps.hsnRates()?.filter(({ hsn }) => hsn !== '9602') ?? [];
    await check(rates);
    expect(errors).toContainEqual({
      product: 'Coconut Shell Bowl',
      hsnCode: '96020010',
      day: '2026-11-21',
    });
    errors.length = 0;
    await check(null);
    expect(errors).toEqual([]);
  });

  describe('a product without a rate', () => {
    const TOTE = { productId: 'market-tote', quantity: 1 };
    const NOT_FOR_SALE = 'This product is not for sale at the moment.';
    const setHsn = async (hsnCode: string) => {
      await shop.db.update(products).set({ hsnCode }).where(eq(products.id, 'market-tote'));
      shop.deps.catalogue.markStale();
    };
    const unavailable = { status: 404, body: { code: 'PRODUCT_UNAVAILABLE' } };
    let token = '';
    let tote = { ...TOTE, variantId: '' };
    let other = { productId: '', variantId: BOWL, quantity: 1 };
    beforeAll(async () => {
      ({ token } = await shop.newShopper());
      const variants = await shop.db.select().from(productVariants);
      const variantId = variants.find(({ productId }) => productId === TOTE.productId)?.id ?? '';
      tote = { ...TOTE, variantId };
      other = { ...other, productId: variants.find(({ id }) => id === BOWL)?.productId ?? '' };
      for (const body of [tote, other]) await shop.call('POST', '/add-to-cart', { token, body });
      await setHsn('99999999');
    });
    afterAll(() => setHsn('42022220'));

    it('is not in the catalogue, which says why', async () => {
      const { body } = await shop.call('GET', '/getAllProducts');
      expect(JSON.stringify(body)).not.toContain('market-tote');
      expect(await shop.call('GET', '/getProduct/market-tote')).toMatchObject({
        ...unavailable,
        body: { message: NOT_FOR_SALE },
      });
    });

    it('stays in the cart, unavailable and not counted, and cannot be changed', async () => {
      const cart = await shop.call('GET', '/get-cart', { token });
      expect(cart).toMatchObject({
        status: 200,
        body: {
          cart: expect.arrayContaining([
            expect.objectContaining({
              productId: 'market-tote',
              available: false,
              currentStock: 0,
              message: NOT_FOR_SALE,
            }),
            expect.objectContaining({ productId: other.productId, available: true }),
          ]),
          summary: { totalItems: 1 },
        },
      });
      expect(await shop.call('POST', '/add-to-cart', { token, body: tote })).toMatchObject(unavailable);
      const more = { ...tote, newQuantity: 2 };
      expect(await shop.call('PUT', '/update-cart-quantity', { token, body: more })).toMatchObject(
        unavailable,
      );
      const best = await shop.call('GET', '/best-price', { token });
      expect(best).toMatchObject({ status: 200, body: { chosen: { summary: { totalItems: 1 } } } });
    });

    it.each([
      ['/place-order', () => ({ items: [tote, other] })],
      ['/single-product-place-order', () => tote],
    ])('is refused by %s with its name', async (path, items) => {
      const body = { ...items(), deliveryAddress: addressForm(), paymentMethod: 'cod' };
      expect(await shop.call('POST', path, { token, body })).toMatchObject({
        status: 404,
        body: {
          code: 'PRODUCT_UNAVAILABLE',
          message: expect.stringMatching(/^.*Tote.* is not for sale at the moment\. Please take it out/),
          fields: [{ field: `items.${tote.variantId}` }],
        },
      });
    });

    it('is counted for the operator, and gone from the count once it has a rate', async () => {
      const metrics = async () => (await shop.app.inject('/metrics')).body;
      const ready = async () => (await shop.app.inject('/health/ready')).json();
      expect(await metrics()).toContain('shop_products_without_gst_rate 1\n');
      expect(await ready()).toEqual({ status: 'ready', productsNotForSale: 1 });
      await setHsn('42022220');
      expect(await metrics()).toContain('shop_products_without_gst_rate 0\n');
      expect(await ready()).toEqual({ status: 'ready' });
      const body = { productId: 'market-tote', variantId: tote.variantId };
      expect(await shop.call('POST', '/remove-from-cart', { token, body })).toMatchObject({ status: 200 });
    });
  });

  it('shows the rates of the day, also when nothing but the day has changed', async () => {
    const rateShown = async () => {
      const { body } = await shop.call('GET', '/getProduct/everyday-cotton-cap');
      const { gst, taxPercentage } = body.product as { gst: number; taxPercentage: number };
      return [gst, taxPercentage];
    };
    // Last moment of 21 September in India, and the next day's first.
    clock = new Date('2025-09-21T18:29:59Z');
    shop.deps.catalogue.markStale();
    const rates = shop.deps.hsnRates() ?? [];
    expect(rates.length).toBeGreaterThan(0);
    expect(await rateShown()).toEqual([12, 12]);
    clock = new Date('2025-09-21T18:30:00Z');
    expect(await rateShown()).toEqual([5, 5]);
  });
});
