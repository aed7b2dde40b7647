import { randomUUID } from 'node:crypto';
import { runOrderCommand } from '../../src/commands/run-order-command.ts';
import type { TestShop, TestShopper } from '../test-shop.ts';
import { placeTestOrder, TEST_STAFF, type TestItem } from './test-order.ts';

export async function shipTestOrder(
  shop: TestShop,
  shopper: Pick<TestShopper, 'token'>,
  items: readonly TestItem[],
  more: object = {},
): Promise<string> {
  const orderNumber = await placeTestOrder(shop, shopper, items, more);
  const parcel = { courier: 'India Post', trackingNumber: `EK${randomUUID().slice(0, 8).toUpperCase()}` };
  for (const command of [
    { transition: 'process', orderNumber },
    { transition: 'ship', orderNumber, ...parcel },
  ] as const) {
    const moved = await runOrderCommand(shop.deps, TEST_STAFF, command);
    if (!moved.ok) throw new Error(`not moved: ${JSON.stringify(moved.error)}`);
  }
  return orderNumber;
}
