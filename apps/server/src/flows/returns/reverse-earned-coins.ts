import { keptTaxable } from '@ilaneer/domain/tax-document/credit-note-figures';
import type { Database } from '../../db/connect.ts';
import { reverseEarned } from '../../modules/coin/earn-coins.ts';
import { toInvoicedOrder } from '../../modules/tax-document/invoiced-order.ts';
import type { ReturnToMove } from './transition-return.ts';

/**
 * Takes back the coins that a refunded return's goods earned, in the caller's transaction; the order is held. Coins
 * that were spent meanwhile are let go: who gets faulty goods gets all of their money back.
 */
export async function takeBackEarned(
  _env: object,
  tx: Database,
  { order, request, all, at }: Pick<ReturnToMove, 'order' | 'request' | 'all' | 'at'>,
): Promise<void> {
  const earlier = all.filter(({ state }) => state === 'refunded');
  const returned = [...earlier, request].flatMap(({ lines }) => lines);
  await reverseEarned(tx, order, { keptGoods: keptTaxable(toInvoicedOrder(order), returned), at });
}
