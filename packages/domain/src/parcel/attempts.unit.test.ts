import { describe, expect, it } from 'vitest';
import { attemptsOf, awaitsChoice } from './attempts.ts';
import type { ParcelEvent } from './parcel-event.ts';

function event(kind: ParcelEvent['kind'], at: string): ParcelEvent {
  return { kind, at: new Date(at) };
}

describe('the attempts of a parcel (PARCEL-25)', () => {
  it('are one of all reports of a day without another round between', () => {
    const events = [
      event('out for delivery', '2026-12-04T04:00:00Z'),
      event('attempt failed', '2026-12-04T08:00:00Z'),
      event('in transit', '2026-12-04T08:30:00Z'),
      event('attempt failed', '2026-12-04T09:00:00Z'),
      // The next day in India.
      event('attempt failed', '2026-12-04T19:00:00Z'),
      event('out for delivery', '2026-12-05T04:00:00Z'),
      event('attempt failed', '2026-12-05T05:00:00Z'),
    ];
    expect(attemptsOf(events).map((reports) => reports.map((one) => events.indexOf(one)))).toEqual([
      [1, 3],
      [4],
      [6],
    ]);
  });

  it('leave a question open until another round or the way back', () => {
    const out = event('out for delivery', '2026-12-04T04:00:00Z');
    const failed = event('attempt failed', '2026-12-04T08:00:00Z');
    const hub = event('in transit', '2026-12-04T12:00:00Z');
    expect(awaitsChoice('attempt failed', [out, failed])).toBe(true);
    expect(awaitsChoice('in transit', [out, failed, hub])).toBe(true);
    expect(awaitsChoice('in transit', [hub])).toBe(false);
    const again = event('out for delivery', '2026-12-05T04:00:00Z');
    const later = event('in transit', '2026-12-05T12:00:00Z');
    expect(awaitsChoice('out for delivery', [out, failed, again])).toBe(false);
    expect(awaitsChoice('in transit', [out, failed, again, later])).toBe(false);
    for (const state of ['returning', 'delivered', 'back', 'lost'] as const) {
      expect(awaitsChoice(state, [out, failed])).toBe(false);
    }
  });

  it('are none without a failure', () => {
    expect(attemptsOf([event('delivered', '2026-12-04T04:00:00Z')])).toEqual([]);
  });
});
