import type { ReportRow, ReportView } from '@ilaneer/contract/staff/reports/reports';
import { indiaDay } from '@ilaneer/domain/india-day';
import { paise, rupeesFromPaise, sumPaise } from '@ilaneer/domain/money';
import { isSalesReport, percentOf, REPORT_FORMS, type ReportKind } from '@ilaneer/domain/report/report-kind';
import { type ReportPeriod, reportPeriod } from '@ilaneer/domain/report/report-period';
import {
  BUCKETS,
  CHECKOUT_STEPS,
  PAGE_KINDS,
  stepName,
  VITAL_NAMES,
  vitalName,
} from '@ilaneer/domain/report/visit-name';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { readValuedShelves } from '../stock-value/stock-value.ts';
import { listCohorts, sumVisits } from './other-figures-repository.ts';
import { readSales } from './read-sales.ts';

export type AskedReport = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly category?: string | undefined;
};

type ReportDeps = Pick<Deps, 'db' | 'now'>;

/** Errors: VALIDATION_FAILED. */
export function readReportPeriod(
  { now }: Pick<Deps, 'now'>,
  { from, to }: AskedReport,
): Result<ReportPeriod, Failure> {
  const period = reportPeriod({ from, to }, indiaDay(now()));
  return period.ok ? ok(period.value) : err(invalid(period.error));
}

/** REPORT-4. */
export async function readReport(
  deps: ReportDeps,
  kind: ReportKind,
  period: ReportPeriod,
  category: string | null,
): Promise<ReportView> {
  const { from, to } = REPORT_FORMS[kind].hasPeriod ? period : { from: null, to: null };
  return { kind, from, to, ...(await figuresOf(deps, kind, period, category)) };
}

async function figuresOf(
  { db, now }: ReportDeps,
  kind: ReportKind,
  period: ReportPeriod,
  category: string | null,
): Promise<Pick<ReportView, 'rows' | 'total'>> {
  if (isSalesReport(kind)) return readSales(db, kind, period, category);
  switch (kind) {
    case 'repeat': {
      const rows = (await listCohorts(db)).map(({ month, customers, again }) =>
        rowOf(month, monthWords(month), [customers, again, percentOf(again, customers)]),
      );
      return { rows, total: null };
    }
    case 'expiry':
      return readExpiry({ db, now });
    case 'checkout':
      return { rows: stepRows(await sumVisits(db, period)), total: null };
    case 'vitals':
      return { rows: vitalRows(await sumVisits(db, period)), total: null };
  }
}

/** Batches on hand by the month of their best-before day (REPORT-8). */
async function readExpiry({ db, now }: ReportDeps): Promise<Pick<ReportView, 'rows' | 'total'>> {
  const today = indiaDay(now());
  const shelves = await readValuedShelves(db, { from: today, to: today });
  const months = Map.groupBy(shelves, ({ bestBefore }) =>
    bestBefore === null ? NO_DAY : bestBefore < today ? PAST : bestBefore.slice(0, 7),
  );
  const figures = (of: typeof shelves) => {
    const valued = of.filter(({ value }) => value !== null);
    const units = unitsOf(of);
    return [
      units,
      units - unitsOf(valued),
      rupeesFromPaise(sumPaise(...valued.map(({ value }) => paise(value ?? 0)))),
    ];
  };
  const rows = [...months]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, own]) => rowOf(month, EXPIRY_WORDS[month] ?? monthWords(month), figures(own)));
  return { rows, total: figures(shelves) };
}

/** Sorted before and after all months. */
const PAST = '0000';
const NO_DAY = '9999';
const EXPIRY_WORDS: Readonly<Record<string, string>> = { [PAST]: 'Expired', [NO_DAY]: 'Without a day' };

function unitsOf(shelves: readonly { readonly units: number }[]): number {
  return shelves.reduce((sum, { units }) => sum + units, 0);
}

const STEP_WORDS = { cart: 'Cart', address: 'Address', payment: 'Payment', placed: 'Order placed' } as const;

function stepRows(visits: ReadonlyMap<string, number>): ReportRow[] {
  const counts = CHECKOUT_STEPS.map((step) => visits.get(stepName(step)) ?? 0);
  return CHECKOUT_STEPS.map((step, index) => {
    const count = counts[index] ?? 0;
    const before = index === 0 ? 0 : (counts[index - 1] ?? 0);
    return rowOf(step, STEP_WORDS[step], [count, percentOf(count, before)]);
  });
}

const PAGE_WORDS = {
  ...{ home: 'Home', products: 'Products', product: 'Product', cart: 'Cart' },
  ...{ checkout: 'Checkout', other: 'Other pages' },
} as const;

const VITAL_WORDS = {
  lcp: 'largest paint (LCP)',
  inp: 'reaction (INP)',
  cls: 'layout shift (CLS)',
} as const;

/** Pages with visits. */
function vitalRows(visits: ReadonlyMap<string, number>): ReportRow[] {
  return PAGE_KINDS.flatMap((page) =>
    VITAL_NAMES.flatMap((vital) => {
      const counts = BUCKETS.map((bucket) => visits.get(vitalName(vital, page, bucket)) ?? 0);
      const all = counts.reduce((sum, count) => sum + count, 0);
      if (all === 0) return [];
      const label = `${PAGE_WORDS[page]}, ${VITAL_WORDS[vital]}`;
      return [rowOf(`${vital}/${page}`, label, [...counts, percentOf(counts[0] ?? 0, all)])];
    }),
  );
}

function rowOf(key: string, label: string, figures: (number | null)[]): ReportRow {
  return { key, label, orders: null, figures };
}

const MONTHS = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function monthWords(month: string): string {
  return MONTHS.format(new Date(`${month}-01T00:00:00Z`));
}
