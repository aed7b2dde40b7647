import type { Page } from '@playwright/test';
import { WATER } from '../../support/checkout.ts';
import { ALL_THE_WAY, moveOrder } from '../../support/move-order.ts';
import { alerts, holds, located, offers, prompts, reads, type State, shows } from '../row.ts';
import { changeOrders, forgetOrders, showOrders } from '../states/orders.ts';
import { hang, letAnswer, refuse } from '../states/replies.ts';
import { enter, visit } from '../states/visits.ts';

function atAGlance(page: Page) {
  return page.getByRole('region', { name: 'Your orders at a glance' });
}

/** My Orders in its states. */
export const orders: readonly State[] = [
  {
    name: 'orders that load, fail, are none',
    scenes: [
      {
        open: async (stage) => {
          await enter(stage);
          await refuse(stage, 'orders', 500, '');
          await visit(stage, '/order-details');
        },
        rows: [
          shows('8', 'Failed to fetch orders'),
          offers('2 My Orders', 'Clear Error', 'button'),
          offers('2 My Orders', 'Try Again', 'button'),
        ],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await refuse(stage, 'orders', 500, "The server's response message");
          await visit(stage, '/order-details');
        },
        rows: [shows('8', "the server's response message", "The server's response message")],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await visit(stage, '/order-details');
        },
        rows: [
          shows('2 My Orders', 'No orders found'),
          shows('2 My Orders', "You haven't placed any orders yet."),
        ],
      },
      {
        open: async (stage) => {
          await forgetOrders(stage);
          await hang(stage, 'orders');
          await visit(stage, '/order-details');
        },
        rows: [shows('2 My Orders', 'Loading your orders...')],
      },
    ],
  },
  {
    name: 'orders in a list',
    scenes: [
      {
        open: async (stage) => {
          const calls = await enter(stage);
          const order = await calls.order(WATER);
          await moveOrder(order, ...ALL_THE_WAY);
          await visit(stage, '/order-details');
          await stage.page.getByRole('button', { name: 'View detail' }).click();
        },
        rows: [
          holds('2 My Orders', 'My order (count)', 'My order (1)'),
          located('2 My Orders', 'the last 8 characters of the order id', (page) =>
            page.getByRole('article').getByRole('heading', { name: /^Order #\w{8}\b/ }),
          ),
          located('2 My Orders', 'ordered-on date in long English', (page) =>
            page.getByRole('article').getByText(/Ordered on \d{1,2} [A-Z][a-z]+ \d{4}/),
          ),
          offers('2 My Orders', 'Hide details', 'button'),
          ...['Summary', 'Items Details', 'Delivery Info'].map((name) =>
            offers('2 My Orders', name, 'heading'),
          ),
          ...['Subtotal', 'Shipping', 'Tax', 'Delivered on', 'Delivered to'].map((name) =>
            shows('2 My Orders', name),
          ),
          ...['Product', 'Quantity', 'Price'].map((name) => offers('2 My Orders', name, 'columnheader')),
          offers('2 My Orders', 'Support', 'button', /^Support/),
          offers('2 My Orders', 'Buy Again', 'button', /^Buy Again/),
          reads(
            '2 My Orders',
            'filter dropdown: All orders, Price Low to High, Price High to Low',
            ['All orders', 'Price Low to High', 'Price High to Low'],
            ({ page }) =>
              page.getByRole('combobox', { name: 'Filter orders' }).getByRole('option').allTextContents(),
          ),
        ],
      },
      {
        open: async ({ page }) => {
          await page.getByRole('button', { name: 'Search orders' }).click();
        },
        rows: [prompts('2 My Orders', 'Search your orders...')],
      },
      {
        open: ({ page }) => page.getByPlaceholder('Search your orders...').fill('nothing like it'),
        rows: [
          shows('2 My Orders', 'No orders match your search'),
          shows('2 My Orders', 'Try adjusting your search or filter criteria.'),
        ],
      },
      {
        open: async (stage) => {
          await changeOrders(stage, (order) => ({
            ...order,
            createdAt: '',
            items: [order.items, order.items].flat(),
          }));
          await showOrders(stage);
        },
        rows: [holds('2 My Orders', 'N/A', 'Ordered on N/A'), holds('2 My Orders', '(N items)', '(2 items)')],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await stage.page.route('**/api/orders', async (route) => {
            const response = await route.fetch();
            const reply = await response.json();
            const copies = Array.from({ length: 11 }, (_, copy) => ({
              ...reply.orders[0],
              id: `copy-${copy}`,
            }));
            await route.fulfill({ response, json: { ...reply, orders: copies } });
          });
          await showOrders(stage);
        },
        rows: [
          located('3', 'Order statistics: counts by status', (page) =>
            atAGlance(page).getByText(/^Delivered 11$/),
          ),
          located('3', 'Order statistics: a total amount and an average', (page) =>
            atAGlance(page).getByText(/^₹[\d,.]+ in total · ₹[\d,.]+ on average$/),
          ),
          reads(
            '5',
            'Date range options: week (7 days), month (30 days), year (365 days)',
            ['Any time', 'Last 7 days', 'Last 30 days', 'Last 365 days'],
            ({ page }) =>
              atAGlance(page)
                .getByRole('combobox', { name: 'Ordered in' })
                .getByRole('option')
                .allTextContents(),
          ),
          located('9', 'Order sort options: newest, oldest', (page) =>
            atAGlance(page).getByRole('button', { name: 'Oldest first', pressed: false }),
          ),
          reads('9', 'Recent-orders list holds 10', 10, ({ page }) => page.getByRole('article').count()),
        ],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await showOrders(stage);
          await hang(stage, 'orders');
          await stage.page.getByRole('button', { name: 'Refresh orders' }).click();
        },
        rows: [holds('2 My Orders', '- Refreshing...')],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await showOrders(stage);
          await refuse(stage, 'orders', 500, '');
          await stage.page.getByRole('button', { name: 'Refresh orders' }).click();
        },
        rows: [
          alerts('8', 'Failed to refresh orders'),
          holds('2 My Orders', '- Data may be outdated'),
          offers('2 My Orders', 'an error banner with a dismiss button', 'button', 'Dismiss'),
        ],
      },
    ],
  },
];
