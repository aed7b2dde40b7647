import { describe, expect, it } from 'vitest';
import { checkoutState, readCheckoutAddress } from './checkout-address.ts';
import { attemptFor } from './order-attempt.ts';
import { type OrderOffer, orderProblem, orderRequest } from './order-request.ts';

const address = {
  fullName: 'Meera Nair',
  phone: '9847012345',
  email: '',
  addressLine1: '7 Beach Road',
  addressLine2: '',
  city: '',
  state: 'Kerala',
  zipCode: '673001',
  addressType: 'Home',
} as const;
const offer: OrderOffer = {
  lines: [{ productId: 'water', variantId: 'v1', quantity: 2, price: 899.5, originalPrice: 1010 }],
  total: 2122.82,
  couponCode: null,
  coins: 0,
};

describe('the address in the navigation state', () => {
  it('is read under either name of its fields', () => {
    const { addressLine1, zipCode, ...rest } = address;
    const handed = { ...rest, address: ` ${addressLine1} `, pinCode: Number(zipCode) };
    expect(readCheckoutAddress({ address: handed }, 'u1')).toEqual(address);
  });

  it("is only the shopper's own", () => {
    const state = checkoutState(address, 'u1');
    expect(readCheckoutAddress(state, 'u1')).toEqual(address);
    expect(readCheckoutAddress(state, 'u2')).toBeNull();
  });

  it.each([[null], ['text'], [{}], [{ address: null }], [{ address: 'text' }]])(
    'is missing in %j',
    (state) => {
      expect(readCheckoutAddress(state, 'u1')).toBeNull();
    },
  );
});

describe('what keeps an order from being placed', () => {
  it('is said in the specified words', () => {
    expect(orderProblem(null, offer)).toBe('No delivery address selected.');
    expect(orderProblem(address, { lines: [], total: 0, couponCode: null, coins: 0 })).toBe('Cart is empty');
    expect(orderProblem(address, offer)).toBeNull();
  });

  it.each(['fullName', 'phone', 'addressLine1', 'state', 'zipCode'])('is an address without %s', (field) => {
    expect(orderProblem({ ...address, [field]: '' }, offer)).toBe(
      'Delivery address is missing required fields.',
    );
  });
});

describe('the gift card of an order', () => {
  it('pays as far as it goes', () => {
    const withCard = (balance: number) =>
      orderRequest(address, offer, 'online', { code: 'PALM-TREE-CARD-2345', balance });
    expect(withCard(500)).toMatchObject({ giftCardCode: 'PALM-TREE-CARD-2345', giftCardAmount: 500 });
    expect(withCard(5_000)).toMatchObject({ giftCardAmount: offer.total });
    expect(orderRequest(address, offer, 'online')).not.toHaveProperty('giftCardCode');
  });
});

describe('the key of an attempt', () => {
  const keys = ['first', 'second'];
  const newKey = () => keys.shift() ?? 'none left';
  const body = orderRequest(address, offer, 'cod');
  const attempt = attemptFor(body, null, newKey);

  it('stays with the same request', () => {
    expect(attemptFor(orderRequest(address, offer, 'cod'), attempt, newKey)).toBe(attempt);
    expect(attempt.key).toBe('first');
  });

  it('is a new one when the cart or its price changed', () => {
    const changed = attemptFor(orderRequest(address, { ...offer, total: 2200 }, 'cod'), attempt, newKey);
    expect(changed).toMatchObject({ key: 'second', body: { total: 2200 } });
  });
});
