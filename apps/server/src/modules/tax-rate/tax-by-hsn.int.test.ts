import { addressForm } from '@ilaneer/testing/address-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_DIR } from '../../../testing/content-dir.ts';
import { reconcileTax } from '../../../testing/money/reconcile-tax.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { earnCoinsBy } from '../../../testing/shoppers/earn-coins.ts';
import { stockOf, variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { deliverTestOrder, returnsOf, runReturn } from '../../../testing/shoppers/returned-order.ts';
import { addCoupon } from '../../../testing/shoppers/test-coupon.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { readHsnRates } from './hsn-rates-file.ts';

type Item = Awaited<ReturnType<typeof variantWithStock>>;

const CHENNAI = { ...addressForm(), state: 'Tamil Nadu', city: 'Chennai', zipCode: '600001' };
const START = new Date('2026-11-21T10:00:00Z').getTime();

const PLAIN = {
  subtotal: 484,
  gst: 52.07,
  gstByRate: [
    { rate: 5, taxable: 325, gst: 16.25 },
    { rate: 18, taxable: 199, gst: 35.82 },
  ],
  delivery: 40,
  total: 576.07,
};
// ₹84.00 coupon and ₹41.00 coins leave ₹211.40 and ₹147.60.
const REDUCED = {
  couponSavings: 84,
  coinSavings: 41,
  subtotal: 359,
  gst: 39.14,
  gstByRate: [
    { rate: 5, taxable: 251.4, gst: 12.57 },
    { rate: 18, taxable: 147.6, gst: 26.57 },
  ],
  delivery: 40,
  total: 438.14,
};

describe('a shop that taxes by HSN code', () => {
  let shop: TestShop;
  let pack: Item;
  let bag: Item;
  let notebook: Item;
  beforeAll(async () => {
    let seconds = 0;
    const now = () => new Date(START + seconds++ * 1_000);
    shop = await openTestShop({ hsnRates: await readHsnRates(CONTENT_DIR), now });
    pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
    bag = await variantWithStock(shop, 'beach-drawstring-bag_V01', 1_000);
    notebook = await variantWithStock(shop, 'pocket-notebook_V01', 1_000);
    await addCoupon(shop, { code: 'LESS84', amountPaise: 8_400 });
  });
  afterAll(() => shop.close());

  const both = () => [
    { ...pack, quantity: 1 },
    { ...bag, quantity: 1 },
  ];
  async function shopperWithCoins(): Promise<TestShopper> {
    const shopper = await shop.newShopper();
    await earnCoinsBy(shop, shopper, { ...pack, quantity: 3 });
    return shopper;
  }
  async function fill({ token }: TestShopper): Promise<void> {
    for (const item of both()) await shop.call('POST', '/add-to-cart', { token, body: item });
  }
  const orderOf = async ({ token }: TestShopper, id: string) =>
    (await shop.call('GET', `/orders/${id}`, { token })).body.order;
  const wordsOf = async ({ token }: TestShopper, path: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return readPdf((await shop.app.inject({ url: `/api${path}`, headers })).rawPayload).join('\n');
  };

  it("shows each line's own rate in the catalogue and the cart, and the GST by rate", async () => {
    const shopper = await shop.newShopper();
    await fill(shopper);
    const { body } = await shop.call('GET', '/get-cart', { token: shopper.token });
    const rate = (gst: number) => ({ productDetails: { gst }, variantCombination: { gst } });
    expect(body).toMatchObject({ cart: [rate(5), rate(18)], summary: PLAIN });
    for (const [id, gst] of [
      [pack.productId, 5],
      [bag.productId, 18],
      [notebook.productId, 0],
    ] as const) {
      const found = await shop.call('GET', `/getProduct/${id}`);
      expect(found.body.product).toMatchObject({
        gst,
        taxPercentage: gst,
        variantCombinations: expect.arrayContaining([
          expect.objectContaining({ gst, gstRate: { percent: gst, above: null } }),
        ]),
      });
    }
  });

  it('takes coupon and coins off before GST, in the best price and in the order, to the paisa', async () => {
    const shopper = await shopperWithCoins();
    const { token } = shopper;
    await fill(shopper);
    const priced = await shop.call('GET', '/best-price?couponCode=LESS84&coins=41', { token });
    expect(priced.body).toMatchObject({ chosen: { summary: REDUCED } });
    const order = {
      items: both().map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity })),
      deliveryAddress: addressForm(),
      paymentMethod: 'cod',
      couponCode: 'LESS84',
      coins: 41,
    };
    // The total at a flat 18 %.
    const refused = await shop.call('POST', '/place-order', { token, body: { ...order, total: 463.62 } });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', data: { current: { total: 438.14, summary: REDUCED } } },
    });
    const placed = await shop.call('POST', '/place-order', { token, body: { ...order, total: 438.14 } });
    expect(placed).toMatchObject({
      status: 201,
      body: {
        order: {
          totalAmount: 438.14,
          items: [{ gstRate: 5 }, { gstRate: 18 }],
          pricing: {
            subtotal: 359,
            gst: 39.14,
            gstByRate: REDUCED.gstByRate,
            cgst: 19.57,
            sgst: 19.57,
            igst: 0,
            roundOff: 0,
            itemsPricing: [
              { taxableValue: 211.4, gstAmount: 10.58 },
              { taxableValue: 147.6, gstAmount: 26.56 },
            ],
          },
        },
      },
    });
    await reconcileTax(shop.db, String(placed.body.orderId));
  });

  it('taxes the one item of Buy Now, and delivery with it', async () => {
    const { token } = await shop.newShopper();
    const { productId, variantId } = notebook;
    const body = { productId, variantId, quantity: 1, deliveryAddress: addressForm(), paymentMethod: 'cod' };
    const placed = await shop.call('POST', '/single-product-place-order', { token, body });
    // Notebooks are exempt.
    const pricing = { gst: 0, gstByRate: [{ rate: 0, taxable: 119, gst: 0 }], total: 119 };
    expect(placed).toMatchObject({ status: 201, body: { order: { pricing } } });
  });

  it('prints the taxes of each rate on the invoice, in halves or as IGST', async () => {
    const shopper = await shop.newShopper();
    const id = await deliverTestOrder(shop, shopper, both());
    const words = await wordsOf(shopper, `/orders/${id}/invoice`);
    for (const row of [
      ['1 pc', '300.00', '15.00', '285.00', '7.13', '2.5%', '7.13', '2.5%', '299.26'],
      ['1 pc', '229.00', '30.00', '199.00', '17.91', '9%', '17.91', '9%', '234.82'],
      ['Delivery charge', '200989', '40.00', '1.00', '2.5%', '1.00', '2.5%', '42.00'],
      ['GST', 'Taxable value', 'CGST', 'SGST', '5%', '325.00', '8.13', '8.13', '18%', '199.00'],
      ['Goods', '₹484.00', 'Delivery', '₹40.00', 'Taxable value', '₹524.00', 'CGST', '₹26.04'],
      ['SGST', '₹26.04', 'Round-off', '-₹0.01', 'Total', '₹576.07'],
    ]) {
      expect(words).toContain(row.join('\n'));
    }
    await reconcileTax(shop.db, id);
    const outside = await placeTestOrder(shop, shopper, both(), { deliveryAddress: CHENNAI });
    expect(await orderOf(shopper, outside)).toMatchObject({
      pricing: { cgst: 0, sgst: 0, igst: 52.07, roundOff: 0, total: 576.07 },
    });
  });

  it("gives back a return at its line's own tax, and delivery with its tax once", async () => {
    const shopper = await shopperWithCoins();
    const id = await deliverTestOrder(shop, shopper, both(), { couponCode: 'LESS84', coins: 41 });
    for (const position of [2, 1]) {
      const body = { lines: [{ position, quantity: 1, reason: 'damaged' }] };
      await shop.call('POST', `/orders/${id}/returns`, { token: shopper.token, body });
      for (const words of [['approve'], ['picked-up'], ['received'], ['refunded', '--reference', 'UPI 1']]) {
        const [move, ...more] = words;
        expect(await runReturn(shop, [`return-${move}`, id, ...more])).toMatchObject({ ok: true });
      }
    }
    expect(await orderOf(shopper, id)).toMatchObject({
      returns: [{ refund: { amount: 216.17 } }, { refund: { amount: 221.97 } }],
    });
    await reconcileTax(shop.db, id);
    const [first] = await returnsOf(shop, shopper, id);
    const number = encodeURIComponent(first?.refund?.creditNoteNo ?? '');
    const words = await wordsOf(shopper, `/orders/${id}/credit-notes/${number}`);
    for (const row of [
      ['147.60', '13.28', '9%', '13.28', '9%', '174.16'],
      [
        'GST',
        'Taxable value',
        'CGST',
        'SGST',
        '5%',
        '40.00',
        '1.00',
        '1.00',
        '18%',
        '147.60',
        '13.28',
        '13.28',
      ],
      ['Round-off', '₹0.01', 'Total', '₹216.17'],
    ]) {
      expect(words).toContain(row.join('\n'));
    }
  });

  it('bills goods that bear no tax without naming any, and mixed ones on one document for both', async () => {
    const shopper = await shop.newShopper();
    const [nil, mixed] = [
      await deliverTestOrder(shop, shopper, [{ ...notebook, quantity: 1 }]),
      await deliverTestOrder(shop, shopper, [
        { ...notebook, quantity: 1 },
        { ...bag, quantity: 1 },
      ]),
    ];
    const bill = await wordsOf(shopper, `/orders/${nil}/invoice`);
    expect(bill).toContain('Bill of Supply');
    expect(bill).not.toMatch(/Tax Invoice|CGST|SGST|IGST|Taxable/);
    const both = await wordsOf(shopper, `/orders/${mixed}/invoice`);
    expect(both).toContain('Invoice-cum-Bill of Supply');
    expect(both).toContain('Nil');
    expect(both).toContain('9%');
  });

  it('gives everything back when an order is cancelled', async () => {
    const shopper = await shopperWithCoins();
    const before = await stockOf(shop, bag.variantId);
    const id = await placeTestOrder(shop, shopper, both(), { couponCode: 'LESS84', coins: 41 });
    expect(await stockOf(shop, bag.variantId)).toBe((before ?? 0) - 1);
    const coins = async () => (await shop.call('GET', '/coins', { token: shopper.token })).body.balance;
    expect(await coins()).toBe(1);
    await shop.call('POST', `/orders/${id}/cancel`, { token: shopper.token, body: {} });
    expect(await orderOf(shopper, id)).toMatchObject({ status: 'cancelled' });
    expect(await coins()).toBe(42);
    expect(await stockOf(shop, bag.variantId)).toBe(before);
  });
});
