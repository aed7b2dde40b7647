import type { getCart } from '@ilaneer/contract/cart/cart';
import type { getOrders } from '@ilaneer/contract/order/order';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  expectAccessible,
  expectNamed,
  expectText,
  expectTextOfEach,
} from '../../../../testing/expectations.ts';
import { openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf } from '../../../../testing/replies/cart.ts';
import { ORDER, ordersOf } from '../../../../testing/replies/orders.ts';
import { answerShopper, SHOPPER } from '../../../../testing/replies/shop.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const orderOf = (end: string, more: Partial<OrderView>): OrderView => ({
  ...ORDER,
  id: `order-${end}`,
  ...more,
});

const WATER = orderOf('water-01', { createdAt: daysAgo(14), totalAmount: 300 });
const SHIRT = orderOf('shirt-02', {
  createdAt: daysAgo(2),
  totalAmount: 700,
  status: 'shipped',
  items: ORDER.items.map((line) => ({ ...line, name: 'Monsoon Heavy T-shirt' })),
});
const GONE = orderOf('water-03', { createdAt: daysAgo(1), totalAmount: 500, status: 'cancelled' });

const card = page.getByRole('article');
const glance = page.getByRole('region', { name: 'Your orders at a glance' });
const search = page.getByPlaceholder('Search your orders...');

function titles(): (string | undefined)[] {
  const headings = card.getByRole('heading', { level: 2 }).elements();
  return headings.map(({ textContent }) => /#(.{8})/.exec(textContent)?.[1]);
}

async function expectOrders(...ends: readonly string[]): Promise<void> {
  await expect.poll(titles).toEqual(ends);
}

async function open(path: string, ...orders: readonly OrderView[]): Promise<void> {
  const server = openFakeServer();
  answerShopper(server);
  server.answer<typeof getCart>('GET', '/get-cart', cartOf());
  server.answer<typeof getOrders>('GET', '/orders', ordersOf(...orders));
  await renderShop(path, { shopper: SHOPPER });
  await expect.element(card.first()).toBeVisible();
}

describe('several orders (ORDER-14, ORDER-15)', () => {
  beforeEach(() => open('/order-details', GONE, SHIRT, WATER));

  it('are counted by status; cancelled ones cost nothing', async () => {
    await expectNamed('heading', 'My order (3)');
    const buttons = glance.getByRole('button');
    await expectTextOfEach(buttons, 'All 3', 'Order Placed 1', 'In Transit 1', 'Cancelled 1', 'Oldest first');
    await expect.poll(() => glance.query()?.textContent).toContain('₹1,000.00 in total · ₹500.00 on average');
    const ranges = glance.getByRole('combobox', { name: 'Ordered in' }).getByRole('option');
    await expectTextOfEach(ranges, 'Any time', 'Last 7 days', 'Last 30 days', 'Last 365 days');
    await expectAccessible();
  });

  it('are sorted by price and by age', async () => {
    const sort = page.getByRole('combobox', { name: 'Filter orders' });
    await expectOrders('water-03', 'shirt-02', 'water-01');
    await sort.selectOptions('Price Low to High');
    await expectOrders('water-01', 'water-03', 'shirt-02');
    await sort.selectOptions('Price High to Low');
    await expectOrders('shirt-02', 'water-03', 'water-01');
    const oldest = glance.getByRole('button', { name: 'Oldest first' });
    await expect.element(oldest).toHaveAttribute('aria-pressed', 'false');
    await oldest.click();
    await expectOrders('water-01', 'shirt-02', 'water-03');
  });

  it('are narrowed by where they stand and when they came', async () => {
    const range = glance.getByRole('combobox', { name: 'Ordered in' });
    await glance.getByRole('button', { name: 'In Transit 1' }).click();
    await expectOrders('shirt-02');
    await expect.poll(() => glance.query()?.textContent).toContain('₹700.00 in total');
    await glance.getByRole('button', { name: 'All 3' }).click();
    await range.selectOptions('Last 7 days');
    await expectOrders('water-03', 'shirt-02');
    await range.selectOptions('Last 30 days');
    await glance.getByRole('button', { name: 'Order Placed 1' }).click();
    await expectOrders('water-01');
    await range.selectOptions('Last 7 days');
    await expectText('No orders found', 'Try adjusting your search or filter criteria.');
    await expectAccessible();
    await page.getByRole('button', { name: 'Show all orders' }).click();
    await expectOrders('water-03', 'shirt-02', 'water-01');
  });

  it('are searched', async () => {
    await page.getByRole('button', { name: 'Search orders' }).click();
    await expect.element(page.getByPlaceholder('Search your orders...')).toHaveFocus();
    await search.fill('MONSOON');
    await expectOrders('shirt-02');
    await search.fill('nothing like it');
    await expectText('No orders match your search', 'Try adjusting your search or filter criteria.');
    await expectAccessible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect.element(card).toHaveLength(3);
  });
});

describe('many orders (ORDER-14)', () => {
  const TWELVE = Array.from({ length: 12 }, (_, age) => {
    const number = String(age).padStart(2, '0');
    return orderOf(`order-${number}`, { orderNumber: `OD90${number}`, createdAt: daysAgo(age) });
  });

  it('show the ten newest first, and all when asked for', async () => {
    await open('/order-details', ...TWELVE);
    await expectNamed('heading', 'My order (12)');
    await expect.element(card).toHaveLength(10);
    await expect.element(card.first().getByRole('heading', { name: /^Order #order-00/ })).toBeVisible();
    await page.getByRole('button', { name: 'Show all 12 orders' }).click();
    await expect.element(card).toHaveLength(12);
  });

  it('have an old one in sight that a link leads to', async () => {
    await open('/order-details?order=OD9011', ...TWELVE);
    await expect.element(card.getByRole('heading', { name: /^Order #order-11/ })).toHaveFocus();
  });
});
