import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '../order/status.ts';
import {
  checkReturn,
  type ReturnableLine,
  returnableUntil,
  returnableUntilFor,
  returnOffer,
} from './return-policy.ts';
import {
  isBadGoods,
  isOurFault,
  PARCEL_REASONS,
  RETURN_REASONS,
  returnDays,
  SHOPPER_REASONS,
} from './return-reason.ts';

const deliveredAt = new Date('2026-11-10T09:30:00Z');
const DAY_MS = 86_400_000;
const endOfPolicy = new Date('2026-11-17T09:30:00Z');
const endOfFaults = new Date('2026-12-10T09:30:00Z');
const after = (moment: Date) => new Date(moment.getTime() + 1);
const delivered = { status: 'delivered', deliveredAt } as const;
const shirt: ReturnableLine = { position: 1, quantity: 2, alreadyReturned: 0, anyReason: true };
const water: ReturnableLine = { position: 2, quantity: 1, alreadyReturned: 0, anyReason: false };
const lines = [shirt, water];

describe('the return offer (RETURN-1, RETURN-2)', () => {
  it('is open for 7 days after the delivery for any reason and for 30 for wrong or faulty goods, to the moment', () => {
    expect(returnableUntil(delivered)).toEqual(endOfFaults);
    expect(returnableUntilFor(delivered, 'changed-mind')).toEqual(endOfPolicy);
    expect(returnableUntilFor(delivered, 'late')).toEqual(endOfPolicy);
    expect(returnableUntilFor(delivered, 'defective')).toEqual(endOfFaults);
    expect(returnOffer(delivered, shirt, endOfPolicy).reasons).toEqual(SHOPPER_REASONS.map(({ id }) => id));
    const faults = ['damaged', 'defective', 'wrong', 'not-as-described', 'leaking', 'expired', 'missing'];
    expect(returnOffer(delivered, shirt, after(endOfPolicy))).toEqual({ quantity: 2, reasons: faults });
    expect(returnOffer(delivered, shirt, endOfFaults).reasons).toEqual(faults);
    expect(returnOffer(delivered, shirt, after(endOfFaults))).toEqual({ quantity: 0, reasons: [] });
  });

  it('takes no reason of a parcel from a shopper (PARCEL-22)', () => {
    for (const { id: reason } of PARCEL_REASONS) {
      expect(isOurFault(reason)).toBe(true);
      const wanted = [{ position: 1, quantity: 1, reason }];
      expect(checkReturn(delivered, lines, wanted, deliveredAt).ok).toBe(false);
    }
  });

  it('never takes a reason back that counted later, nor more units than were bought', () => {
    const moments = fc.tuple(fc.nat({ max: 40 * DAY_MS }), fc.nat({ max: 40 * DAY_MS }));
    const lineOf = fc.record({
      quantity: fc.integer({ min: 1, max: 50 }),
      alreadyReturned: fc.nat(60),
      anyReason: fc.boolean(),
    });
    fc.assert(
      fc.property(moments, lineOf, ([one, other], line) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)].map(
          (ms) => new Date(deliveredAt.getTime() + ms),
        ) as [Date, Date];
        const before = returnOffer(delivered, { ...line, position: 1 }, early);
        const later = returnOffer(delivered, { ...line, position: 1 }, late);
        expect(before.reasons).toEqual(expect.arrayContaining([...later.reasons]));
        expect(before.quantity).toBeLessThanOrEqual(line.quantity);
        for (const reason of before.reasons) {
          expect(early.getTime() - deliveredAt.getTime()).toBeLessThanOrEqual(returnDays(reason) * DAY_MS);
        }
      }),
    );
  });

  it('is never less for wrong or faulty goods than the 30 days of the law', () => {
    for (const { id } of RETURN_REASONS) {
      expect(returnDays(id)).toBe(isBadGoods(id) ? 30 : 7);
      if (isBadGoods(id)) expect(isOurFault(id)).toBe(true);
    }
  });

  it('is nothing of an order that was not delivered', () => {
    const open = ORDER_STATUSES.filter(
      (status) => returnOffer({ status, deliveredAt }, shirt, deliveredAt).quantity > 0,
    );
    expect(open).toEqual(['delivered']);
  });

  it('includes perishable goods only for faults of the shop', () => {
    expect(returnOffer(delivered, shirt, deliveredAt).reasons).toContain('changed-mind');
    expect(returnOffer(delivered, water, deliveredAt).reasons).toEqual(
      SHOPPER_REASONS.flatMap(({ id }) => (id === 'changed-mind' ? [] : [id])),
    );
  });

  it('is reduced by earlier requests', () => {
    expect(returnOffer(delivered, { ...shirt, alreadyReturned: 1 }, deliveredAt).quantity).toBe(1);
    expect(returnOffer(delivered, { ...shirt, alreadyReturned: 2 }, deliveredAt).reasons).toEqual([]);
  });
});

describe('a request to return', () => {
  const ask = (position: number, quantity: number, reason: 'damaged' | 'changed-mind') =>
    checkReturn(delivered, lines, [{ position, quantity, reason }], deliveredAt);

  it('is valid within the returnable units', () => {
    expect(ask(1, 2, 'changed-mind')).toEqual({ ok: true, value: null });
    expect(ask(2, 1, 'damaged')).toEqual({ ok: true, value: null });
  });

  it.each([
    ['a line that is not there', 9, 1, 'damaged', 'This item is not part of the order'],
    ['more than was bought', 1, 3, 'damaged', 'At most 2 of this item can be returned'],
    [
      'food for a change of mind',
      2,
      1,
      'changed-mind',
      'Food and drinks cannot be returned for a change of mind',
    ],
  ] as const)('is refused for %s', (_, position, quantity, reason, message) => {
    expect(ask(position, quantity, reason)).toEqual({
      ok: false,
      error: { code: 'RETURN_LINES_REFUSED', problems: [{ field: 'lines.0', message }] },
    });
  });

  it('is refused when it names a line twice', () => {
    const one = { position: 1, quantity: 2, reason: 'damaged' } as const;
    expect(checkReturn(delivered, lines, [one, one], deliveredAt)).toMatchObject({
      error: { problems: [{ field: 'lines.1', message: 'This item is named twice' }] },
    });
  });

  it('is refused before the delivery and when the time is over', () => {
    const early = checkReturn({ status: 'shipped', deliveredAt: null }, lines, [], deliveredAt);
    expect(early).toMatchObject({ error: { code: 'RETURN_NOT_ALLOWED', why: 'not-delivered' } });
    expect(checkReturn(delivered, lines, [], after(endOfFaults))).toMatchObject({
      error: { why: 'too-late' },
    });
  });

  it('says of each line whose reason is out of time how long it was open', () => {
    const wanted = [{ position: 1, quantity: 1, reason: 'changed-mind' as const }];
    expect(checkReturn(delivered, lines, wanted, after(endOfPolicy))).toMatchObject({
      error: { problems: [{ message: 'This can be returned within 7 days of delivery for this reason' }] },
    });
  });
});
