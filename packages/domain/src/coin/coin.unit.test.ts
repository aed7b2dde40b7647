import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import {
  coinSavings,
  coinsBackExpireAt,
  coinsEarned,
  coinsExpireAt,
  coinsToReturn,
  coinsToReverse,
  usableCoins,
} from './coin.ts';
import { coinBalance, returnToLots, reverseLots, spendLots, splitUses } from './spend-lots.ts';

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

  it('are taken by earliest expiry, to the coin, and never after expiry', () => {
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

  it('earned on goods that come back bit by bit are taken back to the coin', () => {
    const goods = fc.array(fc.nat({ max: 90_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(goods, (returned) => {
        const bought = returned.reduce((sum, one) => sum + one, 0);
        const earned = coinsEarned(paise(bought));
        let kept = bought;
        let reversed = 0;
        for (const one of returned) {
          kept -= one;
          reversed += coinsToReverse(earned, reversed, paise(kept));
          expect(coinsToReverse(earned, reversed, paise(kept))).toBe(0);
          expect(earned - reversed).toBe(coinsEarned(paise(kept)));
        }
        expect(reversed).toBe(earned);
      }),
    );
  });

  it('used on goods that come back bit by bit come back in proportion, and to the coin in the end', () => {
    const parts = fc.array(fc.nat({ max: 90_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(parts, fc.nat({ max: 900 }), (returned, used) => {
        const bought = returned.reduce((sum, one) => sum + one, 0);
        const goods = paise(bought);
        let kept = bought;
        let givenBack = 0;
        for (const one of returned) {
          kept -= one;
          const keptGoods = paise(kept);
          givenBack += coinsToReturn({ used, givenBack, goods, keptGoods });
          expect(coinsToReturn({ used, givenBack, goods, keptGoods })).toBe(0);
          if (bought > 0) expect(Math.abs(givenBack - (used * (bought - kept)) / bought)).toBeLessThan(1);
        }
        expect(givenBack).toBe(used);
      }),
    );
  });

  it('return to their lots, the latest expiry first', () => {
    const spent = (lotId: string, coins: number, days: number) => ({
      lotId,
      coins,
      expiresAt: new Date(now.getTime() + days * 86_400_000),
    });
    const uses = [spent('soon', 30, 3), spent('late', 10, 200), spent('gone', 5, -4)];
    expect(returnToLots(uses, 12)).toEqual([
      { lotId: 'late', coins: 10 },
      { lotId: 'soon', coins: 2 },
    ]);
    expect(returnToLots(uses, 45)).toHaveLength(3);
    expect(returnToLots(uses, 0)).toEqual([]);
  });

  it('that changes of an order free come back once, however often it is changed (COIN-14)', () => {
    const uses = lots.map((some) =>
      some.map(({ id, remaining, expiresAt }) => ({ lotId: id, coins: remaining, expiresAt })),
    );
    fc.assert(
      fc.property(uses, fc.array(fc.nat({ max: 2_000 }), { maxLength: 6 }), (used, keeps) => {
        const sum = (parts: readonly { readonly coins: number }[]) =>
          parts.reduce((total, { coins }) => total + coins, 0);
        const of = (parts: readonly { readonly lotId: string; readonly coins: number }[], id: string) =>
          sum(parts.filter(({ lotId }) => lotId === id));
        let spent = used;
        const back: { readonly lotId: string; readonly coins: number }[] = [];
        for (const keep of keeps) {
          const before = sum(spent);
          const split = splitUses(spent, keep);
          expect(sum(split.kept)).toBe(Math.min(before, keep));
          // Returned coins expire no sooner than the used ones.
          const expiry = (id: string) => used.find(({ lotId }) => lotId === id)?.expiresAt.getTime() ?? 0;
          const soonestBack = Math.min(...split.back.map(({ lotId }) => expiry(lotId)));
          for (const { lotId } of split.kept) {
            if (split.back.length > 0) expect(expiry(lotId)).toBeLessThanOrEqual(soonestBack);
          }
          back.push(...split.back);
          spent = split.kept.map((part) => ({ ...part, expiresAt: new Date(expiry(part.lotId)) }));
        }
        for (const { lotId, coins } of used) expect(of(spent, lotId) + of(back, lotId)).toBe(coins);
      }),
    );
  });

  it('that come back with goods live 30 days at least', () => {
    const month = new Date(now.getTime() + 30 * 86_400_000);
    expect(coinsBackExpireAt(new Date(now.getTime() - 1), now)).toEqual(month);
    expect(coinsBackExpireAt(coinsExpireAt(now), now)).toEqual(coinsExpireAt(now));
  });

  it('are reversed from their own lot first, then from others that live, and the rest is said', () => {
    const lot = (id: string, remaining: number, days: number) => ({
      id,
      remaining,
      expiresAt: new Date(now.getTime() + days * 86_400_000),
    });
    const own = lot('own', 4, 300);
    const kept = [lot('old', 3, 20), own, lot('gone', 9, -1)];
    expect(reverseLots(kept, 'own', 3, now)).toEqual({ uses: [{ lotId: 'own', coins: 3 }], missing: 0 });
    expect(reverseLots(kept, 'own', 9, now)).toEqual({
      uses: [
        { lotId: 'own', coins: 4 },
        { lotId: 'old', coins: 3 },
      ],
      missing: 2,
    });
    expect(reverseLots([{ ...own, expiresAt: now }], 'own', 4, now)).toEqual({ uses: [], missing: 0 });
    expect(reverseLots([], 'own', 4, now)).toEqual({ uses: [], missing: 0 });
  });
});
