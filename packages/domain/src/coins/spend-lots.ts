/** Coins that were earned together and expire together. */
export type CoinLot = { readonly id: string; readonly remaining: number; readonly expiresAt: Date };

/** Coins taken from one lot. */
export type LotUse = { readonly lotId: string; readonly coins: number };

/** The coins that a shopper has at a moment: what is left of lots that have not expired. */
export function coinBalance(lots: readonly CoinLot[], now: Date): number {
  return lots.reduce((sum, lot) => sum + (lot.expiresAt > now ? lot.remaining : 0), 0);
}

/** Takes coins from the lots that expire first; null when there are too few. */
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
