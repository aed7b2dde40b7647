import type { RegisteredNumber, RegisterRow } from '@ilaneer/domain/gst-return/register-rows';
import { amount, type Column, count, own, text } from './columns.ts';

const FORMS: Readonly<Record<RegisteredNumber['form'], string>> = {
  'tax-invoice': 'Tax invoice',
  'bill-of-supply': 'Bill of supply',
  'invoice-cum-bill-of-supply': 'Invoice-cum-bill of supply',
  'credit-note': 'Credit note',
  'commercial-credit-note': 'Commercial credit note',
  'receipt-voucher': 'Receipt voucher',
  'refund-voucher': 'Refund voucher',
};

const NAMED: readonly Column<RegisterRow>[] = [
  own('Date', ({ document }) => document.issuedOn),
  own('Number', ({ document }) => document.number),
  own('Kind', ({ document }) => FORMS[document.form]),
];

const INVOICED: readonly Column<RegisterRow>[] = [
  own('Against invoice', ({ document }) => document.against?.number ?? null),
  own('Invoice date', ({ document }) => document.against?.issuedOn ?? null),
];

const FIGURES: readonly Column<RegisterRow>[] = [
  text('Buyer', ({ document }) => document.buyer.name),
  text("Buyer's GSTIN", ({ document }) => document.buyer.gstin),
  text("Seller's GSTIN", ({ document }) => document.sellerGstin),
  text('Place of supply', ({ document }) => document.placeOfSupply),
  count('GST %', ({ basisPoints }) => basisPoints / 100),
  amount('Taxable value of goods', ({ goods }) => goods),
  amount('Taxable value of delivery', ({ delivery }) => delivery),
  amount('Taxable value', ({ taxable }) => taxable),
  amount('CGST', ({ cgst }) => cgst),
  amount('SGST', ({ sgst }) => sgst),
  amount('IGST', ({ igst }) => igst),
  amount('Round-off', ({ isFirst, document }) => (isFirst ? document.roundOff : null)),
  amount('Total', ({ isFirst, document }) => (isFirst ? document.total : null)),
];

/** GST-RETURN-9. */
export const SALES_COLUMNS: readonly Column<RegisterRow>[] = [...NAMED, ...FIGURES];

/** Amounts as on the notes, which lower the sales. */
export const NOTE_COLUMNS: readonly Column<RegisterRow>[] = [...NAMED, ...INVOICED, ...FIGURES];

export const DOCUMENT_COLUMNS: readonly Column<RegisteredNumber>[] = [
  own('Series', ({ prefix, financialYear }) => `${prefix}/${financialYear}`),
  own('Number', ({ number }) => number),
  own('Kind', ({ form }) => FORMS[form]),
  own('Date', ({ issuedOn }) => issuedOn),
  amount('Total', ({ total }) => total),
  // Issued documents are credited, never cancelled.
  own('Cancelled', () => 'No'),
];
