import { type FieldProblem, wrong } from '../field-problem.ts';
import { lastDayOf, monthBefore } from '../gst-return/return-month.ts';
import { addDays, nextDay } from '../india-day.ts';
import { err, ok, type Result } from '../result.ts';

/** ISO days, both included. */
export type Period = { readonly from: string; readonly to: string };

/** Null: without a limit. */
export type DayRange = { readonly from: string | null; readonly to: string | null };

/** By default the month until today. */
export function statementPeriod(
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: string,
): Result<Period, readonly FieldProblem[]> {
  const to = asked.to ?? today;
  const from = asked.from ?? `${to.slice(0, 7)}-01`;
  const problems = wrong('to', from <= to, 'The last day is before the first');
  return problems.length > 0 ? err(problems) : ok({ from, to });
}

/** April to March. */
export function yearOf(day: string): Period {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);
  return { from: `${year}-04-01`, to: `${year + 1}-03-31` };
}

export function monthAfter(month: string): string {
  return addDays(`${month}-01`, 31).slice(0, 7);
}

export type SplitPeriod = {
  /** Whole locked months, whose sums are stored; first: null for all. */
  readonly months: { readonly first: string | null; readonly last: string } | null;
  /** The days around them. */
  readonly days: readonly DayRange[];
};

/** `lockedThrough`: the last locked month. */
export function splitPeriod({ from, to }: DayRange, lockedThrough: string | null): SplitPeriod {
  const first = from === null ? null : from.endsWith('-01') ? from.slice(0, 7) : monthAfter(from.slice(0, 7));
  const last = lastWhole(to, lockedThrough);
  if (last === null || (first !== null && first > last)) return { months: null, days: [{ from, to }] };
  const rest = nextDay(lastDayOf(last));
  return {
    months: { first, last },
    days: [
      ...(from !== null && from < `${first}-01` ? [{ from, to: addDays(`${first}-01`, -1) }] : []),
      ...(to === null || rest <= to ? [{ from: rest, to }] : []),
    ],
  };
}

function lastWhole(to: string | null, lockedThrough: string | null): string | null {
  if (to === null || lockedThrough === null) return lockedThrough;
  const month = to.slice(0, 7);
  const whole = to === lastDayOf(month) ? month : monthBefore(month);
  return whole < lockedThrough ? whole : lockedThrough;
}
