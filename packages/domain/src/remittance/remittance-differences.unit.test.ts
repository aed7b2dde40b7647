import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { overdueBefore, reconcileLines, remittanceTermOf } from './remittance-differences.ts';

const NAMES = ['a', 'b', 'c'] as const;
const anAmount = fc.integer({ min: -100_000, max: 100_000 }).map(paise);
const aLine = fc.record({ amount: anAmount, receivable: fc.constantFrom(...NAMES, 'gone', null) });
const opens = fc.tuple(anAmount, anAmount, anAmount);

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('the differences of a remittance (REMITTANCE-10)', () => {
  const statesOf = (open: number, ...amounts: readonly number[]) =>
    reconcileLines(
      amounts.map((amount) => ({ amount: paise(amount), receivable: 'a' })),
      new Map([['a', paise(open)]]),
    ).map(({ state, difference }) => `${state} ${difference}`);

  it('are paid, short, extra and unknown', () => {
    expect(statesOf(67_300, 67_300)).toEqual(['paid 0']);
    expect(statesOf(67_300, 66_300)).toEqual(['short -1000']);
    expect(statesOf(67_300, 67_800)).toEqual(['extra 500']);
    expect(statesOf(0, 500)).toEqual(['extra 500']);
    const unknown = [{ amount: paise(700), receivable: null }];
    expect(reconcileLines(unknown, new Map())).toEqual([
      { ...unknown[0], state: 'unknown', difference: 700, open: 0, matched: 0 },
    ]);
  });

  it('are shown once where several lines pay one receivable', () => {
    expect(statesOf(67_300, 40_000, 27_300)).toEqual(['paid 0', 'paid 0']);
    expect(statesOf(67_300, 40_000, 27_000)).toEqual(['paid 0', 'short -300']);
    expect(statesOf(67_300, 67_400, 100)).toEqual(['extra 100', 'extra 100']);
  });

  it('of a deduction are those of the shop', () => {
    expect(statesOf(-25_000, -25_000)).toEqual(['paid 0']);
    expect(statesOf(-25_000, -26_000)).toEqual(['short -1000']);
  });

  it('reconcile to the paisa, for any lines and open amounts', () => {
    fc.assert(
      fc.property(fc.array(aLine, { maxLength: 12 }), opens, (lines, open) => {
        const openOf = new Map(NAMES.map((name, index) => [name as string, open[index] ?? paise(0)]));
        const judged = reconcileLines(lines, openOf);
        const ofState = (...states: readonly string[]) =>
          sum(judged.filter(({ state }) => states.includes(state)).map(({ difference }) => difference));
        const named = [...openOf].filter(([name]) => lines.some(({ receivable }) => receivable === name));
        const due = sum(named.map(([, amount]) => amount));
        const paid = sum(lines.map(({ amount }) => amount));
        expect(paid).toBe(due + ofState('short') + ofState('extra') + ofState('unknown'));
        expect(ofState('paid')).toBe(0);
        expect(ofState('short')).toBeLessThanOrEqual(0);
        for (const [name, amount] of named) {
          const lastAt = judged.findLastIndex(({ receivable }) => receivable === name);
          const matched = sum(
            judged.filter(({ receivable }) => receivable === name).map((line) => line.matched),
          );
          const last = judged[lastAt];
          expect(amount - matched).toBe((last?.open ?? 0) - (last?.matched ?? 0));
          expect(Math.abs(matched)).toBeLessThanOrEqual(Math.abs(amount));
        }
        for (const { receivable, state } of judged) {
          expect(state === 'unknown').toBe(receivable === null || receivable === 'gone');
        }
      }),
    );
  });
});

describe('overdue cash (REMITTANCE-10)', () => {
  it.each([
    ['Shiprocket', 9],
    [' delhivery ', 9],
    ['India Post', 14],
    ['Own delivery', 14],
  ])('is due from %s within %i days', (courier, days) => {
    expect(remittanceTermOf(courier)).toBe(days);
  });

  it('is overdue on the day after the term', () => {
    // Delivered on 20 November, due until 29 November.
    expect(overdueBefore('Shiprocket', '2026-11-29') > '2026-11-20').toBe(false);
    expect(overdueBefore('Shiprocket', '2026-11-30') > '2026-11-20').toBe(true);
  });
});
