import type { FieldProblem } from '../field-problem.ts';
import type { OrderStatus } from '../order/status.ts';
import { err, ok, type Result } from '../result.ts';

/** RETURN-1. */
export const RETURN_DAYS = 7;

/** The reasons for a return; all but the last mean that the shop sent something bad. */
export const RETURN_REASONS = [
  { id: 'damaged', label: 'It arrived damaged' },
  { id: 'wrong', label: 'It is not what I ordered' },
  { id: 'leaking', label: 'It leaks' },
  { id: 'expired', label: 'It is past its date' },
  { id: 'changed-mind', label: 'I changed my mind' },
] as const;

/** One of the reasons. */
export type ReturnReason = (typeof RETURN_REASONS)[number]['id'];

export function isOurFault(reason: ReturnReason): boolean {
  return reason !== 'changed-mind';
}

/** An order line as its return is judged; `alreadyReturned` counts units of returns that were asked for and not refused. */
export type ReturnableLine = {
  readonly position: number;
  readonly quantity: number;
  readonly alreadyReturned: number;
  /** Whether its kind of goods may come back for any reason: perishables may not. */
  readonly anyReason: boolean;
};

/** What may be returned of a line now; no reasons when nothing may. */
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

/** Null while nothing was delivered. */
export function returnableUntil({ status, deliveredAt }: ReturnableOrder): Date | null {
  return status === 'delivered' && deliveredAt !== null
    ? new Date(deliveredAt.getTime() + RETURN_DAYS * DAY_MS)
    : null;
}

/**
 * What may be returned of a line: within 7 days of delivery, and goods that spoil only when they came damaged, wrong,
 * leaking or expired (RETURN-1, RETURN-2).
 */
export function returnOffer(order: ReturnableOrder, line: ReturnableLine, now: Date): ReturnOffer {
  const until = returnableUntil(order);
  const quantity = line.quantity - line.alreadyReturned;
  if (until === null || now > until || quantity <= 0) return NOTHING;
  const reasons = RETURN_REASONS.map(({ id }) => id).filter((id) => line.anyReason || isOurFault(id));
  return { quantity, reasons };
}

/** Judges a whole request: every line must be on offer. Errors: RETURN_NOT_ALLOWED, RETURN_LINES_REFUSED with a text for each line. */
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
  return 'Food and drinks can only be returned when they came damaged, wrong, leaking or expired';
}
