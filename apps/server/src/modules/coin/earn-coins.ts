import { coinsEarned, coinsExpireAt } from '@ilaneer/domain/coin/coin';
import { paise } from '@ilaneer/domain/money';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { type CoinOrder, findCoinOwner, insertLot, writeEntries } from './repository.ts';

/**
 * A delivered order earns coins for what was paid for its goods, after discounts and before GST. Replies with how many.
 */
export async function earnCoins(
  tx: Database,
  { newId }: Pick<Deps, 'newId'>,
  order: CoinOrder & { readonly subtotalPaise: number },
  at: Date,
): Promise<number> {
  const coins = coinsEarned(paise(order.subtotalPaise));
  if (coins === 0 || (await findCoinOwner(tx, order.userId)).isDeleted) return 0;
  const lotId = newId();
  await insertLot(tx, {
    id: lotId,
    userId: order.userId,
    orderId: order.id,
    coins,
    earnedAt: at,
    expiresAt: coinsExpireAt(at),
  });
  const { userId, id: orderId } = order;
  await writeEntries(tx, [
    { userId, lotId, kind: 'earned', coins, orderId, returnId: null, turn: null, happenedAt: at },
  ]);
  return coins;
}
