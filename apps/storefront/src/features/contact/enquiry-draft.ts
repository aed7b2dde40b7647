import type { EnquiryForm } from '@ilaneer/domain/contact/validate-enquiry';

/** A bulk enquiry as it stands in its fields. */
export type EnquiryDraft = {
  readonly quantity: string;
  readonly neededBy: string;
  readonly pincode: string;
  readonly gstin: string;
  readonly purpose: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** The field that people don't see. */
  readonly website: string;
};

type KnownShopper = {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
};

/** What an enquiry may be for; the last is anything else. */
export const PURPOSES = ['Wedding or event', 'Office or staff', 'Shop or resale', 'Gift', 'Other'] as const;

/** A new enquiry, with what is known of the shopper. */
export function newDraft(user: KnownShopper | null): EnquiryDraft {
  return {
    quantity: '',
    neededBy: '',
    pincode: '',
    gstin: '',
    purpose: '',
    name: user?.name ?? '',
    phone: user?.phone ?? '',
    email: user?.email ?? '',
    website: '',
  };
}

/** The enquiry that a draft makes; `about` says in the message which choice of the product is meant. */
export function toEnquiry(draft: EnquiryDraft, about: string): EnquiryForm {
  const quantity = draft.quantity.replace(/[\s,]/g, '');
  return {
    ...draft,
    kind: 'bulk',
    // What is no number is none that the rules accept.
    quantity: quantity === '' ? null : /^\d+$/.test(quantity) ? Number(quantity) : 0,
    message: about === '' ? '' : `Choice: ${about}`,
  };
}
