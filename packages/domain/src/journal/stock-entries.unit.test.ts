import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../india-day.ts';
import { paise } from '../money.ts';
import { ADJUST_REASONS } from '../stock/movement.ts';
import type { ReceiptCost } from '../stock-value/stock-book.ts';
import { type MovedOnDay, type VariantHistory, valueDays, valueStock } from '../stock-value/value-stock.ts';
import { costed, moved, received } from '../testing/stock-history.ts';
import {
  billTotal,
  STOCK_POSTED_FROM,
  type StockFigure,
  stockEntry,
  stockFigures,
  stockOf,
  unpostedFigures,
} from './stock-entries.ts';

const day = (days: number) => addDays(STOCK_POSTED_FROM, days);

const figuresOf = (histories: readonly VariantHistory[], to: string) =>
  stockFigures(histories.map((history) => valueDays(history, { from: STOCK_POSTED_FROM, to })));

function balances(figures: readonly StockFigure[]) {
  const sums: Record<string, number> = {};
  for (const [index, figure] of figures.entries()) {
    for (const { account, side, amount } of stockEntry(String(index), figure).postings) {
      sums[account] = (sums[account] ?? 0) + (side === 'debit' ? amount : -amount);
    }
  }
  return sums;
}

describe('postings of stock (JOURNAL-37)', () => {
  it('buy, sell, lose and find goods at figures worked out by hand', () => {
    const history: VariantHistory = {
      movements: [
        received(day(-2), 'old', 10),
        received(day(0), 'r1', 10),
        moved(day(1), 'ship', -8),
        moved(day(1), 'write off', -2, { reason: 'damaged' }),
        moved(day(2), 'adjust', 1, { reason: 'found' }),
      ],
      costs: [costed('old', day(-2), 10, 1_000_00, 50_00), costed('r1', day(0), 10, 2_000_00, 100_00)],
    };
    const figures = unpostedFigures(figuresOf([history], day(3)), []);
    expect(figures.map(({ kind, day: of, reason, receiptId }) => [kind, of, reason ?? receiptId])).toEqual([
      ['stock opened', day(-1), null],
      ['goods purchased', day(0), 'r1'],
      ['goods sold', day(1), null],
      ['goods lost', day(1), 'damaged'],
      ['stock corrected', day(2), null],
    ]);
    // 20 at ₹150, with ₹7.50 of IGST each: 8 sold, 2 lost, 1 found.
    expect(balances(figures)).toEqual({
      stock: 1_650_00,
      'opening-balance': -1_000_00,
      'input-igst': 100_00 - 15_00,
      'supplier-payables': -2_100_00,
      'cost-of-goods-sold': 1_200_00,
      'goods-lost': 300_00,
      'reversed-input-gst': 15_00,
      'stock-corrections': -150_00,
    });
    expect(stockEntry('1', figures[0] as StockFigure).happenedAt.toISOString()).toBe(
      '2026-11-30T18:30:00.000Z',
    );
    expect(stockEntry('2', figures[1] as StockFigure).happenedAt.toISOString()).toBe(
      '2026-12-01T18:29:59.999Z',
    );
  });

  it('post the change of a bill that comes later, and nothing twice', () => {
    const movements = [received(day(0), 'r1', 10), moved(day(1), 'ship', -4)];
    const before = unpostedFigures(figuresOf([{ movements, costs: [] }], day(5)), []);
    expect(before).toEqual([]);
    const billed = figuresOf([{ movements, costs: [costed('r1', day(0), 10, 500_00)] }], day(5));
    const first = unpostedFigures(billed, before);
    expect(balances(first)).toEqual({
      stock: 300_00,
      'supplier-payables': -500_00,
      'cost-of-goods-sold': 200_00,
    });
    expect(unpostedFigures(billed, first)).toEqual([]);
    const corrected = [costed('r1', day(0), 10, 500_00), costed('r1', day(3), 10, 400_00)];
    const second = unpostedFigures(figuresOf([{ movements, costs: corrected }], day(5)), first);
    expect(balances(second)).toEqual({
      stock: -60_00,
      'supplier-payables': 100_00,
      'cost-of-goods-sold': -40_00,
    });
  });
});

const moves = fc.array(
  fc.record<MovedOnDay>({
    day: fc.integer({ min: -5, max: 20 }).map(day),
    kind: fc.constantFrom('receive', 'ship', 'return', 'write off', 'adjust', 'count', 'opening', 'reserve'),
    quantity: fc.integer({ min: -40, max: 60 }).filter((units) => units !== 0),
    reason: fc.constantFrom(null, ...ADJUST_REASONS),
    receiptId: fc.constantFrom('r1', 'r2', 'r3'),
    isUndo: fc.boolean(),
  }),
  { maxLength: 30 },
);
const bills = fc.array(
  fc.record<ReceiptCost>({
    receiptId: fc.constantFrom('r1', 'r2', 'r3'),
    bookedOn: fc.integer({ min: -5, max: 20 }).map(day),
    units: fc.integer({ min: 1, max: 100 }),
    amounts: fc.record({
      cost: fc.integer({ min: 0, max: 1_00_000_00 }).map(paise),
      igst: fc.integer({ min: 0, max: 18_000_00 }).map(paise),
      cgst: fc.integer({ min: 0, max: 9_000_00 }).map(paise),
    }),
  }),
  { maxLength: 6 },
);
const lives = fc.array(fc.record({ movements: moves, costs: bills }), { minLength: 1, maxLength: 3 });

describe('random lives of stock (JOURNAL-37)', () => {
  it('leave the closing stock on its account to the paisa, whenever they are posted', () => {
    fc.assert(
      fc.property(lives, fc.array(fc.integer({ min: 0, max: 22 }), { maxLength: 4 }), (all, stops) => {
        const posted: StockFigure[] = [];
        // Bills are recorded one by one, some for days that are posted already.
        for (const [known, stop] of [...stops.toSorted((one, other) => one - other), 22].entries()) {
          const histories = all.map(({ movements, costs }) => ({
            movements: movements.filter((move) => move.day <= day(stop)),
            costs: costs.slice(0, stop === 22 ? costs.length : known),
          }));
          posted.push(...unpostedFigures(figuresOf(histories, day(stop)), posted));
          const closing = histories.reduce(
            (sum, history) =>
              sum + valueStock(history, { from: STOCK_POSTED_FROM, to: day(stop) }).closing.amounts.cost,
            0,
          );
          expect(stockOf(posted)).toBe(closing);
          expect(balances(posted).stock ?? 0).toBe(closing);
        }
      }),
    );
  });

  it('owe suppliers their bills, and claim the GST that is not lost', () => {
    fc.assert(
      fc.property(lives, (all) => {
        const figures = figuresOf(all, day(22));
        const period = { from: STOCK_POSTED_FROM, to: day(22) };
        const values = all.map((history) => valueStock(history, period));
        const came = values.reduce((sum, { received: { amounts } }) => sum + billTotal(amounts), 0);
        const claimed = values.reduce(
          (sum, { received: { amounts }, losses }) =>
            sum + amounts.igst - losses.reduce((lost, loss) => lost + loss.amounts.igst, 0),
          0,
        );
        const sums = balances(figures);
        expect(sums['supplier-payables'] ?? 0).toBe(0 - came);
        expect(sums['input-igst'] ?? 0).toBe(claimed);
        expect(sums['input-cgst'] ?? 0).toBe(sums['input-sgst'] ?? 0);
      }),
    );
  });
});
