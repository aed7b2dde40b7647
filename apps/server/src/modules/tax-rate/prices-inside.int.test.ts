import { rateIn } from '@ilaneer/domain/pricing/price-mode';
import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_DIR } from '../../../testing/content-dir.ts';
import { reconcileTax } from '../../../testing/money/reconcile-tax.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { deliverTestOrder, runReturn } from '../../../testing/shoppers/returned-order.ts';
import { addCoupon } from '../../../testing/shoppers/test-coupon.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { readHsnRates } from './hsn-rates-file.ts';

type Item = Awaited<ReturnType<typeof variantWithStock>>;

// ₹285.00 includes 5 %: two halves of ₹6.79, ₹271.42 net. ₹199.00 includes 18 %: ₹168.64 and ₹30.36. Of
// ₹40.00 delivery the pack bears 285/484: ₹23.55 with ₹1.12 included, the bag ₹16.45 with ₹2.50.
const PLAIN = {
  subtotal: 484,
  gst: 47.56,
  gstIncluded: true,
  gstByRate: [
    { rate: 5, taxable: 293.85, gst: 14.7 },
    { rate: 18, taxable: 182.59, gst: 32.86 },
  ],
  delivery: 40,
  total: 524,
};

describe('a shop whose prices have their GST inside', () => {
  let shop: TestShop;
  let pack: Item;
  let bag: Item;
  let mrps: Record<string, number>;
  beforeAll(async () => {
    const known = await readHsnRates(CONTENT_DIR);
    shop = await openTestShop({ hsnRates: known.map((rate) => rateIn('inclusive', rate)) });
    pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
    bag = await variantWithStock(shop, 'beach-drawstring-bag_V01', 1_000);
    await addCoupon(shop, { code: 'LESS84', amountPaise: 8_400 });
    const rows = await shop.db.select().from(productVariants);
    mrps = Object.fromEntries(rows.map(({ id, mrpPaise }) => [id, mrpPaise / 100]));
  });
  afterAll(() => shop.close());

  const both = () => [
    { ...pack, quantity: 1 },
    { ...bag, quantity: 1 },
  ];
  const mrpOf = ({ variantId }: Item) => mrps[variantId] ?? 0;
  async function fill({ token }: TestShopper): Promise<void> {
    for (const item of both()) await shop.call('POST', '/add-to-cart', { token, body: item });
  }
  async function wordsOf({ token }: TestShopper, path: string): Promise<string> {
    const headers = { authorization: `Bearer ${token}` };
    return (await readPdf((await shop.app.inject({ url: `/api${path}`, headers })).rawPayload)).join('\n');
  }

  it('strikes through only the MRP, and calculates the discount on it', async () => {
    const { body } = await shop.call('GET', `/getProduct/${pack.productId}`);
    const off = Math.round((1 - 285 / mrpOf(pack)) * 100);
    expect(body.product).toMatchObject({
      price: 285,
      originalPrice: mrpOf(pack),
      offerPercentage: off,
      variantCombinations: expect.arrayContaining([
        expect.objectContaining({ gst: 5, gstIncluded: true, gstRate: { percent: 5, above: null } }),
      ]),
    });
  });

  it('sums up the MRPs, subtracts the discount, and adds only delivery', async () => {
    const shopper = await shop.newShopper();
    await fill(shopper);
    const { body } = await shop.call('GET', '/get-cart', { token: shopper.token });
    const totalMRP = mrpOf(pack) + mrpOf(bag);
    expect(body.summary).toMatchObject({ ...PLAIN, totalMRP, discount: totalMRP - 484 });
  });

  it('charges the displayed price, prints taxable values derived from it, and refunds everything to the paisa', async () => {
    const shopper = await shop.newShopper();
    const id = await deliverTestOrder(shop, shopper, both(), { couponCode: 'LESS84' });
    const { body } = await shop.call('GET', `/orders/${id}`, { token: shopper.token });
    // ₹84.00 of ₹484.00: ₹49.46 off the pack leaves ₹235.54, ₹34.54 off the bag ₹164.46.
    expect(body.order).toMatchObject({
      totalAmount: 440,
      pricing: {
        totalMRP: mrpOf(pack) + mrpOf(bag),
        couponSavings: 84,
        subtotal: 400,
        gstIncluded: true,
        deliveryCharge: 40,
        itemsPricing: [
          { unitMrp: mrpOf(pack), unitSellingPrice: 285, taxableValue: 224.32 },
          { unitSellingPrice: 199, taxableValue: 139.38 },
        ],
      },
    });
    await reconcileTax(shop.db, id);
    const invoice = await wordsOf(shopper, `/orders/${id}/invoice`);
    expect(invoice).toContain(['Qty', 'MRP', 'Discount'].join('\n'));
    expect(invoice.match(/Delivery charge/g)).toHaveLength(2);
    expect(invoice).toContain(['Total', '₹440.00'].join('\n'));

    for (const position of [1, 2]) {
      const lines = [{ position, quantity: 1, reason: 'damaged' }];
      await shop.call('POST', `/orders/${id}/returns`, { token: shopper.token, body: { lines } });
      for (const words of [['approve'], ['picked-up'], ['received'], ['refunded', '--reference', 'UPI 1']]) {
        const [move, ...more] = words;
        expect(await runReturn(shop, [`return-${move}`, id, ...more])).toMatchObject({ ok: true });
      }
    }
    const after = await shop.call('GET', `/orders/${id}`, { token: shopper.token });
    expect(after.body.order).toMatchObject({
      returns: [{ refund: { amount: 275.54 } }, { refund: { amount: 164.46 } }],
    });
    await reconcileTax(shop.db, id);
  });

  it('sells at the MRP, and nothing above it', async () => {
    const { token } = await shop.newShopper();
    const set = (mrpPaise: number) =>
      shop.db.update(productVariants).set({ mrpPaise }).where(eq(productVariants.id, bag.variantId));
    const body = {
      productId: bag.productId,
      variantId: bag.variantId,
      quantity: 1,
      deliveryAddress: addressForm(),
      paymentMethod: 'cod',
    };
    await set(19_900);
    expect(await shop.call('POST', '/single-product-place-order', { token, body })).toMatchObject({
      status: 201,
    });
    await expect(set(19_899)).rejects.toThrow();
    await set(Math.round(mrpOf(bag) * 100));
  });
});
