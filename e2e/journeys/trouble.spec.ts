import { addressForm } from '@ilaneer/testing/address-form';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, logIn, type Shopper, test } from '../support/shop-test.ts';

const PRODUCT = { productId: 'tender-coconut-water-pack', variantId: 'tender-coconut-water-pack_V01' };

function as(shopper: Shopper) {
  return { authorization: `Bearer ${shopper.token}` };
}

async function fillCart(request: APIRequestContext, shopper: Shopper, quantity = 1): Promise<void> {
  const added = await request.post('/api/add-to-cart', {
    headers: as(shopper),
    data: { ...PRODUCT, quantity },
  });
  expect(added.status()).toBe(200);
}

async function goToPayment(page: Page, request: APIRequestContext, shopper: Shopper): Promise<void> {
  await fillCart(request, shopper);
  await request.post('/api/add-address', { headers: as(shopper), data: addressForm() });
  await logIn(page, shopper);
  await page.goto('/#/address');
  await page.getByRole('button', { name: 'Continue', exact: true }).last().click();
  await expect(page.getByRole('button', { name: 'Place Order' }).last()).toBeEnabled();
}

async function ordersOf(request: APIRequestContext, shopper: Shopper): Promise<number> {
  const response = await request.get('/api/orders', { headers: as(shopper) });
  return (await response.json()).count;
}

test('a double click on Place Order is one order', async ({ page, request, shopper }) => {
  await goToPayment(page, request, shopper);
  await page.getByRole('button', { name: 'Place Order' }).last().dblclick();
  await expect(page.getByText('Order placed successfully!')).toBeVisible();
  expect(await ordersOf(request, shopper)).toBe(1);
});

test('a lost connection while ordering loses nothing, and trying again is one order', async ({
  page,
  request,
  shopper,
  allowProblem,
}) => {
  allowProblem(/place-order|Failed to load resource/);
  await goToPayment(page, request, shopper);
  // The order reaches the shop, its answer does not reach the page.
  const isLost = page.waitForEvent('requestfailed', (failed) => failed.url().includes('place-order'));
  await page.route(
    '**/api/place-order',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Place Order' }).last().click();
  await isLost;
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByRole('button', { name: 'Place Order' }).last().click();
  await expect(page.getByText('Order placed successfully!')).toBeVisible();
  expect(await ordersOf(request, shopper)).toBe(1);
});

test('figures that changed meanwhile are shown before anything is ordered', async ({
  page,
  request,
  shopper,
  allowProblem,
}) => {
  allowProblem(/place-order|409/);
  await goToPayment(page, request, shopper);
  await page.route('**/api/get-cart', (route) => route.abort());
  allowProblem(/get-cart/);
  await fillCart(request, shopper, 2);
  await page.unroute('**/api/get-cart');
  await page.getByRole('button', { name: 'Place Order' }).last().click();
  await expect(page.getByRole('dialog', { name: /Review changes/ })).toBeVisible();
  expect(await ordersOf(request, shopper)).toBe(0);
});

test('an expired login says so and keeps the cart', async ({ page, request, shopper, allowProblem }) => {
  allowProblem(/401/);
  await goToPayment(page, request, shopper);
  await request.post('/api/logout', { headers: as(shopper) });
  await page.getByRole('button', { name: 'Place Order' }).last().click();
  await expect(page.getByText('Session expired. Please login again.')).toBeVisible();
});

test('logging out in one tab logs out the other', async ({ page, context, request, shopper }) => {
  await fillCart(request, shopper);
  await logIn(page, shopper);
  await page.goto('/#/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/#/cart');
  await other.evaluate(() => {
    localStorage.removeItem('authToken');
    localStorage.removeItem('userData');
  });
  await expect(page.getByRole('button', { name: /log ?in/i }).first()).toBeVisible();
});

test('an unknown address shows the not-found screen', async ({ page }) => {
  await page.goto('/#/no-such-page');
  await expect(page.getByText("OOPS! The page you were looking for doesn't exist")).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/#\/$/);
});

test('a cancelled order says so, and its units are back', async ({ page, request, shopper }) => {
  await goToPayment(page, request, shopper);
  await page.getByRole('button', { name: 'Place Order' }).last().click();
  await expect(page.getByText('Order placed successfully!')).toBeVisible();
  await page.getByRole('button', { name: /Cancel order OD/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Cancelled').first()).toBeVisible();
});
