import { paise } from '@ilaneer/domain/money';
import { eq } from 'drizzle-orm';
import type { PooledDatabase } from '../db/connect.ts';
import { coinLots } from '../db/schema/coin.ts';
import { transactAll } from '../db/transact.ts';
import { expireCoins } from '../modules/coin/expire-coins.ts';
import { reverseEarned } from '../modules/coin/reverse-earned.ts';
import { lockAnyOrder } from '../modules/order/moves-repository.ts';

type Environment = { readonly db: PooledDatabase; readonly now: () => Date };

/** The time of all the coins that a shopper has is over. */
export async function letCoinsExpire(env: Environment, userId: string): Promise<void> {
  await env.db.update(coinLots).set({ expiresAt: env.now() }).where(eq(coinLots.userId, userId));
  await expireCoins(env)();
}

/** Goods of an order come back, if it was delivered: of their worth the shopper keeps a share. */
export async function returnGoods(env: Environment, orderId: string, keptShare: number): Promise<void> {
  await transactAll(env.db, async (tx) => {
    const order = await lockAnyOrder(tx, orderId);
    if (order?.status !== 'delivered') return;
    const keptGoods = paise(Math.floor(order.subtotalPaise * keptShare));
    await reverseEarned(tx, order, { keptGoods, at: env.now() });
  });
}
