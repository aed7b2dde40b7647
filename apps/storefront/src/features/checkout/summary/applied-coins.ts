import { keptChoice } from './applied-reductions.ts';

const kept = keptChoice('appliedCoins');

/** More than anybody has: as many as may be used. */
export const ALL_COINS = 1_000_000;

/** At most how many coins the shopper wants to use, from the cart to the payment (part 2 section 4). */
export function useAppliedCoins(): number {
  const coins = Number(kept.use());
  return Number.isInteger(coins) && coins > 0 && coins <= ALL_COINS ? coins : 0;
}

/** Keeps a number of coins for this and the next steps. */
export function applyCoins(coins: number): void {
  kept.keep(String(coins));
}

/** Orders leave the coins alone again. */
export const removeCoins = kept.drop;
