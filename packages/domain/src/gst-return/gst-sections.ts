import { type Paise, paise } from '../money.ts';
import { byRate, type RatedAmounts } from './gst-amounts.ts';
import { type GstDocument, isTaxed } from './gst-document.ts';
import { largeInvoiceAbove } from './return-limits.ts';

/** Sections of documents; `nil`: without any taxed amount. */
export const GST_SECTIONS = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'nil'] as const;
export type GstSection = (typeof GST_SECTIONS)[number];

/** One for each document (GST-RETURN-2); null for a commercial credit note, which lowers no tax. */
export function sectionOf(document: GstDocument): GstSection | null {
  const { form, kind, buyer, lines } = document;
  if (form === 'commercial-credit-note') return null;
  if (!lines.some(isTaxed)) return 'nil';
  const isNote = kind === 'credit-note';
  if (buyer.gstin !== null) return isNote ? 'cdnr' : 'b2b';
  if (!isLarge(document)) return 'b2cs';
  return isNote ? 'cdnur' : 'b2cl';
}

/** The taxed amounts of a document, delivery included. */
export function taxedByRate({ lines }: GstDocument): RatedAmounts[] {
  return byRate(lines.filter(isTaxed));
}

/** A note counts with the greater of its own value and that of its invoice, on the invoice's day. */
function isLarge({ isInterState, issuedOn, total, against }: GstDocument): boolean {
  const value: Paise = paise(Math.max(total, against?.total ?? 0));
  return isInterState && value > largeInvoiceAbove(against?.issuedOn ?? issuedOn);
}
