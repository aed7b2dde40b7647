import type { CartLineView, SummaryView } from '@ilaneer/contract/cart';
import type { BuyNowChoice } from './buy-now.ts';

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

/** Names what the server is asked to judge: for the cart nothing, as it knows that. */
export function itemQuery(choice: BuyNowChoice | null) {
  if (choice === null) return {};
  const { productId, variantId, quantity } = choice;
  return { productId, quantity, ...(variantId !== null && { variantId }) };
}

/** Changes when what the server said of other lines does not hold any more. */
export function fingerprintOf(
  lines: readonly Pick<CheckoutLine, 'variantId' | 'quantity' | 'price'>[],
): string {
  return lines.map(({ variantId, quantity, price }) => `${variantId} ${quantity} ${price}`).join(', ');
}
