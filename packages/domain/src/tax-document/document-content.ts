import { NO_PAISE, type Paise, subtractPaise, sumPaise } from '../money.ts';
import type { BilledOrder, BilledPerson } from './billed-order.ts';
import type { InvoiceFigures } from './invoice-figures.ts';
import type { Seller } from './seller.ts';

/** TAX-DOCUMENT-12. */
export const DOCUMENT_FORMS = [
  'tax-invoice',
  'bill-of-supply',
  'invoice-cum-bill-of-supply',
  'credit-note',
  'commercial-credit-note',
] as const;
export type DocumentForm = (typeof DOCUMENT_FORMS)[number];

/** Also the commercial one without GST (TAX-DOCUMENT-20). */
export function isCreditNote(form: DocumentForm): boolean {
  return form === 'credit-note' || form === 'commercial-credit-note';
}

/** Copies required by CGST Rule 48; the first is the document. */
export const DOCUMENT_COPIES = ['original', 'duplicate', 'triplicate'] as const;
export type DocumentCopy = (typeof DOCUMENT_COPIES)[number];

export type DocumentParty = BilledPerson & { readonly gstin?: string };

/** Payments (not discounts), paise. */
export type DocumentPayment =
  | { readonly kind: 'gift-card'; readonly last4: string; readonly amount: Paise }
  /** Cash rounding; negative if less is collected. */
  | { readonly kind: 'on-delivery' | 'online' | 'round-off'; readonly amount: Paise };

/** Where a credit note's money went, paise; round-off is negative if more was refunded. */
export type CreditShare = {
  readonly kind: 'goodwill' | 'exchange' | 'not-collected' | 'refund' | 'round-off';
  readonly amount: Paise;
};

/** Date in ISO 8601. */
export type NumberedDocument = { readonly number: string; readonly issuedAt: string };

/** The only input of rendering (TAX-DOCUMENT-9). Optional fields are missing in older documents. */
export type DocumentContent = NumberedDocument & {
  readonly form: DocumentForm;
  readonly seller: Seller;
  readonly billedTo: DocumentParty;
  readonly shippedTo: DocumentParty;
  readonly placeOfSupply: string;
  readonly order: { readonly number: string; readonly placedAt: string };
  readonly against: NumberedDocument | null;
  readonly figures: InvoiceFigures;
  readonly discounts: BilledOrder['discounts'] | null;
  readonly payments: readonly DocumentPayment[];
  /** Set on credit notes not fully refunded with the note. */
  readonly credited?: readonly CreditShare[];
  readonly notes: readonly string[];
};

/**
 * TAX-DOCUMENT-19: earlier goodwill (PAYMENT-19, RETURN-16), replacement, cash not collected (PARCEL-22) and
 * cash rounding (RETURN-23). Empty when all was refunded with the note.
 */
export function creditShares(
  total: Paise,
  {
    refund,
    exchange,
    credited,
    roundOff,
  }: Readonly<Record<'refund' | 'exchange' | 'credited' | 'roundOff', Paise>>,
): CreditShare[] {
  const goodwill = subtractPaise(total, sumPaise(credited, subtractPaise(refund, roundOff)));
  if (goodwill <= 0 && exchange <= 0 && credited <= 0 && roundOff === 0) return [];
  const shares: CreditShare[] = [
    { kind: 'goodwill', amount: goodwill },
    { kind: 'exchange', amount: exchange },
    { kind: 'not-collected', amount: credited },
  ];
  return [
    ...shares.filter(({ amount }) => amount > 0),
    { kind: 'refund', amount: subtractPaise(refund, exchange) },
    ...(roundOff === 0
      ? []
      : [{ kind: 'round-off', amount: subtractPaise(NO_PAISE, roundOff) } satisfies CreditShare]),
  ];
}

/** Bill of supply if nothing is taxed (CGST Act section 31(3)(c)); combined if some is (Rule 46A). */
export function documentForm(figures: Pick<InvoiceFigures, 'lines'>): DocumentForm {
  const isTaxed = figures.lines.some(({ gstBasisPoints }) => gstBasisPoints > 0);
  const isNil = figures.lines.some(({ gstBasisPoints }) => gstBasisPoints === 0);
  if (!isTaxed) return 'bill-of-supply';
  return isNil ? 'invoice-cum-bill-of-supply' : 'tax-invoice';
}
