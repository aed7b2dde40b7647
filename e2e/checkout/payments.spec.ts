import { goToPayment, placeOrderButton } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { decide, expectFailed, expectPaid, fillCard, orderByCard } from '../support/pay.ts';
import { letPaymentTimePass } from '../support/payment-time.ts';
import { expect, test } from '../support/shop-test.ts';
import { callsOf, newShopper } from '../support/shopper.ts';

// Goods that no other test buys.
const SCARCE = {
  choice: { productId: 'paper-carry-bags', variantId: 'paper-carry-bags_V04' },
  stock: 2,
} as const;
const WAITING = { name: 'Complete your payment' } as const;

test('a declined card is tried again on the same order and approved, and Back pays nothing twice', {
  tag: '@phone',
}, async ({ page, calls, shopper }) => {
  await goToPayment(page, calls, shopper);
  await orderByCard(page);
  expect(await calls.orders()).toMatchObject([{ status: 'pending' }]);

  await test.step('declined, it is tried again', async () => {
    await decide(page, 'Decline');
    await expectFailed(page);
    await page.getByRole('button', { name: /^Try again/ }).click();
    const dialog = page.getByRole('dialog', { name: 'How would you like to pay?' });
    await dialog.getByRole('radio', { name: 'Credit/Debit cards' }).check();
    await fillCard(page);
    await dialog.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(page.getByText('Sandbox gateway: no money moves here')).toBeVisible();
  });

  await test.step('back from the gateway the payment waits', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, ...WAITING })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('timer')).toHaveText(/^1[0-5]:\d\d$/);
    await page.getByRole('button', { name: 'I have paid' }).click();
    await expect(alertSaying(page, 'Your payment has not reached us yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the payment page' }).click();
  });

  await decide(page, 'Approve');
  await expectPaid(page);
  await expect(page.getByText(/^sbx_pay_/)).toBeVisible();
  await expect(page.getByText('This is a sample.')).toBeHidden();
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
  });
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

  await test.step('the home page reminds of it', async () => {
    await page.goto('/#/');
    const reminder = page.getByRole('complementary', { name: 'An order waits for its payment' });
    await reminder.getByRole('link', { name: 'Pay now' }).click();
    await expect(page.getByRole('heading', { level: 1, ...WAITING })).toBeVisible();
  });

  const phone = await page.context().newPage();
  await phone.goto(address ?? '');
  await decide(phone, 'Approve');
  await expectPaid(phone);
  await expectPaid(page);
  await expect(page.getByText('UPI, paid')).toBeVisible();
  expect(await calls.orders()).toMatchObject([{ status: 'placed' }]);
});

test('a payment too late for the last of its goods is shown as paid and refunded', async ({
  page,
  calls,
  shopper,
  request,
}) => {
  const { choice, stock } = SCARCE;
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
  });

  const other = callsOf(request, await newShopper(request));
  const { orderId: taken } = await other.order(choice, {}, stock);
  await test.step('the late payment is refunded, and shown as such', async () => {
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
  });

  await page.getByRole('link', { name: 'View order' }).click();
  const article = page.getByRole('article');
  await expect(article.getByText('Payment: UPI, money returned')).toBeVisible();
  await expect(article.getByText(/goes back the way you paid|We have sent ₹.* back/)).toBeVisible();
  await other.cancelOrder(taken);
});
