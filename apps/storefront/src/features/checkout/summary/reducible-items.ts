import type { CartLineView, SummaryView } from '@ilaneer/contract/cart';

/** What is being ordered, as far as coupons are concerned, with its figures without any. */
export type ReducibleItems = {
  readonly lines: readonly Pick<CartLineView, 'variantId' | 'quantity' | 'price'>[];
  readonly summary: SummaryView;
};

/** The one item of Buy Now, or null for the cart. */
export type SingleItem = {
  readonly productId: string;
  readonly variantId: string | null;
  readonly quantity: number;
} | null;

/** Names what the server is asked to judge: for the cart nothing, as it knows that. */
export function itemQuery(item: SingleItem) {
  if (item === null) return {};
  const { productId, variantId, quantity } = item;
  return { productId, quantity, ...(variantId !== null && { variantId }) };
}

/** Changes when what the server said of other lines does not hold any more. */
export function fingerprintOf(lines: ReducibleItems['lines']): string {
  return lines.map(({ variantId, quantity, price }) => `${variantId} ${quantity} ${price}`).join(', ');
}
