import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INDIAN_STATES } from '../address/indian-states.ts';
import { paise, sumPaise } from '../money.ts';
import { amountInWords } from './amount-in-words.ts';
import { creditShares } from './document-content.ts';
import { documentNumber, financialYearOf, SERIES_PREFIX } from './financial-year.ts';
import { GST_STATE_CODES } from './place-of-supply.ts';

describe('an invoice', () => {
  it.each([
    ['2026-03-31T18:29:59Z', '2526'],
    ['2026-03-31T18:30:00Z', '2627'],
    ['2026-11-21T10:00:00Z', '2627'],
    ['2099-12-31T00:00:00Z', '9900'],
  ])('of %s belongs to the Indian financial year %s', (at, year) => {
    expect(financialYearOf(new Date(at))).toBe(year);
  });

  it('has a number of at most 16 characters', () => {
    const year = { financialYear: '2627' };
    expect(documentNumber({ ...year, prefix: 'ILN', position: 42 })).toBe('ILN/2627/000042');
    const longest = documentNumber({ ...year, prefix: 'AB-9', position: 999_999 });
    expect(longest).toMatch(/^[A-Z0-9/-]{1,16}$/);
    for (const prefix of ['AB-9', 'A', 'ILC']) expect(prefix).toMatch(SERIES_PREFIX);
    for (const prefix of ['', 'ABCDE', 'iln', 'A/B']) expect(prefix).not.toMatch(SERIES_PREFIX);
  });

  it.each([
    [0, 'Zero Rupees Only'],
    [100, 'One Rupee Only'],
    [1, 'Zero Rupees and One Paisa Only'],
    [67_260, 'Six Hundred Seventy Two Rupees and Sixty Paise Only'],
    [10_020_000, 'One Lakh Two Hundred Rupees Only'],
    [
      123_456_789_99,
      'Twelve Crore Thirty Four Lakh Fifty Six Thousand Seven Hundred Eighty Nine Rupees and Ninety Nine Paise Only',
    ],
    [1_000_000_000_000, 'One Thousand Crore Rupees Only'],
  ])('writes %d paise as %s', (amount, words) => {
    expect(amountInWords(paise(amount))).toBe(words);
  });

  it('has one GST code for every state', () => {
    const codes = INDIAN_STATES.map((state) => GST_STATE_CODES[state]);
    expect(new Set(codes).size).toBe(INDIAN_STATES.length);
    expect(GST_STATE_CODES.Kerala).toBe('32');
  });
});

describe('a credit note (TAX-DOCUMENT-19)', () => {
  it('says nothing of its money where all of it went back with it', () => {
    const money = { refund: paise(500), exchange: paise(0), credited: paise(0), roundOff: paise(0) };
    expect(creditShares(paise(500), money)).toEqual([]);
  });

  it('names earlier refunds and the means of payment, and adds up to its total', () => {
    const money = fc
      .tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat(), fc.integer({ min: -50, max: 50 }))
      .filter(
        ([goodwill, exchange, credited, back, rounded]) =>
          goodwill + exchange + credited > 0 && back + rounded >= 0,
      );
    fc.assert(
      fc.property(money, ([goodwill, exchange, credited, back, rounded]) => {
        const shares = creditShares(paise(goodwill + exchange + credited + back), {
          refund: paise(exchange + back + rounded),
          exchange: paise(exchange),
          credited: paise(credited),
          roundOff: paise(rounded),
        });
        const amounts = Object.fromEntries(shares.map(({ kind, amount }) => [kind, amount]));
        expect(amounts).toEqual({
          ...(goodwill && { goodwill }),
          ...(credited && { 'not-collected': credited }),
          ...(exchange && { exchange }),
          refund: back + rounded,
          ...(rounded && { 'round-off': -rounded }),
        });
        expect(sumPaise(...shares.map(({ amount }) => amount))).toBe(goodwill + exchange + credited + back);
      }),
    );
  });
});
