import { addDays, indiaDay, startOfIndiaDay } from '../india-day.ts';

/** RETURN-9. */
export const REFUND_BUSINESS_DAYS = 10;

/** Without weekends. Holidays are unknown: the promise is on the safe side. */
export function refundDueAt(approvedAt: Date): Date {
  let day = indiaDay(approvedAt);
  for (let counted = 0; counted < REFUND_BUSINESS_DAYS; ) {
    day = addDays(day, 1);
    if (!isWeekend(day)) counted += 1;
  }
  return startOfIndiaDay(addDays(day, 1));
}

/** Refunds requested or approved before this are late. */
export function refundsLateBefore(now: Date): Date {
  let day = indiaDay(now);
  // The latest day with an expired deadline.
  while (refundDueAt(startOfIndiaDay(day)) > now) day = addDays(day, -1);
  return startOfIndiaDay(addDays(day, 1));
}

export function isReturnLate(
  { refundDueAt: dueAt, refundedAt }: { readonly refundDueAt: Date | null; readonly refundedAt: Date | null },
  now: Date,
): boolean {
  return dueAt !== null && refundedAt === null && now >= dueAt;
}

export function lastRefundDay(dueAt: Date): string {
  return addDays(indiaDay(dueAt), -1);
}

function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}
