import type { OrderView } from '@ilaneer/contract/order/order-view';
import { rateIn } from '@ilaneer/domain/pricing/price-mode';
import { deliveryInRupees } from '@ilaneer/domain/setting/delivery-in-rupees';
import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_DIR } from '../../../testing/content-dir.ts';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { deliverTestOrder } from '../../../testing/shoppers/returned-order.ts';
import { addGiftCard, newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { orders } from '../../db/schema/order/order.ts';
import type { Mail } from '../../messages/mailer.ts';
import { sendOrderPlacedMail } from '../../modules/order/order.ts';
import { readHsnRates } from '../../modules/tax-rate/hsn-rates-file.ts';

const PACK = 'tender-coconut-water-pack_V01';
const BAG = 'beach-drawstring-bag_V01';

let shop: TestShop;
let staff: TestStaff;
let shopper: TestShopper;
let pack: Awaited<ReturnType<typeof variantWithStock>>;
let bag: typeof pack;

async function open(options: Parameters<typeof openTestShop>[0] = {}): Promise<void> {
  shop = await openTestShop(options);
  staff = await newTestStaff(shop, [
    'settings.write',
    'orders.read',
    'orders.edit',
    'orders.fulfil',
    'customers.read',
  ]);
  pack = await variantWithStock(shop, PACK, 1_000);
  bag = await variantWithStock(shop, BAG, 1_000);
  shopper = await newProvenShopper(shop);
}

async function takeFee(cashFee: number): Promise<void> {
  const { values, version } = shop.deps.settings.sections().delivery;
  const body = { ...deliveryInRupees(values), cashFee };
  expect((await staff.call('PUT', '/settings/delivery', { version, body })).status).toBe(200);
}

const packs = (quantity: number) => [{ ...pack, quantity }];
const place = (quantity: number, more: object = {}) => placeTestOrder(shop, shopper, packs(quantity), more);
const rowOf = async (id: string) => {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
  return row ?? expect.fail('no order');
};
const view = async (id: string) =>
  (await shop.call('GET', `/orders/${id}`, { token: shopper.token })).body.order as OrderView;
const codChargeOf = async () => (await shop.call('GET', '/get-shipping-rates', {})).body.codCharge;

describe('the fee of Cash on Delivery (PRICING-38)', () => {
  beforeAll(() => open());
  afterEach(() => expectTiedBooks(shop.db));
  afterAll(() => shop.close());

  it('is none unless the shop sets one, and nothing names it then (PRICING-11)', async () => {
    expect(await codChargeOf()).toBe(0);
    const options = await shop.call('GET', '/payment-options', { token: shopper.token });
    expect(options.body).not.toHaveProperty('cashFee');
    const id = await place(1);
    expect((await view(id)).pricing).toMatchObject({ deliveryCharge: 40, codCharge: 0 });
    expect(await rowOf(id)).toMatchObject({ totalPaise: 37_630, cashFeePaise: 0 });
    const { body } = await staff.call('GET', `/orders/${id}`);
    expect(body.order).not.toHaveProperty('money.cashFee');
  });

  it('is named before an order is placed, and agreed to with its total', async () => {
    await takeFee(30);
    expect(await codChargeOf()).toBe(30);
    const { token } = shopper;
    expect((await shop.call('GET', '/payment-options', { token })).body).toMatchObject({ cashFee: 30 });
    const item = packs(2)[0] ?? expect.fail('no item');
    await shop.call('POST', '/add-to-cart', { token, body: item });
    const summaryOf = async (query: string) =>
      (await shop.call('GET', `/best-price${query}`, { token })).body.chosen as { summary: object };
    const plain = await summaryOf('');
    expect(plain.summary).toMatchObject({ delivery: 0, total: 672.6 });
    expect(plain.summary).not.toHaveProperty('cashFee');
    expect((await summaryOf('?paysCash=true')).summary).toMatchObject({
      ...{ delivery: 0, cashFee: 30, gst: 102.6, total: 702.6, totalSavings: 70 },
    });
    const body = { items: [item], deliveryAddress: addressForm(), paymentMethod: 'cod', total: 672.6 };
    const refused = await shop.call('POST', '/place-order', { token, body });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'PRICE_CHANGED',
        data: { current: { total: 702.6, summary: { cashFee: 30, total: 702.6 } } },
      },
    });
    const placed = await shop.call('POST', '/place-order', { token, body: { ...body, total: 702.6 } });
    expect(placed.status).toBe(201);
  });

  it('is part of the delivery charge of the order, and stated by itself to shopper and staff', async () => {
    const id = await deliverTestOrder(shop, shopper, packs(1));
    expect(await rowOf(id)).toMatchObject({
      ...{ deliveryPaise: 7_000, cashFeePaise: 3_000, gstPaise: 5_130, totalPaise: 40_630 },
    });
    expect((await view(id)).pricing).toMatchObject({ deliveryCharge: 40, codCharge: 30 });
    expect((await staff.call('GET', `/orders/${id}`)).body.order).toMatchObject({
      money: { delivery: 40, cashFee: 30, total: 406.3 },
    });
    const mails: Mail[] = [];
    await sendOrderPlacedMail({ ...shop.deps, mailer: async (mail) => void mails.push(mail) })({
      orderId: id,
    });
    for (const words of ['₹40.00', 'Cash on Delivery fee', '₹30.00', '₹406.30 (cash on delivery)']) {
      expect(mails[0]?.text).toContain(words);
    }
  });

  it('is not taken where nothing is paid on delivery, nor by phone', async () => {
    expect(await rowOf(await place(1, { paymentMethod: 'online' }))).toMatchObject({ cashFeePaise: 0 });
    const card = await addGiftCard(shop, 100_000);
    const byCard = { giftCardCode: card.code, giftCardAmount: 376.3 };
    expect(await rowOf(await place(1, byCard))).toMatchObject({ totalPaise: 37_630, cashFeePaise: 0 });
    const small = await addGiftCard(shop, 10_000);
    const inPart = { giftCardCode: small.code, giftCardAmount: 100 };
    expect(await rowOf(await place(1, inPart))).toMatchObject({ totalPaise: 40_630, cashFeePaise: 3_000 });
    const byPhone = await staff.call('POST', '/phone-orders', {
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: {
        customer: { name: 'Asha Menon', phone: '+91 98470 11111', email: '' },
        ...{ address: addressForm(), lines: [{ variantId: PACK, quantity: 2 }] },
        ...{ payment: 'cod', total: 672.6 },
      },
    });
    expect(byPhone.status, JSON.stringify(byPhone.body)).toBe(201);
    expect(await rowOf(String(byPhone.body.orderId))).toMatchObject({ cashFeePaise: 0 });
  });

  it('stays as agreed when the items change, also after the shop takes another', async () => {
    const id = await place(1);
    await takeFee(99);
    const wanted = { lines: [{ position: 1, quantity: 2 }], added: [], total: 702.6 };
    const { version } = await rowOf(id);
    const changed = await staff.call('PUT', `/orders/${id}/lines`, { body: wanted, version });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect(await rowOf(id)).toMatchObject({
      ...{ deliveryPaise: 3_000, cashFeePaise: 3_000, totalPaise: 70_260 },
    });
    await takeFee(30);
  });
});

describe('the fee of Cash on Delivery where prices include GST (PRICING-38)', () => {
  beforeAll(async () => {
    const known = await readHsnRates(CONTENT_DIR);
    await open({ hsnRates: known.map((rate) => rateIn('inclusive', rate)) });
    await takeFee(30);
  });
  afterEach(() => expectTiedBooks(shop.db));
  afterAll(() => shop.close());

  it('includes its GST, by the rates of the goods, and the total grows by the fee alone', async () => {
    const items = [...packs(1), { ...bag, quantity: 1 }];
    const id = await deliverTestOrder(shop, shopper, items);
    const row = await rowOf(id);
    expect(row).toMatchObject({ totalPaise: 55_400, cashFeePaise: 3_000 });
    expect(row.deliveryPaise + row.deliveryGstPaise).toBe(7_000);
    expect((await view(id)).pricing).toMatchObject({ deliveryCharge: 40, codCharge: 30 });
  });

  it('is kept where delivery is free', async () => {
    const row = await rowOf(await place(2));
    expect(row).toMatchObject({ totalPaise: 60_000, cashFeePaise: 3_000 });
    expect(row.deliveryPaise).toBeLessThan(3_000);
    expect((await view(row.id)).pricing).toMatchObject({ deliveryCharge: 0, codCharge: 30 });
  });
});
