import type { CartLineView, SummaryView } from '@ilaneer/contract/cart';

/** A line of what is being ordered; prices in rupees per unit. */
export type CheckoutLine = Pick<
  CartLineView,
  | 'productId'
  | 'variantId'
  | 'variantName'
  | 'name'
  | 'image'
  | 'unit'
  | 'quantity'
  | 'price'
  | 'originalPrice'
>;

/** What is being ordered, the cart or the one item of Buy Now, with every figure of it. */
export type CheckoutItems = { readonly lines: readonly CheckoutLine[]; readonly summary: SummaryView };

/** The same with the coupon and the coins that are in its figures. */
export type ReducedItems = CheckoutItems & { readonly couponCode: string | null; readonly coins: number };

/** Differs for other lines, so that what the server said of them is not taken for these. */
export function fingerprintOf(
  lines: readonly Pick<CheckoutLine, 'variantId' | 'quantity' | 'price'>[],
): string {
  return lines.map(({ variantId, quantity, price }) => `${variantId} ${quantity} ${price}`).join(', ');
}
