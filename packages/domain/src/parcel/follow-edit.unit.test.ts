import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followEdit } from './follow-edit.ts';

const anyLines = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 });

describe('the parcels of an order whose lines change', () => {
  it("contain the order's units, each no more of a line than before, except the first", () => {
    fc.assert(
      fc.property(
        anyLines,
        anyLines,
        fc.array(fc.nat({ max: 9 }), { maxLength: 4 }),
        (before, after, shares) => {
          const second = before.map((quantity, at) => Math.min(quantity, shares[at] ?? 0));
          const parcels = [before.map((quantity, at) => quantity - (second[at] ?? 0)), second].map((units) =>
            units.flatMap((quantity, at) => (quantity > 0 ? [{ linePosition: at + 1, quantity }] : [])),
          );
          const lines = after.map((quantity, at) => ({
            from: at < before.length ? at + 1 : null,
            position: at + 1,
            quantity,
          }));
          const then = followEdit(parcels, lines);
          for (const { position, quantity } of lines) {
            const held = then.flat().filter((units) => units.position === position);
            expect(held.reduce((sum, units) => sum + units.quantity, 0)).toBe(quantity);
          }
          for (const { position, quantity } of then[1] ?? []) {
            expect(quantity).toBeLessThanOrEqual(second[position - 1] ?? 0);
          }
        },
      ),
    );
  });
});
