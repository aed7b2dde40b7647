import type { Actor } from '@ilaneer/domain/actor/actor';
import { coinsEarned, coinsExpireAt, coinsToReverse } from '@ilaneer/domain/coin/coin';
import { reverseLots } from '@ilaneer/domain/coin/spend-lots';
import { type Paise, paise } from '@ilaneer/domain/money';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import {
  type CoinOrder,
  findCoinOwner,
  insertLot,
  lockLots,
  type NewCoinEntry,
  updateLot,
  writeEntries,
} from './repository.ts';

export async function earnCoins(
  tx: Database,
  { newId }: Pick<Deps, 'newId'>,
  actor: Actor,
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
  await writeEntries(tx, actor, [
    { userId, lotId, kind: 'earned', coins, orderId, returnId: null, turn: null, happenedAt: at },
  ]);
  return coins;
}

/** COIN-8. `keptGoods`: taxable paise of all kept goods. Returns the coins already spent. */
export async function reverseEarned(
  tx: Database,
  actor: Actor,
  order: CoinOrder,
  { keptGoods, at }: { readonly keptGoods: Paise; readonly at: Date },
): Promise<{ readonly missing: number }> {
  const lots = await lockLots(tx, order.userId);
  const lot = lots.find(({ orderId }) => orderId === order.id);
  const due = lot === undefined ? 0 : coinsToReverse(lot.coins, lot.reversed, keptGoods);
  if (lot === undefined || due === 0) return { missing: 0 };
  const { uses, missing } = reverseLots(lots, lot.id, due, at);
  await updateLot(tx, lot.id, { reversed: lot.reversed + due });
  const entries = uses.map(
    ({ lotId, coins }): NewCoinEntry => ({
      userId: order.userId,
      lotId,
      kind: 'reversed',
      coins: -coins,
      orderId: order.id,
      returnId: null,
      turn: null,
      happenedAt: at,
    }),
  );
  await writeEntries(tx, actor, entries);
  return { missing };
}
