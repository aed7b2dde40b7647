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

/** A cart line at the moment of ordering, as the shop knows it. */
export type OrderableLine = PricedLine & {
  readonly variantId: string;
  readonly stock: number;
  readonly isSold: boolean;
};

export type Shortage = {
  readonly variantId: string;
  readonly requested: number;
  readonly available: number;
};

/** Every figure of an order, in paise; `lines` are in the order of the lines that went in. */
export type OrderFigures = {
  readonly summary: CartSummary;
  readonly lines: readonly LineAmounts[];
  readonly tax: GstSplit;
  /** Null at the flat 18 %, which taxes goods only; else each line has a rate of its own. */
  readonly deliveryTax: DeliveryTax | null;
};

/** Who sells and the place of supply decide which taxes GST is made of (PRICING-16). */
export type Place = { readonly sellerState: string; readonly supplyState: string };

/** Why an order can't be placed (CHECKOUT-8). */
export type PlaceOrderError =
  | { readonly code: 'CART_EMPTY' }
  | { readonly code: 'OUT_OF_STOCK'; readonly shortages: readonly Shortage[] }
  | { readonly code: 'PRICE_CHANGED'; readonly summary: CartSummary };

/**
 * Whether a cart becomes an order, and with which figures: those of the shop, provided that the shopper agreed to
 * them; reductions were judged before. Errors: CART_EMPTY, OUT_OF_STOCK with every short line, PRICE_CHANGED with the
 * figures of now.
 */
export function placeOrder(
  lines: readonly OrderableLine[],
  claim: Claim,
  place: Place,
  rules: DeliveryRules,
  reductions: Reductions,
): Result<OrderFigures, PlaceOrderError> {
  if (lines.length === 0) return err({ code: 'CART_EMPTY' });
  const shortages = lines.flatMap(({ variantId, quantity, stock, isSold }) => {
    const available = isSold ? quantityLimit(stock) : 0;
    return quantity > available ? [{ variantId, requested: quantity, available }] : [];
  });
  if (shortages.length > 0) return err({ code: 'OUT_OF_STOCK', shortages });
  const figures = figuresOf(lines, place, rules, reductions);
  const { summary } = figures;
  if (!figuresAgree(claim, { lines, total: summary.total })) return err({ code: 'PRICE_CHANGED', summary });
  return ok(figures);
}

/** Every figure of an order of these lines that goes to this place. */
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

/** An order's amounts before GST, its GST, and how that was worked back; null where GST comes on top of prices. */
type ChargedGst = Pick<CartSummary, 'subtotal' | 'gst' | 'delivery'> & {
  readonly gstInside: GstInside | null;
};

/** What the GST of an order is made of, which depends on where its goods go. */
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
