import { describe, expect, it } from 'vitest';
import { unscannedOf } from './unscanned.ts';

type Parcels = Parameters<typeof unscannedOf>[1];

const order = { lines: [line(4, 0), line(3, 0)] };

describe('unscanned units of a shipped order', () => {
  it('are all of an order that was never packed', () => {
    expect(unscannedOf(order, [])).toEqual({ scanned: 0, units: 7 });
    const waiting: Parcels = [{ state: 'waiting', lines: [line(4, 0), line(3, 0)] }];
    expect(unscannedOf(order, waiting)).toEqual({ scanned: 0, units: 7 });
  });

  it('are the missing units of parcels that have not left', () => {
    const parcels: Parcels = [
      { state: 'shipped', lines: [line(4, 4)] },
      { state: 'packing', lines: [line(3, 1)] },
      { state: 'cancelled', lines: [line(9, 0)] },
    ];
    expect(unscannedOf(order, parcels)).toEqual({ scanned: 1, units: 3 });
    expect(unscannedOf(order, [{ state: 'packed', lines: [line(4, 4), line(3, 3)] }])).toBeNull();
  });
});

function line(quantity: number, packed: number) {
  const facts = { name: '', variantName: '', sku: '', barcode: null, picture: '', batches: [] };
  const ofOrder = { variantId: '', price: 0, total: 0, gstRate: 0 };
  return { ...facts, ...ofOrder, position: 1, quantity, packed };
}
