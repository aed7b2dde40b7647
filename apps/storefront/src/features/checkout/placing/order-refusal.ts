import { ApiError, IncompleteReplyError } from '@ilaneer/client/api-errors';
import type { OrderReview, PriceChange } from '@ilaneer/contract/order/order';

/** A line of which there is less than was ordered. */
type ShortLine = { readonly variantId: string; readonly name: string; readonly available: number };

/** Why an order was not placed, as the payment step answers it. */
export type OrderRefusal =
  | {
      readonly kind: 'price-changed';
      readonly change: PriceChange;
      /** The coupon and the coins that are in the new figures; left out where they stay as they were. */
      readonly reductions?: Pick<OrderReview, 'couponCode' | 'coins'>;
      /** What became of goods, coupon or coins; left out where only prices changed. */
      readonly why?: string;
    }
  | { readonly kind: 'out-of-stock'; readonly text: string; readonly lines: readonly ShortLine[] }
  | { readonly kind: 'address'; readonly text: string }
  | { readonly kind: 'gift-card'; readonly text: string }
  | { readonly kind: 'cart-empty'; readonly text: string }
  /** More than may be paid on delivery: the payment step says what helps. */
  | { readonly kind: 'cash-limit'; readonly text: string }
  | { readonly kind: 'other'; readonly text: string }
  /** No answer, or none that says so: the order may have been placed, so the same attempt has to be repeated. */
  | { readonly kind: 'unknown'; readonly text: string };

/** What an order without a session is answered with (CHECKOUT-16). */
export const LOGIN_NEEDED = 'Please login to continue';
export const FAILED = 'Failed to place order. Please try again.';

/** What a failed order means (CHECKOUT-8, CHECKOUT-18). */
export function orderRefusal(error: Error): OrderRefusal {
  if (!(error instanceof ApiError) || error instanceof IncompleteReplyError) {
    return { kind: 'unknown', text: 'Error placing order. Please try again.' };
  }
  if (error.status === 401) return { kind: 'other', text: LOGIN_NEEDED };
  const { reply } = error;
  if (error.status >= 500 || reply === null) return { kind: 'unknown', text: reply?.message || FAILED };
  const text = reply.message || FAILED;
  if (reply.code === 'PRICE_CHANGED' && isPriceChange(reply.data)) {
    return { kind: 'price-changed', change: reply.data };
  }
  const review = has(reply.data, 'review') ? reply.data.review : null;
  if (isOrderReview(review) && review.current.items.length > 0) {
    const { previous, current, couponCode, coins } = review;
    return {
      kind: 'price-changed',
      change: { previous, current },
      reductions: { couponCode, coins },
      why: reply.code === 'COUPON_INVALID' ? `Your coupon is not applied any more. ${text}` : text,
    };
  }
  if (reply.code === 'OUT_OF_STOCK') return { kind: 'out-of-stock', text, lines: shortLines(reply.data) };
  if (reply.code === 'ADDRESS_INVALID') return { kind: 'address', text };
  if (reply.code === 'CART_EMPTY') return { kind: 'cart-empty', text };
  if (reply.code === 'CASH_LIMIT') return { kind: 'cash-limit', text };
  if (reply.code === 'GIFT_CARD_INVALID') return { kind: 'gift-card', text };
  return { kind: 'other', text };
}

// The server builds the data of PRICE_CHANGED by the contract's schema; its outline vouches for the rest.
function isPriceChange(data: unknown): data is PriceChange {
  return (
    has(data, 'previous') &&
    has(data, 'current') &&
    has(data.current, 'summary') &&
    has(data.current, 'items')
  );
}

function isOrderReview(data: unknown): data is OrderReview {
  return isPriceChange(data) && has(data, 'couponCode') && has(data, 'coins');
}

function shortLines(data: unknown): readonly ShortLine[] {
  if (!has(data, 'items') || !Array.isArray(data.items)) return [];
  return data.items.flatMap((item: unknown) => {
    if (!has(item, 'name') || typeof item.name !== 'string') return [];
    const available = has(item, 'available') ? Number(item.available) : Number.NaN;
    const variantId = has(item, 'variantId') ? String(item.variantId) : '';
    return [{ variantId, name: item.name, available: Number.isNaN(available) ? 0 : available }];
  });
}

function has<Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> {
  return typeof value === 'object' && value !== null && name in value;
}
