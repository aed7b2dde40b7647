import type { CoinsView } from '@ilaneer/contract/coin';
import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { EXPIRING_SOON_MS } from '@ilaneer/domain/coin/coin';
import { coinBalance } from '@ilaneer/domain/coin/spend-lots';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { findCoinOwner, listEvents, listLots } from './repository.ts';

/** COIN-11. */
export async function readCoins(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId }: ShopperActor,
): Promise<CoinsView> {
  const at = now();
  const lots = (await listLots(db, userId)).filter(({ expiresAt }) => expiresAt > at);
  const soon = new Date(at.getTime() + EXPIRING_SOON_MS);
  const expiring = lots.filter(({ expiresAt }) => expiresAt <= soon);
  const events = await listEvents(db, userId);
  const [first] = lots;
  return {
    balance: coinBalance(lots, at),
    expiringSoon: coinBalance(expiring, at),
    nextExpiryAt: first?.expiresAt.toISOString() ?? null,
    canSpend: (await findCoinOwner(db, userId)).isProven,
    entries: events.map(({ position, kind, coins, orderId, orderNumber, happenedAt }) => ({
      id: String(position),
      kind,
      coins,
      orderId,
      orderNumber,
      happenedAt: happenedAt.toISOString(),
    })),
  };
}

/** `isBarred`: nothing verified yet (COIN-5). */
export type CoinBalance = { readonly balance: number; readonly isBarred: boolean };

export async function readBalance(db: Database, userId: string, at: Date): Promise<CoinBalance> {
  const balance = coinBalance(await listLots(db, userId), at);
  return { balance, isBarred: balance > 0 && !(await findCoinOwner(db, userId)).isProven };
}
