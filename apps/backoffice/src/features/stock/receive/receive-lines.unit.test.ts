import type { StockView } from '@ilaneer/contract/staff/stock/stock';
import { describe, expect, it } from 'vitest';
import { bodyOf, lineProblem, newLine, scannedAgain } from './receive-lines.ts';

const view = (variantId: string, isFood: boolean) => ({ variantId, isFood }) as StockView;
const FOOD = view('food', true);
const CAP = view('cap', false);

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

  it('come without a batch when they are not', () => {
    const line = newLine(CAP, []);
    expect(lineProblem(line)).toBeNull();
    expect(bodyOf([line], '').lines[0]?.batch).toBeNull();
    expect(lineProblem({ ...line, quantity: '0' })).toBe('How many came in?');
  });
});
