import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';
import { quantityLimit } from '@ilaneer/domain/cart/line-quantity';
import { gstRateOf } from '@ilaneer/domain/catalogue/price-with-gst';
import { paiseFromRupees } from '@ilaneer/domain/money';
import type { DeliveryRules } from '@ilaneer/domain/pricing/delivery-rules';
import { priceCart } from '@ilaneer/domain/pricing/price-cart';
import { summaryInRupees } from '@ilaneer/domain/pricing/summary-in-rupees';
import type { BuyNowChoice, CheckoutItems } from './checkout-items.ts';

const NAMES = { product: 'productId', variant: 'variantId', quantity: 'quantity' } as const;

/** CHECKOUT-20: an invalid quantity is 1. */
export function readBuyNow(search: URLSearchParams): BuyNowChoice | null {
  const productId = search.get(NAMES.product)?.trim() ?? '';
  if (productId === '') return null;
  const quantity = Number(search.get(NAMES.quantity));
  return {
    productId,
    variantId: search.get(NAMES.variant) || null,
    quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : 1,
  };
}

/** '?productId=…'; empty for the cart. */
export function buyNowSearch(choice: BuyNowChoice | null): string {
  if (choice === null) return '';
  const { productId, variantId, quantity } = choice;
  const search = new URLSearchParams({ [NAMES.product]: productId });
  if (variantId !== null) search.set(NAMES.variant, variantId);
  search.set(NAMES.quantity, String(quantity));
  return `?${search}`;
}

export function chosenVariant(product: ProductView, { variantId }: BuyNowChoice): VariantView | undefined {
  const variants = product.variantCombinations;
  if (variantId !== null) return variants.find((variant) => variant.variantId === variantId);
  return variants.length === 1 ? variants[0] : undefined;
}

export function buyNowItems(
  product: ProductView | null,
  choice: BuyNowChoice,
  rules: DeliveryRules,
): CheckoutItems {
  const variant = product === null ? undefined : chosenVariant(product, choice);
  const quantity = Math.min(choice.quantity, quantityLimit(variant?.quantity ?? 0));
  const lines =
    product === null || variant === undefined || quantity === 0
      ? []
      : [
          {
            productId: product.id,
            variantId: variant.variantId,
            variantName: variant.name,
            name: product.name,
            image: variant.primaryImage,
            unit: 'pcs' as const,
            quantity,
            price: variant.price,
            originalPrice: variant.originalPrice,
          },
        ];
  const priced = lines.map(({ price, originalPrice, quantity }) => ({
    price: paiseFromRupees(price),
    originalPrice: paiseFromRupees(originalPrice),
    quantity,
    gstRate: variant && gstRateOf(variant),
  }));
  return { lines, summary: summaryInRupees(priceCart(priced, rules), priced) };
}
