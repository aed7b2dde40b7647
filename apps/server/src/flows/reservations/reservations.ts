import type { Database } from '../../db/connect.ts';
import { retakeCoins, returnCoins } from '../../modules/coin/return-coins.ts';
import { countCouponUse, returnCouponUse } from '../../modules/coupon/repository.ts';
import { retakeCoupon } from '../../modules/coupon/take-coupon.ts';
import { returnGiftCard } from '../../modules/gift-card/return-gift-card.ts';
import { retakeGiftCard } from '../../modules/gift-card/take-gift-card.ts';
import type { Order } from '../../modules/order/repository.ts';
import { returnStock, takeStock } from '../../modules/stock/stock.ts';

/**
 * Gives back what an order holds: the one place for all of it, so that nothing is put back twice or forgotten. Replies
 * with the order as it is then.
 */
export async function returnHolds(tx: Database, order: Order, at: Date): Promise<Order> {
  if (order.couponCode !== null) await returnCouponUse(tx, order.id, at);
  const changed = await returnGiftCard(tx, order, { amount: 'all', at });
  if (order.coins > 0) await returnCoins(tx, order, at);
  await returnStock(tx, order.lines);
  return changed;
}

/** What an order held counts for good: it is paid for, or will be on delivery. */
export async function confirmHolds(tx: Database, order: Order, at: Date): Promise<void> {
  if (order.couponCode !== null) await countCouponUse(tx, order.id, at);
}

/** Takes again what an order had given back; false, with nothing taken, when it can't be had any more. */
export async function retakeHolds(tx: Database, order: Order, at: Date): Promise<boolean> {
  // A savepoint: what was taken before something turned out to be missing is undone alone.
  await tx.$client.query('savepoint retake');
  const isTaken =
    // In the order in which a new order takes them, so that the two never wait for each other.
    (order.couponCode === null || (await retakeCoupon(tx, order.id, at))) &&
    (order.coins === 0 || (await retakeCoins(tx, order, at))) &&
    (order.giftCardPaise === 0 || (await retakeGiftCard(tx, order, at))) &&
    (await takeStock(tx, order.lines)).length === 0;
  await tx.$client.query(isTaken ? 'release savepoint retake' : 'rollback to savepoint retake');
  return isTaken;
}
