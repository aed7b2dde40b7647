import { describe, expect, it } from 'vitest';
import { isSalesReport, percentOf, REPORT_FORMS, REPORT_KINDS } from './report-kind.ts';
import { daysOf, reportPeriod } from './report-period.ts';
import { addSales, NO_SALES, salesValues } from './sales-rows.ts';
import { BUCKETS, bucketOf, pageKindOf, VISIT_NAMES, vitalName } from './visit-name.ts';

const TODAY = '2026-11-30';

describe('a period', () => {
  it('is the last 30 days without a choice, and at most a year (REPORT-4)', () => {
    expect(reportPeriod({}, TODAY)).toEqual({ ok: true, value: { from: '2026-11-01', to: TODAY } });
    const year = { from: '2025-11-30', to: TODAY };
    expect(reportPeriod(year, TODAY)).toEqual({ ok: true, value: year });
    expect(daysOf(year)).toHaveLength(366);
    expect(daysOf({ from: TODAY, to: TODAY })).toEqual([TODAY]);
  });

  it.each([
    [{ from: '2025-11-29' }, 'from', 'Choose at most a year'],
    [{ from: '2026-12-01' }, 'to', 'The last day is before the first'],
    [{ to: '2026-02-30' }, 'to', 'Give the day as YYYY-MM-DD'],
    [{ from: 'yesterday' }, 'from', 'Give the day as YYYY-MM-DD'],
  ])('refuses %o', (asked, field, message) => {
    expect(reportPeriod(asked, TODAY)).toEqual({ ok: false, error: [{ field, message }] });
  });
});

describe('figures', () => {
  it('stand under a column each', () => {
    const sums = { ...NO_SALES, orders: 2, sales: 900, returned: 300 };
    for (const kind of REPORT_KINDS.filter(isSalesReport)) {
      expect(salesValues(sums)).toHaveLength(REPORT_FORMS[kind].columns.length);
    }
    expect(salesValues(addSales([sums, sums])).at(-1)).toBe(1_200);
    for (const { charted, columns } of Object.values(REPORT_FORMS)) expect(columns[charted]).toBeDefined();
  });

  it('have shares to a tenth of a percent (REPORT-7)', () => {
    expect(percentOf(1, 3)).toBe(33.3);
    expect(percentOf(0, 0)).toBeNull();
  });
});

describe('counts of visits', () => {
  it('are good, fair or poor by the bounds of web.dev (REPORT-9)', () => {
    expect([2_500, 2_501, 4_001].map((ms) => bucketOf('lcp', ms))).toEqual([...BUCKETS]);
    expect([200, 500, 501].map((ms) => bucketOf('inp', ms))).toEqual(['good', 'fair', 'poor']);
    expect([0, 0.25, 0.3].map((score) => bucketOf('cls', score))).toEqual(['good', 'fair', 'poor']);
  });

  it('have names of few letters, without a place for an id (REPORT-10)', () => {
    expect(VISIT_NAMES).toContain(vitalName('lcp', 'home', 'good'));
    expect(new Set(VISIT_NAMES).size).toBe(VISIT_NAMES.length);
    for (const name of VISIT_NAMES) expect(name).toMatch(/^[a-z-]{2,20}(\/[a-z-]{2,20}){1,2}$/);
  });

  it.each([
    ['/', 'home'],
    ['/products', 'products'],
    ['/Product-page/water', 'product'],
    ['/cart', 'cart'],
    ['/payment', 'checkout'],
    ['/account', 'other'],
  ])('of %s are those of a page of the kind %s', (pathname, kind) => {
    expect(pageKindOf(pathname)).toBe(kind);
  });
});
