import type { Actor } from '@ilaneer/domain/actor/actor';
import { coinRefusalText, judgeCoins } from '@ilaneer/domain/coin/judge-coins';
import { coinBalance, type LotUse, spendLots } from '@ilaneer/domain/coin/spend-lots';
import type { Paise } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { type CoinOrder, lockLots, type NewCoinEntry, writeEntries } from './repository.ts';

type Wanted = {
  readonly userId: string;
  readonly isProven: boolean;
  /** Unvalidated. */
  readonly coins: number;
  /** After product discount and coupon. */
  readonly goods: Paise;
  readonly at: Date;
};

/** Locks the shopper's lots. Errors: COINS_INVALID with its field. */
export async function takeCoins(
  tx: Database,
  { userId, isProven, coins, goods, at }: Wanted,
): Promise<Result<readonly LotUse[], Failure>> {
  if (coins === 0) return ok([]);
  const lots = await lockLots(tx, userId);
  const judged = judgeCoins(coins, { goods, balance: coinBalance(lots, at), isProven });
  if (!judged.ok) {
    return err(invalid([{ field: 'coins', message: coinRefusalText(judged.error) }], 'COINS_INVALID'));
  }
  const uses = spendLots(lots, judged.value, at);
  if (uses === null) throw new Error('coins that were there can not be taken');
  return ok(uses);
}

export function writeCoinUse(
  tx: Database,
  actor: Actor,
  order: CoinOrder & { readonly createdAt: Date },
  uses: readonly LotUse[],
): Promise<void> {
  return writeEntries(tx, actor, spentEntries(order, uses, { turn: 1, at: order.createdAt }));
}

export function spentEntries(
  order: CoinOrder,
  uses: readonly LotUse[],
  { turn, at }: { readonly turn: number; readonly at: Date },
): NewCoinEntry[] {
  return uses.map(({ lotId, coins }) => ({
    userId: order.userId,
    lotId,
    kind: 'spent',
    coins: -coins,
    orderId: order.id,
    returnId: null,
    turn,
    happenedAt: at,
  }));
}
