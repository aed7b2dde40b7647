import type { ParcelState } from './parcel-state.ts';

/** Kinds of a parcel's events after dispatch, by rank at the same moment (PARCEL-19). */
export const PARCEL_EVENT_KINDS = [
  'shipped',
  'in transit',
  'out for delivery',
  'attempt failed',
  'returning',
  'delivered',
  'back',
  'damaged',
  'lost',
] as const satisfies readonly ParcelState[];

export type ParcelEventKind = (typeof PARCEL_EVENT_KINDS)[number];

export const PARCEL_EVENT_SOURCES = ['courier', 'staff'] as const;

export type ParcelEventSource = (typeof PARCEL_EVENT_SOURCES)[number];

/** Why a delivery attempt failed. */
export const ATTEMPT_REASONS = [
  'not at home',
  'refused',
  'wrong address',
  'not reached by phone',
  'another day asked for',
  'other',
] as const;

export type AttemptReason = (typeof ATTEMPT_REASONS)[number];

export type ParcelEvent = { readonly kind: ParcelEventKind; readonly at: Date };

const ENDS = ['delivered', 'back', 'damaged', 'lost'] as const satisfies readonly ParcelEventKind[];

type End = (typeof ENDS)[number];

export type FoldedEvents<Event> = {
  readonly state: ParcelState;
  /** Against the end, to be reviewed by staff. */
  readonly contradicting: readonly Event[];
};

/**
 * PARCEL-19. `now`: the parcel's state, whose end stays. Order and repetition of `events` make no difference
 * while they name one end; of several, the one that was applied first stays.
 */
export function foldEvents<Event extends ParcelEvent>(
  now: ParcelState,
  events: readonly Event[],
): FoldedEvents<Event> {
  const ordered = events.toSorted(byMomentAndRank);
  const applied = endOf(now);
  const end = applied ?? ordered.map(({ kind }) => endOf(kind)).find((one) => one !== null) ?? null;
  if (end === null) return { state: ordered.length === 0 ? now : walk(ordered), contradicting: [] };
  const endedAt = ordered.findIndex(({ kind }) => kind === end);
  const contradicting = ordered.filter(({ kind }, index) =>
    endOf(kind) === null ? index > endedAt && !isHubScan(kind) : kind !== end,
  );
  return { state: applied === null ? end : now, contradicting };
}

/** The change of state by each added event, in the order of moment and kind; the last leads to the fold of all. */
export function stepsOfEvents<Event extends ParcelEvent & { readonly id: number }>(
  now: ParcelState,
  known: readonly Event[],
  added: readonly Event[],
): { readonly event: Event; readonly from: ParcelState; readonly to: ParcelState }[] {
  const taken = known.filter(({ id }) => !added.some((one) => one.id === id));
  let from = taken.length === 0 ? now : foldEvents(now, taken).state;
  return added.toSorted(byMomentAndRank).map((event) => {
    taken.push(event);
    const step = { event, from, to: foldEvents(now, taken).state };
    from = step.to;
    return step;
  });
}

/** Handed over and scanned at hubs: neither tried at the door nor turned back nor ended. */
export function isOnTheRoad(events: readonly ParcelEvent[]): boolean {
  return events.every(({ kind }) => isHubScan(kind));
}

/** Of a moment that staff name (PARCEL-19); null if it may be. */
export function momentProblem(
  at: Date,
  { shippedAt, now }: { readonly shippedAt: Date | null; readonly now: Date },
): string | null {
  if (at > now) return 'The moment is in the future';
  return shippedAt !== null && at < shippedAt ? 'The parcel had not left at this moment' : null;
}

/** A moment for an act without one: after all that is known. */
export function momentOfAct(events: readonly ParcelEvent[], now: Date): Date {
  return new Date(Math.max(now.getTime(), ...events.map(({ at }) => at.getTime() + 1)));
}

function walk(ordered: readonly ParcelEvent[]): ParcelEventKind {
  return ordered.reduce<ParcelEventKind>(
    // A parcel on its way back passes hubs too.
    (state, { kind }) => (state === 'returning' && isHubScan(kind) ? state : kind),
    'shipped',
  );
}

function isHubScan(kind: ParcelEventKind): boolean {
  return kind === 'shipped' || kind === 'in transit';
}

function endOf(state: ParcelState): End | null {
  if (state === 'inspected') return 'back';
  return ENDS.find((one) => one === state) ?? null;
}

function byMomentAndRank(one: ParcelEvent, other: ParcelEvent): number {
  return (
    one.at.getTime() - other.at.getTime() ||
    PARCEL_EVENT_KINDS.indexOf(one.kind) - PARCEL_EVENT_KINDS.indexOf(other.kind)
  );
}
