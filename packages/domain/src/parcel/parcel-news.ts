import type { ParcelEventKind } from './parcel-event.ts';
import type { ParcelState } from './parcel-state.ts';

/** Steps with a message to the shopper besides the order's own (PARCEL-26). */
export const PARCEL_NEWS = [
  'out for delivery',
  'attempt failed',
  'returning',
] as const satisfies readonly ParcelEventKind[];

export type ParcelNews = (typeof PARCEL_NEWS)[number];

/** Also sent by SMS. */
export const SMS_NEWS = ['out for delivery', 'attempt failed'] as const satisfies readonly ParcelNews[];

export type SmsNews = (typeof SMS_NEWS)[number];

const STALE_AFTER_MS = 24 * 3_600_000;

/** Null of an event that did not bring the parcel into its state, and of one that is more than a day old. */
export function newsOf(
  { kind, happenedAt }: { readonly kind: ParcelEventKind; readonly happenedAt: Date },
  state: ParcelState,
  now: Date,
): ParcelNews | null {
  if (kind !== state || now.getTime() - happenedAt.getTime() > STALE_AFTER_MS) return null;
  return PARCEL_NEWS.find((one) => one === kind) ?? null;
}
