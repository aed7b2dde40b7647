import type { ReturnView } from '@ilaneer/contract/order/return-view';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { refundStatus } from '@ilaneer/domain/payment/refund-status';
import { takesPayout } from '@ilaneer/domain/return/payout';
import { takesPhotos } from '@ilaneer/domain/return/return-life';
import type { OrderEventKind } from '@ilaneer/domain/timeline/order-event';
import type { Order } from '../../modules/order/order.ts';
import type { OrderReturn } from '../../modules/return/return.ts';
import type { OrderDetails } from './details.ts';

export function toReturnView(
  request: OrderReturn,
  order: Order,
  details: Pick<OrderDetails, 'refunds' | 'creditNotes' | 'photos' | 'exchanges' | 'payouts' | 'cashOwed'>,
): ReturnView {
  return {
    id: request.id,
    number: request.number,
    state: request.state,
    origin: request.origin,
    note: request.note,
    remedy: request.remedy,
    requestedAt: request.requestedAt.toISOString(),
    approvedAt: request.approvedAt?.toISOString() ?? null,
    refundDueAt: request.refundDueAt?.toISOString() ?? null,
    refusedAt: request.refusedAt?.toISOString() ?? null,
    pickedUpAt: request.pickedUpAt?.toISOString() ?? null,
    receivedAt: request.receivedAt?.toISOString() ?? null,
    refundedAt: request.refundedAt?.toISOString() ?? null,
    refusalReason: request.refusalReason,
    refund: toRefundView(request, details),
    exchange: toExchangeView(request, details),
    payout: payoutOf(request, details),
    takesPayout: takesPayout(order, request),
    takesPhotos: request.origin === 'shopper' && takesPhotos(request.state),
    photos: details.photos.filter(({ returnId }) => returnId === request.id).map(({ id }) => ({ id })),
    lines: request.lines.map(({ position, quantity, reason }) => ({
      position,
      quantity,
      reason,
      name: order.lines.find((line) => line.position === position)?.name ?? '',
    })),
  };
}

function payoutOf(
  { id, exchangeOrderId }: OrderReturn,
  { payouts, cashOwed }: Pick<OrderDetails, 'payouts' | 'cashOwed'>,
): string | null {
  // Shown at the cancelled replacement.
  if (exchangeOrderId !== null && cashOwed.has(exchangeOrderId)) return null;
  return payouts.find(({ returnId }) => returnId === id)?.masked ?? null;
}

function toRefundView(
  { id, refundPaise, refundCoins, refundReference, exchangePaise }: OrderReturn,
  { refunds, creditNotes }: Pick<OrderDetails, 'refunds' | 'creditNotes'>,
): ReturnView['refund'] {
  if (refundPaise === null) return null;
  const status = refundStatus(refunds.filter(({ returnId }) => returnId === id));
  return {
    amount: rupeesFromPaise(paise(refundPaise - (exchangePaise ?? 0))),
    coins: refundCoins,
    // Manual payouts precede their record.
    status: status === 'not_applicable' && refundReference !== null ? 'sent' : status,
    reference: refundReference,
    creditNoteNo: creditNotes.find(({ returnId }) => returnId === id)?.number ?? null,
  };
}

function toExchangeView(
  { id }: OrderReturn,
  { exchanges }: Pick<OrderDetails, 'exchanges'>,
): ReturnView['exchange'] {
  const exchange = exchanges.find(({ returnId }) => returnId === id);
  return exchange === undefined ? null : { orderId: exchange.orderId, orderNumber: exchange.orderNumber };
}

type ReturnEventKind = Extract<OrderEventKind, `return_${string}`>;

export const returnStageTexts: Readonly<Record<ReturnEventKind, string>> = {
  return_requested: 'You asked for a return.',
  return_approved: 'Your return is approved.',
  return_refused: 'Your return was not approved.',
  return_picked_up: 'Your return is on its way to us.',
  return_received: 'Your return has reached us.',
  return_refunded: 'Your return is refunded.',
  return_exchanged: 'We send you a replacement for your return.',
};
