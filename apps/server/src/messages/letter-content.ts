import TEXTS from '../../../../content/letter-texts.json' with { type: 'json' };
/** What a mail of the shop says, in plain words; nothing in it is taken as HTML. */
export type Letter = {
  readonly brandName: string;
  /** The shop's address, for the foot of the mail. */
  readonly shopUrl: string;
  readonly heading: string;
  /** 'Dear Asha,' where the name is known. */
  readonly greeting?: string;
  readonly paragraphs: readonly string[];
  /** Digits to type in, shown large. */
  readonly code?: string;
  /** Names and values, one a line: an order's figures, a parcel's number. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  /** What the facts come to, shown below them in bold. */
  readonly totals?: readonly (readonly [name: string, value: string])[];
  /** What the reader wrote to us, line by line. */
  readonly quote?: string;
  readonly button?: { readonly label: string; readonly url: string };
  /** Said after the button, smaller. */
  readonly notes?: readonly string[];
  /** Where a reader who does not want such mails says so with one click. */
  readonly leaveUrl?: string;
};

/** How each letter ends. */
export const CLOSING = TEXTS.closing;
/** What stands before the link of `leaveUrl`. */
export const GOODBYE = 'You do not want these mails? Leave with one click:';
