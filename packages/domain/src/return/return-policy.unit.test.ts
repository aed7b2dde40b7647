import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '../order/status.ts';
import { checkReturn, type ReturnableLine, returnableUntil, returnOffer } from './return-policy.ts';

const deliveredAt = new Date('2026-11-10T09:30:00Z');
const lastMoment = new Date('2026-11-17T09:30:00Z');
const tooLate = new Date(lastMoment.getTime() + 1);
const delivered = { status: 'delivered', deliveredAt } as const;
const shirt: ReturnableLine = { position: 1, quantity: 2, alreadyReturned: 0, anyReason: true };
const water: ReturnableLine = { position: 2, quantity: 1, alreadyReturned: 0, anyReason: false };
const lines = [shirt, water];

describe('what may be returned (RETURN-1, RETURN-2)', () => {
  it('is open for 7 days after the delivery, to the moment', () => {
    expect(returnableUntil(delivered)).toEqual(lastMoment);
    expect(returnOffer(delivered, shirt, lastMoment).quantity).toBe(2);
    expect(returnOffer(delivered, shirt, tooLate)).toEqual({ quantity: 0, reasons: [] });
  });

  it('is nothing of an order that was not delivered', () => {
    const open = ORDER_STATUSES.filter(
      (status) => returnOffer({ status, deliveredAt }, shirt, deliveredAt).quantity > 0,
    );
    expect(open).toEqual(['delivered']);
  });

  it('is goods that spoil only for what the shop did wrong', () => {
    expect(returnOffer(delivered, shirt, deliveredAt).reasons).toContain('changed-mind');
    expect(returnOffer(delivered, water, deliveredAt).reasons).toEqual([
      'damaged',
      'wrong',
      'leaking',
      'expired',
    ]);
  });

  it('is less by what was asked for before', () => {
    expect(returnOffer(delivered, { ...shirt, alreadyReturned: 1 }, deliveredAt).quantity).toBe(1);
    expect(returnOffer(delivered, { ...shirt, alreadyReturned: 2 }, deliveredAt).reasons).toEqual([]);
  });
});

describe('a request to return', () => {
  const ask = (position: number, quantity: number, reason: 'damaged' | 'changed-mind') =>
    checkReturn(delivered, lines, [{ position, quantity, reason }], deliveredAt);

  it('is fine within what is on offer', () => {
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
      'Food and drinks can only be returned when they came damaged, wrong, leaking or expired',
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
    expect(checkReturn(delivered, lines, [], tooLate)).toMatchObject({ error: { why: 'too-late' } });
  });
});
