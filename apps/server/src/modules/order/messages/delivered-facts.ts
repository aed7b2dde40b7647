import { type Paise, paise } from '@ilaneer/domain/money';
import type { ReturnedUnits } from '@ilaneer/domain/tax-document/credit-note-figures';
import { keptFigures } from '@ilaneer/domain/tax-document/kept-figures';
import type { Letter } from '../../../messages/letter-content.ts';
import { shownAmounts, toInvoicedOrder } from '../invoiced-order.ts';
import type { Order } from '../repository.ts';
import { formatAmount, lineText, orderFacts } from './order-facts.ts';

type Undelivered = readonly ReturnedUnits[];

/** An order's goods and figures without `undelivered`, which are named without an amount (PARCEL-48). */
export function deliveredFacts(order: Order, undelivered: Undelivered): Pick<Letter, 'facts' | 'totals'> {
  if (undelivered.length === 0) return orderFacts(order);
  const kept = keptOrder(order, undelivered);
  const { facts = [], ...totals } = orderFacts(kept, 'paid online', reductionOf(kept));
  return { ...totals, facts: [...facts, ...undeliveredFacts(order, undelivered)] };
}

/** The goods alone. */
export function sentFacts(order: Order, undelivered: Undelivered): NonNullable<Letter['facts']> {
  const sent = withoutUnits(order.lines, undelivered);
  const items = sent.map((line) => ['Item', lineText(line, line.quantity)] as const);
  return [...items, ...undeliveredFacts(order, undelivered)];
}

function undeliveredFacts({ lines }: Order, undelivered: Undelivered): NonNullable<Letter['facts']> {
  return lines.flatMap((line) => {
    const units = unitsOf(undelivered, line.position);
    return units === 0 ? [] : [['Not delivered', lineText(line, units)] as const];
  });
}

/** Cash is lowered first; beyond it, and of paid orders, the gift card is refunded first (PARCEL-22). */
function keptOrder(order: Order, undelivered: Undelivered): Order {
  const figures = keptFigures(toInvoicedOrder(order), undelivered);
  const refunded = order.totalPaise - figures.total - order.creditedPaise;
  const giftCardPaise = Math.max(0, order.giftCardPaise - refunded);
  return {
    ...order,
    lines: withoutUnits(order.lines, undelivered),
    subtotalPaise: figures.subtotal,
    gstPaise: figures.gst,
    deliveryPaise: figures.delivery,
    deliveryGstPaise: figures.deliveryGst,
    cashFeePaise: Math.min(order.cashFeePaise, figures.delivery),
    totalPaise: figures.total,
    creditedPaise: 0,
    giftCardPaise,
    giftCardLast4: giftCardPaise === 0 ? null : order.giftCardLast4,
  };
}

/** The part of coupon and coins that the kept goods carry. */
function reductionOf(kept: Order): NonNullable<Letter['facts']> {
  const goods = kept.lines.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0);
  const reduction: Paise = paise(goods - shownAmounts(kept).subtotal);
  return reduction <= 0 ? [] : [[reductionName(kept), `-${formatAmount(reduction)}`]];
}

function reductionName({ couponCode, coins }: Order): string {
  if (couponCode === null) return coins === 0 ? 'Discount' : 'Coins';
  return coins === 0 ? `Coupon ${couponCode}` : 'Coupon and coins';
}

function withoutUnits(lines: Order['lines'], undelivered: Undelivered): Order['lines'] {
  return lines.flatMap((line) => {
    const quantity = line.quantity - unitsOf(undelivered, line.position);
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
}

function unitsOf(undelivered: Undelivered, position: number): number {
  return undelivered.reduce((sum, one) => sum + (one.position === position ? one.quantity : 0), 0);
}
