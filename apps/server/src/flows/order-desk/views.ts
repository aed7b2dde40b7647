import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import type { ArrivalView } from '@ilaneer/contract/staff/orders/order-state';
import type { Actor, StaffActor } from '@ilaneer/domain/actor/actor';
import { indiaDay } from '@ilaneer/domain/india-day';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { dueOnDelivery } from '@ilaneer/domain/order/amount-due';
import { isPoor } from '@ilaneer/domain/order/delivery-record';
import { isPastItsDay } from '@ilaneer/domain/order/late-orders';
import { toLineView } from '@ilaneer/domain/order/line-snapshot';
import { legalMoves } from '@ilaneer/domain/order/order-move';
import { isToBePacked } from '@ilaneer/domain/order/status';
import { isAtTheDoor, mayCancelRest } from '@ilaneer/domain/parcel/parcel-state';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { pictureUrl } from '../../modules/catalogue/catalogue.ts';
import { type Order, shownAmounts, toOrderState, travelsWithEWayBill } from '../../modules/order/order.ts';
import { lacksEWayBill } from '../fulfilment/fulfilment.ts';
import { differenceText, payLinkOf } from '../line-edit/line-edit.ts';
import { toAddressView } from './address-view.ts';
import { mayEditAddress } from './edit-address.ts';
import { mayEditBusiness } from './edit-business.ts';
import type { DeskOrder } from './read-order.ts';

export function toStaffOrderView(
  deps: SecretDeps & Pick<Deps, 'config' | 'now'>,
  staff: StaffActor,
  desk: DeskOrder,
): StaffOrderView {
  const { order } = desk;
  return {
    state: toOrderState(order),
    placedAt: order.createdAt.toISOString(),
    arrival: toArrivalView(order, indiaDay(deps.now())),
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    cancelReason: order.cancelReason,
    moves: legalMoves({
      status: order.status,
      isHeld: order.heldAt !== null,
      isInvoiced: desk.documents.some(({ kind }) => kind === 'invoice'),
      isAtTheDoor: desk.parcels.some(({ state }) => isAtTheDoor(state)),
      canCancelRest: mayCancelRest(
        desk.parcels.map(({ state }) => state),
        dueOnDelivery(order) === 0,
      ),
    }),
    dispatchGate: desk.dispatchGate,
    canEditAddress: mayEditAddress(order.status, desk.parcels),
    canEditBusiness: mayEditBusiness(order.status, billsOf(desk)),
    linesClosed: desk.closed,
    paymentRequest: requestOf(desk),
    payLink: staff.permissions.includes('orders.edit') && isDue(desk) ? payLinkOf(deps, order.id) : null,
    address: toAddressView(order.deliveryAddress),
    ...(order.deliveryMethod !== null && { deliveryMethod: order.deliveryMethod.name }),
    business: order.business,
    billTo: order.billTo,
    needsEWayBill: travelsWithEWayBill(order),
    lacksEWayBill: isToBePacked(order.status) && lacksEWayBill(order, desk.parcels),
    unprintable: desk.unprintable,
    lines: order.lines.map((line) => ({
      position: line.position,
      variantId: line.variantId,
      ...toLineView(line),
      picture: pictureUrl(line.picture),
      price: rupees(line.pricePaise),
      total: rupees(line.pricePaise * line.quantity),
      gstRate: line.gstBasisPoints / 100,
    })),
    money: moneyOf(desk),
    payments: desk.payments.map((payment) => ({
      id: payment.id,
      gateway: payment.gateway,
      method: payment.method,
      status: payment.status,
      amount: rupees(payment.amountPaise),
      refunded: rupees(payment.refundedPaise),
      at: payment.createdAt.toISOString(),
      reference: payment.gatewayPaymentId,
    })),
    refunds: refundsOf(desk),
    documents: desk.documents.map(({ kind, number, issuedAt }) => ({
      kind,
      number,
      issuedAt: issuedAt.toISOString(),
    })),
    returns: desk.returns.map((request) => ({
      id: request.id,
      number: request.number,
      state: request.state,
      requestedAt: request.requestedAt.toISOString(),
      units: request.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    })),
    exchanges: [...desk.exchanges],
    cashBack: desk.cashBack === null ? null : { ...desk.cashBack, amount: rupees(desk.cashBack.amount) },
    timeline: timelineOf(desk),
    customer: customerOf(desk),
  };
}

/** `today`: ISO day in India. */
export function toArrivalView(
  order: Pick<Order, 'status' | 'promisedOn' | 'expectedOn'>,
  today: string,
): ArrivalView {
  const { status, promisedOn, expectedOn } = order;
  if (promisedOn === null || status === 'cancelled') return null;
  return { promisedOn, expectedOn, isLate: isPastItsDay(order, today) };
}

function billsOf({ documents }: DeskOrder): number {
  return documents.filter(({ kind }) => kind === 'invoice').length;
}

function isDue({ order, request }: DeskOrder): boolean {
  return order.status === 'pending' || request !== null;
}

function requestOf({ order, request }: DeskOrder): StaffOrderView['paymentRequest'] {
  if (request === null) return null;
  return {
    amount: rupees(request.amountPaise),
    change: differenceText(order.lines, request.change.lines),
    payableUntil: request.payableUntil.toISOString(),
  };
}

function moneyOf({ order, promotions, refundable, refundableByItself }: DeskOrder): StaffOrderView['money'] {
  const shown = shownAmounts(order);
  return {
    goods: rupees(order.totalMrpPaise),
    discount: rupees(order.discountPaise),
    ...(promotions.length > 0 && {
      promotions: promotions.map(({ name, savingsPaise }) => ({ name, savings: rupees(savingsPaise) })),
    }),
    couponCode: order.couponCode,
    couponSavings: rupees(order.couponSavingsPaise),
    coinSavings: rupees(order.coinSavingsPaise),
    gst: rupees(order.gstPaise),
    delivery: rupees(shown.delivery),
    ...(shown.cashFee > 0 && { cashFee: rupees(shown.cashFee) }),
    gstIncluded: order.prices === 'inclusive',
    total: rupees(order.totalPaise),
    cashRoundOff: rupees(order.cashRoundOffPaise),
    giftCard:
      order.giftCardLast4 === null
        ? null
        : { last4: order.giftCardLast4, amount: rupees(order.giftCardPaise) },
    method: order.paymentMethod,
    paymentStatus: order.paymentStatus,
    refundable: rupees(refundable),
    refundableByItself: rupees(Math.min(refundable, refundableByItself)),
  };
}

function refundsOf({ refunds, goodwill, staffNames }: DeskOrder): StaffOrderView['refunds'] {
  const sent = refunds.map((refund) => ({
    id: refund.id,
    amount: rupees(refund.amountPaise),
    cause: refund.cause,
    reason: refund.reason,
    state: refund.state,
    hasFailed: refund.failedAt !== null,
    byHand: false,
    reference: refund.gatewayRefundId,
    who: whoIs(refund, staffNames),
    at: refund.requestedAt.toISOString(),
  }));
  const byHand = goodwill
    .filter(({ byHandPaise }) => byHandPaise > 0)
    .map((refund) => ({
      id: refund.id,
      amount: rupees(refund.byHandPaise),
      cause: 'goodwill' as const,
      reason: refund.reason,
      state: 'sent' as const,
      hasFailed: false,
      byHand: true,
      reference: refund.reference,
      who: whoIs(refund, staffNames),
      at: refund.refundedAt.toISOString(),
    }));
  return [...sent, ...byHand].toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

function timelineOf({ order, notes, staffNames }: DeskOrder): StaffOrderView['timeline'] {
  const events = order.events.map((event) => ({
    at: event.happenedAt.toISOString(),
    kind: event.kind,
    who: whoIs(event, staffNames),
    text: event.note,
    staffOnly: false,
  }));
  const written = notes.map((note) => ({
    at: note.writtenAt.toISOString(),
    kind: note.kind,
    who: whoIs(note, staffNames),
    text: note.text,
    staffOnly: true,
  }));
  // Stable: simultaneous events keep their order.
  return [...events, ...written].toSorted((one, other) =>
    one.at === other.at ? 0 : one.at < other.at ? -1 : 1,
  );
}

const SYSTEM_WORDS: Readonly<Record<string, string>> = { shop: 'The shop', clock: 'The shop, in time' };

function whoIs(
  { actorKind, actorId }: { readonly actorKind: Actor['kind']; readonly actorId: string },
  staffNames: ReadonlyMap<string, string>,
): string {
  switch (actorKind) {
    case 'shopper':
      return 'Shopper';
    case 'staff':
      return staffNames.get(actorId) ?? actorId;
    case 'system':
      return SYSTEM_WORDS[actorId] ?? `Gateway ${actorId}`;
  }
}

function customerOf({ customer }: DeskOrder): StaffOrderView['customer'] {
  if (customer === null) return null;
  const { since, spentPaise, record, lastOrders, ...rest } = customer;
  return {
    ...rest,
    since: since.toISOString(),
    spent: rupees(spentPaise),
    record: { ...record, isPoor: isPoor(record) },
    lastOrders: lastOrders.map(({ id, number, status, totalPaise, createdAt }) => ({
      id,
      orderNumber: number,
      status,
      total: rupees(totalPaise),
      placedAt: createdAt.toISOString(),
    })),
  };
}

function rupees(amount: number): number {
  return rupeesFromPaise(paise(amount));
}
