import { type Paise, subtractPaise } from '../money.ts';
import { credit, debit, type JournalEntry, journalEntry } from './journal-entry.ts';

/** Advance before the invoice, receivable after (JOURNAL-3). */
export type CustomerAccount = 'customer-advances' | 'customer-receivables';

export function customerAccount(isInvoiced: boolean): CustomerAccount {
  return isInvoiced ? 'customer-receivables' : 'customer-advances';
}

export type OrderMoney = {
  readonly sourceId: string;
  readonly orderId: string;
  readonly customer: CustomerAccount;
  readonly amount: Paise;
  readonly happenedAt: Date;
};

/** Captured by a gateway (JOURNAL-7). */
export function captureEntry({ sourceId, orderId, customer, amount, happenedAt }: OrderMoney): JournalEntry {
  return journalEntry({ kind: 'payment captured', sourceId, happenedAt }, [
    debit('gateway-receivable', amount, orderId),
    credit(customer, amount, orderId),
  ]);
}

/** Confirmed by staff without a gateway report (JOURNAL-7). */
export function acceptedEntry({ sourceId, orderId, customer, amount, happenedAt }: OrderMoney): JournalEntry {
  return journalEntry({ kind: 'payment accepted', sourceId, happenedAt }, [
    debit('bank', amount, orderId),
    credit(customer, amount, orderId),
  ]);
}

/** Cash on delivery (JOURNAL-7); `roundOff` is the excess over the amount due (JOURNAL-20). */
export function cashEntry(cash: OrderMoney & { readonly roundOff: Paise }): JournalEntry {
  const { sourceId, orderId, customer, amount, roundOff, happenedAt } = cash;
  return journalEntry({ kind: 'cash on delivery', sourceId, happenedAt }, [
    debit('cash-with-couriers', amount, orderId),
    credit('round-off', roundOff),
    credit(customer, subtractPaise(amount, roundOff), orderId),
  ]);
}

/** Refund requested (JOURNAL-8). */
export function refundEntry({ sourceId, orderId, customer, amount, happenedAt }: OrderMoney): JournalEntry {
  return journalEntry({ kind: 'refund requested', sourceId, happenedAt }, [
    debit(customer, amount, orderId),
    credit('refunds-payable', amount, orderId),
  ]);
}

/** Refund sent by the gateway (JOURNAL-8). */
export function refundSentEntry(refund: Omit<OrderMoney, 'customer'>): JournalEntry {
  const { sourceId, orderId, amount, happenedAt } = refund;
  return journalEntry({ kind: 'refund sent', sourceId, happenedAt }, [
    debit('refunds-payable', amount, orderId),
    credit('gateway-receivable', amount, orderId),
  ]);
}

/** Refund paid by hand (JOURNAL-8). */
export function paidOutEntry({ sourceId, orderId, customer, amount, happenedAt }: OrderMoney): JournalEntry {
  return journalEntry({ kind: 'refund paid out', sourceId, happenedAt }, [
    debit(customer, amount, orderId),
    credit('bank', amount, orderId),
  ]);
}

/** Money carried to a replacement order (JOURNAL-9). */
export function carriedEntry(
  kind: 'payment carried over' | 'cash carried over',
  { sourceId, orderId, customer, amount, happenedAt }: OrderMoney,
  toOrderId: string,
): JournalEntry {
  return journalEntry({ kind, sourceId, happenedAt }, [
    debit(customer, amount, orderId),
    credit('customer-advances', amount, toOrderId),
  ]);
}

/** Goodwill refund without return (JOURNAL-10); `byHand` was paid outside the gateway. */
export function goodwillEntry(given: OrderMoney & { readonly byHand: Paise }): JournalEntry {
  const { sourceId, orderId, customer, amount, byHand, happenedAt } = given;
  return journalEntry({ kind: 'goodwill', sourceId, happenedAt }, [
    debit('goodwill', amount, orderId),
    credit('bank', byHand, orderId),
    credit(customer, subtractPaise(amount, byHand), orderId),
  ]);
}
