import { describe, expect, it } from 'vitest';
import { ownProblems, problemsByField, problemWords } from './problem-words.ts';

const VARIANTS = [
  { sku: 'ILN-VCO-250', options: { Size: '250 ml' } },
  { sku: 'ILN-VCO-500', options: { Size: '500 ml' } },
];
const WRONG = 'The barcode has a wrong digit';

describe('the problem list of a product', () => {
  it('names variant and field, and says each once', () => {
    const problems = [
      { field: 'variants.0.barcode', message: WRONG },
      { field: 'variants.1.barcode', message: WRONG },
      { field: 'variants.1.barcode', message: WRONG },
      { field: 'variants.1.prices.mrp', message: 'More than ₹0' },
      { field: 'name', message: 'Name is required' },
    ];
    expect(problemWords(problems, VARIANTS)).toEqual([
      `250 ml: Barcode: ${WRONG}`,
      `500 ml: Barcode: ${WRONG}`,
      '500 ml: MRP: More than ₹0',
      'Name is required',
    ]);
  });

  it('names an empty price before discount for nothing: it is the price', () => {
    const said = ['price', 'originalPrice'].map((name) => ({
      field: `variants.0.prices.${name}`,
      message: 'Please enter an amount in rupees with at most 2 decimals',
    }));
    expect(ownProblems(said, [{ originalPrice: ' ' }])).toEqual([said[0]]);
    expect(ownProblems(said, [{ originalPrice: '-5' }])).toEqual(said);
  });

  it('is shown at the fields of the cards', () => {
    const problems = [
      { field: 'variants.0.prices', message: 'A new variant needs a price and an MRP' },
      { field: 'variants.1.prices.mrp', message: 'More than ₹0' },
    ];
    expect(problemsByField(problems)).toEqual({
      'variants.0.price': 'A new variant needs a price and an MRP',
      'variants.1.mrp': 'More than ₹0',
    });
  });
});
