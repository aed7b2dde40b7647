import type { Seller } from '@ilaneer/domain/tax-document/seller';

export type PrintedDocument = {
  readonly title: string;
  /** Name of the copy. */
  readonly mark: string;
  readonly number: string;
  readonly issuedAt: Date;
  readonly seller: Seller;
  /** Numbers, dates and places. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly parties: readonly (readonly [name: string, lines: readonly string[]])[];
  /** Table heads: number, description, HSN, quantity, amounts. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Taxable value by rate, for goods with own rates. */
  readonly rates: {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  } | null;
  /** The last is the grand total. */
  readonly totals: readonly (readonly [name: string, value: string])[];
  readonly inWords: string;
  /** Discounts included in the lines; null if only the list price's. */
  readonly discounts: string | null;
  /** Payments; on credit notes, where the money went. */
  readonly payments: readonly (readonly [name: string, value: string])[];
  /** Terms and remarks, by paragraph. */
  readonly notes: readonly string[];
};
