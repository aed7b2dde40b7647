import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Breach, breachDuties, breachProblems, letterToBoard, letterToPeople } from './breach.ts';

const KNOWN = new Date('2026-11-23T10:00:00Z');
const NOTHING_KNOWN: Breach = {
  title: 'Laptop lost',
  what: '',
  data: '',
  consequences: '',
  measures: '',
  people: null,
  beganAt: null,
  knownAt: KNOWN,
  boardToldAt: null,
  certToldAt: null,
  peopleToldAt: null,
  closedAt: null,
};
const SHOP = { shop: 'Ilaneer', officer: 'Meera', contact: 'meera@ilaneer.example' };
const later = (hours: number) => new Date(KNOWN.getTime() + hours * 3_600_000);

describe('a breach', () => {
  it('is due to CERT-In in 6 hours, to the Board in 72, and to people without delay (PRIVACY-10)', () => {
    const lateAt = (hours: number) =>
      breachDuties(NOTHING_KNOWN, later(hours)).flatMap(({ who, isLate }) => (isLate ? [who] : []));
    expect(lateAt(6)).toEqual([]);
    expect(lateAt(7)).toEqual(['CERT-In']);
    expect(lateAt(73)).toEqual(['CERT-In', 'Data Protection Board']);
    const told = { ...NOTHING_KNOWN, certToldAt: later(5), boardToldAt: later(80) };
    expect(breachDuties(told, later(900)).map(({ isLate }) => isLate)).toEqual([false, true, false]);
  });

  it('is known after it began, and notified after it is known', () => {
    expect(breachProblems(NOTHING_KNOWN, later(1))).toEqual([]);
    const wrong = {
      ...NOTHING_KNOWN,
      title: ' ',
      beganAt: later(1),
      boardToldAt: later(-1),
      closedAt: later(9),
    };
    expect(breachProblems(wrong, later(2)).map(({ field }) => field)).toEqual([
      'title',
      'beganAt',
      'boardToldAt',
      'closedAt',
    ]);
    expect(breachProblems(NOTHING_KNOWN, later(-1))).toMatchObject([{ field: 'knownAt' }]);
  });

  it('makes letters with blanks for unknown facts (PRIVACY-11)', () => {
    for (const letter of [letterToPeople, letterToBoard]) {
      expect(letter(NOTHING_KNOWN, SHOP)).toContain('{{what happened}}');
      fc.assert(
        fc.property(
          fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
          (words) => {
            const text = letter({ ...NOTHING_KNOWN, what: words, data: words }, SHOP);
            expect(text).toContain(words.trim());
            expect(text).not.toContain('{{what happened}}');
            expect(text).not.toContain('{{data}}');
          },
        ),
      );
    }
    const whole = letterToBoard({ ...NOTHING_KNOWN, people: 12, beganAt: KNOWN }, SHOP);
    expect(whole).toContain('people: 12');
    expect(whole).toContain('meera@ilaneer.example');
  });
});
