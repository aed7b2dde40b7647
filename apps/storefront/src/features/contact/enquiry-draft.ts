import type { EnquiryForm } from '@ilaneer/domain/contact/validate-enquiry';

export type EnquiryDraft = {
  readonly quantity: string;
  readonly neededBy: string;
  readonly pincode: string;
  readonly gstin: string;
  readonly purpose: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
};

type KnownShopper = {
  readonly name: string;
  readonly mobileNumber: string | null;
  readonly email: string | null;
};

/** The last is 'other'. */
export const PURPOSES = ['Wedding or event', 'Office or staff', 'Shop or resale', 'Gift', 'Other'] as const;

export function newDraft(user: KnownShopper | null): EnquiryDraft {
  return {
    quantity: '',
    neededBy: '',
    pincode: '',
    gstin: '',
    purpose: '',
    name: user?.name ?? '',
    phone: user?.mobileNumber ?? '',
    email: user?.email ?? '',
    website: '',
  };
}

/** `about`: the chosen variant. */
export function toEnquiry(draft: EnquiryDraft, about: string): EnquiryForm {
  const quantity = draft.quantity.replace(/[\s,]/g, '');
  return {
    ...draft,
    kind: 'bulk',
    // Invalid numbers.
    quantity: quantity === '' ? null : /^\d+$/.test(quantity) ? Number(quantity) : 0,
    message: about === '' ? '' : `Choice: ${about}`,
  };
}
