import { describe, expect, it } from 'vitest';
import { paymentMethodOf, WAYS_OF_NEW_ORDERS } from './payment-way.ts';

describe('a way to pay', () => {
  it('has the wire value of the specification', () => {
    expect(WAYS_OF_NEW_ORDERS.map((way) => [way, paymentMethodOf(way)])).toEqual([
      ['saved-card', 'prepaid'],
      ['cod', 'cod'],
      ['card', 'prepaid'],
      ['upi', 'online'],
      ['gift-card', 'online'],
    ]);
  });
});
