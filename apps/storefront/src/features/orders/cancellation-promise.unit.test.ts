import { describe, expect, it } from 'vitest';
import { cancellationPromise } from './cancellation-promise.ts';

const paid = {
  status: 'placed',
  paymentMethod: 'online',
  paymentStatus: 'completed',
  couponCode: null,
  payment: { amount: 1_376.3 },
} as const;

describe('what is said before an order is cancelled', () => {
  it('names the amount, the way and the time of what was paid', () => {
    expect(cancellationPromise(paid)).toEqual([
      'You paid ₹1,376.30. All of it goes back the way you paid, within 10 business days.',
    ]);
  });

  it('promises no money where none was paid', () => {
    const unpaid = { ...paid, paymentStatus: 'pending' } as const;
    expect(cancellationPromise({ ...unpaid, paymentMethod: 'cod' })).toEqual([
      'You have not paid yet, and you will not have to.',
    ]);
    expect(cancellationPromise({ ...unpaid, status: 'pending' })).toEqual([
      'You have not paid yet. Should a payment still arrive, all of it goes back the way you paid.',
    ]);
  });

  it('gives the coupon back', () => {
    expect(cancellationPromise({ ...paid, couponCode: 'ILANEER10' })).toContain(
      'You can use the coupon ILANEER10 again.',
    );
  });
});
