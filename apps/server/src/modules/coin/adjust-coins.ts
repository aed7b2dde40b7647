import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { coinsExpireAt, MOST_COINS_ADJUSTED } from '@ilaneer/domain/coin/coin';
import { coinBalance, spendLots } from '@ilaneer/domain/coin/spend-lots';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../audit/audit.ts';
import {
  type CoinLotRow,
  findCoinOwner,
  insertLot,
  lockLots,
  type NewCoinEntry,
  writeEntries,
} from './repository.ts';

type Adjustment = {
  readonly userId: string;
  /** Given; negative: taken back. */
  readonly coins: number;
  /** As it was shown. */
  readonly balance: number;
  readonly reason: string;
};

/**
 * COIN-16. Returns the new balance. Errors: CUSTOMER_NOT_FOUND, COIN_BALANCE_CHANGED, VALIDATION_FAILED.
 */
export function adjustCoins(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'auditKey'>,
  actor: StaffActor,
  { userId, coins, balance: shown, reason: typed }: Adjustment,
): Promise<Result<number, Failure>> {
  return transact<number, Failure>(deps.db, async (tx) => {
    const owner = await findCoinOwner(tx, userId, 'locked');
    if (owner.isDeleted) return err({ code: 'CUSTOMER_NOT_FOUND' });
    const at = deps.now();
    const lots = await lockLots(tx, userId);
    const balance = coinBalance(lots, at);
    if (balance !== shown) return err({ code: 'COIN_BALANCE_CHANGED', data: { balance } });
    const reason = typed.trim();
    const problem = problemOf(coins, balance, reason);
    if (problem !== null) return err(invalid([problem]));
    const entries =
      coins > 0 ? [await give(tx, deps, { userId, coins, at })] : take(lots, { userId, coins, at });
    await writeEntries(tx, actor, entries);
    recordAct(tx, deps, actor, {
      action: coins > 0 ? 'gave coins' : 'took coins back',
      kind: 'customer',
      id: userId,
      label: `Customer ${userId.slice(0, 8)}`,
      before: { coins: balance },
      after: { coins: balance + coins },
      reason,
    });
    return ok(balance + coins);
  });
}

function problemOf(coins: number, balance: number, reason: string) {
  if (coins === 0 || Math.abs(coins) > MOST_COINS_ADJUSTED) {
    return { field: 'coins', message: `Enter 1 to ${indianDigits(MOST_COINS_ADJUSTED)} coins` };
  }
  if (balance + coins < 0)
    return { field: 'coins', message: `The customer has ${indianDigits(balance)} coins` };
  return reason === '' ? { field: 'reason', message: 'Enter a reason' } : null;
}

type Moved = { readonly userId: string; readonly coins: number; readonly at: Date };

async function give(
  tx: Database,
  { newId }: Pick<Deps, 'newId'>,
  { userId, coins, at }: Moved,
): Promise<NewCoinEntry> {
  const lotId = newId();
  const dates = { earnedAt: at, expiresAt: coinsExpireAt(at) };
  await insertLot(tx, { id: lotId, userId, orderId: null, coins, ...dates });
  return { ...entryOf(userId, at), lotId, kind: 'given', coins };
}

function take(lots: readonly CoinLotRow[], { userId, coins, at }: Moved): NewCoinEntry[] {
  const uses = spendLots(lots, -coins, at);
  if (uses === null) throw new Error('coins that were there can not be taken');
  return uses.map(({ lotId, coins: used }) => ({
    ...entryOf(userId, at),
    lotId,
    kind: 'taken back' as const,
    coins: -used,
  }));
}

function entryOf(userId: string, happenedAt: Date) {
  return { userId, orderId: null, returnId: null, turn: null, happenedAt } as const;
}
