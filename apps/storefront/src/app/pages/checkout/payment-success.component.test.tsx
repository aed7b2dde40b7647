import type { getCart } from '@ilaneer/contract/cart/cart';
import type { getOrder } from '@ilaneer/contract/order/order';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectText } from '../../../../testing/expectations.ts';
import { openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf } from '../../../../testing/replies/cart.ts';
import { ORDER } from '../../../../testing/replies/orders.ts';
import { answerShopper, SHOPPER } from '../../../../testing/replies/shop.ts';

it('says that the order can not be had, and shows it by another try (ORDER-21)', async () => {
  const server = openFakeServer();
  answerShopper(server);
  server.answer<typeof getCart>('GET', '/get-cart', cartOf());
  server.refuse<typeof getOrder>('GET', '/orders/:orderId', { status: 500 });
  await renderShop('/payment-success?order=some-order', { shopper: SHOPPER });
  await expectText('Failed to fetch order details');
  await expectAccessible();
  server.answer<typeof getOrder>('GET', '/orders/:orderId', { success: true, message: '', order: ORDER });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByText('Order placed Successful!')).toBeVisible();
});
