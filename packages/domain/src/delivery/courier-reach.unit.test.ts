import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COURIER_REACH, type CourierReach, isFresh, joinedReach, toCourierReach } from './courier-reach.ts';

const SERVED: CourierReach = { isServed: true, takesCash: true, days: 4 };
const PREPAID: CourierReach = { isServed: true, takesCash: false, days: 2 };
const CLOSED: CourierReach = { isServed: false, takesCash: false, days: null };

describe('the reach of several couriers (DELIVERY-9)', () => {
  it.each([
    ['without couriers', [], true, true, null],
    ['without an answer', [null, null], true, true, null],
    ['one serves', [SERVED, CLOSED], true, true, 4],
    ['one takes cash, another is faster', [SERVED, PREPAID], true, true, 2],
    ['none takes cash', [PREPAID, CLOSED], true, false, 2],
    ['none serves', [CLOSED, CLOSED], false, false, null],
    ['one does not serve, the other has not answered', [CLOSED, null], true, true, null],
    ['one takes no cash, the other has not answered', [PREPAID, null], true, true, 2],
    ['none names days', [{ ...SERVED, days: null }], true, true, null],
  ] as const)('%s', (_, answers, isServed, takesCash, days) => {
    expect(joinedReach(answers)).toEqual({ isServed, takesCash, days });
  });

  it('does not depend on the order of the couriers, and takes cash only where it serves', () => {
    const answer = fc.option(
      fc
        .record({
          isServed: fc.boolean(),
          takesCash: fc.boolean(),
          days: fc.option(fc.integer({ min: 0, max: 90 })),
        })
        .map(toCourierReach),
    );
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 4 }), (answers) => {
        const joined = joinedReach(answers);
        expect(joinedReach(answers.toReversed())).toEqual(joined);
        expect(joined.isServed || !joined.takesCash).toBe(true);
      }),
    );
  });
});

it.each([
  [
    { isServed: true, takesCash: true, days: 0 },
    { isServed: true, takesCash: true, days: 1 },
  ],
  [
    { isServed: true, takesCash: false, days: 99 },
    { isServed: true, takesCash: false, days: 60 },
  ],
  [{ isServed: false, takesCash: true, days: 3 }, CLOSED],
])('a courier that says %j is taken as %j (DELIVERY-9)', (said, taken) => {
  expect(toCourierReach(said)).toEqual(taken);
});

it('an answer is fresh for a day (DELIVERY-9)', () => {
  const at = new Date('2026-11-26T05:00:00Z');
  const ago = (ms: number) => new Date(at.getTime() - ms);
  expect(isFresh(ago(COURIER_REACH.freshMs - 1), at)).toBe(true);
  expect(isFresh(ago(COURIER_REACH.freshMs), at)).toBe(false);
  expect(isFresh(null, at)).toBe(false);
});
