import { WATER } from '../support/checkout.ts';
import { ALL_THE_WAY, moveOrder } from '../support/move-order.ts';
import { logIn } from '../support/shopper.ts';
import { expectAccessible } from '../support/sound-page.ts';
import { expect, test } from '../support/staff-test.ts';

test('a buyer reviews an item of My Orders, staff publish it, and it goes when it is withdrawn', async ({
  page,
  calls,
  shopper,
  signInAs,
}) => {
  test.slow();
  const order = await calls.order(WATER);
  await moveOrder(order, ...ALL_THE_WAY);
  await logIn(page, shopper);
  await page.goto(`/#/order-details?order=${order.orderNumber}`);
  await page.getByRole('link', { name: /^Review / }).click();
  await page.getByRole('radio', { name: '4 stars' }).check();
  const words = `Sweet and fresh, from order ${order.orderNumber}.`;
  await page.getByRole('textbox', { name: /^In your words/ }).fill(words);
  await page.getByRole('button', { name: 'Send my review' }).click();
  await expect(page.getByText('Thank you. We read your review, then it is shown.')).toBeVisible();
  await expectAccessible(page);
  const reviewPage = page.url();

  await signInAs(['reviews.moderate']);
  await page.goto(`/backoffice/reviews?search=${order.orderNumber}`);
  await page.locator('main a[href*="/reviews/"]').first().click();
  await expect(page.getByText(words)).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('The review is published')).toBeVisible();

  const product = `/Product-page/${WATER.productId}`;
  const rated = page.getByText(/^Rated \d\.\d of 5 by \d+ reviews?$/).first();
  await expect(async () => {
    await page.goto(product);
    await expect(rated).toBeAttached({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('heading', { name: 'Reviews', exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByText(words)).toBeVisible();

  await page.goto(reviewPage);
  await page.getByRole('button', { name: 'Withdraw it' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw it' }).click();
  await expect(page.getByText('You withdrew this review.')).toBeVisible();
});
