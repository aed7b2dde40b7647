import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { FIRST_DELIVERY_RULES } from '../pricing/delivery-rules.ts';
import { NO_REDUCTIONS } from '../pricing/price-cart.ts';
import { cancelOrder } from './cancel-order.ts';
import type { Claim } from './check-figures.ts';
import { type OrderableLine, placeOrder } from './place-order.ts';
import { ORDER_STATUSES, stepperOf } from './status.ts';

const place = { sellerState: 'Kerala', supplyState: 'Kerala' };
const line: OrderableLine = {
  variantId: 'v1',
  price: paise(10_000),
  originalPrice: paise(12_000),
  quantity: 2,
  stock: 5,
  isSold: true,
};
const claim: Claim = {
  lines: [{ variantId: 'v1', quantity: 2, price: paise(10_000) }],
  total: paise(27_600),
};

describe('placing an order (CHECKOUT-6, CHECKOUT-8)', () => {
  it('has the figures that the shopper agreed to', () => {
    const placed = placeOrder([line], claim, place, FIRST_DELIVERY_RULES, NO_REDUCTIONS);
    expect(placed).toMatchObject({ ok: true, value: { summary: { total: 27_600, discount: 4_000 } } });
  });

  it('takes what reduces the price into every figure, and into what must be agreed to', () => {
    const reductions = { coupon: paise(5_000), coins: paise(1_000) };
    const agreed = { ...claim, total: paise(20_520) };
    expect(placeOrder([line], agreed, place, FIRST_DELIVERY_RULES, reductions)).toMatchObject({
      ok: true,
      value: { summary: { subtotal: 14_000, total: 20_520 }, lines: [{ taxable: 14_000 }] },
    });
    expect(placeOrder([line], claim, place, FIRST_DELIVERY_RULES, reductions)).toMatchObject({
      error: { code: 'PRICE_CHANGED', summary: { couponSavings: 5_000, coinSavings: 1_000 } },
    });
  });

  it.each<[string, Claim]>([
    ['another price', { ...claim, lines: [{ variantId: 'v1', quantity: 2, price: paise(1) }] }],
    ['another quantity', { ...claim, lines: [{ variantId: 'v1', quantity: 1, price: null }] }],
    ['another variant', { ...claim, lines: [{ variantId: 'v2', quantity: 2, price: null }] }],
    ['another total', { ...claim, total: paise(100) }],
    ['a line that is not in the cart', { lines: [...claim.lines, ...claim.lines], total: null }],
  ])('answers PRICE_CHANGED for %s', (_, changed) => {
    expect(placeOrder([line], changed, place, FIRST_DELIVERY_RULES, NO_REDUCTIONS)).toMatchObject({
      ok: false,
      error: { code: 'PRICE_CHANGED' },
    });
  });

  it('names the lines that are short, and none is sold that is not for sale', () => {
    const short = placeOrder([{ ...line, stock: 1 }], claim, place, FIRST_DELIVERY_RULES, NO_REDUCTIONS);
    expect(short).toEqual({
      ok: false,
      error: { code: 'OUT_OF_STOCK', shortages: [{ variantId: 'v1', requested: 2, available: 1 }] },
    });
    expect(
      placeOrder([{ ...line, isSold: false }], claim, place, FIRST_DELIVERY_RULES, NO_REDUCTIONS),
    ).toMatchObject({
      error: { shortages: [{ available: 0 }] },
    });
  });

  it("refuses an empty cart with 'Cart is empty'", () => {
    expect(
      placeOrder([], { lines: [], total: null }, place, FIRST_DELIVERY_RULES, NO_REDUCTIONS),
    ).toMatchObject({
      error: { code: 'CART_EMPTY' },
    });
  });
});

describe('the life of an order (ORDER-2, ORDER-22)', () => {
  it('has four steps, or two when it was cancelled', () => {
    const steps = ORDER_STATUSES.map((status) => stepperOf(status).current + 1);
    expect(steps).toEqual([1, 1, 2, 3, 3, 4, 2]);
    expect(stepperOf('cancelled').steps).toEqual(['Order Placed', 'Cancelled']);
  });

  it('can be cancelled once, until the first of it is shipped', () => {
    const refused = ORDER_STATUSES.filter((status) => !cancelOrder({ status, isInvoiced: false }).ok);
    expect(refused).toEqual(['shipped', 'in transit', 'delivered', 'cancelled']);
    expect(cancelOrder({ status: 'cancelled', isInvoiced: false })).toMatchObject({
      error: { code: 'ORDER_ALREADY_CANCELLED' },
    });
    expect(cancelOrder({ status: 'processing', isInvoiced: true })).toMatchObject({
      error: { code: 'ORDER_NOT_CANCELLABLE' },
    });
  });
});
