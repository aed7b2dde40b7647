import type { Seller } from '@ilaneer/domain/tax-document/seller';

export type PrintedDocument = {
  readonly title: string;
  readonly mark: string;
  readonly number: string;
  readonly issuedAt: Date;
  readonly seller: Seller;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly parties: readonly (readonly [name: string, lines: readonly string[]])[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly rates: {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  } | null;
  readonly totals: readonly (readonly [name: string, value: string])[];
  readonly inWords: string;
  /** Discounts included in the lines; null if only the list price's. */
  readonly discounts: string | null;
  readonly payments: readonly (readonly [name: string, value: string])[];
  readonly notes: readonly string[];
  /** Data URL of the seller's logo. */
  readonly logo?: string;
};
