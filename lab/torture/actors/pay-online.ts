import { paiseAt, textAt } from './read-body.ts';
import type { Moment, World } from './world.ts';

/** May not return. */
export async function payOnline(
  { caller, record }: World,
  { shopper, chance }: Moment,
  orderId: string,
): Promise<void> {
  const opened = await caller.insist({
    method: 'POST',
    path: `/api/orders/${orderId}/payments`,
    token: shopper.token,
    body: { method: chance.pick(['card', 'upi']) },
  });
  if (opened === null || opened.status >= 300) return;
  const page = textAt(opened.body, 'payment', 'checkout', 'url');
  const decision = chance.weigh({ approve: 8, decline: 1, pending: 1 });
  const form = { decision, cardNumber: '4111 1111 1111 1111', expiry: '12/39' };
  const decided = await caller.insist({ method: 'POST', path: page, raw: new URLSearchParams(form) });
  const back = decided?.headers.get('location') ?? null;
  if (decided?.status !== 303 || back === null) return;
  const query = new URL(back, 'http://shop').searchParams;
  const gatewayPaymentId = query.get('payment');
  if (decision === 'approve' && gatewayPaymentId !== null) {
    record.payments.push({
      gatewayOrderId: query.get('order') ?? '',
      gatewayPaymentId,
      amountPaise: paiseAt(opened.body, 'payment', 'amount'),
    });
  }
  if (chance.next() < 0.6) await caller.call({ method: 'GET', path: back });
}
