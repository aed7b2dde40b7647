import { err, type Result } from '@ilaneer/domain/result';
import type { Failure } from '../http/failure.ts';
import { deliverOrder } from '../modules/order/deliver-order.ts';
import { processOrder } from '../modules/order/process-order.ts';
import { readOrderCommand } from '../modules/order/read-order-command.ts';
import { runReturnCommand } from '../modules/order/run-return-command.ts';
import { shipOrder } from '../modules/order/ship-order.ts';
import { shipTestOrder } from './invoiced-order.ts';
import { decideAtGateway, placeOnlineOrder, startPayment } from './pay-online.ts';
import type { TestItem } from './test-order.ts';
import type { TestShop, TestShopper } from './test-shop.ts';

/** Places an order that is paid on delivery, and has it delivered; replies with its id. */
export async function deliverTestOrder(
  shop: TestShop,
  shopper: TestShopper,
  items: readonly TestItem[],
  more: object = {},
): Promise<string> {
  const id = await shipTestOrder(shop, shopper, items, more);
  await deliverOrder(shop.deps, id);
  return id;
}

/** Places an order, pays it online and has it delivered; replies with its id. */
export async function deliverOnlineOrder(
  shop: TestShop,
  shopper: TestShopper,
  item: TestItem,
): Promise<string> {
  const id = await placeOnlineOrder(shop, shopper, item);
  await decideAtGateway(shop, await startPayment(shop, shopper, id), 'approve');
  await processOrder(shop.deps, id);
  await shipOrder(shop.deps, id, { courier: 'India Post', trackingNumber: 'EK123456' });
  const delivered = await deliverOrder(shop.deps, id);
  if (!delivered.ok) throw new Error(`not delivered: ${JSON.stringify(delivered.error)}`);
  return id;
}

/** Does with a return what staff type after `npm run orders --`. */
export async function runReturn(shop: TestShop, words: readonly string[]): Promise<Result<string, Failure>> {
  const command = readOrderCommand(words);
  if (!command.ok) return err({ code: 'VALIDATION_FAILED', message: command.error });
  if (!('returnNumber' in command.value)) throw new Error(`${words.join(' ')} is of no return`);
  return runReturnCommand(shop.deps, command.value);
}

/** The returns of an order as its shopper sees them. */
export async function returnsOf(shop: TestShop, { token }: TestShopper, orderId: string) {
  const { body } = await shop.call('GET', `/orders/${orderId}`, { token });
  return (body.order as { returns: { id: string; refund: { creditNoteNo: string | null } | null }[] })
    .returns;
}
