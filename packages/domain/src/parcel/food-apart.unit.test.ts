import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foodApart } from './food-apart.ts';

const units = fc.array(
  fc.record({ linePosition: fc.nat(9), quantity: fc.integer({ min: 1, max: 5 }), isFood: fc.boolean() }),
);

describe('food in separate parcels (PARCEL-14)', () => {
  it('never shares a parcel with other goods, and nothing is lost', () => {
    fc.assert(
      fc.property(units, (all) => {
        const parts = foodApart(all);
        expect(parts.length).toBe(new Set(all.map(({ isFood }) => isFood)).size);
        for (const part of parts) expect(new Set(part.map(({ isFood }) => isFood)).size).toBe(1);
        const places = ({ linePosition, quantity, isFood }: (typeof all)[number]) =>
          `${linePosition} ${quantity} ${isFood}`;
        expect(parts.flat().map(places).toSorted()).toEqual(all.map(places).toSorted());
      }),
    );
  });
});
