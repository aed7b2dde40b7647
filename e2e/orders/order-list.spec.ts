import { formatRupees, paiseFromRupees, sumPaise } from '@ilaneer/domain/money';
import type { Page } from '@playwright/test';
import { WATER } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { moveOrder } from '../support/move-order.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn, type Order } from '../support/shopper.ts';
import { expectSoundPage } from '../support/sound-page.ts';

const SHIRT = { productId: 'monsoon-heavy-t-shirt', variantId: 'monsoon-heavy-t-shirt_V10' };

async function openOrders(page: Page): Promise<void> {
  await page.goto('/#/order-details');
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** What an order is called on its card: the end of its id. */
function shownNumber({ orderId }: Order): RegExp {
  return new RegExp(`#${orderId.slice(-8)}`);
}

/** What orders came to, as the page writes it. */
function showAmount(...orders: readonly Order[]): string {
  return formatRupees(sumPaise(...orders.map(({ totalAmount }) => paiseFromRupees(totalAmount))));
}

test('search, order and what is found of nothing', async ({ page, calls, shopper }) => {
  const water = await calls.order(WATER);
  const shirt = await calls.order(SHIRT);
  await logIn(page, shopper);
  await openOrders(page);
  await expect(page.getByRole('heading', { level: 1, name: 'My order (2)' })).toBeVisible();
  const titles = page.getByRole('article').getByRole('heading', { level: 2, name: /^Order #\w{8}/ });
  await page.getByRole('combobox', { name: 'Filter orders' }).selectOption('Price Low to High');
  await expect(titles).toHaveText([shownNumber(water), shownNumber(shirt)]);
  await page.getByRole('combobox', { name: 'Filter orders' }).selectOption('Price High to Low');
  await expect(titles).toHaveText([shownNumber(shirt), shownNumber(water)]);

  await page.getByRole('button', { name: 'Search orders' }).click();
  const box = page.getByPlaceholder('Search your orders...');
  await expect(box).toBeFocused();
  const glance = page.getByRole('region', { name: 'Your orders at a glance' });
  await expect(glance.getByRole('button', { name: 'All 2' })).toBeVisible();
  await box.fill('MONSOON');
  await expect(
    glance.getByText(`${showAmount(shirt)} in total · ${showAmount(shirt)} on average`),
  ).toBeVisible();
  await expect(titles).toHaveText([shownNumber(shirt)]);
  await box.fill('nothing like it');
  await expect(page.getByText('No orders match your search')).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(titles).toHaveCount(2);
});

test('orders are counted, narrowed by where they stand and when they came, and turned round', async ({
  page,
  calls,
  shopper,
}) => {
  const water = await calls.order(WATER);
  const shirt = await calls.order(SHIRT);
  const gone = await calls.order(WATER);
  await calls.cancelOrder(gone.orderId);
  await moveOrder(shirt, 'process', 'ship --courier DTDC --tracking KL123456');
  await logIn(page, shopper);
  // The water was ordered a fortnight ago.
  await page.route('**/api/orders', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    const orders = reply.orders.map((order: { readonly id: string; readonly createdAt: string }) =>
      order.id === water.orderId
        ? { ...order, createdAt: new Date(Date.parse(order.createdAt) - 14 * 86_400_000).toISOString() }
        : order,
    );
    await route.fulfill({ response, json: { ...reply, orders } });
  });
  await openOrders(page);
  const glance = page.getByRole('region', { name: 'Your orders at a glance' });
  const titles = page.getByRole('article').getByRole('heading', { level: 2, name: /^Order #/ });
  const named = (...orders: readonly Order[]) => orders.map(shownNumber);
  await expect(glance.getByRole('button')).toHaveText([
    'All 3',
    'Order Placed 1',
    'In Transit 1',
    'Cancelled 1',
    'Oldest first',
  ]);
  // What was cancelled costs nothing.
  await expect(glance).toContainText(`${showAmount(water, shirt)} in total`);
  await expectSoundPage(page);

  await glance.getByRole('button', { name: 'In Transit 1' }).click();
  await expect(titles).toHaveText(named(shirt));
  await expect(glance).toContainText(`${showAmount(shirt)} in total`);
  await glance.getByRole('button', { name: 'All 3' }).click();
  await glance.getByRole('button', { name: 'Oldest first' }).click();
  await expect(titles).toHaveText(named(water, shirt, gone));

  const range = glance.getByRole('combobox', { name: 'Ordered in' });
  await range.selectOption('Last 7 days');
  await expect(titles).toHaveText(named(shirt, gone));
  await glance.getByRole('button', { name: 'Cancelled 1' }).click();
  await expect(titles).toHaveText(named(gone));
  await range.selectOption('Last 30 days');
  await glance.getByRole('button', { name: 'Order Placed 1' }).click();
  await expect(titles).toHaveText(named(water));
  await range.selectOption('Last 7 days');
  await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole('button', { name: 'Show all orders' }).click();
  await expect(titles).toHaveText(named(gone, shirt, water));
});

test('of many orders the ten newest come first, and all when asked for', async ({ page, calls, shopper }) => {
  const order = await calls.order(WATER);
  await logIn(page, shopper);
  await page.route('**/api/orders', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    const orders = Array.from({ length: 12 }, (_, age) => ({
      ...reply.orders[0],
      id: age === 0 ? order.orderId : `copy-${age}`,
      orderNumber: age === 0 ? order.orderNumber : `OD9${age}`,
      createdAt: new Date(Date.parse(reply.orders[0].createdAt) - age * 1_000).toISOString(),
    }));
    await route.fulfill({ response, json: { ...reply, orders } });
  });
  await openOrders(page);
  await expect(page.getByRole('heading', { level: 1, name: 'My order (12)' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(page.getByRole('article').first()).toContainText(shownNumber(order));
  await page.getByRole('button', { name: 'Show all 12 orders' }).click();
  await expect(page.getByRole('article')).toHaveCount(12);
  // A link to an old order finds it in sight.
  await page.goto('/#/order-details?order=OD911');
  await expect(page.getByRole('article').filter({ hasText: 'OD911' })).toBeVisible();
});

test('a list that can not be refreshed stays, with a banner that goes', async ({
  page,
  calls,
  shopper,
  allowProblems,
}) => {
  allowProblems(/orders/);
  await calls.order(WATER);
  await logIn(page, shopper);
  await openOrders(page);
  const json = { success: false, message: 'The ledger is closed', error: 'x', code: 'INTERNAL' };
  await page.route('**/api/orders', (route) => route.fulfill({ status: 500, json }));
  await page.getByRole('button', { name: 'Refresh orders' }).click();
  await expect(alertSaying(page, 'The ledger is closed')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectSoundPage(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alertSaying(page, 'The ledger is closed')).toBeHidden();
});

test('the list is asked for anew when the page is opened again, and needs no reason to cancel', async ({
  page,
  calls,
  shopper,
}) => {
  const shipped = await calls.order(WATER);
  const waiting = await calls.order(WATER);
  await logIn(page, shopper);
  await openOrders(page);
  const card = page.getByRole('article').filter({ hasText: shownNumber(shipped) });
  await expect(card.getByText('Placed', { exact: true })).toBeVisible();
  await moveOrder(shipped, 'process', 'ship --courier DTDC --tracking KL123456');
  await page.reload();
  await expect(card.getByText('Shipped', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Cancel order ${waiting.orderNumber}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog).toBeHidden();
  const cancelled = page.getByRole('article').filter({ hasText: shownNumber(waiting) });
  await expect(cancelled.getByText('Cancelled', { exact: true }).first()).toBeVisible();
});
