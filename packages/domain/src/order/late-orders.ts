import { overdueBefore } from '../business-days.ts';
import { indiaDay } from '../india-day.ts';
import { type OrderStatus, UNDELIVERED } from './status.ts';

/** `unpromisedBefore`: of orders without a day of arrival. */
export type LateOrders = { readonly today: string; readonly unpromisedBefore: Date };

/** TODAY-3. */
export function lateOrders(now: Date, mostDays: number): LateOrders {
  return { today: indiaDay(now), unpromisedBefore: overdueBefore(now, mostDays) };
}

type PromisedOrder = { readonly status: OrderStatus; readonly promisedOn: string | null };

/** The day named for it is over (TODAY-3). `today`: ISO day in India. */
export function isPastItsDay({ status, promisedOn }: PromisedOrder, today: string): boolean {
  return promisedOn !== null && promisedOn < today && UNDELIVERED.some((one) => one === status);
}
