import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BackShare, inspectParcel, sellable } from './inspect-parcel.ts';

const share: fc.Arbitrary<BackShare> = fc.record({
  batchId: fc.option(fc.constantFrom('a', 'b', 'c')),
  quantity: fc.integer({ min: 1, max: 5 }),
  maySell: fc.boolean(),
});

describe('the inspection of a parcel that came back (PARCEL-23)', () => {
  it('restocks or writes off each unit, and restocks none of a batch that may not be sold', () => {
    fc.assert(
      fc.property(fc.array(share, { minLength: 1, maxLength: 4 }), fc.nat({ max: 20 }), (shares, wanted) => {
        const line = { position: 1, shares };
        const inspected = inspectParcel([line], [{ position: 1, quantity: wanted }]);
        expect(inspected.ok).toBe(wanted <= sellable(line));
        if (!inspected.ok) return;
        const [back] = inspected.value;
        const came = shares.reduce((sum, { quantity }) => sum + quantity, 0);
        const off = (back?.shares ?? []).reduce((sum, { writtenOff }) => sum + writtenOff, 0);
        expect(off).toBe(came - wanted);
        for (const [index, { maySell, quantity }] of shares.entries()) {
          expect(back?.shares[index]?.came).toBe(quantity);
          if (!maySell) expect(back?.shares[index]?.writtenOff).toBe(quantity);
        }
      }),
    );
  });

  it('names the problem at its item', () => {
    const line = { position: 1, shares: [{ batchId: 'a', quantity: 2, maySell: false }] };
    const restock = (quantity: number, position = 1) => inspectParcel([line], [{ position, quantity }]);
    expect(restock(1)).toMatchObject({ error: [{ field: 'restock.0' }] });
    expect(restock(3)).toMatchObject({ error: [{ message: 'Only 2 of this item came back' }] });
    expect(restock(1, 9)).toMatchObject({ error: [{ message: 'This item is not part of the return' }] });
    expect(restock(0)).toMatchObject({ ok: true });
  });
});
