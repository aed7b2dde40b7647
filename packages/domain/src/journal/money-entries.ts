import { type Paise, subtractPaise } from '../money.ts';
import { credit, debit, type JournalEntry, journalEntry } from './journal-entry.ts';

/** Where the books keep a customer's money: before the invoice of its order it is an advance (JOURNAL-3). */
export type CustomerAccount = 'customer-advances' | 'customer-receivables';

export function customerAccount(isInvoiced: boolean): CustomerAccount {
  return isInvoiced ? 'customer-receivables' : 'customer-advances';
}

/** An amount of one order's money, in paise. */
export type OrderMoney = {
  readonly sourceId: string;
  readonly orderId: string;
  readonly customer: CustomerAccount;
  readonly amount: Paise;
  readonly happenedAt: Date;
};

/** A gateway took money for us (JOURNAL-7). */
export function captureEntry({ sourceId, orderId, customer, amount, happenedAt }: OrderMoney): JournalEntry {
  return journalEntry({ kind: 'payment captured', sourceId, happenedAt }, [
    debit('gateway-receivable', amount, orderId),
    credit(customer, amount, orderId),
  ]);
}

/** Staff say that the money of an order is here, though no gateway reported it (JOURNAL-7). */
export function acceptedEntry({ sourceId, orderId, customer, amount, happenedAt }: OrderMoney): JournalEntry {
  return journalEntry({ kind: 'payment accepted', sourceId, happenedAt }, [
    debit('bank', amount, orderId),
    credit(customer, amount, orderId),
  ]);
}

/** A courier was paid at the door (JOURNAL-7): `roundOff` of it is more than the customer owed (JOURNAL-20). */
export function cashEntry(cash: OrderMoney & { readonly roundOff: Paise }): JournalEntry {
  const { sourceId, orderId, customer, amount, roundOff, happenedAt } = cash;
  return journalEntry({ kind: 'cash on delivery', sourceId, happenedAt }, [
    debit('cash-with-couriers', amount, orderId),
    credit('round-off', roundOff),
    credit(customer, subtractPaise(amount, roundOff), orderId),
  ]);
}

/** Money is to go back through its gateway (JOURNAL-8). */
export function refundEntry({ sourceId, orderId, customer, amount, happenedAt }: OrderMoney): JournalEntry {
  return journalEntry({ kind: 'refund requested', sourceId, happenedAt }, [
    debit(customer, amount, orderId),
    credit('refunds-payable', amount, orderId),
  ]);
}

/** A gateway sent a refund (JOURNAL-8). */
export function refundSentEntry(refund: Omit<OrderMoney, 'customer'>): JournalEntry {
  const { sourceId, orderId, amount, happenedAt } = refund;
  return journalEntry({ kind: 'refund sent', sourceId, happenedAt }, [
    debit('refunds-payable', amount, orderId),
    credit('gateway-receivable', amount, orderId),
  ]);
}

/** Staff paid a return out by hand (JOURNAL-8). */
export function paidOutEntry({ sourceId, orderId, customer, amount, happenedAt }: OrderMoney): JournalEntry {
  return journalEntry({ kind: 'refund paid out', sourceId, happenedAt }, [
    debit(customer, amount, orderId),
    credit('bank', amount, orderId),
  ]);
}

/** Money of one order pays for the one that goes out instead (JOURNAL-9). */
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

/** Money that goes back without goods (JOURNAL-10): what does not go the way it came was paid out by hand. */
export function goodwillEntry(given: OrderMoney & { readonly byHand: Paise }): JournalEntry {
  const { sourceId, orderId, customer, amount, byHand, happenedAt } = given;
  return journalEntry({ kind: 'goodwill', sourceId, happenedAt }, [
    debit('goodwill', amount, orderId),
    credit('bank', byHand, orderId),
    credit(customer, subtractPaise(amount, byHand), orderId),
  ]);
}
