import type { Seller } from '@ilaneer/domain/tax-document/seller';

/** A tax document in the words in which it is printed. */
export type PrintedDocument = {
  readonly title: string;
  /** Whom this copy of it is for. */
  readonly mark: string;
  readonly number: string;
  readonly issuedAt: Date;
  readonly seller: Seller;
  /** Numbers, dates and places, each with its name. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly parties: readonly (readonly [name: string, lines: readonly string[]])[];
  /** The heads of the table: number, description, HSN and quantity, then amounts. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What is taxed at each rate, where goods are taxed at rates of their own. */
  readonly rates: {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  } | null;
  /** Names and amounts; the last is the whole. */
  readonly totals: readonly (readonly [name: string, value: string])[];
  readonly inWords: string;
  /** Which discounts the lines' amounts hold; null where there is none but the list price's own. */
  readonly discounts: string | null;
  /** What paid for it, or is to; of a credit note, where its money went. */
  readonly payments: readonly (readonly [name: string, value: string])[];
  /** Terms and remarks, a paragraph each. */
  readonly notes: readonly string[];
};
