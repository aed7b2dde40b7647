import { describe, expect, it } from 'vitest';
import { attemptWords, expectedDay, factsOfReport, type ReportedEvent, trackedEvents } from './tracking.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 30, 6, minute));

function event(kind: ReportedEvent['kind'], minute: number, report: ReportedEvent['report'] = {}) {
  return { kind, at: at(minute), report };
}

describe('the timeline of a tracked parcel (PARCEL-24)', () => {
  it('is in plain words, newest first, from the day that it left', () => {
    const events = [
      event('in transit', 10, { place: 'Kochi' }),
      event('attempt failed', 30, { reason: 'not at home' }),
      event('out for delivery', 20),
      event('returning', 40),
    ];
    expect(trackedEvents({ state: 'returning', shippedAt: at(0) }, events)).toEqual([
      { text: 'On the way back to us', at: at(40) },
      { text: 'Delivery was tried: no one at home', at: at(30) },
      { text: 'Out for delivery', at: at(20) },
      { text: 'On its way: Kochi', at: at(10) },
      { text: 'Left us', at: at(0) },
    ]);
  });

  it("names the receiver by the first name alone, and leaves out what contradicts the parcel's end", () => {
    const events = [
      event('shipped', 1),
      event('delivered', 20, { takenBy: 'Ravi Menon' }),
      event('returning', 30),
    ];
    expect(trackedEvents({ state: 'delivered', shippedAt: at(0) }, events).map(({ text }) => text)).toEqual([
      'Delivered, taken by Ravi',
      'Left us',
    ]);
  });

  it('has no events of a parcel that has not left', () => {
    expect(trackedEvents({ state: 'packing', shippedAt: null }, [])).toEqual([]);
  });

  it.each([
    ['refused', 'Delivery was tried: it was not accepted'],
    ['other', 'Delivery was tried'],
    [null, 'Delivery was tried'],
  ] as const)('words an attempt that failed for %s', (reason, words) => {
    expect(attemptWords(reason)).toBe(words);
  });

  it('reads no fact of another shape', () => {
    expect(
      factsOfReport({ reason: 'bored', place: 7, takenBy: '  ', expectedOn: 'tomorrow', phone: '1' }),
    ).toEqual({ reason: null, place: null, takenBy: null, expectedOn: null });
    expect(factsOfReport({ place: `  ${'K'.repeat(80)}` }).place).toHaveLength(60);
  });

  it('expects it on the day of the newest report that names one, while it is expected', () => {
    const events = [
      event('in transit', 30),
      event('in transit', 20, { expectedOn: '2026-12-02' }),
      event('in transit', 10, { expectedOn: '2026-12-01' }),
    ];
    const order = { named: '2026-12-03', today: '2026-12-03' };
    expect(expectedDay('in transit', events, order)).toBe('2026-12-02');
    expect(expectedDay('in transit', [], order)).toBe('2026-12-03');
    expect(expectedDay('in transit', [], { ...order, today: '2026-12-04' })).toBeNull();
    expect(expectedDay('in transit', [], { ...order, named: null })).toBeNull();
    expect(expectedDay('delivered', events, order)).toBeNull();
    expect(expectedDay('attempt failed', events, order)).toBeNull();
  });
});
