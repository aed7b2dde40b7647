import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repack, type VariantUnits } from './repack.ts';

const VARIANTS = ['oil', 'cap', 'pack'];
const anyUnits = fc.record({
  variantId: fc.constantFrom(...VARIANTS),
  quantity: fc.integer({ min: 1, max: 9 }),
});
const anyLines = fc
  .array(anyUnits, { maxLength: 6 })
  .map((units) => units.map((one, index) => ({ ...one, position: index + 1 })));

function sumOf(units: readonly VariantUnits[], id: string): number {
  return units.reduce((sum, { variantId, quantity }) => sum + (variantId === id ? quantity : 0), 0);
}

describe('a box whose order was changed (PARCEL-12)', () => {
  it('loses no unit, keeps what still belongs, and gives out nothing that does', () => {
    fc.assert(
      fc.property(fc.array(anyUnits, { maxLength: 5 }), anyLines, (inBox, lines) => {
        const { packed, out } = repack(inBox, lines);
        const stays = lines.map(({ variantId, position }) => ({
          variantId,
          quantity: packed.find((one) => one.position === position)?.packed ?? 0,
        }));
        for (const id of VARIANTS) {
          expect(sumOf(stays, id) + sumOf(out, id)).toBe(sumOf(inBox, id));
          expect(sumOf(stays, id)).toBe(Math.min(sumOf(inBox, id), sumOf(lines, id)));
        }
        for (const [index, { quantity }] of lines.entries()) {
          expect(stays[index]?.quantity).toBeLessThanOrEqual(quantity);
        }
      }),
    );
  });

  it('keeps units of one item on each of its lines', () => {
    const lines = [
      { variantId: 'oil', position: 1, quantity: 2 },
      { variantId: 'oil', position: 2, quantity: 1 },
    ];
    expect(repack([{ variantId: 'oil', quantity: 4 }], lines)).toEqual({
      packed: [
        { position: 1, packed: 2 },
        { position: 2, packed: 1 },
      ],
      out: [{ variantId: 'oil', quantity: 1 }],
    });
  });
});
