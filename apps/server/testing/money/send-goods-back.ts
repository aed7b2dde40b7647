import { shopperActor } from '@ilaneer/domain/actor/actor';
import type { CommandDeps } from '../../src/commands/run-order-command.ts';
import { requestReturn } from '../../src/flows/returns/request-return.ts';
import { transitionReturn } from '../../src/flows/returns/transition-return.ts';
import { TEST_STAFF } from '../shoppers/test-order.ts';
import { TEST_KEYS } from '../test-secret.ts';

/** A complete return of remaining units; refused before delivery. */
export async function sendGoodsBack(
  deps: CommandDeps,
  userId: string,
  orderId: string,
  { position, quantity }: { readonly position: number; readonly quantity: number },
): Promise<void> {
  const catalogue = { current: async () => ({ find: async () => new Map() }) };
  const lines = [{ position, quantity, reason: 'damaged' as const }];
  const request = { orderId, lines, note: '', remedy: 'refund', payout: null } as const;
  const asked = await requestReturn({ ...deps, catalogue, keys: TEST_KEYS }, shopperActor(userId), request);
  if (!asked.ok) return;
  const which = { orderNumber: orderId, returnNumber: asked.value.request.number };
  await transitionReturn(deps, TEST_STAFF, { ...which, transition: 'approve' });
  await transitionReturn(deps, TEST_STAFF, { ...which, transition: 'pick-up' });
  await transitionReturn(deps, TEST_STAFF, { ...which, transition: 'receive', restock: [] });
  const refund = (reference: string | null) =>
    transitionReturn(deps, TEST_STAFF, { ...which, transition: 'refund', reference });
  // Cash only is paid by hand.
  const byItself = await refund(null);
  const refunded = byItself.ok ? byItself : await refund('UPI 1');
  if (!refunded.ok) throw new Error(JSON.stringify(refunded.error));
}
