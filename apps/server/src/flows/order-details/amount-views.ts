import type { OrderView } from '@ilaneer/contract/order/order-view';
import { NO_PAISE, type Paise, paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { amountDue } from '@ilaneer/domain/order/amount-due';
import type { GatewayMethod } from '@ilaneer/domain/order/payment-method';
import { deliveryShares, type RateAmount, sumByRate } from '@ilaneer/domain/pricing/tax-by-rate';
import { lineTaxes } from '@ilaneer/domain/tax-document/invoice-figures';
import { toRateAmountView } from '../../modules/cart/cart.ts';
import {
  deliveryTaxOf,
  type Order,
  type OrderLineRow,
  shownAmounts,
  toInvoicedOrder,
} from '../../modules/order/order.ts';
import type { OrderDetails } from './details.ts';

type Pricing = OrderView['pricing'];

export function toPricingView(order: Order): Pricing {
  const rates = gstByRateOf(order);
  const taxes = lineTaxes(toInvoicedOrder(order));
  const shown = shownAmounts(order);
  return {
    totalMRP: rupees(order.totalMrpPaise),
    discountAmount: rupees(order.discountPaise),
    couponSavings: rupees(order.couponSavingsPaise),
    coinSavings: rupees(order.coinSavingsPaise),
    subtotal: rupees(shown.subtotal),
    gst: rupees(order.gstPaise),
    gstIncluded: shown.isInclusive,
    ...(rates === null ? {} : { gstByRate: rates.map(toRateAmountView) }),
    cgst: rupees(order.cgstPaise),
    sgst: rupees(order.sgstPaise),
    igst: rupees(order.igstPaise),
    roundOff: rupees(order.roundOffPaise),
    ...(order.cashRoundOffPaise !== 0 && { cashRoundOff: rupees(order.cashRoundOffPaise) }),
    deliveryCharge: rupees(shown.delivery),
    codCharge: rupees(shown.cashFee),
    totalSavings: rupees(order.totalSavingsPaise),
    itemsPricing: order.lines.map((line, index) => toLinePricing(line, taxes[index] ?? NO_PAISE)),
  };
}

function toLinePricing(line: OrderLineRow, tax: Paise): Pricing['itemsPricing'][number] {
  return {
    productId: line.productId,
    variantId: line.variantId,
    name: line.name,
    unitMrp: rupees(line.originalPricePaise),
    totalMrp: rupees(line.originalPricePaise * line.quantity),
    unitSellingPrice: rupees(line.pricePaise),
    totalSellingPrice: rupees(line.pricePaise * line.quantity),
    discount: rupees(line.discountPaise),
    taxableValue: rupees(line.taxablePaise),
    gstAmount: rupees(tax),
    total: rupees(line.taxablePaise + tax),
  };
}

function gstByRateOf(order: Order): RateAmount[] | null {
  const deliveryTax = deliveryTaxOf(order);
  if (deliveryTax === null) return null;
  const goods = order.lines.map(({ gstBasisPoints, taxablePaise, gstPaise }) => ({
    basisPoints: gstBasisPoints,
    taxable: paise(taxablePaise),
    gst: paise(gstPaise),
  }));
  return sumByRate([...goods, ...deliveryShares(deliveryTax, paise(order.deliveryPaise))]);
}

export function toOrderPaymentView(order: Order, payment: OrderDetails['payment']): OrderView['payment'] {
  const rest = amountDue(order);
  return {
    giftCard:
      order.giftCardLast4 === null
        ? null
        : { last4: order.giftCardLast4, amount: rupees(order.giftCardPaise) },
    rest: rupees(rest),
    method: rest === 0 ? 'giftcard' : order.paymentMethod,
    means: toMeansView(order, rest, payment),
    currency: 'INR',
    transactionId: payment?.gatewayPaymentId ?? null,
    paymentGateway: gatewayOf(order, payment),
    paymentId: payment?.id ?? null,
    payableUntil: order.status === 'pending' ? (order.payableUntil?.toISOString() ?? null) : null,
  };
}

function gatewayOf(order: Order, payment: OrderDetails['payment']): string | null {
  if (amountDue(order) === 0) return 'giftcard';
  return order.paymentMethod === 'cod' ? 'cod' : (payment?.gateway ?? null);
}

function toMeansView(
  order: Order,
  rest: number,
  payment: OrderDetails['payment'],
): OrderView['payment']['means'] {
  if (rest === 0) return null;
  if (order.paymentMethod === 'cod') return { kind: 'cod', network: null, last4: null };
  if (payment === null) return null;
  const { cardNetwork: network, cardLast4: last4 } = payment;
  return { kind: meansOf[payment.method], network, last4 };
}

const meansOf = { card: 'card', 'saved-card': 'card', upi: 'upi' } as const satisfies Record<
  GatewayMethod,
  string
>;

export function rupees(amount: number): number {
  return rupeesFromPaise(paise(amount));
}
