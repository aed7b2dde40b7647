import type { Page } from '@playwright/test';
import { goToPayment, placeOrderButton } from '../support/checkout.ts';
import { expectFailed, expectPaid, placeOrderByCard } from '../support/pay.ts';
import { expect, test } from '../support/shop-test.ts';
import { expectSoundPage } from '../support/sound-page.ts';

// The shop of these tests has no keys of Razorpay, so its headers let no script of others in; here one stands in.
test.use({ bypassCSP: true });

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';
const PROOF = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'signed' };

type Cards = { readonly customerId: string | null; readonly savesCard: boolean };

/** Lets the shop answer as with Razorpay: payments open in a window, whose script notes what it was given. */
async function takeRazorpay(
  page: Page,
  cards: Cards = { customerId: null, savesCard: false },
): Promise<void> {
  await page.route('**/api/orders/*/payment*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    if (body.payment !== null) {
      const checkout = {
        kind: 'window',
        script: SCRIPT,
        keyId: 'rzp_1',
        gatewayOrderId: 'order_1',
        ...cards,
      };
      body.payment = { ...body.payment, upi: null, checkout: { ...checkout, amountPaise: 37_630 } };
    }
    await route.fulfill({ response, json: body });
  });
  await page.route(SCRIPT, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.opened = [];
        window.Razorpay = function (options) { this.open = () => { window.opened.push(options); }; };`,
    }),
  );
}

const opened = (page: Page) => page.evaluate<number>('window.opened?.length ?? 0');

test('the gateway’s window opens over the page that waits, and what it brings back goes to the server', async ({
  page,
  calls,
  shopper,
  allowProblems,
}) => {
  allowProblems(/status of 400/);
  await takeRazorpay(page);
  await goToPayment(page, calls, shopper);
  expect(await page.locator(`script[src="${SCRIPT}"]`).count()).toBe(0);
  await page.getByRole('radio', { name: 'UPI' }).check();
  await placeOrderButton(page).click();
  await expect.poll(() => opened(page)).toBe(1);
  expect(await page.evaluate('window.opened[0]')).toMatchObject({
    key: 'rzp_1',
    order_id: 'order_1',
    amount: 37_630,
    currency: 'INR',
    prefill: { method: 'upi' },
    remember_customer: false,
  });
  expect(await page.evaluate('window.opened[0]')).not.toHaveProperty('customer_id');
  await expectSoundPage(page);

  await test.step('closed and opened again, its script is loaded once', async () => {
    await page.evaluate('window.opened[0].modal.ondismiss()');
    await page.getByRole('button', { name: 'Open the payment window' }).click();
    await expect.poll(() => opened(page)).toBe(2);
    expect(await page.locator(`script[src="${SCRIPT}"]`).count()).toBe(1);
  });

  const sent = page.waitForRequest('**/api/verify-payment');
  await page.evaluate(`window.opened[1].handler(${JSON.stringify(PROOF)})`);
  expect((await sent).postDataJSON()).toEqual(PROOF);
  // A proof that the gateway did not sign pays nothing.
  await expect(page.getByRole('heading', { level: 1, name: 'Complete your payment' })).toBeVisible();
  const [order] = await calls.orders();
  expect(order).toMatchObject({ status: 'pending' });
  await page.unrouteAll({ behavior: 'wait' });
  await calls.cancelOrder(order?.orderId ?? '');
  await expectFailed(page);
});

test('a window that does not load leaves the order to be paid', async ({
  page,
  calls,
  shopper,
  allowProblems,
}) => {
  allowProblems(/checkout\.razorpay\.com/);
  await takeRazorpay(page);
  await page.route(SCRIPT, (route) => route.abort('connectionreset'));
  await goToPayment(page, calls, shopper);
  await page.getByRole('radio', { name: 'UPI' }).check();
  await placeOrderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The payment window did not open.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the payment window' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  // The shop's own gateway again: the same order, paid on its page.
  await page.reload();
  await page.getByRole('link', { name: 'Open the sandbox UPI page' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectPaid(page);
  expect(await calls.orders()).toMatchObject([{ status: 'placed' }]);
});

test('the window saves a card for the customer that the gateway knows, when the shopper asks for that', async ({
  page,
  calls,
  shopper,
}) => {
  await takeRazorpay(page, { customerId: 'cust_1', savesCard: true });
  await goToPayment(page, calls, shopper);
  await placeOrderByCard(page, { saves: true });
  await expect.poll(() => opened(page)).toBe(1);
  expect(await page.evaluate('window.opened[0]')).toMatchObject({
    customer_id: 'cust_1',
    remember_customer: true,
    save: 1,
    prefill: { method: 'card' },
  });
  await page.unrouteAll({ behavior: 'wait' });
});

test('a card that cannot be saved is paid with all the same, and the shopper is told', async ({
  page,
  calls,
  shopper,
}) => {
  await takeRazorpay(page);
  await goToPayment(page, calls, shopper);
  await placeOrderByCard(page, { saves: true });
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your card cannot be saved just now.' }),
  ).toBeVisible();
  await expect.poll(() => opened(page)).toBe(1);
  await page.unrouteAll({ behavior: 'wait' });
});

test('who has proven no address is asked to do that before a card is saved', async ({
  page,
  calls,
  shopper,
}) => {
  await page.route('**/api/payment-options', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), canSaveCard: false } });
  });
  await goToPayment(page, calls, shopper);
  await page.getByRole('radio', { name: 'Credit/Debit cards' }).check();
  await expect(page.getByRole('checkbox', { name: 'Save this card securely' })).toBeDisabled();
  await expectSoundPage(page);
  await page.getByRole('link', { name: 'confirm your email address or mobile number' }).click();
  await expect(page).toHaveURL(/#\/account$/);
  await page.unrouteAll({ behavior: 'wait' });
});
