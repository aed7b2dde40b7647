const IST_OFFSET_MS = 5.5 * 60 * 60 * 1_000;
const APRIL = 3;

/** April to March in India: `2627` for 2026-27. */
export function financialYearOf(at: Date): string {
  const there = new Date(at.getTime() + IST_OFFSET_MS);
  const start = there.getUTCMonth() >= APRIL ? there.getUTCFullYear() : there.getUTCFullYear() - 1;
  return `${twoDigits(start)}${twoDigits(start + 1)}`;
}

/** Default prefixes (TAX-DOCUMENT-2). */
export const DOCUMENT_SERIES = {
  invoice: 'INV',
  'credit-note': 'CRN',
  'receipt-voucher': 'RCV',
  'refund-voucher': 'RFV',
} as const;

export type TaxDocumentKind = keyof typeof DOCUMENT_SERIES;

/** In the order of registers. */
export const TAX_DOCUMENT_KINDS = ['invoice', 'credit-note', 'receipt-voucher', 'refund-voucher'] as const;

/** CGST Act section 31(3)(d) and (e); they bear no figures of a supply. */
export const VOUCHER_KINDS = ['receipt-voucher', 'refund-voucher'] as const;
export type VoucherKind = (typeof VOUCHER_KINDS)[number];

/** Documents of a supply, which returns add up. */
export const SUPPLY_KINDS = ['invoice', 'credit-note'] as const;
export type SupplyKind = (typeof SUPPLY_KINDS)[number];

export type SeriesPrefixes = Readonly<Record<TaxDocumentKind, string>>;

/** Longer prefixes would exceed the legal length. */
export const SERIES_PREFIX = /^[A-Z0-9-]{1,4}$/;

export type SeriesPlace = {
  readonly prefix: string;
  readonly financialYear: string;
  readonly position: number;
};

/** `ILN/2627/000042`, at most 16 characters (CGST Rule 46). */
export function documentNumber({ prefix, financialYear, position }: SeriesPlace): string {
  return `${prefix}/${financialYear}/${String(position).padStart(6, '0')}`;
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
