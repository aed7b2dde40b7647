import { usableCoins } from '@ilaneer/domain/coin/coin';
import { coinRefusalText } from '@ilaneer/domain/coin/judge-coins';
import { coinBalance } from '@ilaneer/domain/coin/spend-lots';
import { type Paise, subtractPaise } from '@ilaneer/domain/money';
import { coinsBringDeliveryBack } from '@ilaneer/domain/pricing/best-price';
import { goodsTotal, type PricedLine } from '@ilaneer/domain/pricing/price-cart';
import type { AppDeps } from '../../../app-deps.ts';
import { findCoinOwner, listLots } from '../../../modules/coin/repository.ts';

/** What coins can do for an order. */
export type CoinsAdvice = {
  readonly balance: number;
  /** The most that may be used. */
  readonly usable: number;
  /** Of those, as many as were asked for. */
  readonly used: number;
  /** Why none may be used though there are some, or null. */
  readonly problem: string | null;
  /** Using all of them brings the delivery charge back. */
  readonly bringDeliveryBack: boolean;
};

type Asked = {
  readonly lines: readonly PricedLine[];
  /** What the chosen coupon takes off. */
  readonly discount: Paise;
  /** At most so many coins. */
  readonly most: number;
};

/** What a shopper's coins can do for lines beside a coupon. */
export async function adviseOnCoins(
  { db, now }: Pick<AppDeps, 'db' | 'now'>,
  userId: string,
  { lines, discount, most }: Asked,
): Promise<CoinsAdvice> {
  const balance = coinBalance(await listLots(db, userId), now());
  const isBarred = balance > 0 && !(await findCoinOwner(db, userId)).isProven;
  const usable = isBarred ? 0 : usableCoins(subtractPaise(goodsTotal(lines), discount), balance);
  return {
    balance,
    usable,
    used: Math.min(most, usable),
    problem: isBarred ? coinRefusalText({ reason: 'not-proven' }) : null,
    bringDeliveryBack: coinsBringDeliveryBack(lines, discount, usable),
  };
}
