import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '../order/status.ts';
import { reportPeriod } from '../report/report-period.ts';
import {
  averageDaysLate,
  countedOrders,
  type KeptPromises,
  keptPromises,
  type PromisedOrders,
  promiseGroups,
  shareKept,
} from './kept-promises.ts';

const row = (change: Partial<PromisedOrders>): PromisedOrders => ({
  courier: 'Delhivery',
  area: '68',
  status: 'delivered',
  cameBack: false,
  daysAfter: 0,
  orders: 1,
  ...change,
});

describe('kept promises (DELIVERY-8)', () => {
  it('are those delivered by the named day; later ones count with their days, open ones once the day is over', () => {
    const figures = keptPromises([
      row({ daysAfter: -2, orders: 6 }),
      row({ daysAfter: 0 }),
      row({ daysAfter: 1, orders: 2 }),
      row({ daysAfter: 5 }),
      row({ status: 'in transit', daysAfter: 0, orders: 3 }),
      row({ status: 'placed', daysAfter: 4, courier: null }),
      row({ status: 'cancelled', daysAfter: 9 }),
      row({ status: 'cancelled', cameBack: true, daysAfter: 9, orders: 2 }),
      row({ status: 'pending', daysAfter: 9 }),
    ]);
    expect(figures).toEqual({
      ...{ kept: 7, late: 3, daysLate: 7, mostDaysLate: 5, open: 3, overdue: 1, cancelled: 1, cameBack: 2 },
    });
    expect(averageDaysLate(figures)).toBe(2.3);
    expect(shareKept(figures)).toBe(63);
  });

  it('are no share of nothing, and never 100 % with one missed', () => {
    expect(shareKept(keptPromises([row({ status: 'placed' })]))).toBeNull();
    expect(averageDaysLate(keptPromises([row({})]))).toBeNull();
    expect(shareKept(keptPromises([row({ orders: 999_999 }), row({ daysAfter: 1 })]))).toBe(99);
  });

  it('are grouped with the most orders first, and without groups that do not count', () => {
    const groups = promiseGroups(
      [
        row({ courier: 'Shiprocket', status: 'cancelled' }),
        row({ courier: null, status: 'placed' }),
        row({ orders: 2 }),
      ],
      ({ courier }) => courier,
    );
    expect(groups.map(({ key }) => key)).toEqual(['Delhivery', null]);
  });

  const rows = fc.array(
    fc.record({
      courier: fc.constantFrom('Delhivery', 'Shiprocket', 'DTDC', null),
      area: fc.constantFrom('11', '68', '69', '79'),
      status: fc.constantFrom(...ORDER_STATUSES),
      cameBack: fc.constant(false),
      daysAfter: fc.integer({ min: -20, max: 20 }),
      orders: fc.integer({ min: 1, max: 1_000 }),
    }),
    { maxLength: 30 },
  );
  const ADDED = ['kept', 'late', 'daysLate', 'open', 'overdue'] as const;

  it.each(['courier', 'area'] as const)('by %s add up to the whole', (by) => {
    fc.assert(
      fc.property(rows, (given) => {
        const whole = keptPromises(given);
        const groups = promiseGroups(given, (one) => one[by]).map(({ figures }) => figures);
        const sumOf = (name: keyof KeptPromises) => groups.reduce((sum, figures) => sum + figures[name], 0);
        for (const name of ADDED) expect(sumOf(name)).toBe(whole[name]);
        expect(Math.max(0, ...groups.map(({ mostDaysLate }) => mostDaysLate))).toBe(whole.mostDaysLate);
        const placed = given.filter(({ status }) => status !== 'pending');
        const all = placed.reduce((sum, { orders }) => sum + orders, 0);
        expect(countedOrders(whole) + whole.cancelled + whole.cameBack).toBe(all);
      }),
    );
  });
});

describe('the period of kept promises (DELIVERY-8)', () => {
  const TODAY = '2026-11-30';

  it.each([
    [{}, { from: '2026-11-01', to: TODAY }],
    [{ to: '2026-03-01' }, { from: '2026-01-31', to: '2026-03-01' }],
    [
      { from: '2026-12-01', to: '2026-12-01' },
      { from: '2026-12-01', to: '2026-12-01' },
    ],
    [{ from: '2025-11-30' }, { from: '2025-11-30', to: TODAY }],
  ])('%j is %j', (asked, period) => {
    expect(reportPeriod(asked, TODAY)).toEqual({ ok: true, value: period });
  });

  it.each([
    [{ from: '2026-12-02', to: '2026-12-01' }, 'to'],
    [{ from: '2025-11-28' }, 'from'],
    [{ from: '2026-02-30' }, 'from'],
    [{ to: 'yesterday' }, 'to'],
  ])('%j is refused at %s', (asked, field) => {
    expect(reportPeriod(asked, TODAY)).toMatchObject({ ok: false, error: [{ field }] });
  });
});
