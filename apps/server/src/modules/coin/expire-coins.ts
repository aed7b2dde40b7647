import type { Actor, ShopperActor, SystemActor } from '@ilaneer/domain/actor/actor';
import type { Database } from '../../db/connect.ts';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type CoinLotRow, lockDueLots, lockLots, updateLot, writeEntries } from './repository.ts';

/** Bounds the locks. */
const BATCH = 500;

export async function expireCoins({ db, now }: Pick<Deps, 'db' | 'now'>, actor: SystemActor): Promise<void> {
  const at = now();
  let expired: number;
  do {
    expired = await transactAll(db, async (tx) => {
      const lots = await lockDueLots(tx, at, BATCH);
      await writeOff(tx, actor, lots, at);
      return lots.length;
    });
  } while (expired === BATCH);
}

/** Deleted account: expires coins, also those returned later. */
export async function forfeitCoins(tx: Database, actor: ShopperActor, at: Date): Promise<void> {
  const lots = await lockLots(tx, actor.userId);
  for (const { id, expiresAt } of lots) {
    if (expiresAt > at) await updateLot(tx, id, { expiresAt: at });
  }
  await writeOff(tx, actor, lots, at);
}

export async function writeOff(
  tx: Database,
  actor: Actor,
  lots: readonly CoinLotRow[],
  at: Date,
): Promise<void> {
  const entries = lots
    .filter(({ remaining }) => remaining > 0)
    .map(({ id: lotId, userId, remaining }) => ({
      userId,
      lotId,
      kind: 'expired' as const,
      coins: -remaining,
      orderId: null,
      returnId: null,
      turn: null,
      happenedAt: at,
    }));
  await writeEntries(tx, actor, entries);
}
