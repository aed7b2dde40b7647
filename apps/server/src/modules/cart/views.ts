import type { CartLineView, SummaryView } from '@ilaneer/contract/cart';
import { quantityLimit } from '@ilaneer/domain/cart/quantity';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { type CartSummary, type PricedLine, priceCart } from '@ilaneer/domain/pricing/price-cart';
import { GST_PERCENT, offerPercentage, pictureUrl } from '../catalogue/views.ts';
import type { CartLine } from './repository.ts';

/** What pricing needs of a line. */
export function toPricedLine(line: CartLine): PricedLine {
  return {
    price: paise(line.pricePaise),
    originalPrice: paise(line.originalPricePaise),
    quantity: line.quantity,
  };
}

/** The summary in rupees. */
export function toSummaryView(summary: CartSummary): SummaryView {
  return {
    totalMRP: rupeesFromPaise(summary.totalMRP),
    discount: rupeesFromPaise(summary.discount),
    couponSavings: rupeesFromPaise(summary.couponSavings),
    coinSavings: rupeesFromPaise(summary.coinSavings),
    subtotal: rupeesFromPaise(summary.subtotal),
    gst: rupeesFromPaise(summary.gst),
    delivery: rupeesFromPaise(summary.delivery),
    total: rupeesFromPaise(summary.total),
    totalItems: summary.totalItems,
    totalSavings: rupeesFromPaise(summary.totalSavings),
  };
}

/** The cart with its summary; lines that are not sold any more are shown but not counted. */
export function toCartView(lines: readonly CartLine[]) {
  const counted = lines.filter((line) => line.isSold).map(toPricedLine);
  return {
    cart: lines.map(toLineView),
    summary: toSummaryView(priceCart(counted)),
    cartItemCount: lines.length,
  };
}

function toLineView(line: CartLine): CartLineView {
  const price = rupeesFromPaise(paise(line.pricePaise));
  const originalPrice = rupeesFromPaise(paise(line.originalPricePaise));
  const mrp = rupeesFromPaise(paise(line.mrpPaise));
  const image = pictureUrl(line.picture);
  const stock = line.isSold ? line.stock : 0;
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
    available: line.isSold,
    ...(line.isSold ? {} : { message: 'Product no longer available' }),
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
      gst: GST_PERCENT,
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
      gst: GST_PERCENT,
      quantity: stock,
      primaryImage: image,
      variants: line.options,
    },
  };
}
