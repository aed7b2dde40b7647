export type Letter = {
  readonly brandName: string;
  /** For the footer. */
  readonly shopUrl: string;
  readonly heading: string;
  /** 'Dear Asha,' if the name is known. */
  readonly greeting?: string;
  readonly paragraphs: readonly string[];
  /** Digits to type in, shown large. */
  readonly code?: string;
  /** One per line: an order's figures, a parcel's number. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  /** Below the facts, in bold. */
  readonly totals?: readonly (readonly [name: string, value: string])[];
  /** The reader's own message. */
  readonly quote?: string;
  readonly button?: { readonly label: string; readonly url: string };
  /** Smaller, after the button. */
  readonly notes?: readonly string[];
  /** One-click unsubscribe. */
  readonly leaveUrl?: string;
};

export const CLOSING = 'With warm regards from Kerala,';
/** Before the `leaveUrl` link. */
export const GOODBYE = 'You do not want these mails? Leave with one click:';
