import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { ADJUST_REASONS } from '../stock/movement.ts';
import { costed, moved, received } from '../testing/stock-history.ts';
import { flowOf, LOSS_REASONS } from './stock-flow.ts';
import { averageCost, type VariantHistory, valueByShelf, valueStock } from './value-stock.ts';

const FIRST = '2026-11-01';
const NOVEMBER = { from: FIRST, to: '2026-11-30' };

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
