import { describe, expect, it } from 'vitest';
import { amountDueFacts } from './amount-due-facts.ts';

const giftCard = { last4: '2345', amount: 500 };
const name = 'Gift card ••2345';

describe('the gift card of an order', () => {
  it('is listed with its amount, and with the rest if any', () => {
    expect(amountDueFacts({ status: 'placed', payment: { giftCard, rest: 0 }, pricing: {} })).toEqual([
      { name, value: '−₹500.00' },
    ]);
    expect(amountDueFacts({ status: 'pending', payment: { giftCard, rest: 172.6 }, pricing: {} })).toEqual([
      { name, value: '−₹500.00' },
      { name: 'Rest', value: '₹172.60' },
    ]);
  });

  it('has its money back when the order is cancelled', () => {
    expect(amountDueFacts({ status: 'cancelled', payment: { giftCard, rest: 172.6 }, pricing: {} })).toEqual([
      { name, value: '₹500.00 returned' },
    ]);
  });

  it('is above the round-off of the cash', () => {
    const pricing = { cashRoundOff: 0.4 };
    expect(amountDueFacts({ status: 'placed', payment: { giftCard, rest: 173 }, pricing })).toEqual([
      { name, value: '−₹500.00' },
      { name: 'Round-off', value: '+₹0.40' },
      { name: 'Rest', value: '₹173.00' },
    ]);
  });

  it('is not named when there is none', () => {
    expect(
      amountDueFacts({ status: 'placed', payment: { giftCard: null, rest: 672.6 }, pricing: {} }),
    ).toEqual([]);
  });
});

describe('cash that is rounded to the rupee', () => {
  it('lists the round-off and the amount paid', () => {
    const payment = { giftCard: null, rest: 672 };
    expect(amountDueFacts({ status: 'delivered', payment, pricing: { cashRoundOff: -0.3 } })).toEqual([
      { name: 'Round-off', value: '−₹0.30' },
      { name: 'In cash', value: '₹672.00' },
    ]);
  });

  it('is not collected of an order that is cancelled', () => {
    const payment = { giftCard: null, rest: 672 };
    expect(amountDueFacts({ status: 'cancelled', payment, pricing: { cashRoundOff: -0.3 } })).toEqual([]);
  });
});
