import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { totalsAgree } from './check-figures.ts';

describe('the total that a client shows', () => {
  it.each([
    ['is ours to the paisa', 37_630, false, true],
    ['was not sent', null, false, true],
    ['is rounded down, and that is how the client shows totals', 37_600, true, true],
    ['is rounded up, and that is how the client shows totals', 37_700, true, true],
    ['is rounded, but the client shows paise', 37_600, false, false],
    ['is a whole rupee off', 37_500, true, false],
    ['is off by less than a rupee without being whole', 37_631, true, false],
  ])('%s', (_, total, isTotalRounded, agrees) => {
    const claim = { total: total === null ? null : paise(total), isTotalRounded };
    expect(totalsAgree(claim, paise(37_630))).toBe(agrees);
  });
});
