import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ConfirmedRate,
  decidedFor,
  type RateEntry,
  rateProblems,
  rateTable,
  rowFor,
  withdrawal,
} from './rate-table.ts';

const BOXES: RateEntry = {
  hsn: '4819',
  from: '2017-07-01',
  percent: 18,
  upToRupees: null,
  percentAbove: null,
  goods: 'Boxes of paper',
};
const SAID: ConfirmedRate = {
  ...BOXES,
  percent: 5,
  confirmedBy: 'CA Meera Nair',
  confirmedAt: '2026-11-23T09:30:00.000Z',
};

const days = fc.constantFrom('2017-07-01', '2025-09-22', '2026-11-23');
const moments = fc.integer({ min: 0, max: 9 }).map((minute) => `2026-11-23T09:3${minute}:00.000Z`);
const codes = fc.constantFrom('48', '4819', '481920');
const entries = fc
  .record({ hsn: codes, from: days, percent: fc.constantFrom(0, 5, 12, 18) })
  .map((one): RateEntry => ({ ...BOXES, ...one }));
const history = fc
  .array(
    fc
      .tuple(entries, moments)
      .map(([rate, confirmedAt]): ConfirmedRate => ({ ...rate, confirmedBy: 'CA', confirmedAt })),
    { maxLength: 8 },
  )
  .map((rows) => rows.toSorted((one, other) => (one.confirmedAt < other.confirmedAt ? -1 : 1)));

describe('the table of rates (PRICING-33)', () => {
  it('prefers the rates of the shop to those of the release, and keeps the rest', () => {
    const later = { ...BOXES, from: '2025-09-22', percent: 5 };
    const table = rateTable([BOXES, later], [SAID]);
    expect(table.map(({ from, percent, confirmation }) => [from, percent, confirmation])).toEqual([
      ['2017-07-01', 5, { by: 'CA Meera Nair', at: '2026-11-23T09:30:00.000Z' }],
      ['2025-09-22', 5, null],
    ]);
    expect(rowFor(table, '48192020', '2025-09-21')?.from).toBe('2017-07-01');
    expect(rowFor(table, '48192020', '2025-09-22')?.from).toBe('2025-09-22');
    expect(rowFor(table, '6109', '2025-09-22')).toBeNull();
  });

  it('is reproducible for any moment, regardless of later changes', () => {
    fc.assert(
      fc.property(fc.uniqueArray(entries, { selector: keyOf }), history, moments, (release, said, at) => {
        const until = said.filter(({ confirmedAt }) => confirmedAt <= at);
        expect(rateTable(release, said, new Date(at))).toEqual(rateTable(release, until));
      }),
    );
  });

  it('has what the release brings again once what the shop has said is withdrawn, and nothing else changes (PRICING-36)', () => {
    fc.assert(
      fc.property(fc.uniqueArray(entries, { selector: keyOf }), history, (release, said) => {
        for (const row of rateTable(release, said).filter(({ confirmation }) => confirmation !== null)) {
          const gone = withdrawal(row, 'Mistyped', new Date('2026-11-23T10:00:00Z'));
          const after = rateTable(release, [...said, gone]);
          const without = said.filter((one) => keyOf(one) !== keyOf(row));
          expect(after).toEqual(rateTable(release, without));
          // Earlier entries are kept and can be entered again.
          expect(rateTable(release, [...said, gone], new Date('2026-11-23T09:59:00Z'))).toEqual(
            rateTable(release, said),
          );
          const { withdrawn: _, ...again } = { ...gone, confirmedAt: '2026-11-23T10:01:00.000Z' };
          expect(rateTable(release, [...said, gone, again]).map(keyOf)).toEqual(
            rateTable(release, said).map(keyOf),
          );
        }
      }),
    );
  });

  it('knows whether a rate decided a bill, by the table of its day (PRICING-36)', () => {
    const at = (time: string) => new Date(`2026-11-23T${time}:00.000Z`);
    const billed = { hsn: '48192020', day: '2026-11-23', first: at('09:31'), last: at('09:40') };
    expect(decidedFor(SAID, billed, [BOXES], [SAID])).toBe(true);
    expect(decidedFor(SAID, { ...billed, first: at('09:00'), last: at('09:29') }, [BOXES], [SAID])).toBe(
      false,
    );
    expect(decidedFor(SAID, { ...billed, first: at('09:00') }, [BOXES], [SAID])).toBe(true);
    const closer = { ...SAID, hsn: '481920' };
    expect(decidedFor(SAID, billed, [BOXES], [SAID, closer])).toBe(false);
    const gone = withdrawal({ ...BOXES, percent: 5, confirmation: null }, 'Mistyped', at('09:30'));
    expect(
      decidedFor(SAID, billed, [BOXES], [{ ...SAID, confirmedAt: at('09:00').toISOString() }, gone]),
    ).toBe(false);
  });

  it('has each code from each day once, by the latest entry', () => {
    fc.assert(
      fc.property(fc.uniqueArray(entries, { selector: keyOf }), history, (release, said) => {
        const table = rateTable(release, said);
        expect(new Set(table.map(keyOf)).size).toBe(table.length);
        for (const row of table) {
          const same = (one: RateEntry) => keyOf(one) === keyOf(row);
          expect(row.percent).toBe((said.findLast(same) ?? release.find(same))?.percent);
          expect(row.confirmation === null).toBe(!said.some(same));
        }
        for (const one of [...release, ...said]) {
          expect(table.filter((row) => keyOf(row) === keyOf(one))).toHaveLength(1);
        }
      }),
    );
  });

  it.each([
    ['hsn', { hsn: '48x' }],
    ['from', { from: '2026-02-30' }],
    ['percent', { percent: 5.005 }],
    ['percent', { percent: 101 }],
    ['upToRupees', { upToRupees: -1, percentAbove: 18 }],
    ['percentAbove', { upToRupees: 2_500 }],
    ['goods', { goods: '' }],
    ['confirmedBy', { confirmedBy: '' }],
  ] as const)('refuses a rate by its %s: %j', (field, change) => {
    expect(rateProblems(SAID)).toEqual([]);
    expect(rateProblems({ ...SAID, ...change }).map((one) => one.field)).toEqual([field]);
  });
});

function keyOf({ hsn, from }: RateEntry): string {
  return `${hsn} ${from}`;
}
