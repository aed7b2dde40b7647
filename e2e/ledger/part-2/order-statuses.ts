import type { Page } from '@playwright/test';
import { alerts, does, holds, offers, reads, type Scene, type State, shows } from '../row.ts';
import { changeOrders, showOrders } from '../states/orders.ts';
import { letAnswer, refuse } from '../states/replies.ts';
import { enter, moveTo, visit } from '../states/visits.ts';

const SHIRT = { productId: 'monsoon-heavy-t-shirt', variantId: 'monsoon-heavy-t-shirt_V10' };

/** An order of this status, and the step of it that is under way. */
function inStatus(status: string, step: string): Scene {
  return {
    open: async (stage) => {
      await letAnswer(stage);
      await changeOrders(stage, (order) => ({ ...order, status }));
      await showOrders(stage);
    },
    rows: [
      reads('4', `${status} maps to ${step}`, [step], async ({ page }) =>
        (await progress(page).and(page.locator('[aria-current=step]')).allTextContents()).map(nameOf),
      ),
    ],
  };
}

/** The steps of the only order. */
function progress(page: Page) {
  return page.getByRole('list', { name: 'Order progress' }).getByRole('listitem');
}

/** The step's own name, without what is said of it to those who do not see it. */
function nameOf(step: string): string {
  return /Order Placed|Processing|In Transit|Delivered|Cancelled/.exec(step)?.[0] ?? step;
}

/** An order in its statuses, the result pages, and how long orders are kept. */
export const orderStatuses: readonly State[] = [
  {
    name: 'an order in each of its statuses',
    scenes: [
      {
        open: async (stage) => {
          const calls = await enter(stage);
          await calls.order(SHIRT);
          await visit(stage, '/order-details');
        },
        rows: [
          reads(
            '4',
            'The stepper has four steps: Order Placed, Processing, In Transit, Delivered',
            ['Order Placed', 'Processing', 'In Transit', 'Delivered'],
            async ({ page }) => (await progress(page).allTextContents()).map(nameOf),
          ),
        ],
      },
      inStatus('pending', 'Order Placed'),
      inStatus('processing', 'Processing'),
      inStatus('shipped', 'In Transit'),
      inStatus('in transit', 'In Transit'),
      {
        open: async (stage) => {
          await letAnswer(stage);
          await changeOrders(stage, (order) => ({ ...order, status: 'cancelled' }));
          await showOrders(stage);
        },
        rows: [
          reads('4', 'Cancelled shows two steps', ['Order Placed', 'Cancelled'], async ({ page }) =>
            (await progress(page).allTextContents()).map(nameOf),
          ),
        ],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await showOrders(stage);
          await refuse(stage, 'orders/[^/]+/cancel', 500, '');
          await stage.page.getByRole('button', { name: /^Cancel order/ }).click();
          const dialog = stage.page.getByRole('dialog', { name: 'Cancel this order?' });
          await dialog.getByRole('radio').first().check();
          await dialog.getByRole('button', { name: 'Cancel order' }).click();
        },
        rows: [alerts('8', 'Failed to cancel order')],
      },
      {
        open: async (stage) => {
          await letAnswer(stage);
          await refuse(stage, 'orders', 500, '');
          await visit(stage, '/payment-success?order=some-order');
        },
        rows: [holds('8', 'Failed to fetch order details')],
      },
    ],
  },
  {
    name: 'the result pages without a payment',
    scenes: [
      {
        open: (stage) => visit(stage, '/payment-failed'),
        rows: [
          shows('2 Payment result pages', 'Oh, your Payment Failed!'),
          shows('2 Payment result pages', "we'll try your payment again over the next few days"),
          offers('2 Payment result pages', 'Continue shopping', 'link'),
        ],
      },
      {
        open: (stage) => visit(stage, '/order-complete'),
        rows: [shows('2 Payment result pages', 'Order placed Successful!')],
      },
      {
        open: (stage) => visit(stage, '/payment-success'),
        rows: [
          shows('2 Payment result pages', 'a fixed sample transaction id', 'TXN0000000000'),
          offers('2 Payment result pages', 'Continue shopping', 'link'),
        ],
      },
    ],
  },
  {
    name: 'how long orders are kept',
    scenes: [
      {
        open: async () => undefined,
        rows: [
          // Decided since: the copy is shown at once, and asked about again on every opening.
          does('9', 'Order cache 5 minutes, stale after that', [1, 2, 3], async (stage) => {
            const { page } = stage;
            let asked = 0;
            page.on('request', (request) => {
              if (request.url().endsWith('/api/orders')) asked += 1;
            });
            await enter(stage);
            await page.clock.install();
            await visit(stage, '/order-details');
            await page.getByText('No orders found').waitFor();
            const counts = [asked];
            for (const ms of [240_000, 65_000]) {
              await moveTo(stage, '/Empty');
              await page.getByText('OOPS! Your Cart is Empty').waitFor();
              await page.clock.fastForward(ms);
              await moveTo(stage, '/order-details');
              await page.getByText('No orders found').waitFor();
              await page.waitForLoadState('networkidle');
              counts.push(asked);
            }
            return counts;
          }),
        ],
      },
    ],
  },
];
