import { indiaDay } from '../india-day.ts';
import type { ParcelEvent } from './parcel-event.ts';

/**
 * The reports of each delivery attempt; `events` by moment. Those of one day in India without a step between are
 * one attempt: couriers report a failure more than once (PARCEL-25).
 */
export function attemptsOf<Event extends ParcelEvent>(events: readonly Event[]): Event[][] {
  const attempts: Event[][] = [];
  let before: Event | null = null;
  for (const event of events) {
    if (event.kind === 'attempt failed') {
      const isAgain = before?.kind === 'attempt failed' && indiaDay(before.at) === indiaDay(event.at);
      if (isAgain) attempts.at(-1)?.push(event);
      else attempts.push([event]);
    }
    before = event;
  }
  return attempts;
}
