import { rateIn } from '@ilaneer/domain/pricing/price-mode';
import { addressForm } from '@ilaneer/testing/address-form';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_DIR } from '../../../testing/content-dir.ts';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { reconcileTax } from '../../../testing/money/reconcile-tax.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { deliverTestOrder, refundGoods } from '../../../testing/shoppers/returned-order.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { readHsnRates } from '../tax-rate/hsn-rates-file.ts';

const IN_CHENNAI = { ...addressForm(), city: 'Chennai', state: 'Tamil Nadu', zipCode: '600001' };
const TAMIL_NADU = {
  gstin: '33AABCT1332L1ZL',
  legalName: 'Marina Foods Private Limited',
  addressLine1: '2 Mount Road',
  addressLine2: '',
  city: 'Chennai',
  pinCode: '600002',
};

// ₹285.00 with 5 % included and ₹40.00 delivery: 285 × 2.5 / 105 = ₹6.786 twice, 285 × 5 / 105 = ₹13.571.
const INSIDE = { gst: 15.48, cgst: 7.74, sgst: 7.74, igst: 0, roundOff: 0 };
const OUTSIDE = { gst: 15.47, cgst: 0, sgst: 0, igst: 15.47, roundOff: 0 };

describe('GST inside prices (PRICING-29)', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let staff: TestStaff;
  let pack: Awaited<ReturnType<typeof variantWithStock>> & { readonly quantity: number };
  beforeAll(async () => {
    const known = await readHsnRates(CONTENT_DIR);
    shop = await openTestShop({ hsnRates: known.map((rate) => rateIn('inclusive', rate)) });
    pack = { ...(await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000)), quantity: 1 };
    shopper = await shop.newShopper();
    staff = await newTestStaff(shop, ['orders.read', 'orders.edit', 'customers.read']);
  });
  afterEach(() => expectTiedBooks(shop.db));
  afterAll(() => shop.close());

  const pricingOf = async (id: string) => {
    const { body } = await shop.call('GET', `/orders/${id}`, { token: shopper.token });
    return (body.order as { pricing: object }).pricing;
  };
  const edit = async (id: string, path: string, change: object | null) => {
    const { body } = await staff.call('GET', `/orders/${id}`);
    const { version } = (body.order as { state: { version: number } }).state;
    const how = change === null ? 'DELETE' : 'PUT';
    const edited = await staff.call(how, `/orders/${id}/${path}`, {
      ...(change && { body: change }),
      version,
    });
    expect(edited).toMatchObject({ status: 200 });
  };

  it('is worked back as one head for goods that leave the state, on the order and on its credit note', async () => {
    const more = { deliveryAddress: IN_CHENNAI };
    const id = await deliverTestOrder(shop, shopper, [pack], more);
    expect(await pricingOf(id)).toMatchObject({
      ...OUTSIDE,
      total: 325,
      gstByRate: [{ rate: 5, taxable: 309.53, gst: 15.47 }],
      itemsPricing: [{ taxableValue: 271.43, gstAmount: 13.57, total: 285 }],
    });
    const damaged = { position: 1, quantity: 1, reason: 'damaged' } as const;
    await refundGoods(shop, shopper, id, [damaged], '--reference', 'UPI 1');
    await reconcileTax(shop.db, id);
  });

  it('is calculated again when the place of supply changes, and the paid amount stays', async () => {
    const id = await placeTestOrder(shop, shopper, [pack]);
    expect(await pricingOf(id)).toMatchObject({ ...INSIDE, total: 325 });
    for (const [path, change, told] of [
      ['address', IN_CHENNAI, OUTSIDE],
      ['address', { ...IN_CHENNAI, addressLine1: '9 Other Street' }, OUTSIDE],
      ['address', addressForm(), INSIDE],
      ['business', TAMIL_NADU, OUTSIDE],
      ['business', null, INSIDE],
    ] as const) {
      await edit(id, path, change);
      expect(await pricingOf(id)).toMatchObject({ ...told, total: 325 });
      await reconcileTax(shop.db, id);
    }
  });

  it('is worked back for the address that place-order brings, of a cart that was opened without one (CHECKOUT-22)', async () => {
    const { token } = await shop.newShopper();
    await shop.call('POST', '/add-to-cart', { token, body: pack });
    const opened = await shop.call('POST', '/create-order', { token, body: { amount: 325 } });
    expect(opened).toMatchObject({ status: 200, body: { amount: 32_500 } });
    const { body } = await shop.call('POST', '/place-order', {
      token,
      body: { items: [pack], deliveryAddress: IN_CHENNAI, paymentMethod: 'online' },
    });
    expect(body).toMatchObject({
      orderId: opened.body.shopOrderId,
      order: { pricing: OUTSIDE, totalAmount: 325, deliveryAddress: { state: 'Tamil Nadu' } },
    });
    await reconcileTax(shop.db, String(body.orderId));
  });
});
