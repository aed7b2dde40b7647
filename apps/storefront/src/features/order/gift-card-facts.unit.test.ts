import { describe, expect, it } from 'vitest';
import { giftCardFacts } from './gift-card-facts.ts';

const giftCard = { last4: '2345', amount: 500 };
const name = 'Gift card ••2345';

describe('the gift card of an order', () => {
  it('is named with what it paid, and with the rest when there is one', () => {
    expect(giftCardFacts({ status: 'placed', payment: { giftCard, rest: 0 } })).toEqual([
      { name, value: '−₹500.00' },
    ]);
    expect(giftCardFacts({ status: 'pending', payment: { giftCard, rest: 172.6 } })).toEqual([
      { name, value: '−₹500.00' },
      { name: 'Rest', value: '₹172.60' },
    ]);
  });

  it('has its money back when the order is cancelled', () => {
    expect(giftCardFacts({ status: 'cancelled', payment: { giftCard, rest: 172.6 } })).toEqual([
      { name, value: '₹500.00 returned' },
    ]);
  });

  it('is not named when there is none', () => {
    expect(giftCardFacts({ status: 'placed', payment: { giftCard: null, rest: 672.6 } })).toEqual([]);
  });
});
