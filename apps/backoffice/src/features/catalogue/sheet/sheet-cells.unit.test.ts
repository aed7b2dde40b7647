import { describe, expect, it } from 'vitest';
import { cellAfter, cellProblem, type Edits, withCell, withPasted } from './sheet-cells.ts';

const row = (id: string) => ({
  id,
  version: 1,
  productId: 'p',
  productName: 'Pack',
  name: '',
  sku: id,
  barcode: null,
  price: 285,
  originalPrice: 300,
  mrp: 355,
  stock: 1,
});
const ROWS = [row('a'), row('b')];
const [A, B] = ROWS as [ReturnType<typeof row>, ReturnType<typeof row>];

describe('the price sheet', () => {
  it('takes what was copied from another sheet, as far as there are cells', () => {
    const edits = withPasted({}, ROWS, { row: 0, column: 1 }, '₹1,310\t360\tmore\r\n300\t361\n9\t9\n');
    expect(edits).toEqual({ a: { originalPrice: '1310', mrp: '360' }, b: { mrp: '361' } });
  });

  it('forgets an edit that says what is there', () => {
    const edits: Edits = { a: { price: '1' } };
    expect(withCell(edits, A, 'price', '285')).toEqual({});
  });

  it.each(['', 'x', '0', '1.234', '-1'])('marks %s as wrong', (text) => {
    expect(cellProblem(A, 'price', { a: { price: text } })).not.toBeNull();
  });

  it('marks a list price below the price', () => {
    expect(cellProblem(B, 'originalPrice', { b: { price: '301' } })).toBe('At least the price');
    expect(cellProblem(B, 'originalPrice', {})).toBeNull();
  });

  it('goes by keys from cell to cell, and leaves at its ends', () => {
    expect(cellAfter('Tab', false, { row: 0, column: 2 }, 2)).toEqual({ row: 1, column: 0 });
    expect(cellAfter('Tab', true, { row: 0, column: 0 }, 2)).toBeNull();
    expect(cellAfter('Tab', false, { row: 1, column: 2 }, 2)).toBeNull();
    expect(cellAfter('ArrowDown', false, { row: 1, column: 2 }, 2)).toEqual({ row: 1, column: 2 });
    expect(cellAfter('a', false, { row: 1, column: 2 }, 2)).toBeNull();
  });
});
