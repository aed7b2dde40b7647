import { systemActor } from '@ilaneer/domain/actor/actor';
import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { decideAtGateway, readOrder, startPayment } from '../../../testing/shoppers/pay-online.ts';
import {
  addGiftCard,
  ledgerOfCard,
  newProvenShopper,
  type TestGiftCard,
} from '../../../testing/shoppers/test-gift-card.ts';
import { TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import { messagesTo, testClock } from '../../../testing/shoppers/verification.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { giftCards } from '../../db/schema/balance/gift-card.ts';
import { payments, refunds } from '../../db/schema/order/payment.ts';
import { transactAll } from '../../db/transact.ts';
import { lockAnyOrder } from '../../modules/order/timeline-repository.ts';
import { cancelOrder } from '../fulfilment/cancel-order.ts';
import { expireOrder } from '../settlement/expire-order.ts';
import { refundOrder } from '../settlement/request-refund.ts';

const TOTAL = 67_260;
const REST = TOTAL - 20_000;
const DAY = 24 * 60 * 60;

describe('the gift card of an order whose rest is paid online', () => {
  const clock = testClock();
  let shop: TestShop;
  let shopper: TestShopper;
  let pack: { productId: string; variantId: string };
  beforeAll(async () => {
    shop = await openTestShop({ now: clock.now });
    pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
    shopper = await newProvenShopper(shop);
  });
  afterEach(() => expectTiedBooks(shop.db));
  afterAll(() => shop.close());

  const newCard = (worth = 20_000) => addGiftCard(shop, worth, {}, clock.now);
  const order = async ({ code }: TestGiftCard, paymentMethod = 'prepaid'): Promise<string> => {
    const { body } = await shop.call('POST', '/single-product-place-order', {
      token: shopper.token,
      body: {
        productId: pack.productId,
        variantId: pack.variantId,
        quantity: 2,
        deliveryAddress: { ...addressForm(), email: shopper.email },
        paymentMethod,
        giftCardCode: code,
      },
    });
    return String(body.orderId);
  };
  const cancel = (orderId: string) =>
    shop.call('POST', `/orders/${orderId}/cancel`, { token: shopper.token, body: {} });
  const giveUp = async (orderId: string) => {
    clock.pass(16 * 60);
    await expireOrder(shop.deps, systemActor('clock'), orderId);
  };
  const balanceOf = async ({ id }: TestGiftCard) => {
    const { balance, spent, initial } = await ledgerOfCard(shop, id);
    expect(balance + spent).toBe(initial);
    return balance;
  };

  it('is taken and given back in the name of whose act it is (GIFT-CARD-11)', async () => {
    const card = await newCard();
    const orderId = await order(card);
    await giveUp(orderId);
    await cancel(await order(card));
    const { rows } = await shop.db.$client.query(
      `select kind || ': ' || actor_kind || ' ' || actor_id as entry from gift_card_entries
       where gift_card_id = $1 order by id`,
      [card.id],
    );
    expect(rows.map(({ entry }) => entry)).toEqual([
      `held: shopper ${shopper.userId}`,
      'returned: system clock',
      `held: shopper ${shopper.userId}`,
      `returned: shopper ${shopper.userId}`,
    ]);
  });

  it('is held while the payment is awaited, and the gateway is asked for the rest alone, again and again', async () => {
    const card = await newCard();
    const orderId = await order(card);
    expect(await balanceOf(card)).toBe(0);
    expect(await readOrder(shop, shopper, orderId)).toMatchObject({
      status: 'pending',
      payment: { amount: 672.6, rest: 472.6, giftCard: { last4: card.last4, amount: 200 } },
    });
    const declined = await startPayment(shop, shopper, orderId);
    await decideAtGateway(shop, declined, 'decline');
    const payment = await startPayment(shop, shopper, orderId, { method: 'upi' });
    const attempts = await shop.db.select().from(payments).where(eq(payments.orderId, orderId));
    expect(attempts.map(({ amountPaise }) => amountPaise)).toEqual([REST, REST]);
    await decideAtGateway(shop, payment, 'approve');
    expect(await readOrder(shop, shopper, orderId)).toMatchObject({
      status: 'placed',
      paymentStatus: 'completed',
    });
    expect(await balanceOf(card)).toBe(0);
  });

  it('comes back when the order is given up, and is taken again when the payment comes late', async () => {
    const card = await newCard();
    const orderId = await order(card);
    const payment = await startPayment(shop, shopper, orderId);
    await giveUp(orderId);
    expect(await balanceOf(card)).toBe(20_000);
    await decideAtGateway(shop, payment, 'approve');
    expect(await readOrder(shop, shopper, orderId)).toMatchObject({ status: 'placed' });
    expect(await balanceOf(card)).toBe(0);
  });

  it('spent elsewhere is not spent twice: the late payment is refunded', async () => {
    const card = await newCard();
    const orderId = await order(card);
    const payment = await startPayment(shop, shopper, orderId);
    await giveUp(orderId);
    await order(card, 'cod');
    expect(await balanceOf(card)).toBe(0);
    await decideAtGateway(shop, payment, 'approve');
    const late = await readOrder(shop, shopper, orderId);
    expect(late).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    expect(late.trackingStages.map(({ stage }) => stage)).toContain('refund_requested');
    expect(await balanceOf(card)).toBe(0);
  });

  it('gets its part back at once when a paid order is cancelled, and the bank gets the rest', async () => {
    const card = await newCard();
    const orderId = await order(card);
    await decideAtGateway(shop, await startPayment(shop, shopper, orderId), 'approve');
    const cancelled = await cancel(orderId);
    // The job may have sent it before the reply.
    const refundStatus = expect.stringMatching(/^(?:pending|sent)$/);
    expect(cancelled).toMatchObject({
      status: 200,
      body: { order: { cancellation: { refundAmount: 672.6, refundStatus } } },
    });
    await cancel(orderId);
    expect(await balanceOf(card)).toBe(20_000);
    const back = await shop.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    expect(back.map(({ amountPaise }) => amountPaise)).toEqual([REST]);
    const refundIn = async () => (await readOrder(shop, shopper, orderId)).cancellation?.refundStatus;
    await expect.poll(refundIn, { timeout: 20_000 }).toBe('sent');
    const read = await readOrder(shop, shopper, orderId);
    expect(read.paymentStatus).toBe('refunded');
    expect(read.trackingStages.map(({ stage }) => stage)).toContain('gift_card_returned');
  });

  it('is named in the mails, with its payment and refund', async () => {
    const card = await newCard();
    const orderId = await order(card, 'cod');
    await cancel(orderId);
    await vi.waitFor(
      async () => {
        const texts = (await messagesTo(shop, shopper.email)).map(({ body }) => body).join('\n');
        expect(texts).toContain(`Gift card ••${card.last4}: −₹200.00`);
        expect(texts).toContain('Rest: ₹472.60 (cash on delivery)');
        expect(texts).toContain(`₹200.00 are back on your gift card ••${card.last4}.`);
      },
      { timeout: 20_000 },
    );
  });

  it('that expired before is valid for 90 more days', async () => {
    const card = await newCard(100_000);
    const orderId = await order(card, 'online');
    const soon = new Date(clock.now().getTime() + 1_000);
    await shop.db.update(giftCards).set({ expiresAt: soon }).where(eq(giftCards.id, card.id));
    clock.pass(2 * DAY);
    const { token } = await newProvenShopper(shop);
    const check = () => shop.call('POST', '/gift-cards/check', { token, body: { code: card.code } });
    expect(await check()).toMatchObject({ status: 400, body: { message: 'This gift card has expired' } });
    // The shopper's session has expired, so staff cancel.
    await cancelOrder(shop.deps, TEST_STAFF, { orderId, reason: null, category: null, feedback: null });
    const until = new Date(clock.now().getTime() + 90 * DAY * 1_000).toISOString();
    expect(await check()).toMatchObject({
      status: 200,
      body: { giftCard: { balance: 1_000, expiresAt: until } },
    });
    shopper = await newProvenShopper(shop);
  });

  it('is refunded first when a part of the order is', async () => {
    const card = await newCard();
    const orderId = await order(card);
    await decideAtGateway(shop, await startPayment(shop, shopper, orderId), 'approve');
    const refund = (amount: number | 'all') =>
      transactAll(shop.db, async (tx) => {
        const held = await lockAnyOrder(tx, orderId);
        if (held === null) throw new Error('no order');
        return refundOrder(tx, shop.deps, TEST_STAFF, held, { amount, cause: 'order cancelled' });
      });
    await refund(15_000);
    expect(await balanceOf(card)).toBe(15_000);
    await refund(10_000);
    expect(await balanceOf(card)).toBe(20_000);
    const amounts = async () =>
      (await shop.db.select().from(refunds).where(eq(refunds.orderId, orderId))).map(
        ({ amountPaise }) => amountPaise,
      );
    expect(await amounts()).toEqual([5_000]);
    await expect(refund(REST)).rejects.toThrow('more than it took');
    expect(await refund('all')).toMatchObject({ paymentStatus: 'refunded' });
    expect(await refund('all')).toMatchObject({ paymentStatus: 'refunded' });
    expect((await amounts()).sort()).toEqual([REST - 5_000, 5_000].sort());
    expect(await balanceOf(card)).toBe(20_000);
  });
});
