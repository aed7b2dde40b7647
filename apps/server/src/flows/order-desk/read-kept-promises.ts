import type { KeptPromisesView, PromiseFigures } from '@ilaneer/contract/staff/orders/kept-promises';
import {
  averageDaysLate,
  countedOrders,
  type KeptPromises,
  keptPromises,
  promiseGroups,
  shareKept,
} from '@ilaneer/domain/delivery/kept-promises';
import { indiaDay } from '@ilaneer/domain/india-day';
import { type ReportPeriod, reportPeriod } from '@ilaneer/domain/report/report-period';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { countPromised, countUnpromised } from '../../modules/order/order.ts';

/** Errors: VALIDATION_FAILED. */
export function readPromisePeriod(
  { now }: Pick<Deps, 'now'>,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): Result<ReportPeriod, Failure> {
  const period = reportPeriod({ from, to }, indiaDay(now()));
  return period.ok ? ok(period.value) : err(invalid(period.error));
}

/** DELIVERY-8. */
export async function readKeptPromises(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  period: ReportPeriod,
): Promise<KeptPromisesView> {
  const [rows, unpromised] = await Promise.all([
    countPromised(db, period, indiaDay(now())),
    countUnpromised(db, period),
  ]);
  const whole = keptPromises(rows);
  return {
    ...period,
    whole: toFigures(whole),
    byCourier: promiseGroups(rows, ({ courier }) => courier).map(({ key, figures }) => ({
      courier: key,
      ...toFigures(figures),
    })),
    byArea: promiseGroups(rows, ({ area }) => area).map(({ key, figures }) => ({
      area: key,
      ...toFigures(figures),
    })),
    cancelled: whole.cancelled,
    cameBack: whole.cameBack,
    unpromised,
  };
}

function toFigures(figures: KeptPromises): PromiseFigures {
  const { kept, late, mostDaysLate, open, overdue } = figures;
  return {
    orders: countedOrders(figures),
    kept,
    late,
    averageDaysLate: averageDaysLate(figures),
    mostDaysLate,
    open,
    overdue,
    shareKept: shareKept(figures),
  };
}
