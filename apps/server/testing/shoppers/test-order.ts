import { operatorActor, type StaffActor } from '@ilaneer/domain/actor/actor';
import type { OrderStatus } from '@ilaneer/domain/order/status';
import { newAddress } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { orders } from '../../src/db/schema/order/order.ts';
import type { TestShop, TestShopper } from '../test-shop.ts';

export const TEST_STAFF: StaffActor = operatorActor('Meera');

export type TestItem = { readonly productId: string; readonly variantId: string; readonly quantity: number };

export async function placeTestOrder(
  shop: TestShop,
  { token }: Pick<TestShopper, 'token'>,
  items: readonly TestItem[],
  more: object = {},
): Promise<string> {
  for (const { productId, variantId, quantity } of items) {
    await shop.call('POST', '/add-to-cart', { token, body: { productId, variantId, quantity } });
  }
  const placed = await shop.call('POST', '/place-order', {
    token,
    body: { items, deliveryAddress: newAddress(), paymentMethod: 'cod', ...more },
  });
  if (placed.status !== 201) throw new Error(`no order: ${JSON.stringify(placed.body)}`);
  return String(placed.body.orderId);
}

export async function putInStatus(
  shop: TestShop,
  id: string,
  status: OrderStatus,
  at: Date = new Date(),
): Promise<void> {
  await shop.db
    .update(orders)
    .set({
      status,
      deliveredAt: status === 'delivered' ? at : null,
      cancelledAt: status === 'cancelled' ? at : null,
      cancelCause: status === 'cancelled' ? 'by shopper' : null,
      payableUntil: status === 'pending' ? at : null,
    })
    .where(eq(orders.id, id));
}
