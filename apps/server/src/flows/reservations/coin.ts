import { ok } from '@ilaneer/domain/result';
import { reserveCoinsAgain, returnCoins, writeCoinUse } from '../../modules/coin/coin.ts';
import type { Reservation } from './reservation.ts';

/** COIN-7. */
export const coinReservation: Reservation = {
  reserve: async (tx, actor, order, { coins }) => {
    await writeCoinUse(tx, actor, order, coins);
    return ok(null);
  },
  // Spent when reserved.
  confirm: async () => undefined,
  release: async (tx, actor, order, at) => {
    if (order.coins > 0) await returnCoins(tx, actor, order, at);
    return order;
  },
  reserveAgain: async (tx, actor, order, at) => order.coins === 0 || reserveCoinsAgain(tx, actor, order, at),
};
