import { describe, expect, it } from 'vitest';
import {
  firstMethod,
  METHODS_BESIDE_GIFT_CARD,
  METHODS_OF_NEW_ORDERS,
  METHODS_OF_WAITING_ORDERS,
  paymentDetailsOf,
} from './payment-method.ts';

const typed = { cardName: ' Meera Nair ', expDate: '12/29', cvv: '123' };

describe('the payment in the order request', () => {
  it('is that of the specification, with nothing of a card that must stay in the browser', () => {
    expect(METHODS_OF_NEW_ORDERS.map((method) => [method, paymentDetailsOf(method, typed)])).toEqual([
      ['saved-card', { paymentGateway: 'card', method: 'prepaid' }],
      ['cod', { paymentGateway: 'cod', method: 'cod' }],
      ['card', { paymentGateway: 'card', method: 'prepaid', cardName: 'Meera Nair', expDate: '12/29' }],
      ['upi', { paymentGateway: 'upi', method: 'online' }],
      ['gift-card', { paymentGateway: 'upi', method: 'online' }],
    ]);
  });

  it('says nothing of a card that the gateway asks for itself (PAYMENT-21)', () => {
    expect(paymentDetailsOf('card', { cardName: '', expDate: '', cvv: '' })).toEqual({
      paymentGateway: 'card',
      method: 'prepaid',
    });
  });
});

describe('the first choice (DELIVERY-15)', () => {
  it.each([
    [METHODS_OF_NEW_ORDERS, { cash: true, online: false }, 'cod'],
    [METHODS_OF_NEW_ORDERS, { cash: false, online: true }, 'upi'],
    [METHODS_OF_NEW_ORDERS, { cash: false, online: false }, 'gift-card'],
    [METHODS_BESIDE_GIFT_CARD, { cash: false, online: true }, 'upi'],
    [METHODS_OF_WAITING_ORDERS, { cash: true, online: true }, 'upi'],
  ] as const)('of %j with %j is %s', (methods, taken, first) => {
    expect(firstMethod(methods, taken)).toBe(first);
  });
});
