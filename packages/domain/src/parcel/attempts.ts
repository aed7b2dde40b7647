import { indiaDay } from '../india-day.ts';
import type { ParcelEvent } from './parcel-event.ts';
import type { ParcelState } from './parcel-state.ts';

/**
 * The reports of each delivery attempt; `events` by moment. Those of one day in India without another round
 * between are one attempt: couriers report a failure more than once (PARCEL-25).
 */
export function attemptsOf<Event extends ParcelEvent>(events: readonly Event[]): Event[][] {
  const attempts: Event[][] = [];
  let before: Event | null = null;
  for (const event of events.filter(isOfRound)) {
    if (event.kind === 'attempt failed') {
      const isAgain = before?.kind === 'attempt failed' && indiaDay(before.at) === indiaDay(event.at);
      if (isAgain) attempts.at(-1)?.push(event);
      else attempts.push([event]);
    }
    before = event;
  }
  return attempts;
}

/** The question after the last attempt is open: scans at a hub change nothing, another round does. */
export function awaitsChoice(state: ParcelState, events: readonly ParcelEvent[]): boolean {
  if (state !== 'attempt failed' && state !== 'in transit') return false;
  return events.findLast(isOfRound)?.kind === 'attempt failed';
}

function isOfRound({ kind }: ParcelEvent): boolean {
  return kind === 'attempt failed' || kind === 'out for delivery';
}
