import { endOfBusinessDays, overdueBefore } from '../business-days.ts';
import { addDays, indiaDay } from '../india-day.ts';

/** RETURN-9. */
export const REFUND_BUSINESS_DAYS = 10;

export function refundDueAt(approvedAt: Date): Date {
  return endOfBusinessDays(approvedAt, REFUND_BUSINESS_DAYS);
}

/** Refunds requested or approved before this are late. */
export function refundsLateBefore(now: Date): Date {
  return overdueBefore(now, REFUND_BUSINESS_DAYS);
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
