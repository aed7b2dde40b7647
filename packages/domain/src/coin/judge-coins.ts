import type { Paise } from '../money.ts';
import { err, ok, type Result } from '../result.ts';
import { usableCoins } from './coin.ts';

export type CoinRefusal =
  | { readonly reason: 'not-whole' }
  | { readonly reason: 'not-proven' }
  | { readonly reason: 'too-few'; readonly balance: number }
  | { readonly reason: 'too-large-a-share'; readonly usable: number };

export type CoinUse = {
  /** Paise, after product discount and coupon. */
  readonly goods: Paise;
  readonly balance: number;
  /** Email address or mobile number is verified (COIN-5). */
  readonly isProven: boolean;
};

/** Zero coins are always valid. */
export function judgeCoins(
  coins: number,
  { goods, balance, isProven }: CoinUse,
): Result<number, CoinRefusal> {
  if (!Number.isInteger(coins) || coins < 0) return err({ reason: 'not-whole' });
  if (coins === 0) return ok(0);
  if (!isProven) return err({ reason: 'not-proven' });
  if (coins > balance) return err({ reason: 'too-few', balance });
  const usable = usableCoins(goods, balance);
  return coins > usable ? err({ reason: 'too-large-a-share', usable }) : ok(coins);
}

/** COIN-10. */
export function coinRefusalText(refusal: CoinRefusal): string {
  switch (refusal.reason) {
    case 'not-whole':
      return 'Coins must be a whole number, 0 or more';
    case 'not-proven':
      return 'Please confirm your email address or mobile number to use your coins';
    case 'too-few':
      return refusal.balance === 0 ? 'You have no coins to use' : `You have only ${refusal.balance} coins`;
    case 'too-large-a-share':
      return `Coins can pay for half of the goods: at most ${refusal.usable} on this order`;
  }
}
