import type { AttemptReason, ParcelEvent } from '../parcel-event.ts';

/** A scan of a courier in our words (PARCEL-34). */
export type CourierReport = ParcelEvent & {
  /** In the courier's words; with the moment it identifies the scan. */
  readonly code: string;
  /** Of a failed attempt. */
  readonly reason: AttemptReason | null;
  /** The scan as it came. */
  readonly raw: Readonly<Record<string, unknown>>;
};

const REASONS: readonly (readonly [AttemptReason, RegExp])[] = [
  ['refused', /refus|reject|cancelled by (the )?(customer|consignee)/],
  ['wrong address', /address|landmark|pin ?code|shifted|moved/],
  ['another day asked for', /resched|future|another day|later|deferred|postpone/],
  ['not reached by phone', /contact|phone|call|respon|reach/],
  ['not at home', /not available|unavailable|absent|locked|closed|not at home/],
];

/** From a remark in free words. */
export function attemptReason(remark: string): AttemptReason {
  const words = remark.toLowerCase();
  return REASONS.find(([, shape]) => shape.test(words))?.[0] ?? 'other';
}

const ISO = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?$/;
const DAY_FIRST = /^(\d{2}) (\d{2}) (\d{4}) (\d{2}):(\d{2}):(\d{2})$/;

/** Couriers write local time without a zone; null if unreadable. One with a zone is taken at its word. */
export function indiaMoment(text: string): Date | null {
  const iso = ISO.exec(text);
  if (iso !== null) return at(iso[1], iso[2], iso[3], iso[4], iso[5], iso[6]);
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst !== null) {
    return at(dayFirst[3], dayFirst[2], dayFirst[1], dayFirst[4], dayFirst[5], dayFirst[6]);
  }
  return /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? valid(new Date(text)) : null;
}

type Part = string | undefined;

function at(year: Part, month: Part, day: Part, hour: Part, minute: Part, second: Part): Date | null {
  return valid(new Date(`${year}-${month}-${day}T${hour}:${minute}:${second ?? '00'}+05:30`));
}

function valid(moment: Date): Date | null {
  return Number.isNaN(moment.getTime()) ? null : moment;
}
