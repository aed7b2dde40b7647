import type { getCart } from '@ilaneer/contract/cart/cart';
import type { cancelOrder } from '@ilaneer/contract/order/cancel-order';
import type { getOrder, getOrders } from '@ilaneer/contract/order/order';
import type { getOrderPayment, startPayment } from '@ilaneer/contract/payment/payment';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAlert, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { breakCall, FAULTS, logInElsewhere, settled, wordsOf } from '../../../../testing/faults.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf } from '../../../../testing/replies/cart.ts';
import { answerCheckout } from '../../../../testing/replies/checkout.ts';
import { ordersOf } from '../../../../testing/replies/orders.ts';
import { NO_PAYMENT, UPI_PAYMENT, WAITING } from '../../../../testing/replies/payments.ts';
import { answerShopper, SHOPPER } from '../../../../testing/replies/shop.ts';

const card = page.getByRole('article', { name: /^Order #/ });

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerShopper(server);
  answerCheckout(server);
  server.answer<typeof getCart>('GET', '/get-cart', cartOf());
  server.answer<typeof getOrders>('GET', '/orders', ordersOf(WAITING));
  server.answer<typeof getOrder>('GET', '/orders/:orderId', { success: true, message: '', order: WAITING });
  server.answer<typeof getOrderPayment>('GET', '/orders/:orderId/payment', NO_PAYMENT);
});

async function openOrders(): Promise<void> {
  await renderShop('/order-details', { shopper: SHOPPER });
  await expect.element(card).toBeVisible();
}

describe('the orders are read', () => {
  it.each(FAULTS)('%s: says why, and shows them at another try', async (fault) => {
    await breakCall<typeof getOrders>(server, 'GET', '/orders', fault);
    await renderShop('/order-details', { shopper: SHOPPER });
    await expectAlert(wordsOf(fault));
    await settled();
    server.answer<typeof getOrders>('GET', '/orders', ordersOf(WAITING));
    if (fault === 401) logInElsewhere();
    else await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(card).toBeVisible();
  });
});

describe('a payment is asked about', () => {
  const openPayment = () => renderShop(`/payment-pending?order=${WAITING.id}`, { shopper: SHOPPER });

  it.each(FAULTS)('%s: names the reason, and works at another try', async (fault) => {
    await breakCall<typeof getOrderPayment>(server, 'GET', '/orders/:orderId/payment', fault);
    await openPayment();
    await expectAlert(wordsOf(fault));
    await settled();
    server.answer<typeof getOrderPayment>('GET', '/orders/:orderId/payment', NO_PAYMENT);
    if (fault === 401) logInElsewhere();
    else await page.getByRole('button', { name: 'Try Again' }).click();
    await expectText('Your order is kept. Choose how you would like to pay for it.');
  });

  it('late: says that it asks', async () => {
    server.hang<typeof getOrderPayment>('GET', '/orders/:orderId/payment');
    await openPayment();
    await expectText('Asking how your payment stands');
  });
});

describe('a payment is started', () => {
  const payNow = page.getByRole('button', { name: /^Pay now/ });
  const dialog = page.getByRole('dialog', { name: 'How would you like to pay?' });
  const upi = dialog.getByRole('radio', { name: /UPI/ });
  const pay = dialog.getByRole('button', { name: /^Pay ₹/ });

  beforeEach(async () => {
    await openOrders();
    await payNow.click();
    await expect.element(upi).toBeChecked();
  });

  it.each(FAULTS)('%s: says why, and the order stays payable', async (fault) => {
    await breakCall<typeof startPayment>(server, 'POST', '/orders/:orderId/payments', fault);
    await pay.click();
    await expectAlert(wordsOf(fault));
    if (fault === 401) logInElsewhere();
    // A refusal means stale data: the form closes.
    if (fault === 409 || fault === 401) {
      await expect.element(dialog).not.toBeInTheDocument();
      await payNow.click();
    }
    await expect.element(upi).toBeChecked();
    server.act<typeof startPayment>('POST', '/orders/:orderId/payments', () => {
      const { payment } = UPI_PAYMENT;
      server.answer<typeof getOrderPayment>('GET', '/orders/:orderId/payment', { ...NO_PAYMENT, payment });
      return UPI_PAYMENT;
    });
    await pay.click();
    await expect
      .element(page.getByRole('img', { name: 'QR code of this payment for your UPI app' }))
      .toBeVisible();
  });

  it('late: holds the button', async () => {
    server.hang<typeof startPayment>('POST', '/orders/:orderId/payments');
    await pay.click();
    await expect.element(pay).toHaveAttribute('aria-busy', 'true');
  });
});

describe('an order is cancelled', () => {
  const button = page.getByRole('button', { name: /^Cancel order OD/ });
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  const byMistake = dialog.getByRole('radio', { name: 'I ordered by mistake' });
  const more = dialog.getByRole('textbox', { name: 'Anything else? (optional)' });
  const confirm = () => dialog.getByRole('button', { name: 'Cancel order' }).click();

  const openDialog = async () => {
    await button.click();
    await byMistake.click();
    await more.fill('Twice, in fact.');
  };

  beforeEach(async () => {
    await openOrders();
    await openDialog();
  });

  it.each(FAULTS)('%s: says why, and it can be tried again', async (fault) => {
    await breakCall<typeof cancelOrder>(server, 'POST', '/orders/:orderId/cancel', fault);
    await confirm();
    await expectAlert(wordsOf(fault));
    if (fault === 401) logInElsewhere();
    if (fault === 409 || fault === 401) {
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(button).toBeEnabled();
      await openDialog();
    }
    await expect.element(byMistake).toBeChecked();
    await expect.element(more).toHaveValue('Twice, in fact.');
    const cancelled = { ...WAITING, status: 'cancelled' as const, isCancellable: false };
    server.act<typeof cancelOrder>('POST', '/orders/:orderId/cancel', () => {
      server.answer<typeof getOrders>('GET', '/orders', ordersOf(cancelled));
      return { success: true, message: 'Order cancelled', order: cancelled };
    });
    await confirm();
    await expectAlert('Order OD1001 is cancelled.');
    await expect.element(button).not.toBeInTheDocument();
  });

  it('late: says that it is on its way', async () => {
    server.hang<typeof cancelOrder>('POST', '/orders/:orderId/cancel');
    await confirm();
    await expectText('Cancelling...');
  });
});
