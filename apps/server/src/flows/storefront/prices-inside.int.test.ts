import { rateIn } from '@ilaneer/domain/pricing/price-mode';
import { productPath } from '@ilaneer/domain/storefront/plain-address';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CONTENT_DIR } from '../../../testing/content-dir.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { deliverTestOrder, refundGoods } from '../../../testing/shoppers/returned-order.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { readHsnRates } from '../../modules/tax-rate/hsn-rates-file.ts';
import { headOf } from './head/head-of-page.ts';

const PACK = 'tender-coconut-water-pack_V01';
const ON_TOP = '299.25';

describe('prices with GST inside, outside the shop (PRICING-22, PRICING-24)', () => {
  let shop: TestShop;
  beforeAll(async () => {
    const known = await readHsnRates(CONTENT_DIR);
    shop = await openTestShop({ hsnRates: known.map((rate) => rateIn('inclusive', rate)) });
  });
  afterAll(() => shop.close());

  const read = async (url: string) => (await shop.app.inject({ url })).body;

  it('is one figure in the feeds of merchants, with the MRP as the price before', async () => {
    const google = await read('/feeds/google.xml');
    const item = google.split('<item>').find((one) => one.includes(`<g:id>${PACK}</g:id>`)) ?? '';
    expect(item).toContain('<g:price>355.00 INR</g:price>');
    expect(item).toContain('<g:sale_price>285.00 INR</g:sale_price>');
    expect(item).toContain('<g:maximum_retail_price>355.00 INR</g:maximum_retail_price>');
    const meta = await read('/feeds/meta.csv');
    const row = meta.split('\r\n').find((one) => one.includes(PACK)) ?? '';
    expect(row).toContain('355.00 INR');
    expect(row).toContain('285.00 INR');
    expect(`${item}${row}`).not.toContain(ON_TOP);
  });

  it('are the same in structured data', async () => {
    const id = 'tender-coconut-water-pack';
    const { products } = await shop.deps.catalogue.current();
    const product = products?.find((one) => one.id === id) ?? expect.fail('no pack');
    const { structuredData } = headOf(shop.deps, { kind: 'product', product }, productPath(id));
    const data = JSON.stringify(structuredData);
    expect(data).toMatch(/"price":"?285(\.00)?\b/);
    expect(data).toMatch(/"price":"?355(\.00)?\b/);
    expect(data).not.toContain(ON_TOP);
  });

  it('is the same figure in suggestions of the search', async () => {
    const { body } = await shop.call('GET', '/search?q=tender%20coconut%20water');
    const hits = body.hits as { productId: string }[];
    expect(hits.find(({ productId }) => productId === 'tender-coconut-water-pack')).toMatchObject({
      priceFrom: 285,
      gst: 5,
      gstIncluded: true,
    });
  });

  it('is the same figure in the mails of an order and of its refund, with the GST below the total', async () => {
    const shopper = await shop.newShopper();
    const pack = { ...(await variantWithStock(shop, PACK, 100)), quantity: 1 };
    const id = await deliverTestOrder(shop, shopper, [pack]);
    const { body } = await shop.call('GET', `/orders/${id}`, { token: shopper.token });
    const { orderNumber } = body.order as { orderNumber: string };
    await refundGoods(
      shop,
      shopper,
      id,
      [{ position: 1, quantity: 1, reason: 'damaged' }],
      '--reference',
      'UPI 1',
    );
    const mails = async () => {
      const outbox = (await shop.call('GET', '/sandbox/outbox')).body;
      const all = Object.values(outbox).find(Array.isArray) as unknown[];
      return all.map((one) => JSON.stringify(one)).filter((one) => one.includes(orderNumber));
    };
    await vi.waitFor(
      async () => {
        const sent = await mails();
        // 285.00 and 40.00 include two halves of 6.79 and 0.95.
        expect(sent.some((one) => one.includes('₹325.00') && one.includes('Includes GST'))).toBe(true);
        expect(sent.some((one) => /refund/i.test(one) && one.includes('₹325.00'))).toBe(true);
      },
      { timeout: 20_000 },
    );
    expect((await mails()).join()).toContain('₹15.48');
    expect((await mails()).join()).not.toContain(ON_TOP);
  });
});
