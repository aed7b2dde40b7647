import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../india-day.ts';
import { paise } from '../money.ts';
import { ADJUST_REASONS } from '../stock/movement.ts';
import { costed, moved, received } from '../testing/stock-history.ts';
import type { CostAmounts } from './cost-pool.ts';
import type { ReceiptCost } from './stock-book.ts';
import { type MovedOnDay, type VariantValue, valueStock } from './value-stock.ts';

const FIRST = '2026-11-01';

// A second computation: fractions, never rounded.
type Fraction = readonly [bigint, bigint];
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const times = ([a, b]: Fraction, n: bigint, over: bigint): Fraction => [a * n, b * over];
const near = ([a, b]: Fraction, amount: number) => Math.abs(Number((a * 1_000n) / b) / 1_000 - amount);

const event = fc.oneof(
  fc.record({
    what: fc.constant('receive' as const),
    units: fc.integer({ min: 1, max: 500 }),
    cost: fc.integer({ min: 0, max: 9_00_000_00 }),
  }),
  fc.record({
    what: fc.constantFrom('ship' as const, 'return' as const, 'loss' as const),
    units: fc.integer({ min: 1, max: 300 }),
    cost: fc.constant(0),
  }),
);
const course = fc.array(fc.record({ gap: fc.integer({ min: 0, max: 2 }), event }), { maxLength: 60 });

/** Possible courses: nothing leaves that is not there, and days hold one kind of event. */
function played(steps: readonly { gap: number; event: { what: string; units: number; cost: number } }[]) {
  let day = FIRST;
  let onHand = 0;
  let away = 0;
  let exact: Fraction = [0n, 1n];
  const movements: MovedOnDay[] = [];
  const costs: ReceiptCost[] = [];
  for (const [
    index,
    {
      gap,
      event: { what, units, cost },
    },
  ] of steps.entries()) {
    day = addDays(day, gap + 1);
    const most = what === 'return' ? Math.min(away, onHand > 0 ? away : 0) : onHand;
    const moving = what === 'receive' ? units : Math.min(units, most);
    if (moving === 0) continue;
    const id = `r${index}`;
    if (what === 'receive') {
      movements.push(received(day, id, moving));
      costs.push(costed(id, day, moving, cost, Math.floor(cost / 20)));
      exact = plus(exact, [BigInt(cost), 1n]);
      onHand += moving;
      continue;
    }
    const part = times(exact, BigInt(moving), BigInt(onHand));
    const comes = what === 'return';
    movements.push(
      what === 'loss'
        ? moved(day, 'write off', -moving, { reason: 'damaged' })
        : moved(day, comes ? 'return' : 'ship', comes ? moving : -moving),
    );
    exact = plus(exact, comes ? part : [-part[0], part[1]]);
    onHand += comes ? moving : -moving;
    away += what === 'ship' ? moving : comes ? -moving : 0;
  }
  return { history: { movements, costs }, exact, onHand, last: day };
}

describe('random courses of stock', () => {
  it('end at the average that fractions find, within a paisa a step (STOCK-11)', () => {
    fc.assert(
      fc.property(course, (steps) => {
        const { history, exact, onHand, last } = played(steps);
        const { closing } = valueStock(history, { from: FIRST, to: last });
        expect(closing.units).toBe(onHand);
        expect(closing.withoutCost).toBe(0);
        expect(near(exact, closing.amounts.cost)).toBeLessThanOrEqual(steps.length + 1);
        if (onHand === 0) expect(closing.amounts.cost).toBe(0);
      }),
    );
  });

  const wild = fc.record({
    movements: fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: 25 }).map((days) => addDays(FIRST, days)),
        kind: fc.constantFrom(
          'receive',
          'ship',
          'return',
          'write off',
          'adjust',
          'count',
          'opening',
          'reserve',
        ),
        quantity: fc.integer({ min: -40, max: 60 }).filter((units) => units !== 0),
        reason: fc.constantFrom(null, ...ADJUST_REASONS),
        receiptId: fc.constantFrom('r1', 'r2', 'r3'),
        isUndo: fc.boolean(),
      }),
      { maxLength: 40 },
    ),
    costs: fc.array(
      fc.record({
        receiptId: fc.constantFrom('r1', 'r2', 'r3'),
        bookedOn: fc.integer({ min: 0, max: 25 }).map((days) => addDays(FIRST, days)),
        units: fc.integer({ min: 1, max: 100 }),
        amounts: fc.record({
          cost: fc.integer({ min: 0, max: 1_00_000_00 }).map(paise),
          igst: fc.integer({ min: 0, max: 18_000_00 }).map(paise),
          cgst: fc.integer({ min: 0, max: 9_000_00 }).map(paise),
        }),
      }),
      { maxLength: 8 },
    ),
  });

  it('lose and gain no paisa and no unit, also where the ledger is impossible (STOCK-13)', () => {
    fc.assert(
      fc.property(wild, fc.integer({ min: 0, max: 26 }), (history, start) => {
        const period = { from: addDays(FIRST, start), to: addDays(FIRST, 30) };
        expectBalanced(valueStock(history, period));
      }),
    );
  });

  it('are the same from period to period as in one', () => {
    fc.assert(
      fc.property(wild, fc.integer({ min: 1, max: 25 }), (history, cut) => {
        const whole = valueStock(history, { from: FIRST, to: addDays(FIRST, 30) });
        const first = valueStock(history, { from: FIRST, to: addDays(FIRST, cut - 1) });
        const second = valueStock(history, { from: addDays(FIRST, cut), to: addDays(FIRST, 30) });
        expect(second.opening).toEqual(first.closing);
        expect(second.closing).toEqual(whole.closing);
        expect(first.sold.amounts.cost + second.sold.amounts.cost).toBe(whole.sold.amounts.cost);
        expect(first.lateCost.cost + second.lateCost.cost).toBe(whole.lateCost.cost);
      }),
    );
  });
});

function expectBalanced({
  opening,
  received: came,
  sold,
  losses,
  corrections,
  lateCost,
  closing,
}: VariantValue) {
  const lost = (of: (one: VariantValue['losses'][number]) => number) =>
    losses.reduce((sum, one) => sum + of(one), 0);
  expect(opening.units + came.units + corrections.units).toBe(
    sold.units + lost(({ units }) => units) + closing.units,
  );
  expect(opening.withoutCost + came.withoutCost + corrections.withoutCost).toBe(
    sold.withoutCost + lost(({ withoutCost }) => withoutCost) + closing.withoutCost,
  );
  for (const part of ['cost', 'igst', 'cgst'] as const satisfies readonly (keyof CostAmounts)[]) {
    const comes = opening.amounts[part] + came.amounts[part] + corrections.amounts[part];
    const goes = sold.amounts[part] + lost(({ amounts }) => amounts[part]) + lateCost[part];
    expect(comes).toBe(goes + closing.amounts[part]);
    expect(closing.amounts[part]).toBeGreaterThanOrEqual(0);
  }
}
