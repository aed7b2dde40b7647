import {
  DOCUMENT_SERIES,
  type SeriesPrefixes,
  type TaxDocumentKind,
} from '../tax-document/financial-year.ts';
import type { SellerSetting } from './settings.ts';

/** Settings of the prefixes (TAX-DOCUMENT-13). */
export const PREFIX_FIELDS = {
  invoice: 'invoicePrefix',
  'credit-note': 'creditNotePrefix',
  'receipt-voucher': 'receiptVoucherPrefix',
  'refund-voucher': 'refundVoucherPrefix',
} as const satisfies Record<TaxDocumentKind, keyof SellerSetting>;

export const DOCUMENT_NAMES = {
  invoice: 'Invoices',
  'credit-note': 'Credit notes',
  'receipt-voucher': 'Receipt vouchers',
  'refund-voucher': 'Refund vouchers',
} as const satisfies Record<TaxDocumentKind, string>;

/** With the defaults of empty ones. */
export function seriesPrefixes(seller: Pick<SellerSetting, PrefixField>): SeriesPrefixes {
  const of = (kind: TaxDocumentKind) => seller[PREFIX_FIELDS[kind]] || DOCUMENT_SERIES[kind];
  return {
    invoice: of('invoice'),
    'credit-note': of('credit-note'),
    'receipt-voucher': of('receipt-voucher'),
    'refund-voucher': of('refund-voucher'),
  };
}

export type PrefixField = (typeof PREFIX_FIELDS)[TaxDocumentKind];
