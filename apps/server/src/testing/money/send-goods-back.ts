import { approveReturn } from '../../flows/returns/approve-return.ts';
import { markReturnPickedUp } from '../../flows/returns/mark-return-picked-up.ts';
import { type ReceiveReturnEnvironment, receiveReturn } from '../../flows/returns/receive-return.ts';
import { type RefundReturnEnvironment, refundReturn } from '../../flows/returns/refund-return.ts';
import { requestReturn } from '../../flows/returns/request-return.ts';

/** A return of some units of what is left of an order, the whole way; one that was not delivered refuses it. */
export async function sendGoodsBack(
  env: RefundReturnEnvironment & ReceiveReturnEnvironment,
  userId: string,
  orderId: string,
  { position, quantity }: { readonly position: number; readonly quantity: number },
): Promise<void> {
  const catalogue = { current: async () => ({ productsById: new Map() }) };
  const lines = [{ position, quantity, reason: 'damaged' as const }];
  const asked = await requestReturn({ ...env, catalogue }, userId, { orderId, lines, note: '' });
  if (!asked.ok) return;
  const which = { orderNumber: orderId, returnNumber: asked.value.request.number };
  await approveReturn(env, which);
  await markReturnPickedUp(env, which);
  await receiveReturn(env, which, false);
  // What was paid in cash is paid out by hand, and only that.
  const byItself = await refundReturn(env, which, null);
  const refunded = byItself.ok ? byItself : await refundReturn(env, which, 'UPI 1');
  if (!refunded.ok) throw new Error(refunded.error.message ?? refunded.error.code);
}
