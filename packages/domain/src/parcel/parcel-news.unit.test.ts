import { describe, expect, it } from 'vitest';
import { PARCEL_EVENT_KINDS } from './parcel-event.ts';
import { newsOf } from './parcel-news.ts';

const NOW = new Date('2026-12-04T08:00:00Z');
const DAY_MS = 24 * 3_600_000;
const ago = (ms: number) => new Date(NOW.getTime() - ms);

describe('the news of a parcel (PARCEL-26)', () => {
  it('are the steps at the door and the way back', () => {
    const told = PARCEL_EVENT_KINDS.filter((kind) => newsOf({ kind, happenedAt: NOW }, kind, NOW) !== null);
    expect(told).toEqual(['out for delivery', 'attempt failed', 'returning']);
  });

  it('are not of a late event, nor of one that is more than a day old', () => {
    const failed = { kind: 'attempt failed', happenedAt: ago(60_000) } as const;
    expect(newsOf(failed, 'attempt failed', NOW)).toBe('attempt failed');
    expect(newsOf(failed, 'out for delivery', NOW)).toBeNull();
    expect(newsOf({ ...failed, happenedAt: ago(DAY_MS) }, 'attempt failed', NOW)).toBe('attempt failed');
    expect(newsOf({ ...failed, happenedAt: ago(DAY_MS + 1) }, 'attempt failed', NOW)).toBeNull();
  });
});
