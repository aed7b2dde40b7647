import type { Actor } from '@ilaneer/domain/actor/actor';
import { spendLots } from '@ilaneer/domain/coin/spend-lots';
import type { Database } from '../../db/connect.ts';
import {
  type CoinEntryRow,
  type CoinOrder,
  listOrderUses,
  lockLots,
  type NewCoinEntry,
  writeEntries,
} from './repository.ts';
import { spentEntries } from './reserve-coins.ts';

/** Cancelled order: returns coins once; expired ones stay expired. The order is locked. */
export async function returnCoins(tx: Database, actor: Actor, order: CoinOrder, at: Date): Promise<void> {
  const lots = new Map((await lockLots(tx, order.userId)).map((lot) => [lot.id, lot]));
  const spent = outstanding(await listOrderUses(tx, order.id));
  const entries = spent.flatMap(
    ({ position: _, actorKind: _kind, actorId: _id, ...entry }): NewCoinEntry[] => {
      const coins = -entry.coins;
      const back: NewCoinEntry = { ...entry, kind: 'returned', coins, happenedAt: at };
      const lot = lots.get(entry.lotId);
      if (lot === undefined || lot.expiresAt > at) return [back];
      return [back, { ...back, kind: 'expired', coins: -coins, orderId: null, turn: null }];
    },
  );
  await writeEntries(tx, actor, entries);
}

/** Reuses returned coins from current lots; false if insufficient. The order is locked. */
export async function reserveCoinsAgain(
  tx: Database,
  actor: Actor,
  order: CoinOrder & { readonly coins: number },
  at: Date,
): Promise<boolean> {
  const uses = spendLots(await lockLots(tx, order.userId), order.coins, at);
  if (uses === null) return false;
  const former = await listOrderUses(tx, order.id);
  if (outstanding(former).length > 0) return false;
  await writeEntries(tx, actor, spentEntries(order, uses, { turn: lastTurn(former) + 1, at }));
  return true;
}

export function outstanding(uses: readonly CoinEntryRow[]): readonly CoinEntryRow[] {
  const turn = lastTurn(uses);
  const ofTurn = uses.filter((entry) => entry.turn === turn);
  return ofTurn.some(({ kind }) => kind === 'returned') ? [] : ofTurn;
}

function lastTurn(uses: readonly CoinEntryRow[]): number {
  return uses.reduce((last, { turn }) => Math.max(last, turn ?? 0), 0);
}
