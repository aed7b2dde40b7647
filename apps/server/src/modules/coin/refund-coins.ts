import type { Actor } from '@ilaneer/domain/actor/actor';
import { coinsBackExpireAt, coinsToGiveBack, type UsedCoins } from '@ilaneer/domain/coin/coin';
import { giveBackToLots, type LotUse, splitUses } from '@ilaneer/domain/coin/spend-lots';
import type { Database } from '../../db/connect.ts';
import { writeOff } from './expire-coins.ts';
import {
  type CoinLotRow,
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
import { spentEntries } from './take-coins.ts';

/** Used coins to return with goods (COIN-9); 0 for a deleted account. The order is locked. */
export async function coinsToRefund(
  tx: Database,
  { userId, coins: used }: CoinOrder & { readonly coins: number },
  back: Omit<UsedCoins, 'used'>,
): Promise<number> {
  if (used === 0 || (await findCoinOwner(tx, userId)).isDeleted) return 0;
  return coinsToGiveBack({ used, ...back });
}

/** Returns used coins to their lots (COIN-9), extending expired or expiring ones. The order is locked. */
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
  await prolongLots(tx, actor, { lots, back, at });
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

/** COIN-14. Coins of a deleted account expire. The order is locked. */
export async function returnSpareCoins(
  tx: Database,
  actor: Actor,
  order: CoinOrder & { readonly coins: number },
  at: Date,
): Promise<void> {
  const lots = new Map((await lockLots(tx, order.userId)).map((lot) => [lot.id, lot]));
  const uses = outstanding(await listOrderUses(tx, order.id));
  const spent = uses.map(({ lotId, coins }) => ({
    lotId,
    coins: -coins,
    expiresAt: lots.get(lotId)?.expiresAt ?? at,
  }));
  const { kept, back } = splitUses(spent, order.coins);
  if (back.length === 0) return;
  const { isDeleted } = await findCoinOwner(tx, order.userId);
  if (!isDeleted) await prolongLots(tx, actor, { lots, back, at });
  const turn = uses.reduce((last, entry) => Math.max(last, entry.turn ?? 0), 0);
  const entry = { userId: order.userId, returnId: null, happenedAt: at };
  await writeEntries(tx, actor, [
    ...spent.map(
      ({ lotId, coins }): NewCoinEntry => ({
        ...entry,
        ...{ lotId, coins, kind: 'returned', orderId: order.id, turn },
      }),
    ),
    ...spentEntries(order, kept, { turn: turn + 1, at }),
    ...(isDeleted ? back : []).map(
      ({ lotId, coins }): NewCoinEntry => ({
        ...entry,
        ...{ lotId, coins: -coins, kind: 'expired', orderId: null, turn: null },
      }),
    ),
  ]);
}

/** Extends lots for returned coins; other expired coins stay expired. */
async function prolongLots(
  tx: Database,
  actor: Actor,
  {
    lots,
    back,
    at,
  }: { readonly lots: ReadonlyMap<string, CoinLotRow>; readonly back: readonly LotUse[]; readonly at: Date },
): Promise<void> {
  for (const { lotId } of back) {
    const lot = lots.get(lotId);
    if (lot === undefined) throw new Error(`lot ${lotId} is gone`);
    if (lot.expiresAt <= at) await writeOff(tx, actor, [lot], at);
    await updateLot(tx, lotId, { expiresAt: coinsBackExpireAt(lot.expiresAt, at) });
  }
}
