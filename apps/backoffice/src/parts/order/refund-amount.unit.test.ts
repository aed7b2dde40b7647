import { describe, expect, it } from 'vitest';
import { amountProblem, byHandOf, readAmount, refundedWords, refundSentence } from './refund-amount.ts';

describe('the amount of a refund', () => {
  it('is at most the remaining payment; the part beyond it was not paid in cash', () => {
    const byUpi = { refundable: 670.24, refundableByItself: 670.24 };
    expect(amountProblem(700, byUpi.refundable)).toBe('At most ₹670.24 can be refunded');
    expect(byHandOf(700, byUpi)).toBe(0);
    expect(amountProblem(670.24, byUpi.refundable)).toBeUndefined();
    expect(amountProblem(0, byUpi.refundable)).toBe('At least ₹0.01 can be refunded');
  });

  it('has no part of a paisa', () => {
    expect(amountProblem(readAmount('500.005'), 670.24)).toBe(
      'Please enter an amount in rupees with at most 2 decimals',
    );
    expect(amountProblem(readAmount('0.29'), 670.24)).toBeUndefined();
  });

  it('is paid by hand up to the cash paid', () => {
    expect(byHandOf(700, { refundable: 800, refundableByItself: 670.24 })).toBe(29.76);
    expect(byHandOf(600, { refundable: 800, refundableByItself: 670.24 })).toBe(0);
  });

  it('is read as it is typed', () => {
    expect(readAmount('₹ 1,234.50')).toBe(1234.5);
    expect(readAmount('a lot')).toBe(0);
  });
});

describe('the text of a refund', () => {
  it.each([
    [{ refundable: 110.8, refundableByItself: 110.8 }, 30, 'The refund of OD1 is on its way'],
    [{ refundable: 110.8, refundableByItself: 0 }, 30, '₹30.00 of OD1 is recorded as paid out'],
    [
      { refundable: 110.8, refundableByItself: 10 },
      30,
      '₹20.00 of OD1 is recorded as paid out; ₹10.00 is on its way',
    ],
  ])('of %j, %d of it', (money, amount, words) => {
    expect(refundedWords('OD1', amount, money)).toBe(words);
  });
});

it.each([
  [
    { amount: 30, reference: '' },
    500,
    'We have refunded ₹30.00 of your order OD1 to the payment method that you used.',
  ],
  [
    { amount: 30, reference: 'UPI 7' },
    0,
    'We have refunded ₹30.00 of your order OD1: it was paid out to you (reference UPI 7).',
  ],
  [
    { amount: 30, reference: 'UPI 7' },
    10,
    'We have refunded ₹30.00 of your order OD1: ₹10.00 to the payment method that you used, and ₹20.00 was paid out to you (reference UPI 7).',
  ],
])('a refund is told to the shopper in one sentence (%#)', (refund, refundableByItself, sentence) => {
  expect(refundSentence('OD1', refund, { refundable: 500, refundableByItself })).toBe(sentence);
});
