import { goToPayment, placeOrderButton } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { decide, expectFailed, expectPaid, fillCard, orderByCard } from '../support/pay.ts';
import { letPaymentTimePass } from '../support/payment-time.ts';
import { expect, test } from '../support/shop-test.ts';
import { callsOf, newShopper } from '../support/shopper.ts';
import { expectAccessible, expectSoundPage } from '../support/sound-page.ts';

// Goods that no other test buys, one of them for each screen: the tests of both run at the same time.
const SCARCE = {
  atTheDesk: { choice: { productId: 'paper-carry-bags', variantId: 'paper-carry-bags_V04' }, stock: 2 },
  onThePhone: { choice: { productId: 'coir-scrub-brush', variantId: 'coir-scrub-brush_V04' }, stock: 3 },
} as const;
const WAITING = { name: 'Complete your payment' } as const;

test('the ways to pay stand in their order, and of the card fields the CVV never leaves the browser', {
  tag: '@phone',
}, async ({ page, calls, shopper }) => {
  await goToPayment(page, calls, shopper);
  const group = page.getByRole('radiogroup', { name: 'Payment method' });
  // Saved cards are offered to who has some.
  await expect(group.getByRole('radio')).toHaveCount(4);
  expect(
    await group.getByRole('radio').evaluateAll((radios) => radios.map((one) => one.getAttribute('value'))),
  ).toEqual(['cod', 'card', 'upi', 'gift-card']);
  await expect(page.getByRole('radio', { name: 'Cash on Delivery' })).toBeChecked();

  await page.getByRole('radio', { name: 'Credit/Debit cards' }).check();
  await placeOrderButton(page).click();
  await expect(page.getByText('Card holder name is required')).toBeVisible();
  await expect(page.getByText('CVV must be 3 or 4 digits')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Card holder name' })).toBeFocused();
  await expect(page.getByText(/before you give the card number on the next page/)).toBeVisible();
  await expectSoundPage(page);
  expect(await calls.orders()).toEqual([]);

  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await orderByCard(page);
  // Not within an id, of which one may hold any four figures.
  expect(sent.filter((body) => /(?<![\w-])1234(?![\w-])/.test(body))).toEqual([]);
  expect(await calls.cartLines()).toEqual([]);
});

test('a card payment is approved, and Back pays nothing twice', { tag: '@phone' }, async ({
  page,
  calls,
  shopper,
}) => {
  await goToPayment(page, calls, shopper);
  await orderByCard(page);
  expect(await calls.orders()).toMatchObject([{ status: 'pending' }]);

  await test.step('back from the gateway the payment waits', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, ...WAITING })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('timer')).toHaveText(/^1[0-5]:\d\d$/);
    await expectSoundPage(page);
    await page.getByRole('button', { name: 'I have paid' }).click();
    await expect(alertSaying(page, 'Your payment has not reached us yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the payment page' }).click();
  });

  await decide(page, 'Approve');
  await expectPaid(page);
  await expect(page.getByText(/^sbx_pay_/)).toBeVisible();
  await expect(page.getByText('This is a sample.')).toBeHidden();
  await expectSoundPage(page);
  const orders = await calls.orders();
  expect(orders).toMatchObject([{ status: 'placed' }]);

  await test.step('cancelled, the money goes back', async () => {
    await page.getByRole('link', { name: 'View order' }).click();
    const order = page.getByRole('article');
    await expect(order.getByText('Payment: Visa ••1111, paid')).toBeVisible();
    await order.getByRole('button', { name: /^Cancel order/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(order.getByText('Payment: Visa ••1111, money returned')).toBeVisible();
    // The refund may have been sent before the page looks.
    const words = /₹.* goes back the way you paid, within 10 business days|We have sent ₹.* back/;
    await expect(order.getByText(words)).toBeVisible();
    // For some seconds the message may lie over a button of the page, which is too small a target then.
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expectSoundPage(page);
  });
});

test('a declined card is tried again on the same order', async ({ page, calls, shopper }) => {
  await goToPayment(page, calls, shopper);
  await orderByCard(page);
  await decide(page, 'Decline');
  await expectFailed(page);
  await expect(page.getByText("we'll try your payment again over the next few days")).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole('button', { name: /^Try again/ }).click();
  const dialog = page.getByRole('dialog', { name: 'How would you like to pay?' });
  await dialog.getByRole('radio', { name: 'Credit/Debit cards' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(dialog.getByText('Card holder name is required')).toBeVisible();
  await fillCard(page);
  await dialog.getByRole('button', { name: /^Pay ₹/ }).click();
  await decide(page, 'Approve');
  await expectPaid(page);
  expect(await calls.orders()).toMatchObject([{ status: 'placed' }]);
});

test('a UPI payment is waited for, and approved late from another tab', { tag: '@phone' }, async ({
  page,
  calls,
  shopper,
}) => {
  await goToPayment(page, calls, shopper);
  await page.getByRole('radio', { name: 'UPI' }).check();
  await placeOrderButton(page).dblclick();
  await expect(page.getByRole('heading', { level: 1, ...WAITING })).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const link = page.getByRole('link', { name: 'Open your UPI app', includeHidden: true });
  await expect(link).toHaveAttribute('href', /^upi:\/\/pay\?pa=.*&cu=INR&tr=/);
  await expectSoundPage(page);

  await test.step('My Orders says until when, and pays from there', async () => {
    await page.goto('/#/order-details');
    const order = page.getByRole('article');
    await expect(order.getByText(/Payment: UPI, to be paid by/)).toBeVisible();
    await order.getByRole('button', { name: /^Pay now/ }).click();
    const dialog = page.getByRole('dialog', { name: 'How would you like to pay?' });
    await expect(dialog.getByRole('radio', { name: 'UPI' })).toBeChecked();
    await dialog.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(page.getByRole('heading', { level: 1, ...WAITING })).toBeVisible();
  });

  const address = await page.getByRole('link', { name: 'Open the sandbox UPI page' }).getAttribute('href');
  const phone = await page.context().newPage();
  await phone.goto(address ?? '');
  await decide(phone, 'Approve');
  await expectPaid(phone);
  await expectPaid(page);
  await expect(page.getByText('UPI, paid')).toBeVisible();
  expect(await calls.orders()).toMatchObject([{ status: 'placed' }]);
});

test('a declined UPI payment gets a new code, and an order given up leads back to the cart', async ({
  page,
  calls,
  shopper,
}) => {
  await goToPayment(page, calls, shopper);
  await page.getByRole('radio', { name: 'UPI' }).check();
  await placeOrderButton(page).click();
  await page.getByRole('link', { name: 'Open the sandbox UPI page' }).click();
  await decide(page, 'Decline');
  await expectFailed(page);
  await page.getByRole('button', { name: /^Try again/ }).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();

  const [order] = await calls.orders();
  await calls.cancelOrder(order?.orderId ?? '');
  await expectFailed(page);
  await expect(page.getByText(/^Your order is cancelled\./)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Try again/ })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Buy Again/ })).toBeVisible();
  await expectSoundPage(page);
});

test('a payment that comes too late for the last of its goods is told as paid and returned', async ({
  page,
  calls,
  shopper,
  request,
}, { project }) => {
  const { choice, stock } = project.name === 'phone' ? SCARCE.onThePhone : SCARCE.atTheDesk;
  await goToPayment(page, calls, shopper, choice);
  await page.getByRole('radio', { name: 'UPI' }).check();
  await placeOrderButton(page).click();
  const address = await page.getByRole('link', { name: 'Open the sandbox UPI page' }).getAttribute('href');
  const [order] = await calls.orders();
  if (order === undefined) throw new Error('no order');
  const trying = page.getByText("we'll try your payment again over the next few days");

  await test.step('its time passes, and nothing is tried again for it', async () => {
    await letPaymentTimePass(order);
    await expectFailed(page);
    await expect(page.getByText('Your order is cancelled. No payment for it')).toBeVisible();
    await expect(trying).toBeHidden();
    await expect(page.getByText('UPI, not paid')).toBeVisible();
    await expectSoundPage(page);
  });

  const other = callsOf(request, await newShopper(request));
  const { orderId: taken } = await other.order(choice, {}, stock);
  await test.step('the late payment goes back, and is told as that', async () => {
    const phone = await page.context().newPage();
    await phone.goto(address ?? '');
    await decide(phone, 'Approve');
    for (const shown of [phone, page]) {
      if (shown === page) await page.reload();
      await expect(
        shown.getByRole('heading', { level: 1, name: 'Your payment came too late' }),
      ).toBeVisible();
      await expect(shown.getByText('UPI, money returned')).toBeVisible();
    }
    await expect(page.getByText(/^₹.* goes back the way you paid|^We have sent ₹.* back/)).toBeVisible();
    await expect(trying).toBeHidden();
    await expectSoundPage(page);
  });

  await page.getByRole('link', { name: 'View order' }).click();
  const article = page.getByRole('article');
  await expect(article.getByText('Payment: UPI, money returned')).toBeVisible();
  await expect(article.getByText(/goes back the way you paid|We have sent ₹.* back/)).toBeVisible();
  await other.cancelOrder(taken);
});

test('an order is kept when the payment cannot be started', async ({
  page,
  calls,
  shopper,
  allowProblems,
}) => {
  allowProblems(/503 .*payments/, /status of 503/);
  await goToPayment(page, calls, shopper);
  await page.route(
    '**/api/orders/*/payments',
    (route) =>
      route.fulfill({
        status: 503,
        json: {
          success: false,
          code: 'GATEWAY_UNAVAILABLE',
          message: 'We cannot reach the payment service just now. Your order is kept: please try again.',
        },
      }),
    { times: 1 },
  );
  await page.getByRole('radio', { name: 'UPI' }).check();
  await placeOrderButton(page).click();
  await expect(alertSaying(page, 'Your order is kept: please try again.')).toBeVisible();
  const order = page.getByRole('article');
  await order.getByRole('button', { name: /^Pay now/ }).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
});

test('a shop without a gateway takes cash on delivery and gift cards only, and says so', async ({
  page,
  calls,
  shopper,
}) => {
  await page.route('**/api/payment-options', (route) =>
    route.fulfill({ json: { success: true, online: false, canSaveCard: false, savedCards: [] } }),
  );
  await goToPayment(page, calls, shopper);
  await expect(page.getByText('Online payment is not set up here.')).toHaveCount(2);
  for (const name of ['Credit/Debit cards', 'UPI']) {
    await expect(page.getByRole('radio', { name })).toBeDisabled();
  }
  await expectSoundPage(page);
  await placeOrderButton(page).click();
  await expect(alertSaying(page, 'Order placed successfully!')).toBeVisible();
});
