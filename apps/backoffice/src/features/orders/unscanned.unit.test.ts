import { describe, expect, it } from 'vitest';
import { unscannedOf } from './unscanned.ts';

type Parcels = Parameters<typeof unscannedOf>[1];

const order = { lines: [line(4, 0), line(3, 0)] };

describe('what of an order was not scanned when it is shipped', () => {
  it('is all of one that nobody packed', () => {
    expect(unscannedOf(order, [])).toEqual({ scanned: 0, units: 7 });
    const waiting: Parcels = [{ state: 'waiting', lines: [line(4, 0), line(3, 0)] }];
    expect(unscannedOf(order, waiting)).toEqual({ scanned: 0, units: 7 });
  });

  it('is what is missing in the parcels that are still here', () => {
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
