import { describe, expect, it } from 'vitest';
import { isRecentlyAdded } from './recently-added.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('recently added (WISHLIST-10)', () => {
  it.each([
    ['2026-11-21T11:59:00Z', true],
    ['2026-11-14T12:00:00Z', true],
    ['2026-11-14T11:59:59Z', false],
    ['some day', false],
  ])('%s: %s', (addedAt, recent) => {
    expect(isRecentlyAdded(addedAt, now)).toBe(recent);
  });

  it('can look further back', () => {
    expect(isRecentlyAdded('2026-11-01T12:00:00Z', now, 30)).toBe(true);
  });
});
