import { describe, expect, it } from 'vitest';
import { isAtTheBench, PRINTED_AGAIN_DAYS } from './may-print.ts';
import { hasLeft, PARCEL_STATES } from './parcel-state.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

describe('a parcel whose papers a packer may print (PARCEL-16)', () => {
  it.each(PARCEL_STATES.filter((state) => !hasLeft(state)))('%s: as long as it is not cancelled', (state) => {
    expect(isAtTheBench({ state, shippedAt: null }, NOW)).toBe(state !== 'cancelled');
  });

  it.each(PARCEL_STATES.filter(hasLeft))('%s: a few days after it left', (state) => {
    expect(isAtTheBench({ state, shippedAt: NOW }, NOW)).toBe(true);
    expect(isAtTheBench({ state, shippedAt: daysAgo(PRINTED_AGAIN_DAYS) }, NOW)).toBe(true);
    expect(isAtTheBench({ state, shippedAt: daysAgo(PRINTED_AGAIN_DAYS + 0.01) }, NOW)).toBe(false);
  });
});
