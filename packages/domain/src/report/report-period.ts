import { type FieldProblem, wrong } from '../field-problem.ts';
import { addDays, daysBetween, isDay } from '../india-day.ts';
import { err, ok, type Result } from '../result.ts';

/** First and last day in India. */
export type ReportPeriod = { readonly from: string; readonly to: string };

const USUAL_DAYS = 30;
const MOST_DAYS = 366;
const NO_DAY = 'Give the day as YYYY-MM-DD';

/** Without days the last 30 (REPORT-4). `today`: ISO day in India. */
export function reportPeriod(
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: string,
): Result<ReportPeriod, readonly FieldProblem[]> {
  const { to = today } = asked;
  if (!isDay(to)) return err([{ field: 'to', message: NO_DAY }]);
  const { from = addDays(to, 1 - USUAL_DAYS) } = asked;
  if (!isDay(from)) return err([{ field: 'from', message: NO_DAY }]);
  const problems = [
    ...wrong('to', from <= to, 'The last day is before the first'),
    ...wrong('from', daysBetween(from, to) < MOST_DAYS, 'Choose at most a year'),
  ];
  return problems.length === 0 ? ok({ from, to }) : err(problems);
}

export function daysOf({ from, to }: ReportPeriod): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}
