import type { FieldProblem } from '../field-problem.ts';
import type { OrderStatus } from '../order/status.ts';
import { err, ok, type Result } from '../result.ts';
import { FAULT_DAYS, isOurFault, type ReturnReason, returnDays, SHOPPER_REASONS } from './return-reason.ts';

/** `alreadyReturned`: units in returns not refused. */
export type ReturnableLine = {
  readonly position: number;
  readonly quantity: number;
  readonly alreadyReturned: number;
  readonly anyReason: boolean;
};

/** Returnable units and reasons; empty if none. */
export type ReturnOffer = { readonly quantity: number; readonly reasons: readonly ReturnReason[] };

export type ReturnableOrder = { readonly status: OrderStatus; readonly deliveredAt: Date | null };

export type WantedReturn = {
  readonly position: number;
  readonly quantity: number;
  readonly reason: ReturnReason;
};

export type ReturnError =
  | { readonly code: 'RETURN_NOT_ALLOWED'; readonly why: 'not-delivered' | 'too-late' }
  | { readonly code: 'RETURN_LINES_REFUSED'; readonly problems: readonly FieldProblem[] };

const DAY_MS = 86_400_000;
const NOTHING: ReturnOffer = { quantity: 0, reasons: [] };

/** End of the longest return period; null before delivery. */
export function returnableUntil(order: ReturnableOrder): Date | null {
  return daysAfterDelivery(order, FAULT_DAYS);
}

/** End of a reason's period; null before delivery. */
export function returnableUntilFor(order: ReturnableOrder, reason: ReturnReason): Date | null {
  return daysAfterDelivery(order, returnDays(reason));
}

function daysAfterDelivery({ status, deliveredAt }: ReturnableOrder, days: number): Date | null {
  return status === 'delivered' && deliveredAt !== null
    ? new Date(deliveredAt.getTime() + days * DAY_MS)
    : null;
}

/** 7 days for any reason, 30 for faults; no change of mind for perishables (RETURN-1, RETURN-2). */
export function returnOffer(order: ReturnableOrder, line: ReturnableLine, now: Date): ReturnOffer {
  const quantity = line.quantity - line.alreadyReturned;
  if (quantity <= 0) return NOTHING;
  const reasons: ReturnReason[] = SHOPPER_REASONS.map(({ id }) => id).filter(
    (id) => isInTime(order, id, now) && (line.anyReason || isOurFault(id)),
  );
  return reasons.length === 0 ? NOTHING : { quantity, reasons };
}

function isInTime(order: ReturnableOrder, reason: ReturnReason, now: Date): boolean {
  const until = returnableUntilFor(order, reason);
  return until !== null && now <= until;
}

/** All lines must be eligible. Errors: RETURN_NOT_ALLOWED, RETURN_LINES_REFUSED with a text per line. */
export function checkReturn(
  order: ReturnableOrder,
  lines: readonly ReturnableLine[],
  wanted: readonly WantedReturn[],
  now: Date,
): Result<null, ReturnError> {
  const until = returnableUntil(order);
  if (until === null) return err({ code: 'RETURN_NOT_ALLOWED', why: 'not-delivered' });
  if (now > until) return err({ code: 'RETURN_NOT_ALLOWED', why: 'too-late' });
  const seen = new Set<number>();
  const problems = wanted.flatMap((one, index) => {
    const line = lines.find(({ position }) => position === one.position);
    const message = seen.has(one.position) ? 'This item is named twice' : problemOf(order, line, one, now);
    seen.add(one.position);
    return message === null ? [] : [{ field: `lines.${index}`, message }];
  });
  return problems.length > 0 ? err({ code: 'RETURN_LINES_REFUSED', problems }) : ok(null);
}

function problemOf(
  order: ReturnableOrder,
  line: ReturnableLine | undefined,
  wanted: WantedReturn,
  now: Date,
): string | null {
  if (line === undefined) return 'This item is not part of the order';
  const offer = returnOffer(order, line, now);
  if (offer.quantity === 0) return 'A return of this item was asked for already';
  if (wanted.quantity > offer.quantity) return `At most ${offer.quantity} of this item can be returned`;
  if (offer.reasons.includes(wanted.reason)) return null;
  return isInTime(order, wanted.reason, now)
    ? 'Food and drinks cannot be returned for a change of mind'
    : `This can be returned within ${returnDays(wanted.reason)} days of delivery for this reason`;
}
