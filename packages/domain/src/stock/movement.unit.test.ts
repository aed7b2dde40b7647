import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelsOf, MOVEMENT_KINDS, type MovementKind } from './movement.ts';

const units = fc.integer({ min: 1, max: 50 });
const step = fc.record({ kind: fc.constantFrom(...MOVEMENT_KINDS), quantity: units });

describe('levels of a ledger (STOCK-1)', () => {
  it('random moves that are each possible never lead below nothing, and the parts add up', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const moves: { kind: MovementKind; quantity: number }[] = [];
        for (const { kind, quantity } of steps) {
          const now = levelsOf(moves);
          const most = mostOf(kind, now);
          const signed = comes(kind) ? Math.min(quantity, most) : -Math.min(quantity, most);
          if (signed !== 0) moves.push({ kind, quantity: signed });
          const then = levelsOf(moves);
          expect(Math.min(then.onHand, then.reserved, then.held, then.forSale)).toBeGreaterThanOrEqual(0);
          expect(then.onHand).toBe(then.reserved + then.held + then.forSale);
        }
      }),
    );
  });
});

function comes(kind: MovementKind): boolean {
  return !['write off', 'reserve', 'ship', 'hold', 'count'].includes(kind);
}

function mostOf(kind: MovementKind, levels: ReturnType<typeof levelsOf>): number {
  switch (kind) {
    case 'write off':
    case 'count':
    case 'reserve':
    case 'hold':
      return levels.forSale;
    case 'ship':
    case 'release':
      return levels.reserved;
    case 'unhold':
      return levels.held;
    case 'opening':
    case 'receive':
    case 'adjust':
    case 'return':
      return Number.POSITIVE_INFINITY;
  }
}
