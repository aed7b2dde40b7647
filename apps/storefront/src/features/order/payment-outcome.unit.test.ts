import { describe, expect, it } from 'vitest';
import { paymentText } from './order-texts.ts';
import { paymentOutcome } from './payment-outcome.ts';

const online = {
  paymentMethod: 'online',
  payment: { payableUntil: null, method: 'online', means: null },
} as const;

describe('the payment of an order', () => {
  it('is due on delivery, or paid there', () => {
    const order = { ...online, paymentMethod: 'cod', status: 'placed' } as const;
    expect(paymentOutcome({ ...order, paymentStatus: 'pending' })).toBe('on delivery');
    expect(paymentText({ ...order, paymentStatus: 'pending' })).toBe('Cash on Delivery');
    expect(paymentText({ ...order, paymentStatus: 'completed' })).toBe('Cash on Delivery, paid');
  });

  it('is waited for, until when the order says', () => {
    const order = { ...online, status: 'pending', paymentStatus: 'pending' } as const;
    expect(paymentOutcome(order)).toBe('awaited');
    expect(paymentText(order)).toBe('Online, not paid yet');
    const until = '2026-11-21T15:40:00+05:30';
    expect(paymentText({ ...order, payment: { ...order.payment, payableUntil: until } })).toMatch(
      /^Online, to be paid by 3:40.pm$/,
    );
  });

  it('is a gift card, when that paid it all', () => {
    const order = { ...online, payment: { ...online.payment, method: 'giftcard' } } as const;
    expect(paymentText({ ...order, status: 'placed', paymentStatus: 'completed' })).toBe('Gift card, paid');
    expect(paymentText({ ...order, status: 'cancelled', paymentStatus: 'refunded' })).toBe(
      'Gift card, money returned',
    );
  });

  it.each([
    ['placed', 'completed', 'paid', 'Online, paid'],
    ['cancelled', 'pending', 'failed', 'Online, not paid'],
    ['cancelled', 'refunded', 'returned', 'Online, money returned'],
  ] as const)('of a %s order, %s, is %s', (status, paymentStatus, outcome, text) => {
    expect(paymentOutcome({ ...online, status, paymentStatus })).toBe(outcome);
    expect(paymentText({ ...online, status, paymentStatus })).toBe(text);
  });

  it.each([
    [{ kind: 'upi', network: null, last4: null }, 'UPI, paid'],
    [{ kind: 'card', network: 'Visa', last4: '1111' }, 'Visa ••1111, paid'],
    [{ kind: 'card', network: null, last4: null }, 'Card, paid'],
  ] as const)('names its means: %o', (means, text) => {
    const payment = { ...online.payment, means };
    expect(paymentText({ ...online, payment, status: 'placed', paymentStatus: 'completed' })).toBe(text);
  });
});
