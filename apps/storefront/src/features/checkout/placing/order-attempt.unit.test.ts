import { describe, expect, it } from 'vitest';
import { checkoutState, readCheckoutAddress } from './checkout-address.ts';
import { attemptFor } from './order-attempt.ts';
import { changedOffer, type OrderOffer, orderProblem, orderRequest } from './order-request.ts';

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
  stateConfirmed: false,
} as const;
const offer: OrderOffer = {
  lines: [
    {
      productId: 'water',
      variantId: 'v1',
      variantName: 'Pack of 6',
      name: 'Tender coconut water',
      image: '/pictures/water.svg',
      quantity: 2,
      price: 899.5,
      originalPrice: 1010,
    },
  ],
  summary: { total: 2122.82, delivery: 0, couponSavings: 50.1, coinSavings: 14.2 },
  couponCode: 'KARIKKU50',
  coins: 14,
};
const COD = { paymentGateway: 'cod', method: 'cod' } as const;
const UPI = { paymentGateway: 'upi', method: 'online' } as const;

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

describe('blockers of an order', () => {
  it('is said in the specified words', () => {
    expect(orderProblem(null, offer)).toBe('No delivery address selected.');
    expect(orderProblem(address, { ...offer, lines: [] })).toBe('Cart is empty');
    expect(orderProblem(address, offer)).toBeNull();
  });

  it.each(['fullName', 'phone', 'addressLine1', 'state', 'zipCode'])('is an address without %s', (field) => {
    expect(orderProblem({ ...address, [field]: '' }, offer)).toBe(
      'Delivery address is missing required fields.',
    );
  });
});

describe('the order request', () => {
  it('is the specified one, with the displayed amounts', () => {
    expect(orderRequest({ ...address, email: 'meera@example.in' }, offer, COD)).toEqual({
      items: [
        {
          productId: 'water',
          quantity: 2,
          price: 899.5,
          originalPrice: 1010,
          variant: { variantId: 'v1', variantName: 'Pack of 6' },
          productName: 'Tender coconut water',
          productImage: '/pictures/water.svg',
          unit: 'pcs',
        },
      ],
      deliveryAddress: {
        fullName: 'Meera Nair',
        phone: '9847012345',
        email: 'meera@example.in',
        addressLine1: '7 Beach Road',
        addressLine2: '',
        city: '',
        state: 'Kerala',
        zipcode: '673001',
        country: 'India',
        addressType: 'Home',
        stateConfirmed: false,
      },
      paymentMethod: 'cod',
      paymentDetails: { paymentGateway: 'cod', method: 'cod' },
      deliveryCharge: 0,
      discountAmount: 64.3,
      total: 2122.82,
      couponCode: 'KARIKKU50',
      coins: 14,
    });
  });

  it('matches lines with new ids by their shown content', () => {
    const lines = offer.lines.map((line) => ({
      ...line,
      variantName: 'Pack of 6',
      image: '/pictures/water.svg',
      unit: 'pcs' as const,
      originalPrice: 1010,
    }));
    const summary = {
      ...offer.summary,
      totalMRP: 0,
      discount: 0,
      subtotal: 0,
      gst: 0,
      gstIncluded: false,
      totalItems: 2,
      totalSavings: 0,
    };
    const change = {
      previous: { total: 2122.82 },
      current: {
        total: 2200,
        summary: { ...summary, total: 2200 },
        items: [
          { productId: 'water', variantId: 'v1', name: 'Tender coconut water', quantity: 2, price: 930 },
        ],
      },
    };
    const items = { lines, summary, couponCode: 'KARIKKU50', coins: 14 };
    expect(orderRequest(address, changedOffer(items, change), COD)).toMatchObject({
      items: [{ price: 930, productImage: '/pictures/water.svg', variant: { variantName: 'Pack of 6' } }],
      total: 2200,
      couponCode: 'KARIKKU50',
    });
  });
});

describe('the gift card of an order', () => {
  it('pays as far as it goes', () => {
    const withCard = (balance: number) =>
      orderRequest(address, offer, UPI, { code: 'PALM-TREE-CARD-2345', balance });
    expect(withCard(500)).toMatchObject({ giftCardCode: 'PALM-TREE-CARD-2345', giftCardAmount: 500 });
    expect(withCard(5_000)).toMatchObject({ giftCardAmount: offer.summary.total });
    expect(orderRequest(address, offer, UPI)).not.toHaveProperty('giftCardCode');
  });
});

describe('the key of an attempt', () => {
  const keys = ['first', 'second'];
  const newKey = () => keys.shift() ?? 'none left';
  const body = orderRequest(address, offer, COD);
  const attempt = attemptFor(body, null, newKey);

  it('stays with the same request', () => {
    expect(attemptFor(orderRequest(address, offer, COD), attempt, newKey)).toEqual(attempt);
    expect(attempt.key).toBe('first');
  });

  it("stays when only a card's holder was corrected, which the shop does not go by", () => {
    const byCard = (cardName: string) =>
      orderRequest(address, offer, { paymentGateway: 'card', method: 'prepaid', cardName });
    const former = attemptFor(byCard('Mera'), null, () => 'of the card');
    expect(attemptFor(byCard('Meera'), former, newKey)).toMatchObject({
      key: 'of the card',
      body: { paymentDetails: { cardName: 'Meera' } },
    });
  });

  it('is a new one when the cart or its price changed', () => {
    const changed = attemptFor(
      orderRequest(address, { ...offer, summary: { ...offer.summary, total: 2200 } }, COD),
      attempt,
      newKey,
    );
    expect(changed).toMatchObject({ key: 'second', body: { total: 2200 } });
  });
});
