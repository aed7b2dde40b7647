import type { FieldProblem } from '../field-problem.ts';
import { isDay } from '../india-day.ts';
import { err, ok, type Result } from '../result.ts';
import type { StockPeriod } from './value-stock.ts';

type Asked = { readonly from?: string | undefined; readonly to?: string | undefined };

/** By default up to today, from the first day of the last day's month. */
export function stockPeriod(asked: Asked, today: string): Result<StockPeriod, readonly FieldProblem[]> {
  const { to = today } = asked;
  if (!isDay(to)) return err([{ field: 'to', message: 'Give the day as YYYY-MM-DD' }]);
  if (to > today) return err([{ field: 'to', message: 'Choose a day that is not in the future' }]);
  const { from = `${to.slice(0, 7)}-01` } = asked;
  if (!isDay(from)) return err([{ field: 'from', message: 'Give the day as YYYY-MM-DD' }]);
  if (from > to) return err([{ field: 'from', message: 'The first day must not come after the last' }]);
  return ok({ from, to });
}
