import { basisPointsOf, type Paise, paise, timesPaise } from '../money.ts';

/** COIN-1. */
export const COIN_VALUE = paise(100);
/** Goods value per coin (COIN-2). */
export const GOODS_PER_COIN = paise(2_000);
/** At most half of the goods (COIN-3). */
const LARGEST_SHARE_BASIS_POINTS = 5_000;
const LIFE_MONTHS = 12;
/** COIN-4. */
export const EXPIRING_SOON_MS = 30 * 86_400_000;

/** Ledger entry kinds (COIN-6). */
export const COIN_ENTRY_KINDS = [
  'earned',
  'spent',
  'returned',
  'refunded',
  'expired',
  'reversed',
  'given',
  'taken back',
] as const;

/** By staff in one act, either way (COIN-16). */
export const MOST_COINS_ADJUSTED = 10_000;

/** `goods`: amount paid for goods in paise, without GST and delivery (COIN-2). */
export function coinsEarned(goods: Paise): number {
  return Math.floor(goods / GOODS_PER_COIN);
}

/** Most coins for goods of this amount in paise, after product discount and coupon (COIN-3). */
export function usableCoins(goods: Paise, balance: number): number {
  const cap = Math.floor(basisPointsOf(goods, LARGEST_SHARE_BASIS_POINTS) / COIN_VALUE);
  return Math.max(0, Math.min(balance, cap));
}

export function coinSavings(coins: number): Paise {
  return timesPaise(COIN_VALUE, coins);
}

/** For the goods kept (paise), with `reversed` already taken back. Idempotent. */
export function coinsToReverse(earned: number, reversed: number, keptGoods: Paise): number {
  return Math.max(0, earned - reversed - coinsEarned(keptGoods));
}

export type UsedCoins = {
  readonly used: number;
  /** Returned by earlier returns. */
  readonly givenBack: number;
  readonly goods: Paise;
  /** Part kept after this return, paise. */
  readonly keptGoods: Paise;
};

/** Cumulative and rounded down: full returns give back exactly the coins used (COIN-9). Idempotent. */
export function coinsToReturn({ used, givenBack, goods, keptGoods }: UsedCoins): number {
  const back = goods === 0 ? used : Number((BigInt(used) * BigInt(goods - keptGoods)) / BigInt(goods));
  return Math.max(0, back - givenBack);
}

/** Expiry of returned coins: their lot's, at least 30 days (COIN-9). */
export function coinsBackExpireAt(lotExpiresAt: Date, at: Date): Date {
  return new Date(Math.max(lotExpiresAt.getTime(), at.getTime() + EXPIRING_SOON_MS));
}

/** 12 months (COIN-4). */
export function coinsExpireAt(earnedAt: Date): Date {
  const expiry = new Date(earnedAt);
  expiry.setUTCMonth(expiry.getUTCMonth() + LIFE_MONTHS);
  return expiry;
}
