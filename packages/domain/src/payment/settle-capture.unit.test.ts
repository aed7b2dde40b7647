import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '../order/status.ts';
import { payableUntil } from './payment-hold.ts';
import { settleCapture } from './settle-capture.ts';

const awaited = { isPaid: false, wasExpired: false, isAskedAmount: true, hasAddress: true };

describe('money that arrives', () => {
  it('places the order that waited for it', () => {
    expect(settleCapture({ ...awaited, status: 'pending' })).toBe('place');
  });

  it('brings back the order that was given up for want of it', () => {
    expect(settleCapture({ ...awaited, status: 'cancelled', wasExpired: true })).toBe('revive');
  });

  it('goes back when the shopper cancelled', () => {
    expect(settleCapture({ ...awaited, status: 'cancelled' })).toBe('refund');
  });

  it.each(ORDER_STATUSES)('goes back when the order is paid already (%s)', (status) => {
    expect(settleCapture({ ...awaited, status, isPaid: true, wasExpired: status === 'cancelled' })).toBe(
      'refund',
    );
  });

  it.each(ORDER_STATUSES)('goes back when another amount was asked for (%s, PAYMENT-25)', (status) => {
    for (const wasExpired of [true, false]) {
      expect(settleCapture({ ...awaited, status, wasExpired, isAskedAmount: false })).toBe('refund');
    }
  });

  it('places or revives no order without an address (CHECKOUT-22)', () => {
    const unaddressed = { ...awaited, hasAddress: false };
    expect(settleCapture({ ...unaddressed, status: 'pending' })).toBe('await address');
    expect(settleCapture({ ...unaddressed, status: 'cancelled', wasExpired: true })).toBe('refund');
  });

  it('is awaited for 15 minutes', () => {
    expect(payableUntil(new Date('2026-11-21T10:00:00Z'))).toEqual(new Date('2026-11-21T10:15:00Z'));
  });
});
