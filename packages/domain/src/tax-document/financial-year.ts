const IST_OFFSET_MS = 5.5 * 60 * 60 * 1_000;
const APRIL = 3;

/** The Indian financial year (April to March, Indian time) of a moment, as `2627` for 2026-27. */
export function financialYearOf(at: Date): string {
  const there = new Date(at.getTime() + IST_OFFSET_MS);
  const start = there.getUTCMonth() >= APRIL ? there.getUTCFullYear() : there.getUTCFullYear() - 1;
  return `${twoDigits(start)}${twoDigits(start + 1)}`;
}

/** The series of numbered tax documents, each gapless within a financial year. */
export const DOCUMENT_SERIES = { invoice: 'ILN', 'credit-note': 'ILC' } as const;

export type TaxDocumentKind = keyof typeof DOCUMENT_SERIES;

/** A document's number, `ILN/2627/000042`: at most 16 characters (CGST Rule 46). */
export function documentNumber(kind: TaxDocumentKind, financialYear: string, position: number): string {
  return `${DOCUMENT_SERIES[kind]}/${financialYear}/${String(position).padStart(6, '0')}`;
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
