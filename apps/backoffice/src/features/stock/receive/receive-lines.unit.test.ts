import type { StockView } from '@ilaneer/contract/staff/stock/stock';
import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  lineProblem,
  newLine,
  quantityProblem,
  scannedAgain,
  unitsOf,
  withTyped,
} from './receive-lines.ts';

const view = (variantId: string, isFood: boolean) =>
  ({ variantId, isFood, mrp: 99, shelfLifeDays: 180 }) as StockView;
const found = (variant: StockView, batchCode: string | null = null) => ({ variant, batch: null, batchCode });
const FOOD = found(view('food', true));
const CAP = found(view('cap', false));

describe('goods that are typed or scanned in', () => {
  it('count one more when the same code is scanned again', () => {
    const lines = [newLine(CAP, [])];
    expect(scannedAgain(lines, CAP)?.map(({ quantity }) => quantity)).toEqual(['2']);
    expect(scannedAgain(lines, FOOD)).toBeNull();
  });

  it('need a batch when they are food', () => {
    const line = newLine(FOOD, []);
    expect(lineProblem(line)).toBe('Food needs its batch code');
    const whole = { ...line, code: 'a-1', packedOn: '2026-11-01', bestBefore: '2027-05-01', mrp: '99.5' };
    expect(lineProblem(whole)).toBeNull();
    expect(bodyOf([whole], ' ')).toEqual({
      note: '',
      lines: [
        {
          variantId: 'food',
          quantity: 1,
          batch: { code: 'a-1', packedOn: '2026-11-01', bestBefore: '2027-05-01', mrp: 99.5 },
        },
      ],
    });
    expect(newLine(FOOD, [whole])).toMatchObject({ code: 'a-1', mrp: '99.5' });
  });

  it('propose how long they keep by the day of packing, until somebody types it', () => {
    const packed = withTyped(newLine(FOOD, []), 'packedOn', '2026-11-01');
    expect(packed).toMatchObject({ bestBefore: '2027-04-30', mrp: '99' });
    const again = withTyped(packed, 'packedOn', '2026-11-02');
    expect(again.bestBefore).toBe('2027-05-01');
    const typed = withTyped(again, 'bestBefore', '2027-06-01');
    expect(withTyped(typed, 'packedOn', '2026-11-03').bestBefore).toBe('2027-06-01');
  });

  it('of another batch are another line, and of the same one more unit', () => {
    const first = found(FOOD.variant, 'KL-1');
    const lines = [newLine(first, [])];
    expect(scannedAgain(lines, found(FOOD.variant, 'KL-2'))).toBeNull();
    expect(scannedAgain(lines, first)?.map(({ quantity }) => quantity)).toEqual(['2']);
    expect(newLine(found(FOOD.variant, 'KL-2'), lines)).toMatchObject({ code: 'KL-2' });
  });

  it('come without a batch when they are not', () => {
    const line = newLine(CAP, []);
    expect(lineProblem(line)).toBeNull();
    expect(bodyOf([line], '').lines[0]?.batch).toBeNull();
  });

  it.each([
    ['-5', 'Fewer than none cannot come in. What leaves is adjusted on its shelf.'],
    ['0', 'If none came in, take the line off'],
    ['1.5', 'Whole units only'],
    ['2,5', 'Whole units only'],
    ['', 'How many came in?'],
    ['1e3', 'Please write a number'],
    ['1000000', 'At most 9,99,999 at once, without a 0 before'],
    [' 12 ', null],
  ])('are counted in whole units from one: "%s"', (quantity, problem) => {
    const line = { ...newLine(CAP, []), quantity };
    expect(quantityProblem(line)).toBe(problem);
    expect(unitsOf([newLine(CAP, []), line])).toBe(problem === null ? 13 : null);
  });
});
