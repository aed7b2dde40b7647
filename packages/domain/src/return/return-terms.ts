import { FAULT_DAYS, RETURN_DAYS } from './return-reason.ts';

/** On every bill: without terms the period is 30 days (Consumer Protection Act section 2(47)(viii)). */
export function returnTerms(): string {
  return `Returns: within ${FAULT_DAYS} days of delivery for goods that came damaged, defective, wrong, not as described, leaking or past their date, or that are missing; within ${RETURN_DAYS} days for goods that came late; goods that do not spoil also within ${RETURN_DAYS} days for any other reason, where the order says so. Ask for it in your order on our website, or write to us.`;
}
