import { roadDaysBetween } from '../batch/shelf-life.ts';
import { addBusinessDays, isWeekend } from '../business-days.ts';
import { type FieldProblem, wrong } from '../field-problem.ts';
import { indiaDay, indiaTime } from '../india-day.ts';
import { typedText } from '../text/typed-text.ts';
import { type CourierReach, joinedReach, MOST_DAYS } from './courier-reach.ts';

export type DeliveryArea = {
  /** First digits of PIN codes, 1 to 6 each: '682, 67'. */
  readonly pins: string;
  /** Business days from dispatch to arrival. */
  readonly days: number;
  readonly isServed: boolean;
  readonly takesCash: boolean;
};

/** Where the shop delivers, and by when (DELIVERY-1). */
export type ArrivalSetting = {
  /** 'HH:MM' in India: an order from then on leaves a business day later. */
  readonly cutoff: string;
  readonly areas: readonly DeliveryArea[];
};

export const FIRST_ARRIVAL: ArrivalSetting = { cutoff: '14:00', areas: [] };

export const ARRIVAL_LIMITS = { areas: 200, pins: 500, days: MOST_DAYS } as const;

export type Reach = Pick<DeliveryArea, 'days' | 'isServed' | 'takesCash'>;

type Days = { readonly fewestDays: number; readonly mostDays: number };
type Road = { readonly from: string; readonly to: string };

/** Null: the owner named none. */
export function areaOf({ areas }: Pick<ArrivalSetting, 'areas'>, pinCode: string): DeliveryArea | null {
  const [closest] = areas
    .flatMap((area) => prefixesOf(area).map((prefix) => ({ area, prefix })))
    .filter(({ prefix }) => pinCode.startsWith(prefix))
    .toSorted((one, other) => other.prefix.length - one.prefix.length);
  return closest?.area ?? null;
}

/** DELIVERY-2, DELIVERY-9. `from` and `to`: PIN codes. `couriers`: answer of each with an account, or null. */
export function reachOf(
  setting: Pick<ArrivalSetting, 'areas'>,
  days: Days,
  { from, to }: Road,
  couriers: readonly (CourierReach | null)[] = [],
): Reach {
  const area = areaOf(setting, to);
  if (area !== null) return area;
  const joined = joinedReach(couriers);
  return { ...joined, days: joined.days ?? daysOfRoad(days, roadDaysBetween(from, to)) };
}

const NEAREST = 2;
const FARTHEST = 8;

/** Within the days that the shop states, by distance. */
function daysOfRoad({ fewestDays, mostDays }: Days, road: number): number {
  const share = (road - NEAREST) / (FARTHEST - NEAREST);
  return fewestDays + Math.ceil((mostDays - fewestDays) * share);
}

/** ISO day in India (DELIVERY-3). */
export function arrivalDay(placedAt: Date, { cutoff }: Pick<ArrivalSetting, 'cutoff'>, days: number): string {
  const day = indiaDay(placedAt);
  const isInTime = !isWeekend(day) && indiaTime(placedAt) < cutoff;
  return addBusinessDays(isInTime ? day : addBusinessDays(day, 1), days);
}

/** 1 to 6 first digits of a PIN code. */
export const PIN_PREFIX = /^[1-9]\d{0,5}$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

export function prefixesOf({ pins }: Pick<DeliveryArea, 'pins'>): string[] {
  return pins.split(/[\s,]+/).filter((prefix) => prefix !== '');
}

/** DELIVERY-1. */
export function arrivalProblems({ cutoff, areas }: ArrivalSetting): FieldProblem[] {
  const named = areas.flatMap((area, index) => prefixesOf(area).map((prefix) => ({ prefix, index })));
  const isTwice = (prefix: string, index: number) =>
    named.some((other) => other.prefix === prefix && other.index < index);
  return [
    ...wrong('cutoff', TIME.test(cutoff), 'Please enter a time, such as 14:00'),
    ...wrong('areas', areas.length <= ARRIVAL_LIMITS.areas, `At most ${ARRIVAL_LIMITS.areas} areas`),
    ...areas.flatMap((area, index) => {
      const prefixes = prefixesOf(area);
      const at = (field: keyof DeliveryArea) => `areas.${index}.${field}`;
      const twice = prefixes.find((prefix) => isTwice(prefix, index));
      const { days } = ARRIVAL_LIMITS;
      return [
        ...wrong(
          at('pins'),
          prefixes.length > 0 && prefixes.every((prefix) => PIN_PREFIX.test(prefix)),
          'Please enter the first digits of PIN codes, such as 682, 67',
        ),
        ...wrong(
          at('pins'),
          area.pins.length <= ARRIVAL_LIMITS.pins,
          `At most ${ARRIVAL_LIMITS.pins} characters`,
        ),
        ...wrong(at('pins'), twice === undefined, `${twice} is in another area too`),
        ...wrong(
          at('days'),
          Number.isInteger(area.days) && area.days >= 1 && area.days <= days,
          `Please enter 1 to ${days} days`,
        ),
      ];
    }),
  ];
}

export function trimArrival({ cutoff, areas }: ArrivalSetting): ArrivalSetting {
  return {
    cutoff: cutoff.trim(),
    areas: areas.map((area) => ({ ...area, pins: prefixesOf({ pins: typedText(area.pins) }).join(', ') })),
  };
}
