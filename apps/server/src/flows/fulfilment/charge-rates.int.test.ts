import { paise } from '@ilaneer/domain/money';
import type { HsnRates } from '@ilaneer/domain/pricing/hsn-rates';
import { rateIn } from '@ilaneer/domain/pricing/price-mode';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONTENT_DIR } from '../../../testing/content-dir.ts';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { decideAtGateway, placeOnlineOrder, startPayment } from '../../../testing/shoppers/pay-online.ts';
import { refundGoods } from '../../../testing/shoppers/returned-order.ts';
import { addGiftCard, newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { placeTestOrder, TEST_STAFF, type TestItem } from '../../../testing/shoppers/test-order.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { payments, refunds } from '../../db/schema/order/payment.ts';
import { findOrderById } from '../../modules/order/repository.ts';
import { findContent, listInvoices } from '../../modules/tax-document/tax-document.ts';
import { readHsnRates } from '../../modules/tax-rate/hsn-rates-file.ts';
import { fulfilOrder } from './fulfil-order.ts';

const [PACK, BAG] = ['tender-coconut-water-pack_V01', 'beach-drawstring-bag_V01'];
const [BEFORE, AFTER] = [Date.parse('2026-11-30T23:30:00+05:30'), Date.parse('2026-12-01T00:30:00+05:30')];
const CHANGES: HsnRates = [
  { hsn: '20098990', from: '2026-12-01', basisPoints: 1_200, above: null },
  { hsn: '42029200', from: '2026-12-01', basisPoints: 500, above: null },
];

describe.each(['exclusive', 'inclusive'] as const)(
  'an order that leaves after its GST rates have changed, prices %s (PRICING-34)',
  (prices) => {
    const isInside = prices === 'inclusive';
    const clock = { at: BEFORE };
    let shop: TestShop;
    let shopper: TestShopper;
    let pack: TestItem;
    let bag: TestItem;
    beforeAll(async () => {
      const rates = [...(await readHsnRates(CONTENT_DIR)), ...CHANGES].map((rate) => rateIn(prices, rate));
      shop = await openTestShop({ hsnRates: rates, now: () => new Date(clock.at++) });
      pack = { ...(await variantWithStock(shop, PACK, 1_000)), quantity: 1 };
      bag = { ...(await variantWithStock(shop, BAG, 1_000)), quantity: 1 };
      shopper = await newProvenShopper(shop);
    });
    beforeEach(() => {
      clock.at = BEFORE;
    });
    afterEach(() => expectTiedBooks(shop.db));
    afterAll(() => shop.close());

    const rowOf = async (id: string) => (await findOrderById(shop.db, id)) ?? expect.fail('no order');
    const leaves = async (id: string) => {
      for (const step of [
        { transition: 'process', orderNumber: id },
        { transition: 'ship', orderNumber: id, courier: 'India Post', trackingNumber: `EK${id.slice(0, 8)}` },
      ] as const) {
        const moved = await fulfilOrder(shop.deps, TEST_STAFF, step);
        if (!moved.ok) throw new Error(JSON.stringify(moved.error));
      }
      return rowOf(id);
    };
    const billOf = async (id: string) => {
      const [invoice] = await listInvoices(shop.db, [id]);
      return (await findContent(shop.db, invoice?.id ?? '')) ?? expect.fail('no bill');
    };
    const payOnline = async (item: TestItem) => {
      const id = await placeOnlineOrder(shop, shopper, item);
      await decideAtGateway(shop, await startPayment(shop, shopper, id), 'approve');
      return id;
    };
    const netPaid = async (id: string) => {
      const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, id));
      return (payment?.amountPaise ?? 0) - (payment?.refundedPaise ?? 0);
    };
    const paid = ({ lines }: Awaited<ReturnType<typeof rowOf>>) =>
      lines.map(({ taxablePaise, gstPaise }) => taxablePaise + gstPaise);

    it('keeps its rates when it leaves before they change', async () => {
      const id = await placeTestOrder(shop, shopper, [pack, bag]);
      const placed = await rowOf(id);
      const sent = await leaves(id);
      expect(sent.lines).toEqual(placed.lines);
      expect(sent.events.map(({ kind }) => kind)).not.toContain('tax_changed');
      clock.at = AFTER;
      expect((await billOf(id)).figures.rates.map(({ basisPoints }) => basisPoints)).toEqual([500, 1_800]);
    });

    it('is billed at the rates of the day of dispatch, and never costs more than agreed', async () => {
      const id = await placeTestOrder(shop, shopper, [pack, bag]);
      const placed = await rowOf(id);
      clock.at = AFTER;
      const sent = await leaves(id);
      expect(sent.lines.map(({ gstBasisPoints }) => gstBasisPoints)).toEqual([1_200, 500]);
      expect(sent.events.map(({ kind }) => kind)).toContain('tax_changed');
      const [water = 0, tote = 0] = paid(placed);
      const [waterNow = 0, toteNow = 0] = paid(sent);
      expect(waterNow).toBe(water);
      expect(toteNow).toBe(isInside ? tote : (placed.lines[1]?.taxablePaise ?? 0) * 1.05);
      if (isInside) expect(sent.totalPaise).toBe(placed.totalPaise);
      else expect(sent.totalPaise).toBeLessThan(placed.totalPaise);
      const { figures } = await billOf(id);
      expect(figures.total).toBe(sent.totalPaise);
      expect(figures.rates.map(({ basisPoints }) => basisPoints)).toEqual([500, 1_200]);
      // Returns follow the bill.
      await fulfilOrder(shop.deps, TEST_STAFF, { transition: 'deliver', orderNumber: id });
      const units = [{ position: 1, quantity: 1, reason: 'damaged' as const }];
      await refundGoods(shop, shopper, id, units, '--reference', 'UPI 1');
    });

    it('never asks for more where a rate rose: the shop bears it', async () => {
      const id = await payOnline(pack);
      const placed = await rowOf(id);
      clock.at = AFTER;
      const sent = await leaves(id);
      expect(sent.totalPaise).toBe(placed.totalPaise);
      expect(await netPaid(id)).toBe(sent.totalPaise);
      const borne = placed.subtotalPaise - sent.subtotalPaise;
      expect(borne).toBeGreaterThan(0);
      expect(sent.discountPaise - placed.discountPaise).toBe(isInside ? 0 : borne);
      expect((await billOf(id)).discounts?.offListPrice).toBe(sent.discountPaise);
    });

    it('gives back what it costs less, the way it was paid', async () => {
      const id = await payOnline(bag);
      const placed = await rowOf(id);
      clock.at = AFTER;
      const sent = await leaves(id);
      const less = placed.totalPaise - sent.totalPaise;
      expect(less > 0).toBe(!isInside);
      expect(await netPaid(id)).toBe(sent.totalPaise);
      const back = await shop.db.select().from(refunds).where(eq(refunds.orderId, id));
      expect(back.map(({ amountPaise, cause }) => [amountPaise, cause])).toEqual(
        isInside ? [] : [[less, 'order changed']],
      );
    });

    it('leaves so much more on a gift card that paid it all, and asks for less on delivery', async () => {
      const card = await addGiftCard(shop, 1_000_000, {}, () => new Date(clock.at));
      const whole = await placeTestOrder(shop, shopper, [bag], { giftCardCode: card.code });
      const part = await addGiftCard(shop, 10_000, {}, () => new Date(clock.at));
      const rest = await placeTestOrder(shop, shopper, [bag], { giftCardCode: part.code });
      clock.at = AFTER;
      const sent = await leaves(whole);
      expect(sent.giftCardPaise).toBe(sent.totalPaise);
      expect(await leaves(rest)).toMatchObject({ giftCardPaise: 10_000, totalPaise: sent.totalPaise });
    });
  },
);

it('keeps the rates of its placing under a flat rate', async () => {
  const shop = await openTestShop();
  try {
    const shopper = await shop.newShopper();
    const item = { ...(await variantWithStock(shop, BAG, 10)), quantity: 1 };
    const id = await placeTestOrder(shop, shopper, [item]);
    for (const step of ['process', 'ship'] as const) {
      const shipment = { courier: 'India Post', trackingNumber: 'EK123456' };
      const moved = await fulfilOrder(shop.deps, TEST_STAFF, {
        orderNumber: id,
        ...(step === 'ship' ? { transition: step, ...shipment } : { transition: step }),
      });
      expect(moved.ok).toBe(true);
    }
    expect(await findOrderById(shop.db, id)).toMatchObject({ gstBasisPoints: paise(1_800) });
  } finally {
    await shop.close();
  }
});
