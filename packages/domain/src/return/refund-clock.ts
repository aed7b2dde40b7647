import { addDays, indiaDay, startOfIndiaDay } from '../india-day.ts';

/** Within how many business days of the approval the money is promised (RETURN-9). */
export const REFUND_BUSINESS_DAYS = 10;

/**
 * When the money of a return that is approved now has to have gone back: the end of the tenth business day in India,
 * Saturdays and Sundays not counted. Holidays are not known here, so that the shop promises more rather than less.
 */
export function refundDueAt(approvedAt: Date): Date {
  let day = indiaDay(approvedAt);
  for (let counted = 0; counted < REFUND_BUSINESS_DAYS; ) {
    day = addDays(day, 1);
    if (!isWeekend(day)) counted += 1;
  }
  return startOfIndiaDay(addDays(day, 1));
}

/** The moment before which refunds were asked for or approved that run late now. */
export function refundsLateBefore(now: Date): Date {
  let day = indiaDay(now);
  // The last day whose tenth business day is over.
  while (refundDueAt(startOfIndiaDay(day)) > now) day = addDays(day, -1);
  return startOfIndiaDay(addDays(day, 1));
}

/** Whether the money of a return should have gone back, and has not. */
export function isReturnLate(
  { refundDueAt: dueAt, refundedAt }: { readonly refundDueAt: Date | null; readonly refundedAt: Date | null },
  now: Date,
): boolean {
  return dueAt !== null && refundedAt === null && now >= dueAt;
}

/** The last day on which a refund is in time, as an ISO day in India. */
export function lastRefundDay(dueAt: Date): string {
  return addDays(indiaDay(dueAt), -1);
}

function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}
