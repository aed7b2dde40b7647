import type { CancellationView, OrderView } from '@ilaneer/contract/order/order-view';
import { cancelOrder } from '@ilaneer/domain/order/cancel-order';
import { toLineView } from '@ilaneer/domain/order/line-snapshot';
import { hasAddress } from '@ilaneer/domain/order/order-address';
import { shownState } from '@ilaneer/domain/parcel/parcel-state';
import { isSurplus, refundStatus } from '@ilaneer/domain/payment/refund-status';
import { type ReturnOffer, returnableUntil, returnOffer } from '@ilaneer/domain/return/return-policy';
import { mayBeReviewed } from '@ilaneer/domain/review/may-review';
import type { OrderEventKind } from '@ilaneer/domain/timeline/order-event';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { type Catalogue, pictureUrl } from '../../modules/catalogue/catalogue.ts';
import { type Order, type OrderLineRow, orderTokenOf } from '../../modules/order/order.ts';
import type { Parcel } from '../../modules/parcel/parcel.ts';
import type { GoodwillRefund, Refund } from '../../modules/payment/payment.ts';
import { type OrderReturn, returnableLines } from '../../modules/return/return.ts';
import { payTokenOf } from '../line-edit/line-edit.ts';
import { rupees, toOrderPaymentView, toPricingView } from './amount-views.ts';
import type { OrderDetails } from './details.ts';
import { returnStageTexts, toReturnView } from './return-views.ts';

export type ReturnContext = {
  readonly requested: readonly OrderReturn[];
  readonly productsById: Awaited<ReturnType<Catalogue['find']>>;
  readonly now: Date;
} | null;

type GivenBackView = OrderView['givenBack'][number];

const NOTHING_TO_RETURN: ReturnOffer = { quantity: 0, reasons: [] };

export function toOrderView(
  order: Order,
  returning: ReturnContext,
  details: OrderDetails,
  deps: Pick<Deps, 'now' | 'delivery'> & SecretDeps,
): OrderView {
  const { fewestDays, mostDays } = deps.delivery;
  const { payment, invoice } = details;
  const offers = offersOf(order, returning);
  const { pinCode, ...address } = order.deliveryAddress;
  return {
    id: order.id,
    orderNumber: order.number,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    cancelledAt: order.cancelledAt?.toISOString() ?? null,
    isCancellable: cancelOrder({ status: order.status, isInvoiced: invoice !== null }).ok,
    isReturnable: [...offers.values()].some(({ quantity }) => quantity > 0),
    returnableUntil: returnableUntil(order)?.toISOString() ?? null,
    invoiceNo: invoice?.number ?? null,
    vouchers: details.vouchers.map(({ kind, number }) => ({ kind, number })),
    returns: (returning?.requested ?? [])
      .filter(({ orderId }) => orderId === order.id)
      .map((request) => toReturnView(request, order, details)),
    cancellation: toCancellationView(order, details.refunds),
    totalAmount: rupees(order.totalPaise),
    items: order.lines.map((line) => ({
      ...toOrderLineView(line),
      returnOffer: toReturnOfferView(offers.get(line.position) ?? NOTHING_TO_RETURN),
    })),
    pricing: toPricingView(order),
    payment: toOrderPaymentView(order, payment),
    difference: toDifferenceView(deps, details.request),
    givenBack: [...details.goodwill.map(toGoodwillView), ...details.refunds.flatMap(toSurplusView)],
    paymentMethod: order.paymentMethod,
    paymentStatus: order.paymentStatus,
    deliveryAddress: {
      ...address,
      zipCode: pinCode,
      stateConfirmed: address.stateConfirmed ?? false,
      fullAddress: fullAddressOf(order),
    },
    ...(order.business !== null && { business: order.business }),
    ...(order.billTo !== null && { billTo: order.billTo }),
    estimatedDelivery: inBusinessDays(fewestDays, mostDays),
    delivery: {
      type: 'standard',
      courierPartner: order.courier,
      trackingNumber: order.trackingNumber,
      arrivesOn: order.expectedOn ?? order.promisedOn,
      ...(order.deliveryMethod !== null && { methodName: order.deliveryMethod.name }),
    },
    parcels: details.parcels
      .filter(({ state }) => state !== 'cancelled')
      .map((one) => toParcelView(order, one)),
    replacementFor: toReplacedView(order, details.exchanges),
    cashBack: toCashBackView(order, details),
    couponCode: order.couponCode,
    coins: order.coins,
    trackLink: details.parcels.some(({ shippedAt }) => shippedAt !== null)
      ? orderTokenOf(deps, 'track', order)
      : null,
    reviewLink: toReviewLink(deps, order),
    confirmation: toConfirmationView(deps, order),
    trackingStages: order.events.map(({ kind, status, happenedAt }) => ({
      stage: kind,
      status,
      timestamp: happenedAt.toISOString(),
      description: stageTexts[kind],
    })),
  };
}

function fullAddressOf(order: Order): string {
  if (!hasAddress(order)) return '';
  const { addressLine1, addressLine2, city, state, pinCode, country } = order.deliveryAddress;
  return [addressLine1, addressLine2, city, `${state} ${pinCode}`, country]
    .filter((part) => part !== '')
    .join(', ');
}

function toGoodwillView({ amountPaise, refundedAt }: GoodwillRefund): GivenBackView {
  return { amount: rupees(amountPaise), cause: 'goodwill', givenBackAt: refundedAt.toISOString() };
}

/** Without refunds of cancellations, returns and goodwill. */
function toSurplusView({ amountPaise, cause, sentAt }: Refund): GivenBackView[] {
  if (cause !== 'order changed' && !isSurplus(cause)) return [];
  return [{ amount: rupees(amountPaise), cause, givenBackAt: sentAt?.toISOString() ?? null }];
}

function toDifferenceView(
  { now, keys }: Pick<Deps, 'now'> & SecretDeps,
  request: OrderDetails['request'],
): OrderView['difference'] {
  if (request === null || request.payableUntil <= now()) return null;
  const { orderId, amountPaise, payableUntil } = request;
  return {
    amount: rupees(amountPaise),
    link: payTokenOf({ keys }, orderId),
    payableUntil: payableUntil.toISOString(),
  };
}

/** REVIEW-6. */
function toReviewLink(deps: Pick<Deps, 'now'> & SecretDeps, order: Order): string | null {
  return mayBeReviewed(order.deliveredAt, deps.now()) ? orderTokenOf(deps, 'review', order) : null;
}

function toConfirmationView(deps: SecretDeps, order: Order): OrderView['confirmation'] {
  if (order.confirmBy === null || order.status !== 'placed') return null;
  return { by: order.confirmBy.toISOString(), link: orderTokenOf(deps, 'confirm', order) };
}

function toReplacedView({ id }: Order, exchanges: OrderDetails['exchanges']): OrderView['replacementFor'] {
  const exchange = exchanges.find(({ orderId }) => orderId === id);
  if (exchange === undefined) return null;
  const { forOrderId: orderId, forOrderNumber: orderNumber, returnNumber } = exchange;
  return { orderId, orderNumber, returnNumber };
}

function toCashBackView(
  { id }: Order,
  { exchanges, cashOwed, payouts }: OrderDetails,
): OrderView['cashBack'] {
  const exchange = exchanges.find(({ orderId }) => orderId === id);
  const owed = cashOwed.get(id);
  if (exchange === undefined || owed === undefined) return null;
  const { forOrderId: orderId, returnId } = exchange;
  const payout = payouts.find((one) => one.returnId === returnId)?.masked ?? null;
  return { amount: rupees(owed), orderId, returnId, payout };
}

function toParcelView({ number }: Order, parcel: Parcel): OrderView['parcels'][number] {
  return {
    number: `${number}-${parcel.position}`,
    status: shownState(parcel.state),
    courierPartner: parcel.courier,
    trackingNumber: parcel.trackingNumber,
    shippedAt: parcel.shippedAt?.toISOString() ?? null,
    deliveredAt: parcel.deliveredAt?.toISOString() ?? null,
    items: parcel.lines.map(({ linePosition: position, quantity }) => ({ position, quantity })),
  };
}

const stageTexts: Readonly<Record<OrderEventKind, string>> = {
  pending: 'We are waiting for the payment.',
  placed: 'Your order has been placed.',
  cash_confirmed: 'You have confirmed your order.',
  processing: 'Your order is being packed.',
  shipped: 'Your order has left us.',
  in_transit: 'Your order is on its way.',
  delivered: 'Your order has been delivered.',
  cancelled: 'Your order has been cancelled.',
  parcel_not_delivered: 'A parcel of your order did not arrive. You do not pay for it.',
  moved_back: 'We have put the status of your order right.',
  address_changed: 'The delivery address was changed.',
  business_changed: 'Whom the order is billed to was changed.',
  lines_changed: 'The items of your order were changed.',
  tax_changed: 'GST was charged at the rates of the day of the bill.',
  payment_requested: 'A change of your order waits for your payment.',
  payment_request_withdrawn: 'Your order stays as it was.',
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

function inBusinessDays(fewest: number, most: number): string {
  if (fewest < most) return `${fewest}-${most} business days`;
  return most === 1 ? '1 business day' : `${most} business days`;
}

function offersOf(order: Order, returning: ReturnContext): ReadonlyMap<number, ReturnOffer> {
  if (returning === null) return new Map();
  const { requested, productsById, now } = returning;
  const lines = returnableLines(order, requested, productsById);
  return new Map(lines.map((line) => [line.position, returnOffer(order, line, now)]));
}

function toReturnOfferView({ quantity, reasons }: ReturnOffer) {
  return { quantity, reasons: [...reasons] };
}

function toCancellationView(order: Order, refunds: readonly Refund[]): CancellationView | null {
  if (order.cancelledAt === null || order.cancelCause === null) return null;
  const onCard = order.giftCardPaise;
  return {
    cancelledByCustomer: order.cancelCause === 'by shopper',
    cancelledDate: order.cancelledAt.toISOString(),
    categoryName: order.cancelCategory,
    cause: order.cancelCause,
    reason: order.cancelReason,
    feedback: order.cancelFeedback,
    refundAmount: rupees(refunds.reduce((sum, { amountPaise }) => sum + amountPaise, onCard)),
    refundStatus: refunds.length === 0 && onCard > 0 ? 'sent' : refundStatus(refunds),
  };
}

function toOrderLineView(line: OrderLineRow): Omit<OrderView['items'][number], 'returnOffer'> {
  return {
    position: line.position,
    productId: line.productId,
    variantId: line.variantId,
    ...toLineView(line),
    productDetails: { description: line.description },
    hsnCode: line.hsnCode,
    image: pictureUrl(line.picture),
    unit: 'pcs',
    price: rupees(line.pricePaise),
    originalPrice: rupees(line.originalPricePaise),
    mrp: rupees(line.mrpPaise),
    totalPrice: rupees(line.pricePaise * line.quantity),
    gstRate: line.gstBasisPoints / 100,
  };
}
