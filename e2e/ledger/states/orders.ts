import type { Stage } from '../row.ts';
import { visit } from './visits.ts';

/** Takes away what the browser remembers of the orders. */
export async function forgetOrders({ page }: Stage): Promise<void> {
  await page.evaluate(`localStorage.removeItem('orders')`);
}

/** Changes the orders on their way to the page. */
export async function changeOrders(
  stage: Stage,
  how: (order: Record<string, unknown>) => object,
): Promise<void> {
  await stage.page.route('**/api/orders', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    await route.fulfill({ response, json: { ...reply, orders: reply.orders.map(how) } });
  });
}

/** My Orders with at least one, as they are now. */
export async function showOrders(stage: Stage): Promise<void> {
  await forgetOrders(stage);
  await visit(stage, '/order-details');
  await stage.page.getByRole('article').first().waitFor();
}
