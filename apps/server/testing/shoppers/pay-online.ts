import { addressForm } from '@ilaneer/testing/address-form';
import type { TestShop, TestShopper } from '../test-shop.ts';
import type { TestItem } from './test-order.ts';

export type SandboxDecision = 'approve' | 'decline' | 'pending';

export type StartedPayment = { readonly id: string; readonly gatewayOrderId: string };

export async function placeOnlineOrder(
  shop: TestShop,
  { token }: TestShopper,
  item: TestItem,
): Promise<string> {
  const { productId, variantId, quantity } = item;
  await shop.call('POST', '/add-to-cart', { token, body: { productId, variantId, quantity } });
  const placed = await shop.call('POST', '/place-order', {
    token,
    body: { items: [item], deliveryAddress: addressForm(), paymentMethod: 'prepaid' },
  });
  if (placed.status !== 201) throw new Error(`no order: ${JSON.stringify(placed.body)}`);
  return String(placed.body.orderId);
}

export async function startPayment(
  shop: TestShop,
  { token }: TestShopper,
  orderId: string,
  choice: object = { method: 'card' },
): Promise<StartedPayment> {
  const started = await shop.call('POST', `/orders/${orderId}/payments`, { token, body: choice });
  const payment = started.body.payment as { id: string; checkout: { url: string } } | undefined;
  if (payment === undefined) throw new Error(`no payment: ${JSON.stringify(started.body)}`);
  return { id: payment.id, gatewayOrderId: payment.checkout.url.split('/').at(-1) ?? '' };
}

export async function decideAtGateway(
  shop: TestShop,
  { gatewayOrderId }: StartedPayment,
  decision: SandboxDecision,
  { stays = false, cardNumber = '4111 1111 1111 1111' } = {},
): Promise<string> {
  const decided = await shop.app.inject({
    method: 'POST',
    url: `/sandbox-gateway/${gatewayOrderId}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ decision, cardNumber }).toString(),
  });
  const back = decided.headers.location;
  if (stays || back === undefined) return decided.body;
  const returned = await shop.app.inject(back);
  return String(returned.headers.location);
}

export async function readOrder(shop: TestShop, { token }: TestShopper, orderId: string) {
  const { body } = await shop.call('GET', `/orders/${orderId}`, { token });
  return body.order as {
    orderNumber: string;
    status: string;
    paymentStatus: string;
    payment: { transactionId: string | null };
    trackingStages: { stage: string }[];
    cancellation: { refundStatus: string } | null;
  };
}
