import { ok } from '@ilaneer/domain/result';
import { retakeCoins, returnCoins, writeCoinUse } from '../../modules/coin/coin.ts';
import type { Reservation } from './reservation.ts';

/** Coins of the shopper's lots (COIN-7). */
export const coinReservation: Reservation = {
  reserve: async (tx, actor, order, { coins }) => {
    await writeCoinUse(tx, actor, order, coins);
    return ok(null);
  },
  // They are spent as soon as they are reserved.
  confirm: async () => undefined,
  release: async (tx, actor, order, at) => {
    if (order.coins > 0) await returnCoins(tx, actor, order, at);
    return order;
  },
  retake: async (tx, actor, order, at) => order.coins === 0 || retakeCoins(tx, actor, order, at),
};
