import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restartPause } from './restart-pause.ts';

describe('the pause before a worker is replaced', () => {
  it('is short for one that was well, grows with each that ends soon, and ends at half a minute', () => {
    expect([0, 1, 2, 3, 8, 9, 100].map(restartPause)).toEqual([100, 200, 400, 800, 25_600, 30_000, 30_000]);
  });

  it('never shrinks while workers continue to end', () => {
    fc.assert(
      fc.property(fc.nat(1_000), (endedSoon) => {
        expect(restartPause(endedSoon + 1)).toBeGreaterThanOrEqual(restartPause(endedSoon));
      }),
    );
  });
});
