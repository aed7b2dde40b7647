import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { netPaid, planRefund } from './plan-refund.ts';

const part = fc
  .record({ taken: fc.integer({ min: 0, max: 100_000 }), share: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ taken, share }) => ({ taken: paise(taken), refunded: paise(Math.floor(taken * share)) }));
const parts = fc
  .array(part, { maxLength: 4 })
  .map((list) => list.map((one, index) => ({ id: `part-${index}`, ...one })));

describe('a refund', () => {
  it('gives back all that was asked or all that is left, and never more to one than it gave', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 300_000 }), (paid, amount) => {
        const plan = planRefund(paid, paise(amount));
        const total = plan.parts.reduce((sum, { amount: share }) => sum + share, 0);
        expect(total + plan.unplanned).toBe(amount);
        expect(total).toBe(Math.min(amount, netPaid(paid)));
        for (const { id, amount: share } of plan.parts) {
          const source = paid.find((one) => one.id === id);
          expect(share).toBeGreaterThan(0);
          expect(share).toBeLessThanOrEqual((source?.taken ?? 0) - (source?.refunded ?? 0));
        }
      }),
    );
  });

  it('goes to the first way of paying first', () => {
    const paid = [
      { id: 'gift-card', taken: paise(500), refunded: paise(0) },
      { id: 'upi', taken: paise(1_000), refunded: paise(0) },
    ];
    expect(planRefund(paid, paise(700)).parts).toEqual([
      { id: 'gift-card', amount: 500 },
      { id: 'upi', amount: 200 },
    ]);
  });
});
