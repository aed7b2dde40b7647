import { addDays } from '../india-day.ts';
import { NO_PAISE, type Paise, paise, sumPaise } from '../money.ts';

/** Orders placed on a day in India, at their totals. */
export type DaySales = { readonly day: string; readonly orders: number; readonly amount: Paise };

export type Sales = {
  readonly from: string;
  readonly to: string;
  readonly orders: number;
  readonly amount: Paise;
  /** To the paisa, half up; null without orders. */
  readonly average: Paise | null;
};

export const SALES_PERIODS = ['today', 'lastWeek', 'last7', 'last30'] as const;

export type SalesPeriod = (typeof SALES_PERIODS)[number];

/** First and last day; `lastWeek`: the same weekday (TODAY-2). */
export function daysOfPeriod(
  period: SalesPeriod,
  today: string,
): { readonly from: string; readonly to: string } {
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'lastWeek':
      return { from: addDays(today, -7), to: addDays(today, -7) };
    case 'last7':
      return { from: addDays(today, -6), to: today };
    case 'last30':
      return { from: addDays(today, -29), to: today };
  }
}

export function salesOf(days: readonly DaySales[], period: SalesPeriod, today: string): Sales {
  const { from, to } = daysOfPeriod(period, today);
  const counted = days.filter(({ day }) => day >= from && day <= to);
  const orders = counted.reduce((sum, one) => sum + one.orders, 0);
  const amount = sumPaise(NO_PAISE, ...counted.map((one) => one.amount));
  return { from, to, orders, amount, average: orders === 0 ? null : paise(Math.round(amount / orders)) };
}
