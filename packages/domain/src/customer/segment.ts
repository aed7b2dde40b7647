import { type FieldProblem, needed, wrong } from '../field-problem.ts';
import { addDays, indiaDay, isDay } from '../india-day.ts';
import { readTags } from '../order/order-tags.ts';

/** A saved filter over customers; each rule that is given narrows it (CUSTOMER-6). Paise; days in India, inclusive. */
export type SegmentRules = {
  /** All of them. */
  readonly tags: readonly string[];
  readonly ordersFrom: number | null;
  readonly ordersTo: number | null;
  readonly spentFrom: number | null;
  readonly spentTo: number | null;
  readonly lastOrderFrom: string | null;
  readonly lastOrderTo: string | null;
  /** No order within this number of days, and at least one before. */
  readonly quietDays: number | null;
  /** Beginnings of PIN codes; any of them, of a sold order's delivery. */
  readonly pins: readonly string[];
  /** Any of them was bought. */
  readonly skus: readonly string[];
  /** A confirmed subscription of the account's proven address. */
  readonly newsletter: boolean | null;
};

export const EVERYONE: SegmentRules = {
  tags: [],
  ordersFrom: null,
  ordersTo: null,
  spentFrom: null,
  spentTo: null,
  lastOrderFrom: null,
  lastOrderTo: null,
  quietDays: null,
  pins: [],
  skus: [],
  newsletter: null,
};

const MOST_PINS = 50;
const MOST_SKUS = 50;
export const LONGEST_SEGMENT_NAME = 60;

/** Deduplicated and sorted, so that equal rules are equal data. */
export function readSegmentRules(rules: SegmentRules): SegmentRules {
  const tags = readTags(rules.tags, 'A segment');
  return {
    ...rules,
    tags: tags.ok ? tags.value : rules.tags,
    pins: distinct(rules.pins),
    skus: distinct(rules.skus.map((sku) => sku.toUpperCase())),
  };
}

export type SegmentForm = { readonly name: string; readonly rules: SegmentRules };

export function segmentProblems({ name, rules }: SegmentForm): FieldProblem[] {
  const { tags, pins, quietDays } = rules;
  const [ordersFine, spentFine, daysFine] = [
    isRange(rules.ordersFrom, rules.ordersTo),
    isRange(rules.spentFrom, rules.spentTo),
    isRange(rules.lastOrderFrom, rules.lastOrderTo),
  ];
  const areDays = [rules.lastOrderFrom, rules.lastOrderTo].every((day) => day === null || isDay(day));
  const read = readTags(tags, 'A segment');
  return [
    ...needed('name', 'Name', name.trim(), LONGEST_SEGMENT_NAME),
    ...(read.ok ? [] : [{ field: 'tags', message: read.error }]),
    ...wrong('ordersTo', ordersFine, 'This is below the first number'),
    ...wrong('spentTo', spentFine, 'This is below the first amount'),
    ...wrong('lastOrderFrom', areDays, 'Enter days as YYYY-MM-DD'),
    ...wrong('lastOrderTo', daysFine, 'This is before the first day'),
    ...wrong('quietDays', quietDays === null || quietDays >= 1, 'Enter 1 day or more'),
    ...wrong('pins', pins.every(isPinArea), 'A PIN area is the first 1 to 6 digits of a PIN code'),
    ...wrong('pins', pins.length <= MOST_PINS, `Name at most ${MOST_PINS} PIN areas`),
    ...wrong('skus', rules.skus.length <= MOST_SKUS, `Name at most ${MOST_SKUS} SKUs`),
  ];
}

/** The last day of a last order that is quiet for this long. */
export function quietSince(days: number, now: Date): string {
  return addDays(indiaDay(now), -days);
}

function isRange<Value extends number | string>(from: Value | null, to: Value | null): boolean {
  return from === null || to === null || from <= to;
}

function distinct(typed: readonly string[]): string[] {
  return [...new Set(typed.map((one) => one.trim()))].filter((one) => one !== '').toSorted();
}

function isPinArea(typed: string): boolean {
  return /^[1-9]\d{0,5}$/.test(typed.trim());
}
