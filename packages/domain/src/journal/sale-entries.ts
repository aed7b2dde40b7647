import { floorAtZero, minPaise, NO_PAISE, type Paise, subtractPaise, sumPaise } from '../money.ts';
import type { InvoiceFigures } from '../tax-document/invoice-figures.ts';
import { credit, debit, type JournalEntry, journalEntry, type Move } from './journal-entry.ts';

/** What the books hold of one order, in paise: what it was paid before its invoice, and what was given as goodwill. */
export type OrderBooks = {
  /** Credits less debits. */
  readonly advance: Paise;
  /** Debits less credits. */
  readonly goodwill: Paise;
};

/** An order as its invoice charges it; amounts in paise. */
export type SoldOrder = {
  readonly id: string;
  readonly taxable: Paise;
  readonly discount: Paise;
  readonly byCoupon: Paise;
  readonly byCoins: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
  readonly roundOff: Paise;
  readonly delivery: Paise;
  readonly total: Paise;
};

/**
 * A sale, with its invoice (JOURNAL-5): the advance is used up, the customer owes the rest, and what is left of the
 * advance beyond the total was goodwill that a later change took back into the price.
 */
export function invoiceEntry(order: SoldOrder, books: OrderBooks, happenedAt: Date): JournalEntry {
  const { id, taxable, discount, byCoupon, byCoins } = order;
  const excess = minPaise(floorAtZero(subtractPaise(books.advance, order.total)), books.goodwill);
  return journalEntry({ kind: 'invoice', sourceId: id, happenedAt }, [
    debit('customer-advances', books.advance, id),
    debit('customer-receivables', subtractPaise(order.total, subtractPaise(books.advance, excess)), id),
    credit('goodwill', excess, id),
    credit('sales', sumPaise(taxable, discount, byCoupon, byCoins)),
    debit('discounts', discount),
    debit('coupon-discounts', byCoupon),
    debit('coin-discounts', byCoins),
    // What the coins stood for is given now, as a discount.
    debit('coins-on-orders', byCoins, id),
    credit('coins-given', byCoins),
    credit('delivery-income', order.delivery),
    credit('cgst-payable', order.cgst),
    credit('sgst-payable', order.sgst),
    credit('igst-payable', order.igst),
    credit('round-off', order.roundOff),
  ]);
}

/** Goods that came back, as their credit note counts them, and how much of its total goes back to the customer. */
export type ReturnedGoods = {
  readonly returnId: string;
  readonly orderId: string;
  readonly note: InvoiceFigures;
  readonly refund: Paise;
  /** How much of the refund is the round-off of the order's cash, and no worth of goods (JOURNAL-20). */
  readonly roundOff: Paise;
  /** An order from before the shop had invoices gets no credit note: its sale is not in these books. */
  readonly hasNote: boolean;
  /** Its note comes after the last day on which it takes GST back (TAX-DOCUMENT-20). */
  readonly isTooLate: boolean;
};

/**
 * A return (JOURNAL-6): what goodwill gave back before is not given again. What comes too late for the law leaves the
 * output taxes as they are, and is a cost of the shop (JOURNAL-21).
 */
export function returnEntry(goods: ReturnedGoods, books: OrderBooks, happenedAt: Date): JournalEntry {
  const { returnId, orderId, note, refund, roundOff, hasNote, isTooLate } = goods;
  const settled = minPaise(subtractPaise(note.total, subtractPaise(refund, roundOff)), books.goodwill);
  const back = hasNote ? notedMoves(note, isTooLate) : [debit('opening-balance', note.total)];
  return journalEntry({ kind: 'return', sourceId: returnId, happenedAt }, [
    ...back,
    debit('round-off', roundOff),
    credit('goodwill', settled, orderId),
    credit('customer-receivables', sumPaise(subtractPaise(note.total, settled), roundOff), orderId),
  ]);
}

const TAX_ACCOUNTS = { CGST: 'cgst-payable', SGST: 'sgst-payable', IGST: 'igst-payable' } as const;

function notedMoves(note: InvoiceFigures, isTooLate: boolean): Move[] {
  return [
    debit('sales-returns', note.taxable),
    debit('delivery-income', note.delivery),
    ...note.taxes.map(({ name }, tax) =>
      debit(
        isTooLate ? 'gst-of-late-notes' : TAX_ACCOUNTS[name],
        sumPaise(note.taxTotals[tax] ?? NO_PAISE, note.deliveryTaxes[tax] ?? NO_PAISE),
      ),
    ),
    debit('round-off', note.roundOff),
  ];
}

/** Goodwill of an order that costs less now, or nothing any more, is no cost of the shop (JOURNAL-10); null for none. */
export function goodwillSettledEntry(
  order: { readonly id: string; readonly due: Paise; readonly change: string },
  books: OrderBooks,
  happenedAt: Date,
): JournalEntry | null {
  const settled = minPaise(floorAtZero(subtractPaise(books.advance, order.due)), books.goodwill);
  if (settled <= 0) return null;
  const { id, change } = order;
  return journalEntry({ kind: 'goodwill settled', sourceId: `${id} ${change}`, happenedAt }, [
    debit('customer-advances', settled, id),
    credit('goodwill', settled, id),
  ]);
}
