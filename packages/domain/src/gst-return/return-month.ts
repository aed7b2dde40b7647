import { type FieldProblem, wrong } from '../field-problem.ts';
import { addDays, startOfIndiaDay } from '../india-day.ts';
import { err, ok, type Result } from '../result.ts';
import { financialYearOf } from '../tax-document/financial-year.ts';

export type ReturnMonth = {
  /** 2026-11 */
  readonly month: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly financialYear: string;
  readonly isOver: boolean;
};

const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;
const FIRST_MONTH = '2017-07';
/** After their financial year, until 31 December (TAX-DOCUMENT-11). */
const YEARS_KEPT = 6;

/** By default the last month that is over. `today`: ISO day in India. */
export function returnMonth(
  asked: string | undefined,
  today: string,
): Result<ReturnMonth, readonly FieldProblem[]> {
  const current = today.slice(0, 7);
  const month = asked ?? monthBefore(current);
  const isMonth = MONTH.test(month);
  const problems = [
    ...wrong('month', isMonth, 'Give the month as YYYY-MM'),
    ...wrong('month', !isMonth || month <= current, 'This month has not begun'),
    ...wrong('month', !isMonth || isKept(month, today), 'Documents of this month are no longer kept'),
  ];
  if (problems.length > 0) return err(problems);
  const firstDay = `${month}-01`;
  return ok({
    month,
    firstDay,
    lastDay: lastDayOf(month),
    financialYear: financialYearOf(startOfIndiaDay(firstDay)),
    isOver: month < current,
  });
}

/** 112026, as the portal writes a period. */
export function portalPeriod(month: string): string {
  return `${month.slice(5)}${month.slice(0, 4)}`;
}

export function monthBefore(month: string): string {
  return addDays(`${month}-01`, -1).slice(0, 7);
}

export function lastDayOf(month: string): string {
  // 31 days later it is the next month.
  const next = addDays(`${month}-01`, 31).slice(0, 7);
  return addDays(`${next}-01`, -1);
}

function isKept(month: string, today: string): boolean {
  if (month < FIRST_MONTH) return false;
  const endYear = 2_000 + Number(financialYearOf(startOfIndiaDay(`${month}-01`)).slice(2));
  return today <= `${endYear + YEARS_KEPT}-12-31`;
}
