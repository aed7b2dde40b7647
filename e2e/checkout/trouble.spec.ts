import { logInByDialog } from '../support/account-dialogs.ts';
import { goToPayment, placeOrderButton, WATER } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { openAccountDialog } from '../support/navigation.ts';
import { expectFigures, lineOf } from '../support/order-figures.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';

test('after an expired login the order goes on; back, forward and reload do not order again', async ({
  page,
  request,
  calls,
  shopper,
  allowProblems,
}) => {
  // Every call is refused without the session.
  allowProblems(/status of 401/);
  await goToPayment(page, calls, shopper);
  await calls.endSession();
  await placeOrderButton(page).click();
  await expect(alertSaying(page, 'Please login to continue')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toHaveCount(1);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await logInByDialog(page, shopper);
  await expect(page.getByRole('region', { name: 'Delivery address' })).toContainText('Asha Menon');
  await expectFigures(page, await lineOf(request, WATER, 1));
  await placeOrderButton(page).click();
  await expect(alertSaying(page, 'Order placed successfully!')).toBeVisible();
  const orders = page.getByRole('heading', { level: 1, name: 'My order (1)' });
  await expect(orders).toBeVisible();
  // The page replaces its history entry to forget the order, which would undo a Back in progress.
  await expect.poll(() => page.evaluate('history.state?.usr == null')).toBe(true);
  await page.goBack();
  await expect(page.getByText('Your cart is empty. Please add items to proceed.')).toBeVisible();
  await page.goForward();
  await expect(orders).toBeVisible();
  await page.reload();
  await expect(orders).toBeVisible();
  await expect(page.getByText('Thank you for your order')).toBeHidden();
});

test('an order with a lost answer is announced when the page is loaded again', async ({
  page,
  calls,
  shopper,
  allowProblems,
}) => {
  allowProblems(/ERR_|place-order/);
  await goToPayment(page, calls, shopper);
  await page.route('**/api/place-order', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await placeOrderButton(page).click();
  await expect(page.getByText('Error placing order. Please try again.')).toBeVisible();
  const [order] = await calls.orders();
  await page.unroute('**/api/place-order');
  const title = page.getByRole('heading', { level: 1, name: `Your order ${order?.orderNumber} is placed` });
  await page.reload();
  await expect(title).toBeVisible();
  await page.goto('/#/cart');
  await expect(title).toBeVisible();
  await page.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeFocused();
  await page.goto('/#/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
  expect(await calls.orders()).toHaveLength(1);
});

test('a second tab keeps the cart in step, and a logout there is one here', async ({
  page,
  context,
  request,
  calls,
  shopper,
}) => {
  await calls.addToCart(WATER);
  await logIn(page, shopper);
  await page.goto('/#/cart');
  await expectFigures(page, await lineOf(request, WATER, 1));
  const other = await context.newPage();
  await other.goto('/#/cart');
  await other.getByRole('button', { name: /^One more Tender Coconut Water Pack/ }).click();
  const two = await lineOf(request, WATER, 2);
  await expectFigures(other, two);
  await expectFigures(page, two);

  await openAccountDialog(other, 'Logout');
  await other.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/#\/$/);
  await expect(page.getByText('Please log in to see what is in your cart and to check out.')).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).not.toContain('authToken');
  expect(kept).not.toContain('cart');
});
