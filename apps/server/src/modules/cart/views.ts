import type { ShippingRateView } from '@ilaneer/contract/address/shipping-rate';
import type { CartLineView, GstByRateView, SummaryView } from '@ilaneer/contract/cart/cart';
import {
  type ChooseVariantError,
  MAX_LINE_QUANTITY,
  type QuantityError,
  quantityLimit,
} from '@ilaneer/domain/cart/line-quantity';
import { formatRupees, paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { toChoiceView } from '@ilaneer/domain/order/line-snapshot';
import type { DeliveryBand } from '@ilaneer/domain/pricing/delivery-bands';
import type { DeliveryRules } from '@ilaneer/domain/pricing/delivery-rules';
import { type CartSummary, type PricedLine, priceCart } from '@ilaneer/domain/pricing/price-cart';
import { isIncluded } from '@ilaneer/domain/pricing/price-mode';
import { rateInRupees, summaryInRupees } from '@ilaneer/domain/pricing/summary-in-rupees';
import type { RateAmount } from '@ilaneer/domain/pricing/tax-by-rate';
import type { Failure } from '../../http/failure.ts';
import { offerPercentage, pictureUrl } from '../catalogue/catalogue.ts';
import type { Running } from '../promotion/promotion.ts';
import { gstPercent, isSellable, NOT_FOR_SALE, type RateOfHsn } from '../tax-rate/tax-rate.ts';
import { listPaiseOf } from './priced-lines.ts';
import { promoteLines, toPromotionsView } from './promoted-lines.ts';
import type { CartLine, CartVariant } from './repository.ts';

export function toSummaryView(summary: CartSummary, lines: readonly PricedLine[]): SummaryView {
  return summaryInRupees(summary, lines);
}

/** Sold, taxed at a known rate, and not above its MRP. */
export function isForSale(line: CartVariant, rateOf: RateOfHsn): boolean {
  return line.isSold && isSellable(line, rateOf);
}

/** CART-25. */
export function isCounted(line: CartLine, rateOf: RateOfHsn): boolean {
  return isForSale(line, rateOf) && line.stock > 0;
}

/** The cart with its summary; lines that are not for sale or sold out are shown but not counted. */
export function toCartView(
  lines: readonly CartLine[],
  rateOf: RateOfHsn,
  rules: DeliveryRules,
  running: Running,
) {
  const counted = lines.filter((line) => isCounted(line, rateOf));
  const promoted = promoteLines(counted, { rateOf, rules, running, hasCoupon: false });
  return {
    cart: lines.map((line) => toLineView(line, rateOf)),
    summary: toSummaryView(priceCart(promoted.lines, promoted.rules), promoted.lines),
    cartItemCount: lines.length,
    ...toPromotionsView(promoted.outcome),
  };
}

export function toRateAmountView(amount: RateAmount): GstByRateView[number] {
  return rateInRupees(amount);
}

export function toShippingRateView({ from, to, charge }: DeliveryBand): ShippingRateView {
  const id = `delivery-from-${rupeesFromPaise(from)}`;
  return {
    id,
    rateName: charge === 0 ? 'Free delivery' : 'Delivery',
    description: to === null ? `From ${formatRupees(from)}` : `Up to ${formatRupees(to)}`,
    price: rupeesFromPaise(charge),
    minPrice: rupeesFromPaise(from),
    maxPrice: to === null ? null : rupeesFromPaise(to),
    minWeight: null,
    maxWeight: null,
    zoneId: null,
    isActive: true,
  };
}

function toLineView(line: CartLine, rateOf: RateOfHsn): CartLineView {
  const rate = rateOf(line.hsnCode);
  const gst = rate === null ? 0 : gstPercent(rate, paise(line.pricePaise));
  const isSold = isForSale(line, rateOf);
  const stock = isSold ? line.stock : 0;
  return {
    productId: line.productId,
    variantId: line.variantId,
    variantName: line.variantName,
    name: line.name,
    image: pictureUrl(line.picture),
    ...toChoiceView(line),
    unit: 'pcs',
    price: rupeesFromPaise(paise(line.pricePaise)),
    originalPrice: rupeesFromPaise(paise(listPaiseOf(line, rateOf))),
    mrp: rupeesFromPaise(paise(line.mrpPaise)),
    gstIncluded: isIncluded(rate ?? undefined),
    offerpercentage: offerPercentage(line.pricePaise, listPaiseOf(line, rateOf)),
    currentStock: stock,
    maxQuantity: quantityLimit(stock),
    available: isSold,
    ...(isSold
      ? {}
      : { message: line.isSold ? `This product is ${NOT_FOR_SALE}.` : 'Product no longer available' }),
    hasVariants: line.hasVariants,
    addedAt: line.addedAt.toISOString(),
    updatedAt: line.updatedAt.toISOString(),
    productDetails: { description: line.description, gst, category: line.categoryName },
    variantCombination: { sku: line.sku, variants: line.options },
  };
}

export function quantityFailure({ available }: QuantityError, hasVariants: boolean): Failure {
  const suffix = hasVariants ? ' for this variant' : '';
  const message =
    available === 0
      ? 'This item is out of stock'
      : available === MAX_LINE_QUANTITY
        ? `You can order at most ${MAX_LINE_QUANTITY} of this item`
        : `Only ${available} ${available === 1 ? 'item' : 'items'} available${suffix}`;
  return { code: 'OUT_OF_STOCK', message, fields: [{ field: 'quantity', message }], data: { available } };
}

/** `notFound`: code for unknown variants. */
export function variantFailure(
  error: ChooseVariantError,
  notFound: 'VARIANT_INVALID' | 'PRODUCT_NOT_IN_CART',
): Failure {
  switch (error.code) {
    case 'NOT_FOUND':
      return { code: notFound };
    case 'VARIANT_REQUIRED':
      return {
        code: 'VARIANT_REQUIRED',
        fields: [
          { field: 'variantId', message: 'Variant combination is required for products with variants' },
        ],
        data: { choices: error.choices },
      };
  }
}
