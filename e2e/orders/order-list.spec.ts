import type { Page } from '@playwright/test';
import { WATER } from '../support/checkout.ts';
import { moveOrder } from '../support/move-order.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn, type Order } from '../support/shopper.ts';

async function openOrders(page: Page): Promise<void> {
  await page.goto('/#/order-details');
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** What an order is called on its card: the end of its id. */
function shownNumber({ orderId }: Order): RegExp {
  return new RegExp(`#${orderId.slice(-8)}`);
}

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
