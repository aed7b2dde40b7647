import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { giftCardState, newGiftCardProblems } from './new-gift-card.ts';

const NOW = new Date('2026-11-30T10:00:00Z');
const FORM = { worth: paise(50_000), lastDay: null, reason: 'The parcel came late' };

describe('a gift card that staff issue (GIFT-CARD-14)', () => {
  it.each([
    [{}, []],
    [{ lastDay: '2026-11-30' }, []],
    [{ lastDay: '2026-11-29' }, ['lastDay']],
    [{ lastDay: '2026-02-30' }, ['lastDay']],
    [{ worth: null }, ['worth']],
    [{ worth: paise(99) }, ['worth']],
    [{ worth: paise(1_000_001) }, ['worth']],
    [{ worth: paise(1_000_000) }, []],
    [{ reason: ' ' }, ['reason']],
    [{ reason: 'x'.repeat(501) }, ['reason']],
  ])('%j is refused at %j', (change, fields) => {
    expect(newGiftCardProblems({ ...FORM, ...change }, NOW).map(({ field }) => field)).toEqual(fields);
  });

  it.each([
    [{}, 'active'],
    [{ balance: paise(0) }, 'used up'],
    [{ expiresAt: NOW }, 'expired'],
    [{ expiresAt: NOW, balance: paise(0) }, 'expired'],
    [{ expiresAt: NOW, active: false }, 'blocked'],
  ] as const)('%j is %s', (change, state) => {
    const card = { active: true, expiresAt: new Date('2027-01-01T00:00:00Z'), balance: paise(100) };
    expect(giftCardState({ ...card, ...change }, NOW)).toBe(state);
  });
});
