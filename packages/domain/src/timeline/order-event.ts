import type { OrderStatus } from '../order/status.ts';
import type { PaymentReport } from '../payment/payment-status.ts';
import type { ReturnState } from '../return/return-life.ts';

export const ORDER_EVENT_KINDS = [
  'pending',
  'placed',
  'cash_confirmed',
  'processing',
  'shipped',
  'in_transit',
  'delivered',
  'cancelled',
  'parcel_not_delivered',
  'moved_back',
  'address_changed',
  'business_changed',
  'lines_changed',
  'tax_changed',
  'payment_requested',
  'payment_request_withdrawn',
  'payment_created',
  'payment_authorised',
  'payment_captured',
  'payment_failed',
  'payment_expired',
  'refund_requested',
  'refunded',
  'gift_card_returned',
  'return_requested',
  'return_approved',
  'return_refused',
  'return_picked_up',
  'return_received',
  'return_refunded',
  'return_exchanged',
] as const;

export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number];

export function eventOfStatus(status: OrderStatus): OrderEventKind {
  return status === 'in transit' ? 'in_transit' : status;
}

export function eventOfReport(report: PaymentReport): OrderEventKind {
  return `payment_${report}`;
}

export function eventOfReturn(state: ReturnState): OrderEventKind {
  return state === 'picked up' ? 'return_picked_up' : `return_${state}`;
}
