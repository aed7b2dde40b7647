import { quantityLimit } from '../cart/line-quantity.ts';
import type { DeliveryRules } from '../pricing/delivery-rules.ts';
import {
  type CartSummary,
  type PricedLine,
  priceCart,
  type Reductions,
  taxesOf,
} from '../pricing/price-cart.ts';
import { type LineAmounts, priceLines } from '../pricing/price-lines.ts';
import type { GstInside } from '../pricing/price-mode.ts';
import { type GstSplit, headsOf, splitGst, splitGstInside, sumSplits } from '../pricing/split-gst.ts';
import { type DeliveryTax, deliveryShares, sumByRate } from '../pricing/tax-by-rate.ts';
import { err, ok, type Result } from '../result.ts';
import { type Claim, figuresAgree } from './check-figures.ts';

export type OrderableLine = PricedLine & {
  readonly variantId: string;
  readonly stock: number;
  readonly isSold: boolean;
  /** Quoted quantities have no limit but the stock (QUOTE-5). */
  readonly isQuoted?: boolean | undefined;
};

export type Shortage = {
  readonly variantId: string;
  readonly requested: number;
  readonly available: number;
};

export type OrderFigures = {
  readonly summary: CartSummary;
  readonly lines: readonly LineAmounts[];
  readonly tax: GstSplit;
  /** Null for the flat 18 % on goods. */
  readonly deliveryTax: DeliveryTax | null;
};

export type Place = { readonly sellerState: string; readonly supplyState: string };

/** CHECKOUT-8. */
export type PlaceOrderError =
  | { readonly code: 'CART_EMPTY' }
  | { readonly code: 'OUT_OF_STOCK'; readonly shortages: readonly Shortage[] }
  | { readonly code: 'PRICE_CHANGED'; readonly summary: CartSummary };

/** Errors: CART_EMPTY, OUT_OF_STOCK with all short lines, PRICE_CHANGED with current figures. */
export function placeOrder(
  lines: readonly OrderableLine[],
  claim: Claim,
  place: Place,
  rules: DeliveryRules,
  reductions: Reductions,
): Result<OrderFigures, PlaceOrderError> {
  if (lines.length === 0) return err({ code: 'CART_EMPTY' });
  const shortages = lines.flatMap(({ variantId, quantity, stock, isSold, isQuoted = false }) => {
    const available = isSold ? (isQuoted ? stock : quantityLimit(stock)) : 0;
    return quantity > available ? [{ variantId, requested: quantity, available }] : [];
  });
  if (shortages.length > 0) return err({ code: 'OUT_OF_STOCK', shortages });
  const figures = figuresOf(lines, place, rules, reductions);
  const { summary } = figures;
  if (!figuresAgree(claim, { lines, total: summary.total })) return err({ code: 'PRICE_CHANGED', summary });
  return ok(figures);
}

export function figuresOf(
  lines: readonly PricedLine[],
  place: Place,
  rules: DeliveryRules,
  reductions: Reductions,
): OrderFigures {
  const summary = priceCart(lines, rules, reductions, headsOf(place));
  const amounts = priceLines(lines, summary);
  const deliveryTax = taxesOf(lines, summary)?.delivery ?? null;
  return {
    summary,
    lines: amounts,
    tax: splitOrderGst(
      { ...summary, gstInside: summary.isInclusive ? 'by line' : null },
      amounts,
      deliveryTax,
      place,
    ),
    deliveryTax,
  };
}

/** Net amounts, GST and its method; null for exclusive prices. */
type ChargedGst = Pick<CartSummary, 'subtotal' | 'gst' | 'delivery'> & {
  readonly gstInside: GstInside | null;
};

/** By place of supply. */
export function splitOrderGst(
  { subtotal, gst: charged, delivery, gstInside }: ChargedGst,
  lines: readonly Pick<LineAmounts, 'gstBasisPoints' | 'taxable' | 'gst'>[],
  deliveryTax: DeliveryTax | null,
  place: Place,
): GstSplit {
  if (deliveryTax === null) return splitGst(subtotal, charged, place);
  const onDelivery = deliveryShares(deliveryTax, delivery).map(({ gst }) => splitGstInside(gst, place));
  if (gstInside === 'by line') {
    return sumSplits([...lines.map(({ gst }) => splitGstInside(gst, place)), ...onDelivery]);
  }
  const goods = sumByRate(
    lines.map(({ gstBasisPoints, taxable, gst }) => ({ basisPoints: gstBasisPoints, taxable, gst })),
  );
  return sumSplits([
    ...goods.map(({ taxable, gst, basisPoints }) => splitGst(taxable, gst, place, basisPoints)),
    ...onDelivery,
  ]);
}
