import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../india-day.ts';
import { paise } from '../money.ts';
import { type DaySales, daysOfPeriod, SALES_PERIODS, salesOf } from './sales.ts';

const TODAY = '2026-11-30';
const sales = fc.uniqueArray(
  fc.record({
    ago: fc.integer({ min: 0, max: 45 }),
    orders: fc.integer({ min: 1, max: 5_000 }),
    amount: fc.integer({ min: 0, max: 10_000_000_000 }),
  }),
  { selector: ({ ago }) => ago },
);
const daysOf = (made: readonly { ago: number; orders: number; amount: number }[]): DaySales[] =>
  made.map(({ ago, orders, amount }) => ({ day: addDays(TODAY, -ago), orders, amount: paise(amount) }));

describe('sales of a period (TODAY-2)', () => {
  it('are of a day, or of days up to today', () => {
    expect(SALES_PERIODS.map((period) => daysOfPeriod(period, TODAY))).toEqual([
      { from: TODAY, to: TODAY },
      { from: '2026-11-23', to: '2026-11-23' },
      { from: '2026-11-24', to: TODAY },
      { from: '2026-11-01', to: TODAY },
    ]);
  });

  it('are the sums of their days to the paisa, once each', () => {
    fc.assert(
      fc.property(sales, fc.constantFrom(...SALES_PERIODS), (made, period) => {
        const { from, to, orders, amount } = salesOf(daysOf(made), period, TODAY);
        const counted = daysOf(made).filter(({ day }) => from <= day && day <= to);
        expect(orders).toBe(counted.reduce((sum, one) => sum + one.orders, 0));
        expect(BigInt(amount)).toBe(counted.reduce((sum, one) => sum + BigInt(one.amount), 0n));
      }),
    );
  });

  it('have an average within half a paisa of an order, and none without orders', () => {
    fc.assert(
      fc.property(sales, (made) => {
        const { orders, amount, average } = salesOf(daysOf(made), 'last30', TODAY);
        expect(average === null).toBe(orders === 0);
        if (orders === 0) return;
        const apart = 2n * (BigInt(average ?? -1) * BigInt(orders) - BigInt(amount));
        expect(apart > -BigInt(orders) && apart <= BigInt(orders)).toBe(true);
      }),
    );
  });
});
