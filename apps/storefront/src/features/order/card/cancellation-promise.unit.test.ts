import { describe, expect, it } from 'vitest';
import { cancellationPromise } from './cancellation-promise.ts';

const paid = {
  status: 'placed',
  paymentMethod: 'online',
  paymentStatus: 'completed',
  couponCode: null,
  coins: 0,
  payment: { giftCard: null, rest: 1_376.3 },
} as const;
const unpaid = { ...paid, paymentStatus: 'pending' } as const;
const giftCard = { last4: '1234', amount: 500 };

describe('the text before a cancellation', () => {
  it('names amount, method and time of the refund', () => {
    expect(cancellationPromise(paid)).toEqual([
      '₹1,376.30 goes back the way you paid, within 10 business days.',
    ]);
  });

  it('promises no money where none was paid', () => {
    expect(cancellationPromise({ ...unpaid, paymentMethod: 'cod' })).toEqual([
      'You have not paid yet, and you will not have to.',
    ]);
    expect(cancellationPromise({ ...unpaid, status: 'pending' })).toEqual([
      'You have not paid yet. Should a payment still arrive, all of it goes back the way you paid.',
    ]);
  });

  it("separates the gift card's refund from the rest", () => {
    const onCard = '₹500.00 goes back on gift card ••1234 at once.';
    expect(cancellationPromise({ ...paid, payment: { giftCard, rest: 0 } })).toEqual([onCard]);
    expect(cancellationPromise({ ...paid, payment: { giftCard, rest: 76.3 } })).toEqual([
      onCard,
      '₹76.30 goes back the way you paid, within 10 business days.',
    ]);
    expect(
      cancellationPromise({ ...unpaid, paymentMethod: 'cod', payment: { giftCard, rest: 76.3 } }),
    ).toEqual([onCard, 'The rest is not paid yet, and you will not have to.']);
  });

  it('gives coins and coupon back', () => {
    expect(cancellationPromise({ ...paid, coins: 20, couponCode: 'ILANEER10' }).slice(1)).toEqual([
      '20 coins come back to you, unless they have expired since.',
      'You can use the coupon ILANEER10 again.',
    ]);
  });
});
