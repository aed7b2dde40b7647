import { describe, expect, it } from 'vitest';
import { attemptsOf } from './attempts.ts';
import type { ParcelEvent } from './parcel-event.ts';

function event(kind: ParcelEvent['kind'], at: string): ParcelEvent {
  return { kind, at: new Date(at) };
}

describe('the attempts of a parcel (PARCEL-25)', () => {
  it('are one of all reports of a day without a step between', () => {
    const events = [
      event('out for delivery', '2026-12-04T04:00:00Z'),
      event('attempt failed', '2026-12-04T08:00:00Z'),
      event('attempt failed', '2026-12-04T09:00:00Z'),
      // The next day in India.
      event('attempt failed', '2026-12-04T19:00:00Z'),
      event('out for delivery', '2026-12-05T04:00:00Z'),
      event('attempt failed', '2026-12-05T05:00:00Z'),
    ];
    expect(attemptsOf(events).map((reports) => reports.map((one) => events.indexOf(one)))).toEqual([
      [1, 2],
      [3],
      [5],
    ]);
  });

  it('are none without a failure', () => {
    expect(attemptsOf([event('delivered', '2026-12-04T04:00:00Z')])).toEqual([]);
  });
});
