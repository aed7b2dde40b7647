import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { coinSavings } from './coin.ts';
import { coinRefusalText, judgeCoins } from './judge-coins.ts';

const use = { goods: paise(57_000), balance: 300, isProven: true };

describe('coins on an order', () => {
  it.each([
    [0, { isProven: false, balance: 0 }, null],
    [285, {}, null],
    [286, {}, 'Coins can pay for half of the goods: at most 285 on this order'],
    [301, {}, 'You have only 300 coins'],
    [1, { balance: 0 }, 'You have no coins to use'],
    [1, { isProven: false }, 'Please confirm your email address or mobile number to use your coins'],
    [-1, {}, 'Coins must be a whole number, 0 or more'],
    [0.5, {}, 'Coins must be a whole number, 0 or more'],
    [Number.NaN, {}, 'Coins must be a whole number, 0 or more'],
    [1e21, {}, 'You have only 300 coins'],
  ])('%d of them with %j: %s', (coins, change, problem) => {
    const judged = judgeCoins(coins, { ...use, ...change });
    expect(judged.ok ? null : coinRefusalText(judged.error)).toBe(problem);
  });

  it('are never more than the balance, nor more than half of the goods', () => {
    const numbers = fc.integer({ min: -5, max: 1_000 });
    fc.assert(
      fc.property(
        numbers,
        fc.nat({ max: 200_000 }),
        fc.nat({ max: 900 }),
        fc.boolean(),
        (coins, goods, balance, isProven) => {
          const judged = judgeCoins(coins, { goods: paise(goods), balance, isProven });
          if (!judged.ok) return;
          expect(judged.value).toBeLessThanOrEqual(balance);
          expect(coinSavings(judged.value) * 2).toBeLessThanOrEqual(goods);
          expect(isProven || judged.value === 0).toBe(true);
        },
      ),
    );
  });
});
