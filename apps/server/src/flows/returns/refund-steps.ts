import { coinsBackExpireAt, coinsToGiveBack } from '@ilaneer/domain/coin/coin';
import { giveBackToLots } from '@ilaneer/domain/coin/spend-lots';
import { isCouponGivenBack } from '@ilaneer/domain/coupon/coupon-after-return';
import { keptTaxable } from '@ilaneer/domain/tax-document/credit-note-figures';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import {
  findCoinOwner,
  listOrderRefunds,
  listOrderUses,
  lockLots,
  type NewCoinEntry,
  outstanding,
  reverseEarned,
  updateLot,
  writeEntries,
  writeOff,
} from '../../modules/coin/coin.ts';
import { returnCouponUse } from '../../modules/coupon/coupon.ts';
import { toInvoicedOrder } from '../../modules/order/order.ts';
import { issueCreditNote } from '../../modules/tax-document/tax-document.ts';
import { type FoundReturn, refundedOf } from './find-return.ts';

/** What happens besides with the refund of a return, in its transaction; the order is locked. */
type RefundStep = (tx: Database, deps: Deps, refunded: FoundReturn) => Promise<void>;

/** The one place for what a refund brings along: whoever has something of an order that a return undoes joins here. */
export const REFUND_STEPS: readonly RefundStep[] = [
  (tx, deps, { order, request, at }) =>
    issueCreditNote(tx, deps, { orderId: order.id, returnId: request.id }, at),
  returnUsedCoins,
  reverseEarnedCoins,
  returnCoupon,
];

/**
 * How many of an order's coins come back with a return that is about to be refunded; the order is locked. None to an
 * account that is deleted.
 */
export async function coinsBackFor(tx: Database, { order, request, all }: FoundReturn): Promise<number> {
  if (order.coins === 0 || (await findCoinOwner(tx, order.userId)).isDeleted) return 0;
  const earlier = refundedOf(all);
  const returned = [...earlier, request].flatMap(({ lines }) => lines);
  const invoiced = toInvoicedOrder(order);
  return coinsToGiveBack({
    used: order.coins,
    givenBack: earlier.reduce((coins, { refundCoins }) => coins + refundCoins, 0),
    goods: invoiced.taxable,
    keptGoods: keptTaxable(invoiced, returned),
  });
}

/**
 * Gives the coins that were used on the goods back to the lots that they came from. A lot that is over by then, or
 * soon, lives on for a while: nobody loses coins by goods that we got wrong.
 */
async function returnUsedCoins(
  tx: Database,
  _deps: Deps,
  { order, request, at }: FoundReturn,
): Promise<void> {
  if (request.refundCoins === 0) return;
  const lots = new Map((await lockLots(tx, order.userId)).map((lot) => [lot.id, lot]));
  const before = await listOrderRefunds(tx, order.id);
  const spent = outstanding(await listOrderUses(tx, order.id)).map(({ lotId, coins }) => {
    const givenBack = before.reduce((sum, entry) => sum + (entry.lotId === lotId ? entry.coins : 0), 0);
    return { lotId, coins: -coins - givenBack, expiresAt: lots.get(lotId)?.expiresAt ?? at };
  });
  const back = giveBackToLots(spent, request.refundCoins);
  const given = back.reduce((sum, { coins }) => sum + coins, 0);
  if (given !== request.refundCoins)
    throw new Error(`order ${order.id} was to give back more coins than it used`);
  for (const { lotId } of back) {
    const lot = lots.get(lotId);
    if (lot === undefined) throw new Error(`lot ${lotId} is gone`);
    // What was left in it when its time was over is not revived with the rest.
    if (lot.expiresAt <= at) await writeOff(tx, [lot], at);
    await updateLot(tx, lotId, { expiresAt: coinsBackExpireAt(lot.expiresAt, at) });
  }
  const entries = back.map(
    ({ lotId, coins }): NewCoinEntry => ({
      userId: order.userId,
      lotId,
      kind: 'refunded',
      coins,
      orderId: order.id,
      returnId: request.id,
      turn: null,
      happenedAt: at,
    }),
  );
  await writeEntries(tx, entries);
}

/**
 * Takes back the coins that the goods earned. Coins that were spent meanwhile are let go: who gets faulty goods gets
 * all of their money back.
 */
async function reverseEarnedCoins(
  tx: Database,
  _deps: Deps,
  { order, request, all, at }: FoundReturn,
): Promise<void> {
  const returned = [...refundedOf(all), request].flatMap(({ lines }) => lines);
  await reverseEarned(tx, order, { keptGoods: keptTaxable(toInvoicedOrder(order), returned), at });
}

/** Lets a coupon be used again when its whole order has come back because of the shop. */
async function returnCoupon(
  tx: Database,
  _deps: Deps,
  { order, request, all, at }: FoundReturn,
): Promise<void> {
  if (order.couponCode === null) return;
  const returned = [...refundedOf(all), request].flatMap(({ lines }) => lines);
  if (isCouponGivenBack(order.lines, returned)) await returnCouponUse(tx, order.id, at);
}
