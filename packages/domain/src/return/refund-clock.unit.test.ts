import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indiaDay } from '../india-day.ts';
import {
  isReturnLate,
  lastRefundDay,
  REFUND_BUSINESS_DAYS,
  refundDueAt,
  refundsLateBefore,
} from './refund-clock.ts';

const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

describe('the clock of a refund (RETURN-9)', () => {
  it.each([
    ['a Monday', '2026-11-23T06:00:00Z', '2026-12-07'],
    ['a Friday', '2026-11-20T06:00:00Z', '2026-12-04'],
    ['a Saturday', '2026-11-21T06:00:00Z', '2026-12-04'],
    // 00:30 on Saturday in India.
    ['the night to Saturday', '2026-11-20T19:00:00Z', '2026-12-04'],
  ])(
    'promises the money of what was approved on %s until the end of the tenth business day',
    (_, at, day) => {
      const due = refundDueAt(new Date(at));
      expect(lastRefundDay(due)).toBe(day);
      const open = { refundDueAt: due, refundedAt: null };
      expect(isReturnLate(open, new Date(due.getTime() - 1))).toBe(false);
      expect(isReturnLate(open, due)).toBe(true);
      expect(isReturnLate({ ...open, refundedAt: due }, due)).toBe(false);
      expect(isReturnLate({ refundDueAt: null, refundedAt: null }, due)).toBe(false);
    },
  );

  it('finds late ones by their request, to the moment', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: -20, max: 40 }), (at, days) => {
        const now = new Date(at.getTime() + days * 86_400_000);
        expect(at < refundsLateBefore(now)).toBe(refundDueAt(at) <= now);
      }),
    );
  });

  it('has ten days from Monday to Friday in it, whenever it starts', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const due = refundDueAt(at);
        const days: string[] = [];
        for (let one = at.getTime() + 86_400_000; one < due.getTime(); one += 86_400_000) {
          days.push(indiaDay(new Date(one)));
        }
        const business = days.filter((day) => ![0, 6].includes(new Date(day).getUTCDay()));
        expect(business).toHaveLength(REFUND_BUSINESS_DAYS);
        expect([0, 6]).not.toContain(new Date(lastRefundDay(due)).getUTCDay());
      }),
    );
  });
});
