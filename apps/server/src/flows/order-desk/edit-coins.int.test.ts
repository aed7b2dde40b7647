import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { earnCoinsBy } from '../../../testing/shoppers/earn-coins.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { decideAtGateway, startPayment } from '../../../testing/shoppers/pay-online.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { coinEntries, coinLots } from '../../db/schema/balance/coin.ts';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { orders } from '../../db/schema/order/order.ts';
import { payments } from '../../db/schema/order/payment.ts';
import { payTokenOf } from '../line-edit/line-edit.ts';

const PACK = 'tender-coconut-water-pack_V01';
const BOWL = 'coconut-shell-bowl_V01';
const DAY = 86_400_000;

type Preview = {
  total: { before: number; after: number };
  coins: { before: number; after: number };
  ask: number;
};
type View = { difference: { amount: number; link: string; payableUntil: string } | null };

/** Two packs of ₹500, half in coins. A bowl of ₹490 instead lowers the coin limit and adds delivery. */
describe('a change that lowers the coins of an order and costs more (COIN-14, ORDER-37)', () => {
  const clock = { at: new Date('2026-11-21T10:00:00Z').getTime() };
  let shop: TestShop;
  let staff: TestStaff;
  let shopper: TestShopper;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  beforeAll(async () => {
    shop = await openTestShop({ now: () => new Date(clock.at) });
    staff = await newTestStaff(shop, ['orders.read', 'orders.fulfil', 'orders.edit']);
  });
  beforeEach(async () => {
    pack = await variantWithStock(shop, PACK, 1_000);
    await variantWithStock(shop, BOWL, 1_000);
    await price(PACK, 50_000);
    await price(BOWL, 49_000);
    shopper = await shop.newShopper();
    // ₹12,000 of goods earn 600 coins.
    await earnCoinsBy(shop, shopper, { ...pack, quantity: 24 });
  });
  afterAll(() => shop.close());

  const price = (id: string, paise: number) =>
    shop.db
      .update(productVariants)
      .set({ pricePaise: paise, originalPricePaise: paise, mrpPaise: 90_000 })
      .where(eq(productVariants.id, id));
  const rowOf = async (id: string) => {
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    if (row === undefined) throw new Error('the order is gone');
    return row;
  };
  const balance = async () =>
    Number((await shop.call('GET', '/coins', { token: shopper.token })).body.balance);
  const ledger = async () => {
    const entries = await shop.db.select().from(coinEntries).where(eq(coinEntries.userId, shopper.userId));
    const kept = await shop.db.select().from(coinLots).where(eq(coinLots.userId, shopper.userId));
    expect(entries.reduce((sum, { coins }) => sum + coins, 0)).toBe(
      kept.reduce((sum, { remaining }) => sum + remaining, 0),
    );
    return entries;
  };
  const orderWithCoins = async () => {
    const placed = await shop.call('POST', '/single-product-place-order', {
      token: shopper.token,
      body: { ...pack, quantity: 2, deliveryAddress: addressForm(), paymentMethod: 'prepaid', coins: 500 },
    });
    const id = String((placed.body.order as { id: string }).id);
    await decideAtGateway(shop, await startPayment(shop, shopper, id), 'approve');
    return id;
  };
  const swap = { lines: [{ position: 1, quantity: 1 }], added: [{ variantId: BOWL, quantity: 1 }] };
  const previewOf = async (id: string) => {
    const { version } = await rowOf(id);
    const { body } = await staff.call('POST', `/orders/${id}/lines/preview`, { body: { version, ...swap } });
    return body.preview as Preview;
  };
  const ask = async (id: string) => {
    const { total } = await previewOf(id);
    const { version } = await rowOf(id);
    return staff.call('PUT', `/orders/${id}/lines`, { body: { ...swap, total: total.after }, version });
  };
  const link = (id: string) => encodeURIComponent(payTokenOf(shop.deps, id));
  const payByLink = async (id: string) => {
    const begun = await shop.call('POST', `/pay-links/${link(id)}/payments`, { body: { method: 'card' } });
    const { checkout, id: paymentId } = begun.body.payment as { id: string; checkout: { url: string } };
    return { id: paymentId, gatewayOrderId: checkout.url.split('/').at(-1) ?? '' };
  };
  const keptOf = async (id: string) => {
    const rows = await shop.db.select().from(payments).where(eq(payments.orderId, id));
    return rows.reduce(
      (sum, row) => sum + (row.status === 'created' ? 0 : row.amountPaise - row.refundedPaise),
      0,
    );
  };

  it('asks for the difference, and gives the coins back once, when it is paid', async () => {
    const id = await orderWithCoins();
    expect(await balance()).toBe(100);
    const shown = await previewOf(id);
    expect(shown).toMatchObject({ coins: { before: 500, after: 495 } });
    expect(shown.ask).toBeGreaterThan(0);
    expect(await ask(id)).toMatchObject({ status: 200, body: { asked: shown.ask } });
    expect(await balance()).toBe(100);
    const payment = await payByLink(id);
    await decideAtGateway(shop, payment, 'approve');
    const row = await rowOf(id);
    expect(row).toMatchObject({ coins: 495, totalPaise: Math.round(shown.total.after * 100), heldAt: null });
    expect(await balance()).toBe(105);
    expect(await keptOf(id)).toBe(row.totalPaise);
    await ledger();
    // Later returns concern the remaining use only.
    await staff.call('POST', `/orders/${id}/cancellation`, {
      body: { reason: 'Asked for it' },
      version: row.version,
    });
    expect(await balance()).toBe(600);
    await ledger();
  });

  it('gives nothing back when it is never paid', async () => {
    const id = await orderWithCoins();
    await ask(id);
    const { version } = await rowOf(id);
    await staff.call('DELETE', `/orders/${id}/payment-request`, { version });
    expect(await rowOf(id)).toMatchObject({ coins: 500 });
    expect(await balance()).toBe(100);
    await ledger();
  });

  it('shows its shopper alone what to pay, where, and until when', async () => {
    const id = await orderWithCoins();
    const seen = async () =>
      (await shop.call('GET', `/orders/${id}`, { token: shopper.token })).body.order as View;
    expect((await seen()).difference).toBeNull();
    const { body } = await ask(id);
    const { difference } = await seen();
    expect(difference).toMatchObject({ amount: body.asked, link: payTokenOf(shop.deps, id) });
    expect(Date.parse(difference?.payableUntil ?? '')).toBeGreaterThan(clock.at);
    const stranger = await shop.newShopper();
    expect(await shop.call('GET', `/orders/${id}`, { token: stranger.token })).toMatchObject({ status: 404 });
    await decideAtGateway(shop, await payByLink(id), 'approve');
    expect((await seen()).difference).toBeNull();
  });

  it('is made also where the coins have expired before it is paid, and those that come back can be spent', async () => {
    const id = await orderWithCoins();
    await ask(id);
    const soon = new Date(clock.at + DAY / 4);
    await shop.db.update(coinLots).set({ expiresAt: soon }).where(eq(coinLots.userId, shopper.userId));
    const payment = await payByLink(id);
    clock.at += DAY / 2;
    await decideAtGateway(shop, payment, 'approve');
    expect(await rowOf(id)).toMatchObject({ coins: 495, heldAt: null });
    // The hundred have expired; the five are extended.
    expect(await balance()).toBe(5);
    const [lot] = await shop.db.select().from(coinLots).where(eq(coinLots.userId, shopper.userId));
    expect(lot?.expiresAt.getTime()).toBeGreaterThanOrEqual(clock.at + 30 * DAY);
    await ledger();
  });
});
