import { describe, expect, it } from 'vitest';
import { changeWords } from './changes.tsx';

const product = { kind: 'product', id: 'market-tote', label: 'Market Tote' } as const;
const order = { kind: 'order', id: '1', label: 'OD10001' } as const;

describe('an audit entry in words', () => {
  it('shows the price of a variant in rupees, in every place', () => {
    const before = { 'Variant TOTE-W': { price: 24_900, mrp: 35_500, barcode: null } };
    const after = { 'Variant TOTE-W': { price: 19_950, mrp: 35_500, barcode: null } };
    expect(changeWords({ object: product, before, after })).toBe(
      'Variant TOTE-W: Price: ₹249.00; MRP: ₹355.00 → Price: ₹199.50; MRP: ₹355.00',
    );
    expect(changeWords({ object: product, before: { price: 24_900 }, after: { price: 19_950 } })).toBe(
      'Price: ₹249.00 → ₹199.50',
    );
  });

  it('takes the money of an order as rupees', () => {
    const [before, after] = [{ total: 672.6 }, { total: 333.82, refunded: 338.78 }];
    expect(changeWords({ object: order, before, after })).toBe(
      'Refunded: (empty) → ₹338.78; Total: ₹672.60 → ₹333.82',
    );
  });

  it('omits empty fields of a whole, and separates its parts', () => {
    const after = { boxMm: { width: 250, height: 30 }, maker: { name: '', address: null } };
    expect(changeWords({ object: product, before: null, after })).toBe(
      'New: Size for shipping in mm Width: 250; Height: 30; Maker (empty)',
    );
    const pictures = [{ alt: 'White tote' }, { alt: 'Blue tote' }];
    expect(changeWords({ object: product, before: { pictures: [] }, after: { pictures } })).toBe(
      'Pictures: (none) → Description: White tote\nDescription: Blue tote',
    );
  });
});
