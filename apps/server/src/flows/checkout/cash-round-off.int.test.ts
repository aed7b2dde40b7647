import { formatRupees, paise } from '@ilaneer/domain/money';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { deliverTestOrder, refundGoods, returnsOf } from '../../../testing/shoppers/returned-order.ts';
import { documentsOf, wordsOf } from '../../../testing/shoppers/tax-documents.ts';
import { addGiftCard, newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { returns } from '../../db/schema/order/return.ts';
import type { Mail } from '../../messages/mailer.ts';
import { sendOrderPlacedMail } from '../../modules/order/messages/order-placed-mail.ts';
import { findOrderById } from '../../modules/order/repository.ts';
import { findNamed } from '../books/owed-repository.ts';

const DAMAGED = { position: 1, reason: 'damaged' } as const;
const BY_HAND = ['--reference', 'UPI 9'];

describe('a shop that rounds cash to the rupee (PAYMENT-23)', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let staff: TestStaff;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  beforeAll(async () => {
    shop = await openTestShop({ config: { roundsCash: true } });
    // ₹285.00 plus 18 % and ₹40.00 delivery: ₹376.30, collected ₹376.00.
    pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
    shopper = await newProvenShopper(shop);
    staff = await newTestStaff(shop, ['orders.read', 'orders.edit', 'refunds.issue']);
  });
  afterEach(() => expectTiedBooks(shop.db));
  afterAll(() => shop.close());

  const { download } = documentsOf(() => shop);
  const one = () => [{ ...pack, quantity: 1 }];
  const rowOf = async (id: string) => (await findOrderById(shop.db, id)) ?? expect.fail('no order');
  const seen = async (id: string) =>
    (await shop.call('GET', `/orders/${id}`, { token: shopper.token })).body.order as {
      totalAmount: number;
      pricing: { cashRoundOff?: number };
      payment: { rest: number };
    };
  /** Debits less credits. */
  const balance = async (account: string) => {
    const { rows } = await shop.db.execute<{ sum: string }>(sql`
      select coalesce(sum(case side when 'debit' then amount_paise else -amount_paise end), 0) as sum
      from journal_lines where account = ${account}`);
    return Number(rows[0]?.sum);
  };
  const paidBack = async (id: string) =>
    (await shop.db.select().from(returns).where(eq(returns.orderId, id))).map(
      ({ refundPaise, roundOffPaise }) => [refundPaise, roundOffPaise],
    );

  it('says so before an order is placed, and leaves total and GST as they are', async () => {
    const options = await shop.call('GET', '/payment-options', { token: shopper.token });
    expect(options.body).toMatchObject({ roundsCash: true });
    const id = await placeTestOrder(shop, shopper, one());
    expect(await rowOf(id)).toMatchObject({ totalPaise: 37_630, gstPaise: 5_130, cashRoundOffPaise: -30 });
    expect(await seen(id)).toMatchObject({
      totalAmount: 376.3,
      pricing: { cashRoundOff: -0.3 },
      payment: { rest: 376 },
    });
    expect((await staff.call('GET', `/orders/${id}`)).body.order).toMatchObject({
      money: { total: 376.3, cashRoundOff: -0.3 },
    });
  });

  it('names it as a line of its own in the mail and on the invoice', async () => {
    const id = await deliverTestOrder(shop, shopper, one());
    const mails: Mail[] = [];
    await sendOrderPlacedMail({ ...shop.deps, mailer: async (mail) => void mails.push(mail) })({
      orderId: id,
    });
    for (const words of ['Round-off', '−₹0.30', '₹376.00 (cash on delivery)']) {
      expect(mails[0]?.text).toContain(words);
    }
    const words = wordsOf(await download(shopper, `${id}/invoice`));
    expect(words).toMatch(/Total\n₹376\.30[\s\S]*Round-off to the rupee\n-₹0\.30[\s\S]*₹376\.00/);
  });

  it('rounds no order that is paid otherwise', async () => {
    const id = await placeTestOrder(shop, shopper, one(), { paymentMethod: 'online' });
    expect(await rowOf(id)).toMatchObject({ totalPaise: 37_630, cashRoundOffPaise: 0 });
    expect((await seen(id)).pricing.cashRoundOff).toBeUndefined();
    const card = await addGiftCard(shop, 100_000);
    const byCard = await placeTestOrder(shop, shopper, one(), { giftCardCode: card.code });
    expect(await rowOf(byCard)).toMatchObject({ cashRoundOffPaise: 0, paymentStatus: 'completed' });
  });

  it('rounds what a gift card leaves to be collected', async () => {
    const card = await addGiftCard(shop, 10_075);
    const id = await placeTestOrder(shop, shopper, one(), { giftCardCode: card.code });
    // ₹376.30 − ₹100.75 = ₹275.55.
    expect(await rowOf(id)).toMatchObject({ giftCardPaise: 10_075, cashRoundOffPaise: 45 });
  });

  it('books what the courier has with the round-off apart, and remittances match it (JOURNAL-20)', async () => {
    const before = [await balance('cash-with-couriers'), await balance('round-off')];
    const id = await deliverTestOrder(shop, shopper, one());
    expect(await balance('cash-with-couriers')).toBe((before[0] ?? 0) + 37_600);
    expect(await balance('round-off')).toBe((before[1] ?? 0) + 30);
    const { number } = await rowOf(id);
    expect(await findNamed(shop.db, 'courier', 'India Post', [number])).toMatchObject([{ due: 37_600 }]);
  });

  it('refunds exactly the paid amount for a full return, at once or in parts (RETURN-23)', async () => {
    const whole = await deliverTestOrder(shop, shopper, one());
    const before = await balance('round-off');
    await refundGoods(shop, shopper, whole, [{ ...DAMAGED, quantity: 1 }], ...BY_HAND);
    expect(await paidBack(whole)).toEqual([[37_600, -30]]);
    expect(await balance('round-off')).toBe(before - 30);
    expect(await rowOf(whole)).toMatchObject({ paymentStatus: 'refunded' });
    const [returned] = await returnsOf(shop, shopper, whole);
    const number = returned?.refund?.creditNoteNo ?? expect.fail('no credit note');
    const words = wordsOf(await download(shopper, `${whole}/credit-notes/${encodeURIComponent(number)}`));
    expect(words).toMatch(/Refunded with this note\n₹376\.00[\s\S]*Round-off to the rupee\n₹0\.30/);

    const parts = await deliverTestOrder(shop, shopper, [{ ...pack, quantity: 3 }]);
    const { totalPaise, cashRoundOffPaise } = await rowOf(parts);
    expect(cashRoundOffPaise).not.toBe(0);
    await refundGoods(shop, shopper, parts, [{ ...DAMAGED, quantity: 1 }], ...BY_HAND);
    await refundGoods(shop, shopper, parts, [{ ...DAMAGED, quantity: 2 }], ...BY_HAND);
    const back = await paidBack(parts);
    expect(back.map(([, roundOff]) => roundOff)).toEqual([0, cashRoundOffPaise]);
    expect(back.reduce((sum, [amount]) => sum + (amount ?? 0), 0)).toBe(totalPaise + cashRoundOffPaise);
  });

  it('is worked out again when the items change before they are packed (ORDER-36)', async () => {
    const id = await placeTestOrder(shop, shopper, one());
    const wanted = { lines: [{ position: 1, quantity: 2 }], added: [] };
    const { version } = (
      (await staff.call('GET', `/orders/${id}`)).body.order as { state: { version: number } }
    ).state;
    const shown = await staff.call('POST', `/orders/${id}/lines/preview`, { body: { version, ...wanted } });
    const preview = shown.body.preview as { total: { after: number }; dueOnDelivery: { after: number } };
    const body = { ...wanted, total: preview.total.after };
    expect(await staff.call('PUT', `/orders/${id}/lines`, { body, version })).toMatchObject({ status: 200 });
    const changed = await rowOf(id);
    const due = changed.totalPaise + changed.cashRoundOffPaise;
    expect(due % 100).toBe(0);
    expect(Math.abs(changed.cashRoundOffPaise)).toBeLessThanOrEqual(50);
    expect(preview.dueOnDelivery.after).toBe(due / 100);
  });

  it('pays back by hand no more than was collected', async () => {
    const id = await deliverTestOrder(shop, shopper, one());
    const order = (await staff.call('GET', `/orders/${id}`)).body.order as {
      state: { version: number };
      money: { refundable: number };
    };
    expect(order.money.refundable).toBe(376);
    const { version } = order.state;
    const body = { amount: 376.3, reason: 'Came late', reference: 'UPI 3' };
    const refused = await staff.call('POST', `/orders/${id}/refunds`, { body, version });
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ field: 'amount' }] } });
    expect(JSON.stringify(refused.body)).toContain(formatRupees(paise(37_600)));
  });
});

describe('a shop that does not round (the specification)', () => {
  it('collects the total to the paisa', async () => {
    const shop = await openTestShop();
    try {
      const shopper = await shop.newShopper();
      const pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 10);
      const options = await shop.call('GET', '/payment-options', { token: shopper.token });
      expect(options.body).toMatchObject({ roundsCash: false });
      const id = await placeTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
      expect(await findOrderById(shop.db, id)).toMatchObject({ totalPaise: 37_630, cashRoundOffPaise: 0 });
    } finally {
      await shop.close();
    }
  });
});
