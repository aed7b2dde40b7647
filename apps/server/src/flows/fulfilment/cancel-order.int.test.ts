import { CANCEL_REASONS } from '@ilaneer/domain/order/cancel-reasons';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stockOf, variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { placeTestOrder, putInStatus } from '../../../testing/shoppers/test-order.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';

const PACK = 'tender-coconut-water-pack_V01';
const PATHS = [
  (id: string) => `/cancel-order/${id}`,
  (id: string) => `/request-cancel-order/${id}`,
  (id: string) => `/orders/${id}/cancel`,
];

describe('cancelling an order of one’s own', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  beforeAll(async () => {
    shop = await openTestShop();
    pack = await variantWithStock(shop, PACK, 1_000);
    // Unverified addresses get few order mails a day.
    shopper = await newProvenShopper(shop);
  });
  afterAll(() => shop.close());

  const newOrder = () => placeTestOrder(shop, shopper, [{ ...pack, quantity: 2 }]);
  const post = (path: string, body?: unknown, token = shopper.token) =>
    shop.call('POST', path, { token, body });
  const why = { reason: 'delivery-too-long', categoryName: 'delivery_issue', feedback: 'I leave on Friday' };

  it.each(CANCEL_REASONS)('takes the reason $id by its name and keeps it in words', async (reason) => {
    const id = await newOrder();
    const { status, body } = await post(`/cancel-order/${id}`, {
      reason: reason.id,
      categoryName: reason.category,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: 'Order cancelled successfully',
      data: {
        orderId: id,
        orderNumber: expect.stringMatching(/^OD\d+$/),
        cancellation: {
          cancelledByCustomer: true,
          reason: reason.label,
          categoryName: reason.category,
          feedback: null,
          refundStatus: 'not_applicable',
        },
      },
      order: { status: 'cancelled', isCancellable: false, isCancelledbyCustomer: true },
    });
  });

  it.each([
    ['flat', why],
    ['as cancelreason', { ...why, reason: undefined, cancelreason: why.reason }],
    ['nested', { cancellation: why }],
  ])('reads reason and feedback %s', async (_, body) => {
    const id = await newOrder();
    expect(await post(`/orders/${id}/cancel`, body)).toMatchObject({
      status: 200,
      body: {
        order: {
          cancellation: {
            reason: 'Delivery is taking too long',
            categoryName: 'delivery_issue',
            feedback: 'I leave on Friday',
          },
        },
      },
    });
  });

  it('answers a request for a cancellation with one that is granted', async () => {
    const id = await newOrder();
    expect(await post(`/request-cancel-order/${id}`, why)).toMatchObject({
      status: 200,
      body: {
        data: {
          orderId: id,
          cancellationRequest: { status: 'approved', estimatedReviewTime: '24-48 hours' },
        },
      },
    });
  });

  it('puts the units back once, and writes a mail', async () => {
    const id = await newOrder();
    const before = (await stockOf(shop, PACK)) ?? 0;
    const first = await post(`/cancel-order/${id}`, why);
    for (const path of PATHS) {
      expect(await post(path(id), { ...why, reason: 'changed-mind' })).toMatchObject({
        status: 400,
        body: { code: 'ORDER_ALREADY_CANCELLED', message: 'Order is already cancelled' },
      });
    }
    expect(await stockOf(shop, PACK)).toBe(before + 2);
    const { orderNumber } = first.body.data as { orderNumber: string };
    await vi.waitFor(
      async () => {
        const outbox = JSON.stringify((await shop.call('GET', '/sandbox/outbox')).body);
        expect(outbox).toContain(`order ${orderNumber} is cancelled`);
      },
      { timeout: 20_000 },
    );
  });

  it.each([
    [{}, 'reason'],
    [{ reason: '  ', categoryName: 'mistake' }, 'reason'],
    [{ reason: 'changed-mind' }, 'categoryName'],
  ])('asks earlier clients for reason and category: %j', async (body, field) => {
    const id = await newOrder();
    for (const path of PATHS.slice(0, 2)) {
      expect(await post(path(id), body)).toMatchObject({
        status: 400,
        body: {
          code: 'VALIDATION_FAILED',
          error: 'Cancellation reason and category name are required',
          fields: [{ field }],
        },
      });
    }
  });

  it('says that feedback is text in the words of earlier clients (ORDER-23)', async () => {
    const id = await newOrder();
    const message = 'Feedback must be a string';
    for (const body of [{ feedback: 5 }, { cancellation: { feedback: ['late'] } }]) {
      expect(await post(`/cancel-order/${id}`, body)).toMatchObject({ status: 400, body: { message } });
    }
  });

  it('takes feedback of 500 characters and refuses 501', async () => {
    const id = await newOrder();
    const refused = await post(`/cancel-order/${id}`, { ...why, feedback: 'x'.repeat(501) });
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ field: 'feedback' }] } });
    expect(await post(`/cancel-order/${id}`, { ...why, feedback: 'x'.repeat(500) })).toMatchObject({
      status: 200,
    });
  });

  it.each(PATHS)('is refused once it is shipped, to strangers and for no order: %s', async (path) => {
    const id = await newOrder();
    const stranger = await shop.newShopper();
    expect(await post(path(id), why, stranger.token)).toMatchObject({
      status: 404,
      body: { code: 'ORDER_NOT_FOUND' },
    });
    expect(await post(path('no-order'), why)).toMatchObject({ status: 404 });
    for (const status of ['shipped', 'in transit', 'delivered'] as const) {
      await putInStatus(shop, id, status);
      expect(await post(path(id), why)).toMatchObject({
        status: 409,
        body: { code: 'ORDER_NOT_CANCELLABLE', message: 'Order cannot be cancelled at this stage' },
      });
    }
  });
});
