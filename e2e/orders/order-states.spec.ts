import type { OrderStatus } from '@ilaneer/domain/order/status';
import type { Page } from '@playwright/test';
import { forget } from '../support/browser-storage.ts';
import { WATER } from '../support/checkout.ts';
import {
  expectAlert,
  expectInSight,
  expectNamed,
  expectPartOfText,
  expectPlaceholder,
  expectText,
} from '../support/expect-texts.ts';
import { ALL_THE_WAY, moveOrder } from '../support/move-order.ts';
import { loadPage, moveTo } from '../support/navigation.ts';
import { countCalls } from '../support/server.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';

/** The step that an open order of each status stands at. */
const STEP_OF: Readonly<Record<Exclude<OrderStatus, 'placed' | 'delivered' | 'cancelled'>, string>> = {
  pending: 'Order Placed',
  processing: 'Processing',
  shipped: 'In Transit',
  'in transit': 'In Transit',
};
const SHIRT = { productId: 'monsoon-heavy-t-shirt', variantId: 'monsoon-heavy-t-shirt_V10' };
const STEPS = /Order Placed|Processing|In Transit|Delivered|Cancelled/;

type Order = { readonly items: readonly object[] };
type Orders = { readonly orders: readonly Order[] };

/** My Orders with at least one, as they are now. */
async function loadOrders(page: Page): Promise<void> {
  await forget(page, 'orders');
  await loadPage(page, '/order-details');
  await page.getByRole('article').first().waitFor();
}

/** The names of some steps of the only order, without what is said of them to those who do not see them. */
async function stepNames(page: Page, which = 'li'): Promise<readonly string[]> {
  const steps = page.getByRole('list', { name: 'Order progress' }).getByRole('listitem');
  const texts = await steps.and(page.locator(which)).allTextContents();
  return texts.map((text) => STEPS.exec(text)?.[0] ?? text);
}

test.beforeEach(({ page, shopper }) => logIn(page, shopper));

// ORDER-19 and ORDER-21
test('orders that load, fail, are none', async ({ page, server }) => {
  await test.step('refused, without words of the server and with some', async () => {
    await server.refuse('orders', 500);
    await loadPage(page, '/order-details');
    await expectText(page, 'Failed to fetch orders');
    await expectNamed(page, 'button', 'Clear Error', 'Try Again');
    await server.recover();
    await server.refuse('orders', 500, "The server's response message");
    await loadPage(page, '/order-details');
    await expectText(page, "The server's response message");
  });
  await test.step('none', async () => {
    await server.recover();
    await loadPage(page, '/order-details');
    await expectText(page, 'No orders found', "You haven't placed any orders yet.");
  });
  await test.step('loading', async () => {
    await forget(page, 'orders');
    await server.hang('orders');
    await loadPage(page, '/order-details');
    await expectText(page, 'Loading your orders...');
  });
});

// ORDER-11, ORDER-12 and ORDER-14 to ORDER-21
test('orders in a list', async ({ page, calls, server }) => {
  const glance = page.getByRole('region', { name: 'Your orders at a glance' });
  const card = page.getByRole('article');

  await test.step('one that is delivered, with its details', async () => {
    await moveOrder(await calls.order(WATER), ...ALL_THE_WAY);
    await loadPage(page, '/order-details');
    await page.getByRole('button', { name: 'View detail' }).click();
    await expectPartOfText(page, 'My order (1)');
    const title = card.getByRole('heading', { name: /^Order #\w{8}\b/ });
    await expectInSight(title, 'the last 8 characters of the order id');
    const date = card.getByText(/Ordered on \d{1,2} [A-Z][a-z]+ \d{4}/);
    await expectInSight(date, 'ordered-on date in long English');
    await expectNamed(page, 'button', 'Hide details', /^Support/, /^Buy Again/);
    await expectNamed(page, 'heading', 'Summary', 'Items Details', 'Delivery Info');
    await expectText(page, 'Subtotal', 'Shipping', 'Tax', 'Delivered on', 'Delivered to');
    await expectNamed(page, 'columnheader', 'Product', 'Quantity', 'Price');
    await expect
      .soft(page.getByRole('combobox', { name: 'Filter orders' }).getByRole('option'), 'filter dropdown')
      .toHaveText(['All orders', 'Price Low to High', 'Price High to Low']);
  });

  await test.step('a search that finds none', async () => {
    await page.getByRole('button', { name: 'Search orders' }).click();
    await expectPlaceholder(page, 'Search your orders...');
    await page.getByPlaceholder('Search your orders...').fill('nothing like it');
    await expectText(page, 'No orders match your search', 'Try adjusting your search or filter criteria.');
  });

  await test.step('one without a date, of two items', async () => {
    await server.change('orders', ({ orders }: Orders) => ({
      orders: orders.map((order) => ({ ...order, createdAt: '', items: [order.items, order.items].flat() })),
    }));
    await loadOrders(page);
    await expectPartOfText(page, 'Ordered on N/A', '(2 items)');
    await server.recover();
  });

  await test.step('eleven of them', async () => {
    await server.change('orders', ({ orders: [first] }: Orders) => ({
      orders: Array.from({ length: 11 }, (_, copy) => ({ ...first, id: `copy-${copy}` })),
    }));
    await loadOrders(page);
    await expectInSight(glance.getByText(/^Delivered 11$/), 'counts by status');
    const amounts = glance.getByText(/^₹[\d,.]+ in total · ₹[\d,.]+ on average$/);
    await expectInSight(amounts, 'a total amount and an average');
    await expect
      .soft(glance.getByRole('combobox', { name: 'Ordered in' }).getByRole('option'), 'Date range options')
      .toHaveText(['Any time', 'Last 7 days', 'Last 30 days', 'Last 365 days']);
    const oldest = glance.getByRole('button', { name: 'Oldest first', pressed: false });
    await expectInSight(oldest, 'Order sort options: newest, oldest');
    await expect.soft(card, 'Recent-orders list holds 10').toHaveCount(10);
    await server.recover();
  });

  await test.step('while they are refreshed, and when that fails', async () => {
    await loadOrders(page);
    await server.hang('orders');
    await page.getByRole('button', { name: 'Refresh orders' }).click();
    await expectPartOfText(page, '- Refreshing...');
    await server.recover();
    await loadOrders(page);
    await server.refuse('orders', 500);
    await page.getByRole('button', { name: 'Refresh orders' }).click();
    await expectAlert(page, 'Failed to refresh orders');
    await expectPartOfText(page, '- Data may be outdated');
    await expectNamed(page, 'button', 'Dismiss');
  });
});

// ORDER-2 and ORDER-21
test('an order in each of its statuses', async ({ page, calls, server }) => {
  /** The only order as it is shown in this status. */
  const loadWithStatus = async (status: string) => {
    await server.recover();
    await server.change('orders', ({ orders }: Orders) => ({
      orders: orders.map((order) => ({ ...order, status })),
    }));
    await loadOrders(page);
  };

  await test.step('four steps', async () => {
    await calls.order(SHIRT);
    await loadPage(page, '/order-details');
    await expect.soft
      .poll(() => stepNames(page))
      .toEqual(['Order Placed', 'Processing', 'In Transit', 'Delivered']);
  });
  for (const [status, step] of Object.entries(STEP_OF)) {
    await test.step(`${status} maps to ${step}`, async () => {
      await loadWithStatus(status);
      await expect.soft.poll(() => stepNames(page, '[aria-current=step]')).toEqual([step]);
    });
  }
  await test.step('cancelled: two steps', async () => {
    await loadWithStatus('cancelled');
    await expect.soft.poll(() => stepNames(page)).toEqual(['Order Placed', 'Cancelled']);
  });
  await test.step('a cancellation that is refused', async () => {
    await server.recover();
    await loadOrders(page);
    await server.refuse('orders/[^/]+/cancel', 500);
    await page.getByRole('button', { name: /^Cancel order/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expectAlert(page, 'Failed to cancel order');
  });
  await test.step('a result page that can not fetch it', async () => {
    await server.recover();
    await server.refuse('orders', 500);
    await loadPage(page, '/payment-success?order=some-order');
    await expectPartOfText(page, 'Failed to fetch order details');
  });
});

// ORDER-20
test('orders are shown as they were at once, and asked for on every visit', async ({ page }) => {
  await page.clock.install();
  const asked = countCalls(page, 'orders');
  await loadPage(page, '/order-details');
  await page.getByText('No orders found').waitFor();
  expect.soft(asked(), 'at first').toBe(1);
  for (const [ms, calls] of [
    [240_000, 2],
    [65_000, 3],
  ] as const) {
    await moveTo(page, '/Empty');
    await page.getByText('OOPS! Your Cart is Empty').waitFor();
    await page.clock.fastForward(ms);
    await moveTo(page, '/order-details');
    await page.getByText('No orders found').waitFor();
    await page.waitForLoadState('networkidle');
    expect.soft(asked(), `another ${ms} ms later`).toBe(calls);
  }
});
