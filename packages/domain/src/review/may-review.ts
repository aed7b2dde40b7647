import type { ReturnOrigin, ReturnState } from '../return/return-life.ts';
import { comesBack, type ReturnReason } from '../return/return-reason.ts';
import { type ReviewState, transitReview } from './review-life.ts';

const DAY_MS = 86_400_000;

/** To write it, from delivery (REVIEW-1). */
export const REVIEW_DAYS = 180;

/** To edit it, from writing (REVIEW-3). */
export const REVIEW_EDIT_DAYS = 30;

type BoughtLine = { readonly position: number; readonly quantity: number };

export type ReturnOfLines = {
  readonly state: ReturnState;
  readonly origin: ReturnOrigin;
  readonly pickedUpAt: Date | null;
  readonly lines: readonly (BoughtLine & { readonly reason: ReturnReason })[];
};

/** Units of a line that reached the buyer and did not go back. */
export function unitsWithBuyer(
  { position, quantity }: BoughtLine,
  returns: readonly ReturnOfLines[],
): number {
  const gone = returns.flatMap((one) =>
    one.lines.filter((line) => line.position === position && isGone(one, line.reason)),
  );
  return gone.reduce((units, line) => units - line.quantity, quantity);
}

/** Goods that were refunded and may be kept are still with the buyer. */
function isGone({ state, origin, pickedUpAt }: ReturnOfLines, reason: ReturnReason): boolean {
  if (origin === 'parcel') return true;
  if (state === 'requested' || state === 'refused') return false;
  return pickedUpAt !== null || !comesBack(reason);
}

/** `units`: those with the buyer. */
type ReviewableLine = { readonly deliveredAt: Date | null; readonly units: number };

type WrittenReview = { readonly state: ReviewState; readonly writtenAt: Date };

export type ReviewOffer = 'write' | 'edit' | 'none';

/** The buyer's options for a line now (REVIEW-1, REVIEW-3). */
export function reviewOffer(line: ReviewableLine, written: WrittenReview | null, now: Date): ReviewOffer {
  if (written !== null) {
    const isEditable = transitReview(written.state, 'edit') !== null;
    return isEditable && isWithin(written.writtenAt, REVIEW_EDIT_DAYS, now) ? 'edit' : 'none';
  }
  if (line.deliveredAt === null || line.units < 1) return 'none';
  return isWithin(line.deliveredAt, REVIEW_DAYS, now) ? 'write' : 'none';
}

/** While a line of the order may be offered for writing or editing. */
export function mayBeReviewed(deliveredAt: Date | null, now: Date): boolean {
  return deliveredAt !== null && isWithin(deliveredAt, REVIEW_DAYS + REVIEW_EDIT_DAYS, now);
}

function isWithin(from: Date, days: number, now: Date): boolean {
  return now.getTime() < from.getTime() + days * DAY_MS;
}

/** Days from delivery to the mail that asks for reviews, and the last of them (REVIEW-6). */
const ASK_AFTER_DAYS = 7;
const ASK_WITHIN_DAYS = 21;

/** Deliveries to ask about now. */
export function deliveriesToAskAbout(now: Date): { readonly from: Date; readonly to: Date } {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return { from: before(ASK_WITHIN_DAYS), to: before(ASK_AFTER_DAYS) };
}
