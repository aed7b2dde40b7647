import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  foldEvents,
  isOnTheRoad,
  momentOfAct,
  momentProblem,
  PARCEL_EVENT_KINDS,
  type ParcelEvent,
  stepsOfEvents,
} from './parcel-event.ts';
import type { ParcelState } from './parcel-state.ts';

const ENDS = ['delivered', 'back', 'damaged', 'lost'] as const;
const kindsOnTheWay = PARCEL_EVENT_KINDS.filter((kind) => !ENDS.some((end) => end === kind));

const onTheWay = fc.record({
  kind: fc.constantFrom(...kindsOnTheWay),
  at: fc.integer({ min: 0, max: 9 }).map((minute) => new Date(minute * 60_000)),
});

/** A courier's reports of one parcel: at most one kind of end. */
const reports = fc
  .record({
    way: fc.array(onTheWay, { maxLength: 8 }),
    end: fc.option(fc.constantFrom(...ENDS)),
    endsAt: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ way, end, endsAt }): ParcelEvent[] =>
    end === null ? way : [...way, { kind: end, at: new Date(endsAt * 60_000) }],
  );

const shuffled = reports.chain((events) =>
  fc.record({
    events: fc.constant(events),
    // Each at least once, some twice.
    received: fc.array(fc.nat({ max: Math.max(0, events.length - 1) }), { maxLength: 4 }).chain((again) => {
      const all = [...events, ...again.flatMap((index) => events[index] ?? [])];
      return fc.shuffledSubarray(all, { minLength: all.length });
    }),
  }),
);

function receive(events: readonly ParcelEvent[]): ParcelState {
  const known: ParcelEvent[] = [];
  return events.reduce<ParcelState>((state, event) => {
    known.push(event);
    return foldEvents(state, known).state;
  }, 'shipped');
}

function event(kind: ParcelEvent['kind'], minute: number): ParcelEvent {
  return { kind, at: new Date(minute * 60_000) };
}

describe('the events of a parcel (PARCEL-19)', () => {
  it('end in the same state in any order and repetition', () => {
    fc.assert(
      fc.property(shuffled, ({ events, received }) => {
        expect(receive(received)).toBe(foldEvents('shipped', events).state);
      }),
    );
  });

  it('keep an end that was applied, and mark what contradicts it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ENDS), fc.array(onTheWay), reports, (end, way, others) => {
        const known = [...way, event(end, 5), ...others];
        const folded = foldEvents(end, known);
        expect(folded.state).toBe(end);
        expect(folded.contradicting).not.toContainEqual(event(end, 5));
        for (const { kind } of folded.contradicting) expect(kind).not.toBe(end);
      }),
    );
    const delivered = event('delivered', 3);
    const [failed, returning] = [event('attempt failed', 2), event('returning', 4)];
    expect(foldEvents('delivered', [returning, failed, delivered])).toEqual({
      state: 'delivered',
      contradicting: [returning],
    });
    expect(foldEvents('inspected', [event('back', 2), delivered])).toEqual({
      state: 'inspected',
      contradicting: [delivered],
    });
  });

  it('may skip steps, fail and be tried again, also on the way back', () => {
    expect(receive([event('delivered', 1)])).toBe('delivered');
    const tried = [event('attempt failed', 1), event('out for delivery', 2), event('attempt failed', 3)];
    expect(receive(tried)).toBe('attempt failed');
    expect(receive([...tried, event('returning', 4), event('in transit', 5)])).toBe('returning');
    expect(receive([...tried, event('returning', 4), event('out for delivery', 5)])).toBe('out for delivery');
    expect(receive([event('returning', 4), event('delivered', 5)])).toBe('delivered');
  });

  it('are ordered by rank at one moment, and not after a late scan', () => {
    expect(receive([event('delivered', 1), event('out for delivery', 1)])).toBe('delivered');
    expect(receive([event('out for delivery', 1), event('in transit', 1)])).toBe('out for delivery');
    expect(foldEvents('delivered', [event('delivered', 1), event('in transit', 2)]).contradicting).toEqual(
      [],
    );
  });

  it('are on the road until the door, a failed attempt, the way back or an end (PARCEL-47)', () => {
    fc.assert(
      fc.property(reports, (events) => {
        const isScanned = events.every(({ kind }) => kind === 'shipped' || kind === 'in transit');
        expect(isOnTheRoad(events)).toBe(isScanned);
      }),
    );
    // A hub after the door.
    expect(isOnTheRoad([event('attempt failed', 1), event('in transit', 2)])).toBe(false);
  });

  it('take place between dispatch and now (PARCEL-19)', () => {
    const [shippedAt, now] = [new Date(60_000), new Date(120_000)];
    const problemAt = (ms: number) => momentProblem(new Date(ms), { shippedAt, now });
    expect([60_000, 90_000, 120_000].map(problemAt)).toEqual([null, null, null]);
    expect(problemAt(59_999)).toBe('The parcel had not left at this moment');
    expect(problemAt(120_001)).toBe('The moment is in the future');
    expect(momentProblem(new Date(0), { shippedAt: null, now })).toBeNull();
  });

  it('take an act of staff after all that is known', () => {
    const now = new Date(60_000);
    expect(momentOfAct([], now)).toEqual(now);
    expect(momentOfAct([event('in transit', 1)], now)).toEqual(new Date(60_001));
  });
});

describe('the steps of several events at once (PARCEL-19)', () => {
  it('follow each other, and lead to the fold of all', () => {
    fc.assert(
      fc.property(reports, fc.nat(), (all, cut) => {
        const known = all.map((event, id) => ({ ...event, id }));
        const added = known.slice(cut % (known.length + 1));
        const before = known.filter(({ id }) => !added.some((one) => one.id === id));
        const now = foldEvents('shipped', before).state;
        const steps = stepsOfEvents(now, known, added);
        expect(steps).toHaveLength(added.length);
        steps.forEach(({ from }, index) => {
          expect(from).toBe(index === 0 ? now : steps[index - 1]?.to);
        });
        expect(steps.at(-1)?.to ?? now).toBe(foldEvents(now, known).state);
      }),
    );
  });

  it('names a failed attempt that a scan at a hub follows in one report', () => {
    const at = (minute: number) => new Date(minute * 60_000);
    const failed = { id: 1, kind: 'attempt failed', at: at(1) } as const;
    const hub = { id: 2, kind: 'in transit', at: at(2) } as const;
    expect(stepsOfEvents('out for delivery', [failed, hub], [hub, failed])).toEqual([
      { event: failed, from: 'out for delivery', to: 'attempt failed' },
      { event: hub, from: 'attempt failed', to: 'in transit' },
    ]);
  });
});
