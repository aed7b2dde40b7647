import type { FieldProblem } from '../field-problem.ts';
import { daysBetween } from '../india-day.ts';
import { formatRupees, NO_PAISE, type Paise, paise, subtractPaise, sumPaise } from '../money.ts';
import { err, ok, type Result } from '../result.ts';

/** REMITTANCE-7. Accepted: the charge for a weight that is no claim (REMITTANCE-11). */
export const CLAIM_STATES = ['open', 'paid', 'refused', 'accepted', 'withdrawn'] as const;

export type ClaimState = (typeof CLAIM_STATES)[number];

/** States of a parcel for which its courier is liable. */
const LOSSES = ['lost', 'damaged'] as const;

/** 'weight': the courier charged for more than was packed (REMITTANCE-11). */
export const CLAIM_REASONS = [...LOSSES, 'weight'] as const;

export type ClaimReason = (typeof CLAIM_REASONS)[number];

export function claimReason(state: string): (typeof LOSSES)[number] | null {
  return LOSSES.find((one) => one === state) ?? null;
}

/** Opened or recorded by mistake, and not settled (REMITTANCE-14). */
export function isWithdrawable(state: ClaimState): boolean {
  return state === 'open' || state === 'accepted';
}

export type SoldLine = {
  readonly position: number;
  readonly quantity: number;
  readonly taxablePaise: number;
  readonly gstPaise: number;
};

/** Price paid for the parcel's units, after discounts and with GST; each line rounded half up. */
export function worthOfParcel(
  lines: readonly SoldLine[],
  units: readonly { readonly linePosition: number; readonly quantity: number }[],
): Paise {
  return sumPaise(
    NO_PAISE,
    ...units.map(({ linePosition, quantity }) => {
      const line = lines.find(({ position }) => position === linePosition);
      if (line === undefined) return NO_PAISE;
      const paid = line.taxablePaise + line.gstPaise;
      return paise(Math.floor((2 * paid * quantity + line.quantity) / (2 * line.quantity)));
    }),
  );
}

/** The most that a courier can owe for a parcel: its worth and the delivery, with GST (REMITTANCE-7). */
export function mostToClaim(
  worth: Paise,
  order: { readonly deliveryPaise: number; readonly deliveryGstPaise: number },
): Paise {
  return sumPaise(worth, paise(order.deliveryPaise), paise(order.deliveryGstPaise));
}

/** Null: the amount may be claimed. */
export function tooMuchToClaim(amount: Paise, most: Paise): string | null {
  if (amount <= most) return null;
  return `The goods and their delivery were sold for ${formatRupees(most)}: claim no more`;
}

export type ClaimPayment = {
  readonly amount: Paise;
  readonly reference: string;
  /** YYYY-MM-DD */
  readonly paidOn: string;
  /** Why less than the claim was paid. */
  readonly reason: string;
};

/** REMITTANCE-8. Returns the payment with its written-off rest. Errors: the fields with their texts. */
export function settleClaim(
  claim: { readonly amount: Paise; readonly openedOn: string },
  payment: ClaimPayment,
  today: string,
): Result<ClaimPayment & { readonly writtenOff: Paise }, readonly FieldProblem[]> {
  const reference = payment.reference.trim();
  const reason = payment.reason.trim();
  const writtenOff = subtractPaise(claim.amount, payment.amount);
  const problems: FieldProblem[] = [];
  if (writtenOff < 0) {
    problems.push({ field: 'amount', message: `The claim is ${formatRupees(claim.amount)}` });
  }
  if (writtenOff > 0 && reason === '') {
    problems.push({ field: 'reason', message: `Enter why ${formatRupees(writtenOff)} is written off` });
  }
  if (reference === '') problems.push({ field: 'reference', message: "Enter the bank's reference" });
  if (daysBetween(payment.paidOn, today) < 0) {
    problems.push({ field: 'paidOn', message: 'That day is still to come' });
  } else if (daysBetween(claim.openedOn, payment.paidOn) < 0) {
    problems.push({ field: 'paidOn', message: 'The claim was not open on that day' });
  }
  if (problems.length > 0) return err(problems);
  return ok({ ...payment, reference, reason: writtenOff > 0 ? reason : '', writtenOff });
}

/** Until then a courier's payout is awaited (REMITTANCE-9). */
export const CASH_OVERDUE_DAYS = 30;

export function isCashOverdue(owedSince: string, today: string): boolean {
  return daysBetween(owedSince, today) > CASH_OVERDUE_DAYS;
}
