import type { CartLineView, SummaryView } from '@ilaneer/contract/cart/cart';

/** Buy Now, in the address. */
export type BuyNowChoice = {
  readonly productId: string;
  readonly variantId: string | null;
  readonly quantity: number;
};

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

export type CheckoutItems = { readonly lines: readonly CheckoutLine[]; readonly summary: SummaryView };

export type ReducedItems = CheckoutItems & { readonly couponCode: string | null; readonly coins: number };

export function itemQuery(choice: BuyNowChoice | null) {
  if (choice === null) return {};
  const { productId, variantId, quantity } = choice;
  return { productId, quantity, ...(variantId !== null && { variantId }) };
}

export function fingerprintOf(
  lines: readonly Pick<CheckoutLine, 'variantId' | 'quantity' | 'price'>[],
): string {
  return lines.map(({ variantId, quantity, price }) => `${variantId} ${quantity} ${price}`).join(', ');
}
