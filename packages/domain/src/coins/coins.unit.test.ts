import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { coinSavings, coinsEarned, coinsExpireAt, usableCoins } from './coins.ts';
import { coinBalance, spendLots } from './spend-lots.ts';

const now = new Date('2026-11-21T10:00:00Z');
const lots = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    remaining: fc.integer({ min: 0, max: 200 }),
    expiresAt: fc.integer({ min: -20, max: 20 }).map((days) => new Date(now.getTime() + days * 86_400_000)),
  }),
  { maxLength: 8, selector: ({ id }) => id },
);

describe('coins', () => {
  it('are earned for every full ₹20 of goods and worth ₹1', () => {
    expect([1_999, 2_000, 3_999, 57_000].map((goods) => coinsEarned(paise(goods)))).toEqual([0, 1, 1, 28]);
    expect(coinSavings(28)).toBe(2_800);
  });

  it('pay at most half of the goods, and never more than there are', () => {
    expect(usableCoins(paise(57_000), 1_000)).toBe(285);
    expect(usableCoins(paise(57_000), 28)).toBe(28);
    expect(usableCoins(paise(0), 28)).toBe(0);
  });

  it('expire after 12 months', () => {
    expect(coinsExpireAt(now)).toEqual(new Date('2027-11-21T10:00:00Z'));
  });

  it('are taken from what expires first, to the coin, and never from what has expired', () => {
    fc.assert(
      fc.property(lots, fc.integer({ min: 0, max: 900 }), (kept, wanted) => {
        const uses = spendLots(kept, wanted, now);
        if (uses === null) {
          expect(wanted).toBeGreaterThan(coinBalance(kept, now));
          return;
        }
        const taken = new Map(uses.map(({ lotId, coins }) => [lotId, coins]));
        expect([...taken.values()].reduce((sum, coins) => sum + coins, 0)).toBe(wanted);
        const used = kept.filter((lot) => taken.has(lot.id));
        for (const lot of used) {
          expect(lot.expiresAt.getTime()).toBeGreaterThan(now.getTime());
          expect(taken.get(lot.id)).toBeLessThanOrEqual(lot.remaining);
        }
        const lastUsed = Math.max(...used.map((lot) => lot.expiresAt.getTime()));
        const passedOver = kept.filter(
          (lot) => lot.expiresAt > now && lot.remaining > (taken.get(lot.id) ?? 0),
        );
        for (const lot of passedOver) expect(lot.expiresAt.getTime()).toBeGreaterThanOrEqual(lastUsed);
      }),
    );
  });
});
