import type { getCart } from '@ilaneer/contract/cart/cart';
import type { cancelOrder } from '@ilaneer/contract/order/cancel-order';
import type { getOrders } from '@ilaneer/contract/order/order';
import type { OrderView } from '@ilaneer/contract/order/order-view';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  expectAccessible,
  expectAlert,
  expectNamed,
  expectText,
  expectTextOfEach,
} from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { settled } from '../../../../testing/faults.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf } from '../../../../testing/replies/cart.ts';
import { ORDER, ordersOf } from '../../../../testing/replies/orders.ts';
import { answerShopper, SHOPPER } from '../../../../testing/replies/shop.ts';

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerShopper(server);
  server.answer<typeof getCart>('GET', '/get-cart', cartOf());
});

const card = page.getByRole('article');
const refresh = page.getByRole('button', { name: 'Refresh orders' });

function openOrders(...orders: readonly OrderView[]) {
  server.answer<typeof getOrders>('GET', '/orders', ordersOf(...orders));
  return renderShop('/order-details', { shopper: SHOPPER });
}

function openRefused(message = '') {
  server.refuse<typeof getOrders>('GET', '/orders', { status: 500, message });
  return renderShop('/order-details', { shopper: SHOPPER });
}

describe('orders that are not shown (ORDER-19, ORDER-21)', () => {
  it('load', async () => {
    server.hang<typeof getOrders>('GET', '/orders');
    await renderShop('/order-details', { shopper: SHOPPER });
    await expectText('Loading your orders...');
    await expectAccessible();
  });

  it('are refused without words of the server, and shown by another try', async () => {
    await openRefused();
    await expectText('Failed to fetch orders');
    await expectNamed('button', 'Clear Error', 'Try Again');
    await expectAccessible();
    server.answer<typeof getOrders>('GET', '/orders', ordersOf(ORDER));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(card).toBeVisible();
  });

  it('are none', async () => {
    await openOrders();
    await expectText('No orders found', "You haven't placed any orders yet.");
    await expectAccessible();
  });
});

describe('an order in the list (ORDER-11, ORDER-12, ORDER-16 to ORDER-18)', () => {
  it('has details that open', async () => {
    const items = ORDER.items.map((item) => ({ ...item, giftNote: 'For Anu' }));
    const delivered = { status: 'delivered', isCancellable: false, deliveredAt: ORDER.createdAt } as const;
    await openOrders({ ...ORDER, ...delivered, items });
    // The number in mails, without opening anything.
    await expectText('Order number OD1001');
    await page.getByRole('button', { name: 'View detail' }).click();
    // The last 8 characters of its id.
    await expectNamed('heading', 'My order (1)', /^Order #00000001\b/);
    await expect.element(card.getByText(/Ordered on 20 November 2026/)).toBeVisible();
    await expectNamed('button', 'Hide details', /^Support/, /^Buy Again/);
    await expectNamed('heading', 'Summary', 'Items Details', 'Delivery Info');
    await expectText('Gift note: “For Anu”', 'Subtotal', 'Shipping', 'Tax', 'Delivered on', 'Delivered to');
    await expectNamed('columnheader', 'Product', 'Quantity', 'Price');
    const options = page.getByRole('combobox', { name: 'Filter orders' }).getByRole('option');
    await expectTextOfEach(options, 'All orders', 'Price Low to High', 'Price High to Low');
    await expectAccessible();
  });

  it('may lack a date and have several items', async () => {
    const [line] = ORDER.items;
    if (line === undefined) throw new Error('The order has a line');
    await openOrders({
      ...ORDER,
      createdAt: '',
      items: [line, { ...line, position: 2, variantId: 'other' }],
    });
    await expectText('Ordered on N/A', '(2 items)');
  });
});

it('an order shows its steps: one of four, or that it is cancelled (ORDER-2)', async () => {
  const nameOf = ({ textContent }: Element) =>
    /Order Placed|Processing|In Transit|Delivered|Cancelled/.exec(textContent ?? '')?.[0];
  const stepsOf = (place: number) =>
    [...(page.getByRole('list', { name: 'Order progress' }).elements()[place]?.children ?? [])].map(nameOf);
  const currentOf = (place: number) => {
    const list = page.getByRole('list', { name: 'Order progress' }).elements()[place];
    return [...(list?.querySelectorAll('[aria-current=step]') ?? [])].map(nameOf);
  };
  const current = [
    ['pending', 'Order Placed'],
    ['placed', 'Order Placed'],
    ['processing', 'Processing'],
    ['shipped', 'In Transit'],
    ['in transit', 'In Transit'],
  ] as const;
  const statuses = [...current.map(([status]) => status), 'cancelled'] as const;
  await openOrders(
    ...statuses.map((status, place) => ({
      ...ORDER,
      status,
      id: `order-0000000${place}`,
      isCancellable: false,
    })),
  );
  await expect.element(card).toHaveLength(6);
  for (const [place, [status, step]] of current.entries()) {
    expect(stepsOf(place), status).toEqual(['Order Placed', 'Processing', 'In Transit', 'Delivered']);
    expect(currentOf(place), status).toEqual([step]);
  }
  expect(stepsOf(5)).toEqual(['Order Placed', 'Cancelled']);
  await expectAccessible();
});

it('says that a cancellation is refused (ORDER-21)', async () => {
  await openOrders(ORDER);
  server.refuse<typeof cancelOrder>('POST', '/orders/:orderId/cancel', { status: 500 });
  await page.getByRole('button', { name: 'Cancel order OD1001' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await dialog.getByRole('radio').first().click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expectAlert('Failed to cancel order');
});

describe('orders that are asked for again (ORDER-20)', () => {
  it('say so', async () => {
    await openOrders(ORDER);
    await expect.element(card).toBeVisible();
    server.hang<typeof getOrders>('GET', '/orders');
    await refresh.click();
    await expectText('- Refreshing...');
  });

  it('stay when that fails, with a banner that goes', async () => {
    await openOrders(ORDER);
    await expect.element(card).toBeVisible();
    await settled();
    server.refuse<typeof getOrders>('GET', '/orders', { status: 500 });
    await refresh.click();
    await expectAlert('Failed to refresh orders');
    await expectText('- Data may be outdated');
    await expect.element(card).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Failed to refresh orders' }))
      .not.toBeInTheDocument();
  });

  it('are shown at once, and asked for on every visit', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const calls = () => server.asked<typeof getOrders>('GET', '/orders').length;
    await openOrders(ORDER);
    await expect.element(card).toBeVisible();
    for (const ms of [240_000, 65_000]) {
      location.hash = '#/Empty';
      await expectText('OOPS! Your Cart is Empty');
      vi.setSystemTime(Date.now() + ms);
      server.hang<typeof getOrders>('GET', '/orders');
      const before = calls();
      location.hash = '#/order-details';
      await expect.element(card).toBeVisible();
      await expect.poll(calls).toBeGreaterThan(before);
    }
  });
});
