import { describe, expect, it } from 'vitest';
import {
  cellAfter,
  cellConflict,
  cellProblem,
  cellText,
  type Edits,
  shelfWarnings,
  withCell,
  withPasted,
} from './sheet-cells.ts';

const row = (id: string) => ({
  id,
  version: 1,
  productId: 'p',
  productName: 'Pack',
  name: '',
  sku: id,
  price: 285,
  originalPrice: 300,
  mrp: 355,
  onHand: 7,
  forSale: 1,
  batchId: null,
  elsewhere: null,
  shelf: { lowestMrp: 340, gstOnTop: 18 },
});
const ROWS = [row('a'), row('b')];
const [A, B] = ROWS as [ReturnType<typeof row>, ReturnType<typeof row>];

const all = () => true;
const typed = (id: string, typed: Edits[string]['typed']): Edits => ({ [id]: { from: row(id), typed } });

describe('the price sheet', () => {
  it('warns of prices above the MRP of goods on the shelf (BATCH-8)', () => {
    const edits = { ...typed('a', { price: '290' }), ...typed('b', { price: '285', mrp: '400' }) };
    expect(shelfWarnings(edits)).toEqual([
      'a: A batch on the shelf has the MRP ₹340.00: at ₹342.20 with GST it cannot be sold.',
    ]);
  });

  it('pastes a block from another sheet, within its own cells', () => {
    const edits = withPasted(
      {},
      ROWS,
      { row: 0, column: 1 },
      '₹1,310\t360\t9\tmore\r\n300\t361\n9\t9\n',
      all,
    );
    expect(edits).toEqual({
      ...typed('a', { originalPrice: '1310', mrp: '360', onHand: '9' }),
      ...typed('b', { mrp: '361' }),
    });
    const prices = withPasted({}, ROWS, { row: 1, column: 2 }, '360\t9', (_, column) => column !== 'onHand');
    expect(prices).toEqual(typed('b', { mrp: '360' }));
  });

  it('refuses a pasted 6,50 instead of reading 650', () => {
    const edits = withPasted({}, ROWS, { row: 0, column: 0 }, '6,50', all);
    expect(edits).toEqual(typed('a', { price: '6,50' }));
    expect(cellProblem(A, 'price', edits)).toBe('An amount in rupees, at most 2 decimals');
  });

  it('drops an edit that equals the current value', () => {
    expect(withCell(typed('a', { price: '1' }), A, 'price', '285')).toEqual({});
  });

  it.each(['', 'x', '0', '1.234', '-1'])('marks %s as wrong', (text) => {
    expect(cellProblem(A, 'price', typed('a', { price: text }))).not.toBeNull();
  });

  it.each(['-5', '−5', '-0.5'])('refuses %s, which is below nothing', (text) => {
    expect(cellProblem(A, 'price', typed('a', { price: text }))).toBe('Not below ₹0');
    expect(cellProblem(A, 'onHand', typed('a', { onHand: text }))).toBe('Not below 0');
    expect(withPasted({}, ROWS, { row: 0, column: 0 }, text, all)).toEqual(typed('a', { price: text }));
  });

  it('marks the one of price and price before discount that was typed, both where both were', () => {
    const problems = (of: Edits[string]['typed']) =>
      (['price', 'originalPrice'] as const).map((column) => cellProblem(B, column, typed('b', of)));
    const above = 'Above ₹300, the price before discount';
    expect(problems({ price: '301' })).toEqual([above, null]);
    expect(problems({ originalPrice: '284' })).toEqual([null, 'At least the price']);
    expect(problems({ price: '301', originalPrice: '300.5' })).toEqual([
      'Above ₹300.5, the price before discount',
      'At least the price',
    ]);
    expect(problems({ price: '301', originalPrice: '-1' })).toEqual([null, 'Not below ₹0']);
    expect(problems({})).toEqual([null, null]);
  });

  it('takes whole units alone as counted', () => {
    expect(cellProblem(A, 'onHand', typed('a', { onHand: '1.5' }))).toBe('A whole number');
    expect(cellProblem(A, 'onHand', typed('a', { onHand: '0' }))).toBeNull();
    expect(cellProblem({ ...A, onHand: null }, 'onHand', {})).toBeNull();
  });

  it('keeps typed text after a concurrent change, and shows the current value', () => {
    const edits = withCell({}, A, 'onHand', '12');
    expect(cellConflict(A, 'onHand', edits)).toBeNull();
    const now = { ...A, onHand: 5 };
    expect(cellText(now, 'onHand', edits)).toBe('12');
    expect(cellConflict(now, 'onHand', edits)).toBe('it is 5 now, somebody else changed it');
    expect(withCell(edits, now, 'price', '280').a?.from.onHand).toBe(7);
  });

  it('goes by keys from cell to cell, and leaves at its ends', () => {
    expect(cellAfter('Tab', false, { row: 0, column: 3 }, 2)).toEqual({ row: 1, column: 0 });
    expect(cellAfter('Tab', true, { row: 0, column: 0 }, 2)).toBeNull();
    expect(cellAfter('Tab', false, { row: 1, column: 3 }, 2)).toBeNull();
    expect(cellAfter('ArrowDown', false, { row: 1, column: 2 }, 2)).toEqual({ row: 1, column: 2 });
    expect(cellAfter('a', false, { row: 1, column: 2 }, 2)).toBeNull();
  });
});
