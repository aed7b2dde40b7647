import { overdueBefore } from '../business-days.ts';
import { indiaDay } from '../india-day.ts';

/** `unpromisedBefore`: of orders without a day of arrival. */
export type LateOrders = { readonly today: string; readonly unpromisedBefore: Date };

/** TODAY-3. */
export function lateOrders(now: Date, mostDays: number): LateOrders {
  return { today: indiaDay(now), unpromisedBefore: overdueBefore(now, mostDays) };
}
