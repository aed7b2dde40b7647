import { WATER } from '../support/checkout.ts';
import { expectNamed, expectText } from '../support/expect-texts.ts';
import { loadPage } from '../support/navigation.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';
import { expectSoundPage } from '../support/sound-page.ts';

test('the result pages tell of the order in their address, if it is one’s own', async ({
  page,
  calls,
  shopper,
  allowProblems,
}) => {
  allowProblems(/404 .*orders/);
  const order = await calls.order(WATER);
  await logIn(page, shopper);
  // An order that is paid on delivery has no payment that went well or failed, whatever the address says.
  for (const route of ['/order-complete', '/payment-success', '/payment-failed']) {
    await page.goto(`/#${route}?order=${order.orderId}`);
    const title = page.getByRole('heading', { level: 1, name: 'Order placed Successful!' });
    await expect(title).toBeVisible();
    await expect(page.getByText(order.orderNumber)).toBeVisible();
    await expect(page.getByText('This is a sample.')).toBeHidden();
  }
  await expectSoundPage(page);
  await page.goto('/#/payment-success?order=OD1');
  await expect(page.getByText('Order not found or you do not have permission')).toBeVisible();
});

// PAYMENT-17 and PAYMENT-18
test('the result pages without a payment', async ({ page }) => {
  await loadPage(page, '/payment-failed');
  await expectText(page, 'Oh, your Payment Failed!', "we'll try your payment again over the next few days");
  await expectNamed(page, 'link', 'Continue shopping');
  await loadPage(page, '/order-complete');
  await expectText(page, 'Order placed Successful!');
  await loadPage(page, '/payment-success');
  await expectText(page, 'TXN0000000000');
  await expectNamed(page, 'link', 'Continue shopping');
});
