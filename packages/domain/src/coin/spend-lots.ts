/** Coins of one earning, with one expiry. */
export type CoinLot = { readonly id: string; readonly remaining: number; readonly expiresAt: Date };

export type LotUse = { readonly lotId: string; readonly coins: number };

/** Unexpired coins. */
export function coinBalance(lots: readonly CoinLot[], now: Date): number {
  return lots.reduce((sum, lot) => sum + (lot.expiresAt > now ? lot.remaining : 0), 0);
}

export function spendLots(lots: readonly CoinLot[], coins: number, now: Date): LotUse[] | null {
  const alive = lots
    .filter((lot) => lot.expiresAt > now && lot.remaining > 0)
    .sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime() || (a.id < b.id ? -1 : 1));
  let left = coins;
  const uses: LotUse[] = [];
  for (const lot of alive) {
    if (left === 0) break;
    const taken = Math.min(left, lot.remaining);
    uses.push({ lotId: lot.id, coins: taken });
    left -= taken;
  }
  return left === 0 ? uses : null;
}

/** Coins of a lot still used by an order. */
export type SpentOfLot = LotUse & { readonly expiresAt: Date };

/** Returns coins to their lots, latest expiry first. */
export function giveBackToLots(spent: readonly SpentOfLot[], coins: number): LotUse[] {
  const longestFirst = spent.toSorted(
    (a, b) => b.expiresAt.getTime() - a.expiresAt.getTime() || (a.lotId < b.lotId ? -1 : 1),
  );
  let left = coins;
  return longestFirst.flatMap(({ lotId, coins: taken }) => {
    const back = Math.min(left, taken);
    left -= back;
    return back > 0 ? [{ lotId, coins: back }] : [];
  });
}

/** Splits used coins at the new limit `keep`; the latest expiry goes back (COIN-14). */
export function splitUses(
  spent: readonly SpentOfLot[],
  keep: number,
): { readonly kept: readonly LotUse[]; readonly back: readonly LotUse[] } {
  const used = spent.reduce((sum, { coins }) => sum + coins, 0);
  const back = giveBackToLots(spent, Math.max(0, used - keep));
  const kept = spent.flatMap(({ lotId, coins }) => {
    const left = coins - (back.find((part) => part.lotId === lotId)?.coins ?? 0);
    return left > 0 ? [{ lotId, coins: left }] : [];
  });
  return { kept, back };
}

/** Coins that can still be reversed per lot. */
export type Reversal = {
  readonly uses: readonly LotUse[];
  /** Already spent: may be deducted from the refund. */
  readonly missing: number;
};

/** From their own lot, then from others; expired coins are forgiven (COIN-8). */
export function reverseLots(lots: readonly CoinLot[], lotId: string, coins: number, now: Date): Reversal {
  const own = lots.find(({ id }) => id === lotId);
  if (own === undefined || own.expiresAt <= now) return { uses: [], missing: 0 };
  const fromOwn = Math.min(coins, own.remaining);
  const others = lots.filter(({ id }) => id !== lotId);
  const fromOthers = Math.min(coins - fromOwn, coinBalance(others, now));
  return {
    uses: [
      ...(fromOwn > 0 ? [{ lotId, coins: fromOwn }] : []),
      ...(spendLots(others, fromOthers, now) ?? []),
    ],
    missing: coins - fromOwn - fromOthers,
  };
}
