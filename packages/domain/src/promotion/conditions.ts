import { addDays, indiaDay, indiaTime } from '../india-day.ts';
import { formatRupees, type Paise, subtractPaise } from '../money.ts';
import { listedAmountOf, type Missing, type Unit, unitsIn } from './benefits/goods.ts';
import type { Hours, Promotion, PromotionContext, PromotionTerms, PromotionUse } from './promotion.ts';

export type PromotionRefusal =
  | { readonly reason: Exclude<keyof typeof TEXTS, 'minimum'> }
  | { readonly reason: 'minimum'; readonly missing: Missing };

/** PROMOTION-4. */
export function promotionRefusal(
  promotion: Promotion,
  units: readonly Unit[],
  context: PromotionContext,
): PromotionRefusal | null {
  const reason =
    timeRefusal(promotion, context.now) ??
    shopperRefusal(promotion, context) ??
    limitReached(promotion, context.useOf(promotion));
  return reason === null ? goodsRefusal(promotion, units) : { reason };
}

/** Also for orders placed before, whose time and limits were judged then. */
export function goodsRefusal(terms: PromotionTerms, units: readonly Unit[]): PromotionRefusal | null {
  if (unitsIn(terms.goods, units).length === 0) return { reason: 'no-goods' };
  const missing = missingToMinimum(terms, units);
  return missing === null ? null : { reason: 'minimum', missing };
}

/** The exhausted limit. A use above the rest of the budget is refused where its amount is known. */
export function limitReached(
  { totalLimit, perShopperLimit, budget }: Pick<Promotion, 'totalLimit' | 'perShopperLimit' | 'budget'>,
  { inAll, byShopper, spent }: PromotionUse,
): 'used-up' | 'used-before' | 'budget' | null {
  if (totalLimit !== null && inAll >= totalLimit) return 'used-up';
  if (perShopperLimit !== null && byShopper >= perShopperLimit) return 'used-before';
  return budget !== null && spent >= budget ? 'budget' : null;
}

export function promotionRefusalText(refusal: PromotionRefusal): string {
  return refusal.reason === 'minimum' ? missingText(refusal.missing) : TEXTS[refusal.reason];
}

export function missingText(missing: Missing): string {
  if ('amount' in missing) return `Add goods for ${formatRupees(missing.amount)} more`;
  return missing.units === 1 ? 'Add 1 more' : `Add ${missing.units} more`;
}

const TEXTS = {
  inactive: 'Not active',
  'not-started': 'Not started yet',
  ended: 'Ended',
  weekday: 'Not on this day of the week',
  hours: 'Not at this time of day',
  code: 'Its code was not entered',
  coupon: 'Does not combine with a coupon',
  'first-order': 'Only for a first order',
  segment: 'Only for certain customers',
  area: 'Not for this PIN code',
  'used-up': 'Used up',
  'used-before': 'Used by this customer already',
  budget: 'Its budget is used up',
  'no-goods': 'None of its goods is in the cart',
  'no-effect': 'Takes nothing off this cart',
  minimum: 'Below its minimum',
} as const;

function timeRefusal(
  { active, validFrom, validUntil, weekdays, hours }: Promotion,
  now: Date,
): 'inactive' | 'not-started' | 'ended' | 'weekday' | 'hours' | null {
  if (!active) return 'inactive';
  if (validFrom !== null && validFrom > now) return 'not-started';
  if (validUntil !== null && validUntil <= now) return 'ended';
  if (hours !== null && !isWithin(hours, indiaTime(now))) return 'hours';
  return weekdays.length === 0 || weekdays.includes(weekdayOf(now, hours)) ? null : 'weekday';
}

function shopperRefusal(
  { code, withCoupon, firstOrderOnly, pinAreas, segmentId }: Promotion,
  context: PromotionContext,
): 'code' | 'coupon' | 'first-order' | 'segment' | 'area' | null {
  if (code !== null && code !== context.code) return 'code';
  if (context.hasCoupon && !withCoupon) return 'coupon';
  if (firstOrderOnly && !context.isFirstOrder) return 'first-order';
  if (segmentId !== null && !context.segmentIds.includes(segmentId)) return 'segment';
  const { pinCode } = context;
  const isThere = pinAreas.length === 0 || pinAreas.some((area) => pinCode?.startsWith(area) === true);
  return isThere ? null : 'area';
}

function isWithin({ from, until }: Hours, time: string): boolean {
  return from < until ? from <= time && time < until : from <= time || time < until;
}

/** After midnight, hours belong to the day on which they started. */
function weekdayOf(now: Date, hours: Hours | null): number {
  const today = indiaDay(now);
  const isPastMidnight = hours !== null && hours.from >= hours.until && indiaTime(now) < hours.until;
  return new Date(isPastMidnight ? addDays(today, -1) : today).getUTCDay();
}

function missingToMinimum(
  { goods, minimumTotal, minimumQuantity }: PromotionTerms,
  units: readonly Unit[],
): Missing | null {
  const chosen = unitsIn(goods, units);
  if (minimumQuantity !== null && chosen.length < minimumQuantity) {
    return { units: minimumQuantity - chosen.length };
  }
  const total: Paise = listedAmountOf(chosen);
  if (minimumTotal === null || total >= minimumTotal) return null;
  return { amount: subtractPaise(minimumTotal, total) };
}
