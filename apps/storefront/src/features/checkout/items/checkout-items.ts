import type { CartLineView, SummaryView } from '@ilaneer/contract/cart/cart';

/** The one item that Buy Now orders; it travels in the address, so that a reload keeps it. */
export type BuyNowChoice = {
  readonly productId: string;
  /** Null for the only variant of a product. */
  readonly variantId: string | null;
  readonly quantity: number;
};

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

/** Differs for other lines, so that what the server said of them is not taken for these. */
export function fingerprintOf(
  lines: readonly Pick<CheckoutLine, 'variantId' | 'quantity' | 'price'>[],
): string {
  return lines.map(({ variantId, quantity, price }) => `${variantId} ${quantity} ${price}`).join(', ');
}
