import { describe, expect, it } from 'vitest';
import { endOfIndiaDay, expiryAfterReturn, formatLastDay, usualExpiry } from './expiry.ts';

describe('the day on which a gift card ends', () => {
  it('is a whole day in India', () => {
    expect(endOfIndiaDay('2027-12-31')).toEqual(new Date('2027-12-31T18:30:00Z'));
    expect(formatLastDay(new Date('2027-12-31T18:30:00Z'))).toBe('31 Dec 2027');
  });

  it.each(['', '31-12-2027', '2027-02-30', '2027-13-01', '2027-1-1', 'tomorrow'])('is not %j', (day) => {
    expect(endOfIndiaDay(day)).toBeNull();
  });

  it('is the same day of next year, by the day in India, unless something else is said', () => {
    expect(usualExpiry(new Date('2026-11-21T20:00:00Z'))).toEqual(endOfIndiaDay('2027-11-22'));
    expect(usualExpiry(new Date('2028-02-29T10:00:00Z'))).toEqual(endOfIndiaDay('2029-03-01'));
  });
});

describe('money that comes back to a gift card', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const in90Days = new Date('2027-02-19T10:00:00Z');

  it.each([
    ['long past its end', '2026-01-01T00:00:00Z', in90Days],
    ['about to end', '2026-11-22T00:00:00Z', in90Days],
    ['good for longer', '2027-06-01T00:00:00Z', new Date('2027-06-01T00:00:00Z')],
  ])('can be spent for 90 days at least: a card %s', (_, expiresAt, wanted) => {
    expect(expiryAfterReturn(new Date(expiresAt), now)).toEqual(wanted);
  });
});
