import { RETURN_DAYS } from './return-policy.ts';

/** What every bill says of returns: a bill that says nothing gives 30 days (Consumer Protection Act section 2(47)(viii)). */
export function returnTerms(): string {
  return `Returns: within ${RETURN_DAYS} days of delivery for goods that came damaged, wrong, leaking or past their date; goods that do not spoil also for any other reason, where the order says so. Ask for it in your order on our website, or write to us.`;
}
