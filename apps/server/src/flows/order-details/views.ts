import type { CancellationView, OrderView } from '@ilaneer/contract/order/order-view';
import { NO_PAISE, type Paise, paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { amountDue } from '@ilaneer/domain/order/amount-due';
import { cancelOrder } from '@ilaneer/domain/order/cancel-order';
import type { OrderEventKind } from '@ilaneer/domain/order/order-event';
import { statusCodeOf } from '@ilaneer/domain/order/status';
import { refundStanding } from '@ilaneer/domain/payment/refund-status';
import { type ReturnOffer, returnableUntil, returnOffer } from '@ilaneer/domain/return/return-policy';
import { lineTaxes } from '@ilaneer/domain/tax-document/invoice-figures';
import { toRateAmountView } from '../../modules/cart/views.ts';
import type { Catalogue } from '../../modules/catalogue/catalogue-cache.ts';
import { pictureUrl } from '../../modules/catalogue/views.ts';
import type { Order, OrderLineRow } from '../../modules/order/repository.ts';
import type { Refund } from '../../modules/payment/refunds-repository.ts';
import type { OrderReturn } from '../../modules/return/repository.ts';
import { toInvoicedOrder } from '../../modules/tax-document/invoiced-order.ts';
import type { OrderPapers } from './details.ts';
import { gstByRateOf } from './gst-by-rate.ts';
import { returnStageTexts, toReturnView } from './return-views.ts';
import { returnableLines } from './returnable-lines.ts';

/** What is needed to know what can be returned of delivered orders; null when none was delivered. */
export type ReturnContext = {
  readonly requested: readonly OrderReturn[];
  readonly productsById: Catalogue['productsById'];
  readonly now: Date;
} | null;

const NOTHING_TO_RETURN: ReturnOffer = { quantity: 0, reasons: [] };

/** An order as its shopper sees it. */
export function toOrderView(order: Order, returning: ReturnContext, papers: OrderPapers): OrderView {
  const { payment, invoice } = papers;
  const offers = offersOf(order, returning);
  const total = rupees(order.totalPaise);
  const rest = amountDue(order);
  const { pinCode, ...address } = order.deliveryAddress;
  const gst = rupees(order.gstPaise);
  const rates = gstByRateOf(order);
  const taxes = lineTaxes(toInvoicedOrder(order));
  return {
    id: order.id,
    orderId: order.id,
    orderNumber: order.number,
    documentId: order.id,
    status: order.status,
    statusCode: statusCodeOf(order.status),
    orderStage: order.status.replace(' ', '_'),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    cancelledAt: order.cancelledAt?.toISOString() ?? null,
    isCancellable: order.status !== 'cancelled' && cancelOrder(order.status).ok,
    isCancelledbyCustomer: isCancelledByShopper(order),
    isReturnable: [...offers.values()].some(({ quantity }) => quantity > 0),
    returnableUntil: returnableUntil(order)?.toISOString() ?? null,
    invoiceNo: invoice?.number ?? null,
    returns: (returning?.requested ?? [])
      .filter(({ orderId }) => orderId === order.id)
      .map((request) => toReturnView(request, order, papers)),
    cancellation: toCancellationView(order, papers.refunds),
    totalAmount: total,
    items: order.lines.map((line) => ({
      ...toOrderLineView(line),
      returnOffer: toReturnOfferView(offers.get(line.position) ?? NOTHING_TO_RETURN),
    })),
    itemCount: order.lines.length,
    totalQuantity: order.lines.reduce((units, line) => units + line.quantity, 0),
    pricing: {
      totalMRP: rupees(order.totalMrpPaise),
      discountAmount: rupees(order.discountPaise),
      couponSavings: rupees(order.couponSavingsPaise),
      coinSavings: rupees(order.coinSavingsPaise),
      subtotal: rupees(order.subtotalPaise),
      gst,
      ...(rates === null ? {} : { gstByRate: rates.map(toRateAmountView) }),
      tax: gst,
      cgst: rupees(order.cgstPaise),
      sgst: rupees(order.sgstPaise),
      igst: rupees(order.igstPaise),
      roundOff: rupees(order.roundOffPaise),
      deliveryCharge: rupees(order.deliveryPaise),
      codCharge: 0,
      total,
      finalTotal: total,
      totalSavings: rupees(order.totalSavingsPaise),
      itemsPricing: order.lines.map((line, index) => toLinePricing(line, taxes[index] ?? NO_PAISE)),
    },
    payment: {
      paymentMethod: order.paymentMethod,
      status: order.paymentStatus,
      amount: total,
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
    },
    paymentMethod: order.paymentMethod,
    paymentStatus: order.paymentStatus,
    userDetails: { name: address.fullName, email: address.email, phone: address.phone },
    deliveryAddress: {
      ...address,
      pincode: pinCode,
      zipCode: pinCode,
      stateConfirmed: address.stateConfirmed ?? false,
      fullAddress: [
        address.addressLine1,
        address.addressLine2,
        address.city,
        `${address.state} ${pinCode}`,
        address.country,
      ]
        .filter((part) => part !== '')
        .join(', '),
    },
    estimatedDelivery: ESTIMATED_DELIVERY,
    delivery: {
      type: 'standard',
      charges: rupees(order.deliveryPaise),
      actualDate: order.deliveredAt?.toISOString() ?? null,
      courierPartner: order.courier,
      trackingNumber: order.trackingNumber,
    },
    couponCode: order.couponCode,
    coins: order.coins,
    trackingStages: order.events.map(({ kind, status, happenedAt }) => ({
      stage: kind,
      status,
      timestamp: happenedAt.toISOString(),
      description: stageTexts[kind],
    })),
  };
}

const stageTexts: Readonly<Record<OrderEventKind, string>> = {
  pending: 'We are waiting for the payment.',
  placed: 'Your order has been placed.',
  processing: 'Your order is being packed.',
  shipped: 'Your order has left us.',
  in_transit: 'Your order is on its way.',
  delivered: 'Your order has been delivered.',
  cancelled: 'Your order has been cancelled.',
  payment_created: 'A payment was started.',
  payment_authorised: 'Your bank has agreed to the payment.',
  payment_captured: 'Your payment has reached us.',
  payment_failed: 'The payment did not go through.',
  payment_expired: 'The payment was given up.',
  refund_requested: 'Your money goes back the way you paid.',
  refunded: 'Your money has been sent back.',
  gift_card_returned: 'Your gift card has its money back.',
  ...returnStageTexts,
};

// Dispatch within 2 to 4 days, as the shipping policy promises, and a day on the road.
const ESTIMATED_DELIVERY = '3-5 business days';

function offersOf(order: Order, returning: ReturnContext): ReadonlyMap<number, ReturnOffer> {
  if (returning === null) return new Map();
  const { requested, productsById, now } = returning;
  const lines = returnableLines(order, requested, productsById);
  return new Map(lines.map((line) => [line.position, returnOffer(order, line, now)]));
}

function toReturnOfferView({ quantity, reasons }: ReturnOffer) {
  return { quantity, reasons: [...reasons] };
}

/** A cancellation as its shopper sees it, or null when the order was not cancelled. */
export function toCancellationView(order: Order, refunds: readonly Refund[]): CancellationView | null {
  if (order.cancelledAt === null || order.cancelCause === null) return null;
  const onCard = order.giftCardPaise;
  return {
    cancelledByCustomer: isCancelledByShopper(order),
    cancelledDate: order.cancelledAt.toISOString(),
    categoryName: order.cancelCategory,
    cause: order.cancelCause,
    reason: order.cancelReason,
    cancelreason: order.cancelReason,
    feedback: order.cancelFeedback,
    refundAmount: rupees(refunds.reduce((sum, { amountPaise }) => sum + amountPaise, onCard)),
    refundStatus: refunds.length === 0 && onCard > 0 ? 'sent' : refundStanding(refunds),
  };
}

function gatewayOf(order: Order, payment: OrderPapers['payment']): string | null {
  if (amountDue(order) === 0) return 'giftcard';
  return order.paymentMethod === 'cod' ? 'cod' : (payment?.gateway ?? null);
}

function toMeansView(
  order: Order,
  rest: number,
  payment: OrderPapers['payment'],
): OrderView['payment']['means'] {
  if (rest === 0) return null;
  if (order.paymentMethod === 'cod') return { kind: 'cod', network: null, last4: null };
  if (payment === null) return null;
  const { cardNetwork: network, cardLast4: last4 } = payment;
  return { kind: payment.method === 'upi' ? 'upi' : 'card', network, last4 };
}

function isCancelledByShopper({ cancelCause }: Order): boolean {
  return cancelCause === 'by shopper';
}

function toOrderLineView(line: OrderLineRow): Omit<OrderView['items'][number], 'returnOffer'> {
  return {
    position: line.position,
    productId: line.productId,
    variantId: line.variantId,
    variantName: line.variantName,
    name: line.name,
    productDetails: { name: line.name, description: line.description },
    sku: line.sku,
    hsnCode: line.hsnCode,
    image: pictureUrl(line.picture),
    quantity: line.quantity,
    unit: 'pcs',
    price: rupees(line.pricePaise),
    originalPrice: rupees(line.originalPricePaise),
    mrp: rupees(line.mrpPaise),
    totalPrice: rupees(line.pricePaise * line.quantity),
    gstRate: line.gstBasisPoints / 100,
    variant: { variantId: line.variantId, variantName: line.variantName },
  };
}

function toLinePricing(line: OrderLineRow, tax: Paise): OrderView['pricing']['itemsPricing'][number] {
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

function rupees(amount: number): number {
  return rupeesFromPaise(paise(amount));
}
