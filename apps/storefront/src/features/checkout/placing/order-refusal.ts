import { ApiError, IncompleteReplyError } from '@ilaneer/client/api-errors';
import type { OrderReview, PriceChange } from '@ilaneer/contract/order/order';

type ShortLine = { readonly variantId: string; readonly name: string; readonly available: number };

export type OrderRefusal =
  | {
      readonly kind: 'price-changed';
      readonly change: PriceChange;
      readonly reductions?: Pick<OrderReview, 'couponCode' | 'coins'>;
      readonly why?: string;
    }
  | { readonly kind: 'out-of-stock'; readonly text: string; readonly lines: readonly ShortLine[] }
  | { readonly kind: 'address'; readonly text: string }
  | { readonly kind: 'gift-card'; readonly text: string }
  | { readonly kind: 'cart-empty'; readonly text: string }
  | { readonly kind: 'cash-limit'; readonly text: string }
  | { readonly kind: 'other'; readonly text: string }
  /** Unknown outcome: repeat the same attempt. */
  | { readonly kind: 'unknown'; readonly text: string };

export const LOGIN_NEEDED = 'Please login to continue';
export const FAILED = 'Failed to place order. Please try again.';

/** CHECKOUT-8, CHECKOUT-18. */
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
  const isMethod = reply.fields?.some(({ field }) => field === 'deliveryMethod') === true;
  if (reply.code === 'ADDRESS_INVALID' || isMethod) return { kind: 'address', text };
  if (reply.code === 'CART_EMPTY') return { kind: 'cart-empty', text };
  if (reply.code === 'CASH_LIMIT') return { kind: 'cash-limit', text };
  if (reply.code === 'GIFT_CARD_INVALID') return { kind: 'gift-card', text };
  return { kind: 'other', text };
}

// Outline check; the server follows the schema.
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
