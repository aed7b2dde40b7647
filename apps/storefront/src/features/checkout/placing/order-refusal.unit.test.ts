import { ApiError, ConnectionError, IncompleteReplyError } from '@ilaneer/client/api-errors';
import type { ErrorReply } from '@ilaneer/contract/message/envelope';
import { describe, expect, it } from 'vitest';
import { orderRefusal } from './order-refusal.ts';

function refused(status: number, code: ErrorReply['code'], message: string, data?: unknown): ApiError {
  return new ApiError(status, { success: false, message, code, data });
}

describe('a failed order', () => {
  it('may exist when no answer came, or none of the shop', () => {
    expect(orderRefusal(new ConnectionError())).toEqual({
      kind: 'unknown',
      text: 'Error placing order. Please try again.',
    });
    expect(orderRefusal(new IncompleteReplyError())).toEqual({
      kind: 'unknown',
      text: 'Error placing order. Please try again.',
    });
    expect(orderRefusal(new ApiError(502, null))).toEqual({
      kind: 'unknown',
      text: 'Failed to place order. Please try again.',
    });
  });

  it('carries the new figures when prices changed', () => {
    const change = { previous: { total: 100 }, current: { total: 120, summary: {}, items: [] } };
    expect(orderRefusal(refused(409, 'PRICE_CHANGED', 'Prices changed', change))).toEqual({
      kind: 'price-changed',
      change,
    });
    expect(orderRefusal(refused(409, 'PRICE_CHANGED', 'Prices changed'))).toEqual({
      kind: 'other',
      text: 'Prices changed',
    });
  });

  it.each([
    ['OUT_OF_STOCK', 'Gone'],
    ['COUPON_INVALID', 'Your coupon is not applied any more. Gone'],
    ['COINS_INVALID', 'Gone'],
  ] as const)('asks to agree to what can still be ordered: %s', (code, why) => {
    const change = { previous: { total: 100 }, current: { total: 120, summary: {}, items: [{}] } };
    const review = { ...change, couponCode: null, coins: 5 };
    expect(orderRefusal(refused(409, code, 'Gone', { review }))).toEqual({
      kind: 'price-changed',
      change,
      reductions: { couponCode: null, coins: 5 },
      why,
    });
    const nothing = { ...review, current: { ...review.current, items: [] } };
    expect(orderRefusal(refused(409, code, 'Gone', { review: nothing })).kind).not.toBe('price-changed');
  });

  it('names the lines that ran out', () => {
    const data = {
      available: 1,
      items: [{ variantId: 'c1', name: 'Cap', available: 1 }, { name: 'Oil' }, { odd: true }],
    };
    expect(orderRefusal(refused(409, 'OUT_OF_STOCK', 'Cap: only 1 left', data))).toEqual({
      kind: 'out-of-stock',
      text: 'Cap: only 1 left',
      lines: [
        { variantId: 'c1', name: 'Cap', available: 1 },
        { variantId: '', name: 'Oil', available: 0 },
      ],
    });
  });

  it('is answered in the words of the server, or asks for a login', () => {
    expect(orderRefusal(refused(400, 'ADDRESS_INVALID', 'State is required')).kind).toBe('address');
    const fields = [{ field: 'deliveryMethod', message: 'Not offered' }];
    const method: ErrorReply = { success: false, code: 'VALIDATION_FAILED', message: 'Not offered', fields };
    expect(orderRefusal(new ApiError(400, method)).kind).toBe('address');
    const empty = refused(400, 'GIFT_CARD_INVALID', 'This gift card has no balance left');
    expect(orderRefusal(empty)).toEqual({
      kind: 'gift-card',
      text: 'This gift card has no balance left',
    });
    expect(orderRefusal(refused(400, 'CART_EMPTY', 'Cart is empty'))).toEqual({
      kind: 'cart-empty',
      text: 'Cart is empty',
    });
    expect(orderRefusal(refused(401, 'TOKEN_EXPIRED', 'Token Expired'))).toEqual({
      kind: 'other',
      text: 'Please login to continue',
    });
  });
});
