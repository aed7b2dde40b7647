import type { getCart } from '@ilaneer/contract/cart/cart';
import type { getOrder } from '@ilaneer/contract/order/order';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf } from '../../../../testing/replies/cart.ts';
import { ORDER } from '../../../../testing/replies/orders.ts';
import { WAITING } from '../../../../testing/replies/payments.ts';
import { answerShopper, SHOPPER } from '../../../../testing/replies/shop.ts';

const TRYING = "we'll try your payment again over the next few days";

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerShopper(server);
  server.answer<typeof getCart>('GET', '/get-cart', cartOf());
});

const tryAgain = page.getByRole('button', { name: /^Try again/ });
const trying = page.getByText(TRYING);

function answerOrder(change: Partial<OrderView>): void {
  const order = { ...ORDER, ...change };
  server.answer<typeof getOrder>('GET', '/orders/:orderId', { success: true, message: '', order });
}

it('show a sample without a payment (PAYMENT-17, PAYMENT-18)', async () => {
  await renderShop('/payment-failed');
  await expectText('Oh, your Payment Failed!', "we'll try your payment again over the next few days");
  await expectNamed('link', 'Continue shopping');
  await expectAccessible();
  location.hash = '#/payment-success';
  await expectText('Payment Successful!', 'TXN0000000000');
  await expectNamed('link', 'Continue shopping');
  location.hash = '#/order-complete';
  await expectText('Order placed Successful!');
  await expectAccessible();
});

describe('the order in their address', () => {
  it('can not be had, and is shown by another try (ORDER-21)', async () => {
    server.refuse<typeof getOrder>('GET', '/orders/:orderId', { status: 500 });
    await renderShop('/payment-success?order=some-order', { shopper: SHOPPER });
    await expectText('Failed to fetch order details');
    await expectAccessible();
    answerOrder({});
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(page.getByText('Order placed Successful!')).toBeVisible();
  });

  // A cash order has no payment result, regardless of the address.
  it('is shown in its state, for its own shopper', async () => {
    answerOrder({});
    await renderShop('/order-complete', { shopper: SHOPPER });
    for (const route of ['/order-complete', '/payment-success', '/payment-failed']) {
      location.hash = `#${route}?order=${ORDER.id}`;
      await expect.poll(() => location.hash).toBe(`#/order-complete?order=${ORDER.id}`);
      await expectNamed('heading', 'Order placed Successful!');
      await expectText(ORDER.orderNumber);
      await expect.element(page.getByText(/^This is a sample/)).not.toBeInTheDocument();
    }
    const message = 'Order not found or you do not have permission';
    server.refuse<typeof getOrder>('GET', '/orders/:orderId', {
      status: 404,
      code: 'ORDER_NOT_FOUND',
      message,
    });
    location.hash = '#/payment-success?order=OD1';
    await expectText(message);
  });

  it('can be paid again while it waits, and not once it is cancelled', async () => {
    answerOrder(WAITING);
    await renderShop(`/payment-failed?order=${WAITING.id}`, { shopper: SHOPPER });
    await expectNamed('heading', 'Oh, your Payment Failed!');
    await expect.element(trying).toBeVisible();
    await expect.element(tryAgain).toBeVisible();
    await expectAccessible();
    const payment = { ...WAITING.payment, payableUntil: null };
    answerOrder({ ...WAITING, id: 'other', status: 'cancelled', isCancellable: false, payment });
    location.hash = '#/payment-failed?order=other';
    await expectText('Your order is cancelled. No payment for it has reached us.', 'Online, not paid');
    await expect.element(tryAgain).not.toBeInTheDocument();
    await expect.element(trying).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^Buy Again/ })).toBeVisible();
    await expectAccessible();
  });

  it('was paid too late, and its money goes back (PAYMENT-10)', async () => {
    answerOrder({
      ...WAITING,
      ...{ status: 'cancelled', isCancellable: false, paymentStatus: 'refunded' },
      payment: {
        ...WAITING.payment,
        ...{ payableUntil: null, means: { kind: 'upi', network: null, last4: null } },
      },
      cancellation: {
        ...{ cancelledByCustomer: false, cancelledDate: ORDER.createdAt, categoryName: null },
        ...{ cause: 'not paid in time', reason: null, feedback: null },
        ...{ refundAmount: 376.3, refundStatus: 'pending' },
      },
    });
    await renderShop(`/payment-failed?order=${WAITING.id}`, { shopper: SHOPPER });
    await expectNamed('heading', 'Your payment came too late');
    await expectText('UPI, money returned');
    await expect.element(page.getByText(/^₹376\.30 goes back the way you paid/)).toBeVisible();
    await expect.element(trying).not.toBeInTheDocument();
    await expectAccessible();
  });
});
