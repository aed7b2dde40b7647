import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { coinsToGiveBack } from '@ilaneer/domain/coin/coin';
import { isCouponGivenBack } from '@ilaneer/domain/coupon/coupon-after-return';
import { keptTaxable } from '@ilaneer/domain/tax-document/credit-note-figures';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { findCoinOwner, refundCoins, reverseEarned } from '../../modules/coin/coin.ts';
import { returnCouponUse } from '../../modules/coupon/coupon.ts';
import { toInvoicedOrder } from '../../modules/order/order.ts';
import { issueCreditNote } from '../../modules/tax-document/tax-document.ts';
import { type FoundReturn, refundedOf } from './find-return.ts';

/** What happens besides with the refund of a return, in its transaction; the order is locked. */
type RefundStep = (tx: Database, deps: Deps, actor: StaffActor, refunded: FoundReturn) => Promise<void>;

/** The one place for what a refund brings along: whoever has something of an order that a return undoes joins here. */
export const REFUND_STEPS: readonly RefundStep[] = [
  (tx, deps, _actor, { order, request, at }) =>
    issueCreditNote(tx, deps, { orderId: order.id, returnId: request.id }, at),
  (tx, _deps, actor, { order, request, at }) =>
    refundCoins(tx, actor, order, { returnId: request.id, coins: request.refundCoins, at }),
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
 * Takes back the coins that the goods earned. Coins that were spent meanwhile are let go: who gets faulty goods gets
 * all of their money back.
 */
async function reverseEarnedCoins(
  tx: Database,
  _deps: Deps,
  actor: StaffActor,
  { order, request, all, at }: FoundReturn,
): Promise<void> {
  const returned = [...refundedOf(all), request].flatMap(({ lines }) => lines);
  await reverseEarned(tx, actor, order, { keptGoods: keptTaxable(toInvoicedOrder(order), returned), at });
}

/** Lets a coupon be used again when its whole order has come back because of the shop. */
async function returnCoupon(
  tx: Database,
  _deps: Deps,
  _actor: StaffActor,
  { order, request, all, at }: FoundReturn,
): Promise<void> {
  if (order.couponCode === null) return;
  const returned = [...refundedOf(all), request].flatMap(({ lines }) => lines);
  if (isCouponGivenBack(order.lines, returned)) await returnCouponUse(tx, order.id, at);
}
