import type { OrderView } from '@ilaneer/contract/order/order-view';
import type { ReturnView } from '@ilaneer/contract/order/return-view';
import { ORDER } from './orders.ts';

export const DELIVERED: OrderView = {
  ...ORDER,
  status: 'delivered',
  isCancellable: false,
  isReturnable: true,
  deliveredAt: '2026-11-24T06:30:00.000Z',
  returnableUntil: '2026-12-24T06:30:00.000Z',
  invoiceNo: 'INV/2627/000001',
  items: ORDER.items.map((line) => ({
    ...line,
    returnOffer: { quantity: 1, reasons: ['damaged', 'defective', 'leaking'] },
  })),
  delivery: { type: 'standard', courierPartner: 'DTDC', trackingNumber: 'KL123456', arrivesOn: null },
};

export const RETURN: ReturnView = {
  id: 'return-1',
  number: 1,
  state: 'requested',
  origin: 'shopper',
  note: '',
  remedy: 'refund',
  requestedAt: '2026-11-25T06:30:00.000Z',
  approvedAt: null,
  refundDueAt: null,
  refusedAt: null,
  pickedUpAt: null,
  receivedAt: null,
  refundedAt: null,
  refusalReason: null,
  refund: null,
  exchange: null,
  payout: null,
  takesPayout: false,
  takesPhotos: true,
  photos: [],
  lines: [{ position: 1, name: 'Tender Coconut Water Pack', quantity: 1, reason: 'leaking' }],
};

export function returnedOrder(change: Partial<ReturnView> = {}): OrderView {
  return { ...DELIVERED, isReturnable: false, returns: [{ ...RETURN, ...change }] };
}
