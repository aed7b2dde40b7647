import { describe, expect, it } from 'vitest';
import { confirmRestock, countsAtOnce, oldestUnproven } from './restock-request.ts';

const requestedAt = new Date('2026-11-01T10:00:00Z');
const waiting = { requestedAt, confirmedAt: null };

describe('a request for a restock mail', () => {
  it.each([
    [null, false],
    [{ email: 'asha@example.in', emailVerified: false }, false],
    [{ email: 'other@example.in', emailVerified: true }, false],
    [{ email: null, emailVerified: false }, false],
    [{ email: 'asha@example.in', emailVerified: true }, true],
  ])('of %j for asha@example.in counts at once: %s', (shopper, expected) => {
    expect(countsAtOnce(shopper, 'asha@example.in')).toBe(expected);
  });

  it('is confirmed within 7 days', () => {
    const lastMoment = new Date('2026-11-08T10:00:00Z');
    expect(confirmRestock(waiting, lastMoment)).toEqual({ ok: true, value: { changed: true } });
    const late = new Date(lastMoment.getTime() + 1);
    expect(confirmRestock(waiting, late)).toEqual({ ok: false, error: 'LINK_INVALID' });
  });

  it('takes a second click as said, however late', () => {
    const confirmed = { requestedAt, confirmedAt: requestedAt };
    expect(confirmRestock(confirmed, new Date('2027-01-01'))).toEqual({
      ok: true,
      value: { changed: false },
    });
  });

  it('is over after 7 days without an owner', () => {
    const now = new Date('2026-11-22T00:00:00Z');
    expect(oldestUnproven(now)).toEqual(new Date('2026-11-15T00:00:00Z'));
  });
});
