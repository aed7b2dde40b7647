import { describe, expect, it } from 'vitest';
import { aftermathWords, outcomeOf, outcomeWords } from './attempt-outcome.ts';
import { attemptsOf } from './attempts.ts';
import type { ParcelEvent } from './parcel-event.ts';

const event = (kind: ParcelEvent['kind'], at: string): ParcelEvent => ({ kind, at: new Date(at) });

function outcomesOf(events: readonly ParcelEvent[]): (string | null)[] {
  return attemptsOf(events).map((reports, index, all) => {
    const outcome = outcomeOf(events, reports, all[index + 1]);
    return outcome === null ? null : outcomeWords(outcome);
  });
}

describe('the outcome of a failed attempt (PARCEL-50)', () => {
  const failed = event('attempt failed', '2026-12-01T08:00:00Z');
  const hub = event('in transit', '2026-12-01T12:00:00Z');

  it('is open while only hubs scan the parcel', () => {
    expect(outcomesOf([failed])).toEqual([null]);
    expect(outcomesOf([failed, hub])).toEqual([null]);
  });

  it('is the next round, and the end of the last', () => {
    const events = [
      failed,
      event('out for delivery', '2026-12-02T04:00:00Z'),
      event('attempt failed', '2026-12-02T08:00:00Z'),
      event('attempt failed', '2026-12-03T08:00:00Z'),
      event('returning', '2026-12-04T04:00:00Z'),
      event('in transit', '2026-12-05T04:00:00Z'),
      event('back', '2026-12-07T04:00:00Z'),
      // Reported twice.
      event('back', '2026-12-08T04:00:00Z'),
    ];
    expect(outcomesOf(events)).toEqual([
      'Out for delivery again on 2 Dec 2026',
      'Tried again on 3 Dec 2026',
      'Came back to us on 7 Dec 2026',
    ]);
    expect(outcomesOf(events.slice(0, 6)).at(-1)).toBe('On the way back to us since 4 Dec 2026');
  });

  it.each([
    ['delivered', 'Delivered on 2 Dec 2026'],
    ['lost', 'Reported lost on 2 Dec 2026'],
    ['damaged', 'Reported damaged on 2 Dec 2026'],
  ] as const)('may be %s', (kind, words) => {
    expect(outcomesOf([failed, hub, event(kind, '2026-12-02T04:00:00Z')])).toEqual([words]);
  });
});

describe('order and money after it (PARCEL-50)', () => {
  const cancelled = { orderNumber: 'OD10001', orderStatus: 'cancelled', isCashDue: true } as const;

  it('are those of an order that did not arrive, paid or not', () => {
    expect(aftermathWords({ ...cancelled, kind: 'back', money: 'nothing paid' })).toEqual([
      'Order OD10001 could not be delivered, so it is cancelled. You do not pay for it.',
      'You have paid nothing for it, so there is nothing to give back.',
    ]);
    expect(aftermathWords({ ...cancelled, kind: 'lost', money: 'goes back' })[1]).toBe(
      'We send your money back the way you paid. Banks show it within 10 business days.',
    );
  });

  it('are those of a part of an order', () => {
    const partly = { ...cancelled, orderStatus: 'in transit' } as const;
    expect(aftermathWords({ ...partly, kind: 'back', money: 'less to pay' })).toEqual([
      'These goods of order OD10001 could not be delivered. You do not pay for them.',
      'You pay less on delivery of the rest.',
    ]);
    expect(aftermathWords({ ...partly, kind: 'delivered', money: null })).toEqual([
      'Other parcels of order OD10001 have not arrived yet.',
    ]);
  });

  it('wait for a parcel on the way back', () => {
    const returning = { ...cancelled, kind: 'returning', orderStatus: 'in transit', money: null } as const;
    expect(aftermathWords(returning)).toEqual(['You do not pay for it.']);
    expect(aftermathWords({ ...returning, isCashDue: false })[0]).toMatch(
      /^Once it is here, we send your money/,
    );
  });
});
