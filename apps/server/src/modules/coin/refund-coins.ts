import type { Actor } from '@ilaneer/domain/actor/actor';
import { coinsBackExpireAt, coinsToGiveBack, type UsedCoins } from '@ilaneer/domain/coin/coin';
import { giveBackToLots } from '@ilaneer/domain/coin/spend-lots';
import type { Database } from '../../db/connect.ts';
import { writeOff } from './expire-coins.ts';
import {
  type CoinOrder,
  findCoinOwner,
  listOrderRefunds,
  listOrderUses,
  lockLots,
  type NewCoinEntry,
  updateLot,
  writeEntries,
} from './repository.ts';
import { outstanding } from './return-coins.ts';

/**
 * How many of the coins that an order used come back with goods that do (COIN-9): none to an account that is deleted.
 * The order is locked by the caller.
 */
export async function coinsToRefund(
  tx: Database,
  { userId, coins: used }: CoinOrder & { readonly coins: number },
  back: Omit<UsedCoins, 'used'>,
): Promise<number> {
  if (used === 0 || (await findCoinOwner(tx, userId)).isDeleted) return 0;
  return coinsToGiveBack({ used, ...back });
}

/**
 * Gives coins that an order used on goods which came back to the lots that they came from (COIN-9). A lot that is over by
 * then, or soon, lives on for a while: nobody loses coins by goods that we got wrong. The order is locked by the caller.
 */
export async function refundCoins(
  tx: Database,
  actor: Actor,
  order: CoinOrder,
  { returnId, coins, at }: { readonly returnId: string; readonly coins: number; readonly at: Date },
): Promise<void> {
  if (coins === 0) return;
  const lots = new Map((await lockLots(tx, order.userId)).map((lot) => [lot.id, lot]));
  const before = await listOrderRefunds(tx, order.id);
  const spent = outstanding(await listOrderUses(tx, order.id)).map(({ lotId, coins: used }) => {
    const givenBack = before.reduce((sum, entry) => sum + (entry.lotId === lotId ? entry.coins : 0), 0);
    return { lotId, coins: -used - givenBack, expiresAt: lots.get(lotId)?.expiresAt ?? at };
  });
  const back = giveBackToLots(spent, coins);
  const given = back.reduce((sum, part) => sum + part.coins, 0);
  if (given !== coins) throw new Error(`order ${order.id} was to give back more coins than it used`);
  for (const { lotId } of back) {
    const lot = lots.get(lotId);
    if (lot === undefined) throw new Error(`lot ${lotId} is gone`);
    // What was left in it when its time was over is not revived with the rest.
    if (lot.expiresAt <= at) await writeOff(tx, actor, [lot], at);
    await updateLot(tx, lotId, { expiresAt: coinsBackExpireAt(lot.expiresAt, at) });
  }
  const entries = back.map(
    (part): NewCoinEntry => ({
      userId: order.userId,
      lotId: part.lotId,
      kind: 'refunded',
      coins: part.coins,
      orderId: order.id,
      returnId,
      turn: null,
      happenedAt: at,
    }),
  );
  await writeEntries(tx, actor, entries);
}
