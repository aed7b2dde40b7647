import { eq } from 'drizzle-orm';
import { users } from '../../src/db/schema/account/account.ts';
import { fulfilOrder } from '../../src/flows/fulfilment/fulfil-order.ts';
import type { TestShop, TestShopper } from '../test-shop.ts';
import { decideAtGateway, placeOnlineOrder, startPayment } from './pay-online.ts';
import { putInStatus, TEST_STAFF, type TestItem } from './test-order.ts';

export async function earnCoinsBy(shop: TestShop, shopper: TestShopper, item: TestItem): Promise<string> {
  await shop.db.update(users).set({ emailVerified: true }).where(eq(users.id, shopper.userId));
  // Cash is limited (CHECKOUT-26).
  const orderId = await placeOnlineOrder(shop, shopper, item);
  await decideAtGateway(shop, await startPayment(shop, shopper, orderId), 'approve');
  await deliverPlacedOrder(shop, orderId);
  return orderId;
}

export async function deliverPlacedOrder(shop: TestShop, orderId: string): Promise<void> {
  await putInStatus(shop, orderId, 'in transit');
  const delivered = await fulfilOrder(shop.deps, TEST_STAFF, {
    transition: 'deliver',
    orderNumber: orderId,
  });
  if (!delivered.ok) throw new Error(delivered.error.code);
}
