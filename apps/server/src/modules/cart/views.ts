import type { ShippingRateView } from '@ilaneer/contract/address/shipping-rate';
import type { CartLineView, GstByRateView, SummaryView } from '@ilaneer/contract/cart';
import { quantityLimit } from '@ilaneer/domain/cart/quantity';
import { formatRupees, paise, rupeesFromPaise } from '@ilaneer/domain/money';
import type { DeliveryBand } from '@ilaneer/domain/pricing/delivery-bands';
import { type CartSummary, type PricedLine, priceCart } from '@ilaneer/domain/pricing/price-cart';
import { rateInRupees, summaryInRupees } from '@ilaneer/domain/pricing/summary-in-rupees';
import type { RateAmount } from '@ilaneer/domain/pricing/tax-by-rate';
import { offerPercentage, pictureUrl } from '../catalogue/views.ts';
import { gstPercent, NOT_FOR_SALE, type RateOfHsn } from '../tax-rate/rate-of-hsn.ts';
import type { CartLine } from './repository.ts';

/** What pricing needs of a line; nobody is charged for one whose rate is not known. */
export function toPricedLine(line: CartLine, rateOf: RateOfHsn): PricedLine {
  return {
    price: paise(line.pricePaise),
    originalPrice: paise(line.originalPricePaise),
    quantity: line.quantity,
    gstRate: rateOf(line.hsnCode) ?? undefined,
  };
}

/** The summary of lines in rupees. */
export function toSummaryView(summary: CartSummary, lines: readonly PricedLine[]): SummaryView {
  return summaryInRupees(summary, lines);
}

/** Whether a line's goods are sold, and their tax is known. */
export function isForSale(line: CartLine, rateOf: RateOfHsn): boolean {
  return line.isSold && rateOf(line.hsnCode) !== null;
}

/** The cart with its summary; lines that are not for sale are shown but not counted. */
export function toCartView(lines: readonly CartLine[], rateOf: RateOfHsn) {
  const counted = lines.filter((line) => isForSale(line, rateOf)).map((line) => toPricedLine(line, rateOf));
  return {
    cart: lines.map((line) => toLineView(line, rateOf)),
    summary: toSummaryView(priceCart(counted), counted),
    cartItemCount: lines.length,
  };
}

/** What is taxed at a rate, in rupees and percent. */
export function toRateAmountView(amount: RateAmount): GstByRateView[number] {
  return rateInRupees(amount);
}

/** A band of the delivery charge as earlier clients read it. */
export function toShippingRateView({ from, to, charge }: DeliveryBand): ShippingRateView {
  const isFree = charge === 0;
  const id = `delivery-from-${rupeesFromPaise(from)}`;
  return {
    id,
    rateId: id,
    rateName: isFree ? 'Free delivery' : 'Delivery',
    description: to === null ? `From ${formatRupees(from)}` : `Up to ${formatRupees(to)}`,
    price: rupeesFromPaise(charge),
    minPrice: rupeesFromPaise(from),
    maxPrice: to === null ? null : rupeesFromPaise(to),
    minWeight: null,
    maxWeight: null,
    zoneId: null,
    isFree,
    isActive: true,
  };
}

function toLineView(line: CartLine, rateOf: RateOfHsn): CartLineView {
  const rate = rateOf(line.hsnCode);
  const gst = rate === null ? 0 : gstPercent(rate, paise(line.pricePaise));
  const price = rupeesFromPaise(paise(line.pricePaise));
  const originalPrice = rupeesFromPaise(paise(line.originalPricePaise));
  const mrp = rupeesFromPaise(paise(line.mrpPaise));
  const image = pictureUrl(line.picture);
  const isSold = isForSale(line, rateOf);
  const stock = isSold ? line.stock : 0;
  return {
    id: line.variantId,
    productId: line.productId,
    variantId: line.variantId,
    variantName: line.variantName,
    name: line.name,
    productName: line.name,
    image,
    productImage: image,
    quantity: line.quantity,
    unit: 'pcs',
    price,
    currentPrice: price,
    sellingPrice: price,
    originalPrice,
    mrp,
    offerpercentage: offerPercentage(line.pricePaise, line.originalPricePaise),
    currentStock: stock,
    maxQuantity: quantityLimit(stock),
    available: isSold,
    ...(isSold
      ? {}
      : { message: line.isSold ? `This product is ${NOT_FOR_SALE}.` : 'Product no longer available' }),
    hasVariants: line.hasVariants,
    addedAt: line.addedAt.toISOString(),
    updatedAt: line.updatedAt.toISOString(),
    productDetails: {
      name: line.name,
      description: line.description,
      image,
      price,
      sellingPrice: price,
      originalPrice,
      gst,
      stock,
      category: line.categoryName,
    },
    variantCombination: {
      variantId: line.variantId,
      name: line.variantName,
      sku: line.sku,
      price,
      sellingPrice: price,
      originalPrice,
      mrp,
      gst,
      quantity: stock,
      primaryImage: image,
      variants: line.options,
    },
  };
}
