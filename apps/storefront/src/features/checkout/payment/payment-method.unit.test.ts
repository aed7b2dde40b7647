import { describe, expect, it } from 'vitest';
import { METHODS_OF_NEW_ORDERS, paymentDetailsOf } from './payment-method.ts';

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
