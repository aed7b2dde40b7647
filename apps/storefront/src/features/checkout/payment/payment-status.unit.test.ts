import type { PaymentView } from '@ilaneer/contract/payment/payment';
import { describe, expect, it } from 'vitest';
import { paymentStatusOf } from './payment-status.ts';

function paymentIn(status: PaymentView['status']): PaymentView {
  return {
    id: 'p1',
    orderId: 'o1',
    orderNumber: 'OD10001',
    method: 'upi',
    status,
    amount: 376.3,
    failureReason: null,
    expiresAt: '2026-11-21T10:15:00.000Z',
    checkout: { kind: 'page', url: '/sandbox-gateway/1' },
    upi: null,
  };
}

describe('the state of a payment', () => {
  it('is waiting while the order is pending and nothing went wrong', () => {
    const pending = { orderStatus: 'pending', paymentStatus: 'pending' } as const;
    expect(paymentStatusOf({ ...pending, payment: null })).toEqual({ kind: 'waiting', payment: null });
    for (const status of ['created', 'authorised'] as const) {
      const payment = paymentIn(status);
      expect(paymentStatusOf({ ...pending, payment })).toEqual({ kind: 'waiting', payment });
    }
  });

  it('has failed when the newest try was declined, or the order was given up', () => {
    const failed = { kind: 'failed' };
    const payment = paymentIn('failed');
    expect(paymentStatusOf({ orderStatus: 'pending', paymentStatus: 'pending', payment })).toEqual(failed);
    expect(
      paymentStatusOf({ orderStatus: 'cancelled', paymentStatus: 'pending', payment: paymentIn('expired') }),
    ).toEqual(failed);
  });

  it('is not paid after a late payment that was refunded', () => {
    const payment = paymentIn('refunded');
    expect(paymentStatusOf({ orderStatus: 'cancelled', paymentStatus: 'refunded', payment })).toEqual({
      kind: 'failed',
    });
  });

  it('is paid if the order is, regardless of the newest attempt', () => {
    const payment = paymentIn('failed');
    expect(paymentStatusOf({ orderStatus: 'placed', paymentStatus: 'completed', payment })).toEqual({
      kind: 'paid',
    });
  });
});
