import { indiaDay } from '../india-day.ts';
import { floorAtZero, minPaise, NO_PAISE, type Paise, subtractPaise, sumPaise } from '../money.ts';
import type { InvoiceFigures } from '../tax-document/invoice-figures.ts';
import { credit, debit, type JournalEntry, journalEntry, type Move } from './journal-entry.ts';

/** An order's balances in paise: advance before the invoice, and goodwill. */
export type OrderBooks = {
  /** Credits minus debits. */
  readonly advance: Paise;
  /** Debits minus credits. */
  readonly goodwill: Paise;
};

/** Invoiced amounts in paise. */
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

/** First day on which sales are posted net of discounts (JOURNAL-29); entries before it are as they were. */
export const NET_SALES_FROM = '2026-12-01';

/** JOURNAL-5. The rest becomes receivable; an advance above the total was goodwill. */
export function invoiceEntry(order: SoldOrder, books: OrderBooks, happenedAt: Date): JournalEntry {
  const { id, byCoins } = order;
  const excess = minPaise(floorAtZero(subtractPaise(books.advance, order.total)), books.goodwill);
  return journalEntry({ kind: 'invoice', sourceId: id, happenedAt }, [
    debit('customer-advances', books.advance, id),
    debit('customer-receivables', subtractPaise(order.total, subtractPaise(books.advance, excess)), id),
    credit('goodwill', excess, id),
    ...(indiaDay(happenedAt) < NET_SALES_FROM ? grossSales(order) : [credit('sales', order.taxable)]),
    // The coins' value becomes a discount.
    debit('coins-on-orders', byCoins, id),
    credit('coins-given', byCoins),
    credit('delivery-income', order.delivery),
    credit('cgst-payable', order.cgst),
    credit('sgst-payable', order.sgst),
    credit('igst-payable', order.igst),
    credit('round-off', order.roundOff),
  ]);
}

/** At list prices without GST, and discounts with it: no turnover of any law. */
function grossSales({ taxable, discount, byCoupon, byCoins }: SoldOrder): Move[] {
  return [
    credit('sales', sumPaise(taxable, discount, byCoupon, byCoins)),
    debit('discounts', discount),
    debit('coupon-discounts', byCoupon),
    debit('coin-discounts', byCoins),
  ];
}

export type ReturnedGoods = {
  readonly returnId: string;
  readonly orderId: string;
  readonly note: InvoiceFigures;
  readonly refund: Paise;
  /** Credited against cash that was not collected (PARCEL-22). */
  readonly credited: Paise;
  /** Part of the refund that is cash rounding (JOURNAL-20). */
  readonly roundOff: Paise;
  /** Orders older than invoicing have no credit note and no sale in the books. */
  readonly hasNote: boolean;
  /** Credit note after the legal deadline (TAX-DOCUMENT-20). */
  readonly isTooLate: boolean;
};

/** Net of earlier goodwill (JOURNAL-6). After the deadline output taxes are a cost (JOURNAL-21). */
export function returnEntry(goods: ReturnedGoods, books: OrderBooks, happenedAt: Date): JournalEntry {
  const { returnId, orderId, note, refund, credited, roundOff, hasNote, isTooLate } = goods;
  const unpaid = subtractPaise(note.total, sumPaise(credited, subtractPaise(refund, roundOff)));
  const settled = minPaise(unpaid, books.goodwill);
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

/** Reverses goodwill absorbed by a lower total (JOURNAL-10); null if none. */
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
