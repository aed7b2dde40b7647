import type { StockView } from '@ilaneer/contract/staff/stock/stock';
import { describe, expect, it } from 'vitest';
import { NEW_BILL } from '../costs/typed-bill.ts';
import {
  bodyOf,
  lineProblems,
  newLine,
  quantityProblem,
  scannedAgain,
  serverLineProblems,
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
    expect(lineProblems(line)).toEqual({
      code: 'Food needs its batch code',
      packedOn: 'Enter the packing date on the goods',
      bestBefore: 'Enter the best-before date on the goods',
    });
    const whole = { ...line, code: 'a-1', packedOn: '2026-11-01', bestBefore: '2027-05-01', mrp: '99.5' };
    expect(lineProblems(whole)).toEqual({});
    expect(bodyOf([whole], ' ', null)).toEqual({
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

  it('propose the shelf life from the packing date, until it is typed', () => {
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

  it('bear the costs of a bill only where there is one (STOCK-10)', () => {
    const line = { ...newLine(CAP, []), cost: { amount: '1,200.50', gstRate: '5', claimsTax: false } };
    const bill = { ...NEW_BILL, supplierName: 'Mill', number: '7', billedOn: '2026-11-28' };
    expect(bodyOf([line], '', bill)).toMatchObject({
      bill: { supplierName: 'Mill', supplierGstin: null, freight: 0 },
      lines: [{ cost: { amount: 1_200.5, gstRate: 5, claimsTax: false } }],
    });
    expect(bodyOf([line], '', null).lines[0]).not.toHaveProperty('cost');
    expect(newLine(CAP, [line]).cost).toEqual({ amount: '', gstRate: '5', claimsTax: true });
  });

  it('come without a batch when they are not', () => {
    const line = newLine(CAP, []);
    expect(lineProblems(line)).toEqual({});
    expect(bodyOf([line], '', null).lines[0]?.batch).toBeNull();
  });

  it.each([
    ['-5', 'Enter a positive number. Use Adjust stock for goods that leave.'],
    ['0', 'Remove the line if nothing was received'],
    ['1.5', 'Whole units only'],
    ['2,5', 'Whole units only'],
    ['', 'Enter the quantity received.'],
    ['1e3', 'Please write a number'],
    ['1000000', 'At most 9,99,999 at once, without a 0 before'],
    [' 12 ', null],
  ])('are counted in whole units from one: "%s"', (quantity, problem) => {
    const line = { ...newLine(CAP, []), quantity };
    expect(quantityProblem(line)).toBe(problem);
    expect(unitsOf([newLine(CAP, []), line])).toBe(problem === null ? 13 : null);
  });

  it.each([
    ['', 'Enter the MRP on the goods'],
    ['abc', 'Please write a number'],
    ['-1', 'MRP must be more than nothing'],
    ['0', 'MRP must be more than nothing'],
    ['999999999999', 'MRP must be at most ₹1,00,00,000'],
    ['99999999999999999999', 'MRP must be at most ₹1,00,00,000'],
    ['1,499.50', undefined],
  ])('have an MRP in rupees: "%s"', (mrp, problem) => {
    const line = { ...newLine(FOOD, []), code: 'A', packedOn: '2026-11-01', bestBefore: '2027-11-01', mrp };
    expect(lineProblems(line).mrp).toBe(problem);
  });

  it('bear what the server says of them, field by field', () => {
    const said = [
      { field: 'lines.1.packedOn', message: 'Packed on must not be in the future' },
      { field: 'lines.1.packedOn', message: 'And more' },
      { field: 'lines.1.batch', message: 'Food needs its batch' },
      { field: 'lines.1.cost.amount', message: 'Of its cost' },
      { field: 'lines.10.quantity', message: 'Of another line' },
    ];
    expect(serverLineProblems(said, 1)).toEqual({
      packedOn: 'Packed on must not be in the future',
      code: 'Food needs its batch',
    });
    expect(serverLineProblems(said, 0)).toEqual({});
  });
});
