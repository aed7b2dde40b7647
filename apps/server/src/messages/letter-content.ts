import type { Colours } from '@ilaneer/domain/look/colours';
import type { FontPair } from '@ilaneer/domain/look/look';

/** The shop in mails. */
export type MailBrand = {
  readonly name: string;
  readonly letters: {
    readonly closing: string;
    readonly welcome: string;
    readonly giftCard: string;
    readonly colours: Colours;
    readonly fonts: FontPair;
    /** Null: the name in its place. */
    readonly logo: MailLogo | null;
  };
};

/** A picture of the shop, and whether it is drawn on the dark ground or on white. */
export type MailLogo = { readonly file: string; readonly isOnDark: boolean };

/** Plain text: nothing in it is interpreted as HTML. */
export type Letter = {
  readonly brand: MailBrand;
  readonly shopUrl: string;
  readonly heading: string;
  /** 'Dear Asha,' if the name is known. */
  readonly greeting?: string;
  readonly paragraphs: readonly string[];
  readonly code?: string;
  /** One per line: an order's figures, a parcel's number. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  /** Below the facts, in bold. */
  readonly totals?: readonly (readonly [name: string, value: string])[];
  readonly quote?: string;
  readonly button?: { readonly label: string; readonly url: string };
  readonly notes?: readonly string[];
  readonly leaveUrl?: string;
};

/** Before the link `leaveUrl`. */
export const GOODBYE = 'You do not want these mails? Leave with one click:';
