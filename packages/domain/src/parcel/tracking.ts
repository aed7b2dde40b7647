import { isDay } from '../india-day.ts';
import { ATTEMPT_REASONS, type AttemptReason, foldEvents, type ParcelEventKind } from './parcel-event.ts';
import type { ParcelState, SHOWN_PARCELS } from './parcel-state.ts';

/** Fields of a report that the shop reads, besides kind and moment; adapters of couriers write them. */
export type ReportFacts = {
  readonly reason: AttemptReason | null;
  /** City or hub. */
  readonly place: string | null;
  /** Name of the receiver. */
  readonly takenBy: string | null;
  /** ISO day in India. */
  readonly expectedOn: string | null;
};

const LONGEST_FACT = 60;

export function factsOfReport(report: Readonly<Record<string, unknown>>): ReportFacts {
  const text = (name: string) => {
    const value = report[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, LONGEST_FACT) : null;
  };
  const day = text('expectedOn');
  return {
    reason: ATTEMPT_REASONS.find((one) => one === report.reason) ?? null,
    place: text('place'),
    takenBy: text('takenBy'),
    expectedOn: day !== null && isDay(day) ? day : null,
  };
}

export type ReportedEvent = {
  readonly kind: ParcelEventKind;
  readonly at: Date;
  readonly report: Readonly<Record<string, unknown>>;
};

export type TrackedEvent = { readonly text: string; readonly at: Date };

/** In a shopper's words, newest first; reports against the end are left out (PARCEL-24). */
export function trackedEvents(
  { state, shippedAt }: { readonly state: ParcelState; readonly shippedAt: Date | null },
  events: readonly ReportedEvent[],
): TrackedEvent[] {
  const { contradicting } = foldEvents(state, events);
  const shown = events.filter((event) => !contradicting.includes(event)).map(worded);
  const left = shippedAt === null || events.some(({ kind }) => kind === 'shipped') ? [] : [shippedAt];
  const all = [...left.map((at) => ({ text: PLAIN_WORDS.shipped, at })), ...shown];
  return all.toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

/**
 * Day of the newest report that names one, else that of the order unless it is over; null at an end and on the
 * way back.
 */
export function expectedDay(
  state: ParcelState,
  events: readonly ReportedEvent[],
  { named, today }: { readonly named: string | null; readonly today: string },
): string | null {
  if (!AWAITED.some((one) => one === state)) return null;
  const newest = events.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const reported = newest.map(({ report }) => factsOfReport(report).expectedOn).find((day) => day !== null);
  return reported ?? (named !== null && named >= today ? named : null);
}

const AWAITED = ['shipped', 'in transit', 'out for delivery'] as const satisfies readonly ParcelState[];

const PLAIN_WORDS: Readonly<Record<ParcelEventKind, string>> = {
  shipped: 'Left us',
  'in transit': 'On its way',
  'out for delivery': 'Out for delivery',
  'attempt failed': 'Delivery was tried',
  returning: 'On the way back to us',
  delivered: 'Delivered',
  back: 'Back with us',
  damaged: 'Damaged on the way',
  lost: 'Lost on the way',
};

/** A parcel's state in the words of its events. */
export function trackedState(state: (typeof SHOWN_PARCELS)[number]): string {
  return state === 'processing' ? 'Being packed' : PLAIN_WORDS[state];
}

const REASON_WORDS: Readonly<Record<AttemptReason, string | null>> = {
  'not at home': 'no one at home',
  refused: 'it was not accepted',
  'wrong address': 'the address was not found',
  'not reached by phone': 'nobody answered the phone',
  'another day asked for': 'another day was asked for',
  other: null,
};

/** Such as 'Delivery was tried: it was not accepted'. */
export function attemptWords(reason: AttemptReason | null): string {
  const why = reason === null ? null : REASON_WORDS[reason];
  return why === null ? PLAIN_WORDS['attempt failed'] : `${PLAIN_WORDS['attempt failed']}: ${why}`;
}

function worded({ kind, at, report }: ReportedEvent): TrackedEvent {
  const { reason, place, takenBy } = factsOfReport(report);
  if (kind === 'attempt failed') return { text: attemptWords(reason), at };
  if (kind === 'delivered' && takenBy !== null) {
    return { text: `${PLAIN_WORDS.delivered}, taken by ${firstWord(takenBy)}`, at };
  }
  return { text: place === null ? PLAIN_WORDS[kind] : `${PLAIN_WORDS[kind]}: ${place}`, at };
}

/** The first name is all that a page without a login shows of a person. */
export function firstWord(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
