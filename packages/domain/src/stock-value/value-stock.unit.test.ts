import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../india-day.ts';
import { paise } from '../money.ts';
import { ADJUST_REASONS } from '../stock/movement.ts';
import type { CostAmounts } from './cost-pool.ts';
import type { ReceiptCost } from './stock-book.ts';
import { flowOf, LOSS_REASONS } from './stock-flow.ts';
import {
  averageCost,
  type MovedOnDay,
  type VariantHistory,
  type VariantValue,
  valueByShelf,
  valueStock,
} from './value-stock.ts';

const FIRST = '2026-11-01';
const NOVEMBER = { from: FIRST, to: '2026-11-30' };

function moved(day: string, kind: MovedOnDay['kind'], quantity: number, more: Partial<MovedOnDay> = {}) {
  return { day, kind, quantity, reason: null, receiptId: null, isUndo: false, ...more };
}

function costed(receiptId: string, bookedOn: string, units: number, cost: number, igst = 0): ReceiptCost {
  return { receiptId, bookedOn, units, amounts: { cost: paise(cost), igst: paise(igst), cgst: paise(0) } };
}

const received = (day: string, receiptId: string, quantity: number) =>
  moved(day, 'receive', quantity, { receiptId });

describe('the value of stock', () => {
  it('is a moving average: 100 at ₹10, 40 sold, 60 at ₹12.50, 50 sold (STOCK-11)', () => {
    const value = valueStock(
      {
        movements: [
          received('2026-11-01', 'r1', 100),
          moved('2026-11-02', 'ship', -40),
          received('2026-11-03', 'r2', 60),
          moved('2026-11-03', 'ship', -50),
        ],
        costs: [costed('r1', '2026-11-01', 100, 1_000_00), costed('r2', '2026-11-03', 60, 750_00)],
      },
      NOVEMBER,
    );
    // 40 × 10 = 400; then 60 × 10 + 750 = 1,350 for 120, 11.25 each; 50 × 11.25 = 562.50.
    expect(value.sold.amounts.cost).toBe(962_50);
    expect(value.closing).toMatchObject({ units: 70, withoutCost: 0, amounts: { cost: 787_50 } });
    expect(averageCost(value.closing)).toBe(11_25);
    expect(value.received.amounts.cost).toBe(1_750_00);
  });

  it('names goods without a cost, which leave first, and has no value for them (STOCK-12)', () => {
    const history: VariantHistory = {
      movements: [
        moved('2026-10-01', 'opening', 10),
        received('2026-11-02', 'r1', 20),
        received('2026-11-02', 'unbilled', 5),
        moved('2026-11-03', 'ship', -12),
      ],
      costs: [costed('r1', '2026-11-02', 20, 200_00)],
    };
    const value = valueStock(history, NOVEMBER);
    expect(value.opening).toMatchObject({ units: 10, withoutCost: 10, amounts: { cost: 0 } });
    expect(value.sold).toMatchObject({ units: 12, withoutCost: 12, amounts: { cost: 0 } });
    expect(value.closing).toMatchObject({ units: 23, withoutCost: 3, amounts: { cost: 200_00 } });
    expect(averageCost(value.closing)).toBe(10_00);
    expect(valueByShelf(value.closing, [20, 3])).toBeNull();
    expect(averageCost(value.opening)).toBeNull();
  });

  it('takes returned and found goods back at the average, also on an empty shelf (STOCK-12)', () => {
    const value = valueStock(
      {
        movements: [
          received('2026-11-01', 'r1', 3),
          moved('2026-11-02', 'ship', -3),
          moved('2026-11-05', 'return', 1),
          moved('2026-11-06', 'adjust', 1, { reason: 'found' }),
        ],
        costs: [costed('r1', '2026-11-01', 3, 100_00)],
      },
      NOVEMBER,
    );
    expect(value.sold).toMatchObject({ units: 2, amounts: { cost: 66_67 } });
    expect(value.corrections).toMatchObject({ units: 1, amounts: { cost: 33_33 } });
    expect(value.closing).toMatchObject({ units: 2, amounts: { cost: 66_66 } });
  });

  it('lists lost goods by day and reason with the GST claimed, less reversed write-offs (STOCK-14)', () => {
    const value = valueStock(
      {
        movements: [
          received('2026-11-01', 'r1', 10),
          moved('2026-11-02', 'write off', -3, { reason: 'damaged' }),
          moved('2026-11-02', 'write off', 1, { reason: 'damaged', isUndo: true }),
          moved('2026-11-03', 'count', -1),
          moved('2026-11-04', 'adjust', -1, { reason: 'wrong entry' }),
        ],
        costs: [costed('r1', '2026-11-01', 10, 1_000_00, 50_00)],
      },
      NOVEMBER,
    );
    expect(value.losses).toEqual([
      {
        ...{ day: '2026-11-02', reason: 'damaged', units: 2, withoutCost: 0 },
        amounts: { cost: 200_00, igst: 10_00, cgst: 0 },
      },
      {
        ...{ day: '2026-11-03', reason: 'count', units: 1, withoutCost: 0 },
        amounts: { cost: 100_00, igst: 5_00, cgst: 0 },
      },
    ]);
    expect(value.corrections).toMatchObject({ units: -1, amounts: { cost: -100_00 } });
  });

  it('corrects a mistaken cost from its day on, for the units still there (STOCK-13)', () => {
    const history: VariantHistory = {
      movements: [received('2026-10-01', 'r1', 10), moved('2026-10-05', 'ship', -6)],
      costs: [costed('r1', '2026-10-01', 10, 100_00), costed('r1', '2026-11-10', 10, 150_00)],
    };
    expect(valueStock(history, { from: FIRST, to: '2026-11-09' }).closing.amounts.cost).toBe(40_00);
    const value = valueStock(history, NOVEMBER);
    expect(value.opening.amounts.cost).toBe(40_00);
    expect(value.received).toMatchObject({ units: 0, amounts: { cost: 50_00 } });
    expect(value.lateCost.cost).toBe(30_00);
    expect(value.closing.amounts.cost).toBe(60_00);
  });

  it('costs a receipt whose bill comes later, and replaces a cost from its own day (STOCK-13)', () => {
    const movements = [received('2026-11-01', 'r1', 10), moved('2026-11-02', 'ship', -4)];
    const late = valueStock({ movements, costs: [costed('r1', '2026-11-05', 10, 100_00)] }, NOVEMBER);
    expect(late.sold).toMatchObject({ units: 4, withoutCost: 4, amounts: { cost: 0 } });
    expect(late.lateCost.cost).toBe(40_00);
    expect(late.closing).toMatchObject({ units: 6, withoutCost: 0, amounts: { cost: 60_00 } });
    const costs = [costed('r1', '2026-11-01', 10, 100_00), costed('r1', '2026-11-01', 10, 200_00)];
    const replaced = valueStock({ movements, costs }, NOVEMBER);
    expect(replaced).toMatchObject({
      received: { amounts: { cost: 200_00 } },
      sold: { amounts: { cost: 80_00 } },
      lateCost: { cost: 0 },
    });
  });

  it('takes a receipt back with its cost', () => {
    const costs = [costed('r1', '2026-11-01', 10, 100_00), costed('r2', '2026-11-02', 10, 300_00)];
    const movements = [
      received('2026-11-01', 'r1', 10),
      received('2026-11-02', 'r2', 10),
      received('2026-11-02', 'r2', -10),
    ];
    expect(valueStock({ movements, costs }, NOVEMBER).received.amounts.cost).toBe(100_00);
    const later = valueStock(
      { movements: [...movements.slice(0, 2), received('2026-11-04', 'r2', -10)], costs },
      NOVEMBER,
    );
    expect(later).toMatchObject({
      received: { units: 10, amounts: { cost: 100_00 } },
      lateCost: { cost: -100_00 },
      closing: { units: 10, amounts: { cost: 200_00 } },
    });
  });

  it('adds up by batch', () => {
    const closing = {
      units: 3,
      withoutCost: 0,
      amounts: { cost: paise(100), igst: paise(0), cgst: paise(0) },
    };
    expect(valueByShelf(closing, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(valueByShelf({ ...closing, units: 0 }, [])).toEqual([]);
  });
});

describe('a movement in the books (STOCK-14)', () => {
  it.each(ADJUST_REASONS)('%s', (reason) => {
    const isLoss = LOSS_REASONS.some((one) => one === reason);
    const out = { kind: 'write off', reason, quantity: -1, isUndo: false } as const;
    const expected = isLoss ? { lost: reason } : 'correction';
    expect(flowOf(out)).toEqual(expected);
    expect(flowOf({ ...out, quantity: 1, isUndo: true })).toEqual(expected);
    expect(flowOf({ ...out, kind: 'adjust' })).toEqual(expected);
    expect(flowOf({ ...out, kind: 'adjust', quantity: 1 })).toBe('correction');
  });
});

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
