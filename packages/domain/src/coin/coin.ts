import { basisPointsOf, type Paise, paise, timesPaise } from '../money.ts';

/** COIN-1. */
export const COIN_VALUE = paise(100);
/** What earns one coin (COIN-2). */
export const GOODS_PER_COIN = paise(2_000);
/** Coins pay for at most half of the goods (COIN-3). */
const LARGEST_SHARE_BASIS_POINTS = 5_000;
const LIFE_MONTHS = 12;
/** What counts as expiring soon (COIN-4). */
export const EXPIRING_SOON_MS = 30 * 86_400_000;

/** The kinds of entries of the ledger (COIN-6). */
export const COIN_ENTRY_KINDS = ['earned', 'spent', 'returned', 'refunded', 'expired', 'reversed'] as const;

/** Counted on what was paid for the goods in paise, without GST and delivery (COIN-2). */
export function coinsEarned(goods: Paise): number {
  return Math.floor(goods / GOODS_PER_COIN);
}

/** The most coins that may be used on goods of this amount (paise, after product discount and coupon; COIN-3). */
export function usableCoins(goods: Paise, balance: number): number {
  const cap = Math.floor(basisPointsOf(goods, LARGEST_SHARE_BASIS_POINTS) / COIN_VALUE);
  return Math.max(0, Math.min(balance, cap));
}

export function coinSavings(coins: number): Paise {
  return timesPaise(COIN_VALUE, coins);
}

/**
 * How many coins to take back now that the shopper keeps goods of this amount only (paise, as for coinsEarned), when
 * `reversed` of the `earned` were taken back before. Asked twice for the same goods it is nothing the second time.
 */
export function coinsToReverse(earned: number, reversed: number, keptGoods: Paise): number {
  return Math.max(0, earned - reversed - coinsEarned(keptGoods));
}

export type UsedCoins = {
  /** What the order used. */
  readonly used: number;
  /** What earlier returns gave back of them. */
  readonly givenBack: number;
  /** What all of its goods were taxed on, in paise. */
  readonly goods: Paise;
  /** Of that, what the shopper keeps after this return. */
  readonly keptGoods: Paise;
};

/**
 * How many of an order's coins come back with goods: in proportion to their worth, rounded down with all that came
 * back before, so that all returns of an order give back exactly what it used (COIN-9). Asked twice it is nothing the
 * second time.
 */
export function coinsToGiveBack({ used, givenBack, goods, keptGoods }: UsedCoins): number {
  const back = goods === 0 ? used : Number((BigInt(used) * BigInt(goods - keptGoods)) / BigInt(goods));
  return Math.max(0, back - givenBack);
}

/** When coins that come back with goods expire: with their lot, but not before 30 days have passed (COIN-9). */
export function coinsBackExpireAt(lotExpiresAt: Date, at: Date): Date {
  return new Date(Math.max(lotExpiresAt.getTime(), at.getTime() + EXPIRING_SOON_MS));
}

/** 12 months after the moment (COIN-4). */
export function coinsExpireAt(earnedAt: Date): Date {
  const expiry = new Date(earnedAt);
  expiry.setUTCMonth(expiry.getUTCMonth() + LIFE_MONTHS);
  return expiry;
}
