import { NO_PAISE, type Paise, subtractPaise } from '../money.ts';
import type { BilledOrder, BilledPerson } from './billed-order.ts';
import type { InvoiceFigures } from './invoice-figures.ts';
import type { Seller } from './seller.ts';

/** What a tax document is by law (TAX-DOCUMENT-12). */
export const DOCUMENT_FORMS = [
  'tax-invoice',
  'bill-of-supply',
  'invoice-cum-bill-of-supply',
  'credit-note',
  'commercial-credit-note',
] as const;
export type DocumentForm = (typeof DOCUMENT_FORMS)[number];

/** Whether a document takes something of a sale back; a commercial one does without its GST (TAX-DOCUMENT-20). */
export function isCreditNote(form: DocumentForm): boolean {
  return form === 'credit-note' || form === 'commercial-credit-note';
}

/** Which paper it is of those that the law asks for (CGST Rule 48): the first is the document itself. */
export const DOCUMENT_COPIES = ['original', 'duplicate', 'triplicate'] as const;
export type DocumentCopy = (typeof DOCUMENT_COPIES)[number];

/** Everybody whom goods are billed or sent to; a registered business has its number. */
export type DocumentParty = BilledPerson & { readonly gstin?: string };

/** What paid for an order, apart from what took something off its price; amounts in paise. */
export type DocumentPayment =
  | { readonly kind: 'gift-card'; readonly last4: string; readonly amount: Paise }
  /** What the cash on delivery was rounded by; below zero where less is collected. */
  | { readonly kind: 'on-delivery' | 'online' | 'round-off'; readonly amount: Paise };

/** Where the money of a credit note went; amounts in paise, the round-off below zero where more went back than the note's total. */
export type CreditShare = {
  readonly kind: 'goodwill' | 'exchange' | 'refund' | 'round-off';
  readonly amount: Paise;
};

/** A document's number with its day, as ISO 8601. */
export type NumberedDocument = { readonly number: string; readonly issuedAt: string };

/**
 * All that a tax document says, as it was when it was issued (TAX-DOCUMENT-9). Nothing of it is read from anywhere else
 * when it is drawn; what is added here later is optional, because older ones lack it.
 */
export type DocumentContent = NumberedDocument & {
  readonly form: DocumentForm;
  readonly seller: Seller;
  readonly billedTo: DocumentParty;
  readonly shippedTo: DocumentParty;
  /** A state with its code. */
  readonly placeOfSupply: string;
  readonly order: { readonly number: string; readonly placedAt: string };
  /** The invoice that a credit note corrects; null of what is none. */
  readonly against: NumberedDocument | null;
  readonly figures: InvoiceFigures;
  /** Which discounts the figures hold; null of a credit note. */
  readonly discounts: BilledOrder['discounts'] | null;
  /** What paid for it; none of a credit note. */
  readonly payments: readonly DocumentPayment[];
  /** Where the money of a credit note went, unless all of it went back with the note; absent of every other document. */
  readonly credited?: readonly CreditShare[];
  /** What is printed at the end, a paragraph each. */
  readonly notes: readonly string[];
};

/**
 * Where the money of a credit note went (TAX-DOCUMENT-19): what staff had given back before is what the refund falls short
 * of its total by (PAYMENT-19, RETURN-16), and what a replacement is paid with is part of the refund, as is the round-off
 * of the order's cash (RETURN-23). None where all of it went back with the note.
 */
export function creditShares(
  total: Paise,
  { refund, exchange, roundOff }: Readonly<Record<'refund' | 'exchange' | 'roundOff', Paise>>,
): CreditShare[] {
  const goodwill = subtractPaise(total, subtractPaise(refund, roundOff));
  if (goodwill <= 0 && exchange <= 0 && roundOff === 0) return [];
  const shares: CreditShare[] = [
    { kind: 'goodwill', amount: goodwill },
    { kind: 'exchange', amount: exchange },
  ];
  return [
    ...shares.filter(({ amount }) => amount > 0),
    { kind: 'refund', amount: subtractPaise(refund, exchange) },
    ...(roundOff === 0
      ? []
      : [{ kind: 'round-off', amount: subtractPaise(NO_PAISE, roundOff) } satisfies CreditShare]),
  ];
}

/**
 * What the document of a sale is: a bill of supply where nothing of it bears tax (CGST Act section 31(3)(c)), and where
 * some of it does, one document for both (Rule 46A).
 */
export function documentForm(figures: Pick<InvoiceFigures, 'lines'>): DocumentForm {
  const isTaxed = figures.lines.some(({ gstBasisPoints }) => gstBasisPoints > 0);
  const isNil = figures.lines.some(({ gstBasisPoints }) => gstBasisPoints === 0);
  if (!isTaxed) return 'bill-of-supply';
  return isNil ? 'invoice-cum-bill-of-supply' : 'tax-invoice';
}
