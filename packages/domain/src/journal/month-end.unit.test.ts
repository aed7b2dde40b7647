import { describe, expect, it } from 'vitest';
import { colourOf, handedOverBy, MONTH_LIGHTS } from './month-end.ts';

describe('the lights of a month (JOURNAL-33)', () => {
  it('are green without anything open, and red where figures of the month are wrong', () => {
    expect(MONTH_LIGHTS.map((light) => colourOf(light, 0))).toEqual(MONTH_LIGHTS.map(() => 'green'));
    expect(MONTH_LIGHTS.filter((light) => colourOf(light, 1) === 'red')).toEqual(['rates', 'gaps', 'faults']);
  });

  it('name parcels that are 15 days on the road at its end', () => {
    expect(handedOverBy('2026-11-30')).toBe('2026-11-15');
    expect(handedOverBy('2027-02-28')).toBe('2027-02-13');
  });
});
