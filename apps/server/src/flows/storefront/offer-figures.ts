import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';
import { gstRateOf, paidForOne } from '@ilaneer/domain/catalogue/price-with-gst';
import { minPaise, type Paise, paiseFromRupees, subtractPaise } from '@ilaneer/domain/money';
import type { DeliveryRules } from '@ilaneer/domain/pricing/delivery-rules';
import { priceCart } from '@ilaneer/domain/pricing/price-cart';

/** Price of one piece in paise with GST, for other sites. */
export type OfferFigures = {
  readonly price: Paise;
  /** Struck-through price, at most the MRP; null if not reduced. */
  readonly listPrice: Paise | null;
  readonly mrp: Paise;
  readonly delivery: Paise;
};

export function offerFigures(variant: VariantView, rules: DeliveryRules): OfferFigures {
  const paid = (rupees: number) => paidForOne({ ...variant, price: rupees });
  const price = paid(variant.price);
  const mrp = paiseFromRupees(variant.mrp);
  // Prices above MRP are illegal, even struck through.
  const listPrice = minPaise(paid(variant.originalPrice), mrp);
  const piece = {
    price: paiseFromRupees(variant.price),
    originalPrice: null,
    quantity: 1,
    gstRate: gstRateOf(variant),
  };
  const order = priceCart([piece], rules);
  return {
    price,
    listPrice: listPrice > price ? listPrice : null,
    mrp,
    delivery: subtractPaise(order.total, price),
  };
}

/** Machine-readable: 336.30 */
export function plainAmount(amount: Paise): string {
  return (amount / 100).toFixed(2);
}

/** Classic Crew T-shirt, Blue, M. */
export function offerName(product: ProductView, variant: VariantView): string {
  return [product.name, ...product.variants.flatMap(({ name }) => variant.variants[name] ?? [])].join(', ');
}
