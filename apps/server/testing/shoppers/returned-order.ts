import { err, type Result } from '@ilaneer/domain/result';
import type { ReturnReason } from '@ilaneer/domain/return/return-reason';
import { readOrderCommand } from '../../src/commands/read-order-command.ts';
import { runReturnCommand } from '../../src/commands/run-order-command.ts';
import { fulfilOrder } from '../../src/flows/fulfilment/fulfil-order.ts';
import type { Failure } from '../../src/http/failure.ts';
import { openTestShop, type TestShop, type TestShopper } from '../test-shop.ts';
import { variantWithStock } from './find-variant.ts';
import { shipTestOrder } from './invoiced-order.ts';
import { decideAtGateway, placeOnlineOrder, startPayment } from './pay-online.ts';
import { TEST_STAFF, type TestItem } from './test-order.ts';

/** Perishable water and a returnable shirt. */
export async function openReturnShop() {
  const shop = await openTestShop();
  const { products } = await shop.deps.catalogue.current();
  const returnable = products?.find((product) => product.returnable)?.variantCombinations[0]?.variantId;
  return {
    shop,
    shopper: await shop.newShopper(),
    water: await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000),
    shirt: await variantWithStock(shop, returnable ?? '', 1_000),
  };
}

export async function deliverTestOrder(
  shop: TestShop,
  shopper: TestShopper,
  items: readonly TestItem[],
  more: object = {},
): Promise<string> {
  const id = await shipTestOrder(shop, shopper, items, more);
  await fulfilOrder(shop.deps, TEST_STAFF, { transition: 'deliver', orderNumber: id });
  return id;
}

export async function deliverOnlineOrder(
  shop: TestShop,
  shopper: TestShopper,
  item: TestItem,
): Promise<string> {
  const id = await placeOnlineOrder(shop, shopper, item);
  await decideAtGateway(shop, await startPayment(shop, shopper, id), 'approve');
  const parcel = { courier: 'India Post', trackingNumber: 'EK123456' };
  await fulfilOrder(shop.deps, TEST_STAFF, { transition: 'process', orderNumber: id });
  await fulfilOrder(shop.deps, TEST_STAFF, { transition: 'ship', orderNumber: id, ...parcel });
  const delivered = await fulfilOrder(shop.deps, TEST_STAFF, { transition: 'deliver', orderNumber: id });
  if (!delivered.ok) throw new Error(`not delivered: ${JSON.stringify(delivered.error)}`);
  return id;
}

/** Words after `npm run orders --`. */
export async function runReturn(shop: TestShop, words: readonly string[]): Promise<Result<string, Failure>> {
  const command = readOrderCommand(words);
  if (!command.ok) return err({ code: 'VALIDATION_FAILED', message: command.error });
  if (!('returnNumber' in command.value)) throw new Error(`${words.join(' ')} is of no return`);
  return runReturnCommand(shop.deps, TEST_STAFF, command.value);
}

type Units = { readonly position: number; readonly quantity: number; readonly reason: ReturnReason };

/** Completes a return; `words` are appended to the refund command. */
export async function refundGoods(
  shop: TestShop,
  { token }: TestShopper,
  orderId: string,
  lines: readonly Units[],
  ...words: string[]
): Promise<void> {
  const asked = await shop.call('POST', `/orders/${orderId}/returns`, { token, body: { lines } });
  if (asked.status !== 201) throw new Error(`no return: ${JSON.stringify(asked.body)}`);
  for (const move of ['return-approve', 'return-picked-up', 'return-received']) {
    await runReturn(shop, [move, orderId]);
  }
  const refunded = await runReturn(shop, ['return-refunded', orderId, ...words]);
  if (!refunded.ok) throw new Error(refunded.error.message);
}

export async function returnsOf(shop: TestShop, { token }: TestShopper, orderId: string) {
  const { body } = await shop.call('GET', `/orders/${orderId}`, { token });
  return (
    body.order as { returns: { id: string; refund: { creditNoteNo: string | null; coins: number } | null }[] }
  ).returns;
}
