/** What an account asks consent for, one purpose at a time (ACCOUNT-36). */
export const CONSENT_PURPOSES = ['terms', 'emails'] as const;

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** A changed text needs a new version. */
export const CONSENT_TEXT_VERSION = '2026-11-22';

type ConsentText = { readonly title: string; readonly text: string; readonly isNeeded: boolean };

/** The words that are agreed to, one purpose each (ACCOUNT-36). */
export function consentText(purpose: ConsentPurpose, brandName: string): ConsentText {
  switch (purpose) {
    case 'terms':
      return {
        title: 'Terms and privacy',
        text: `I agree to the Terms and Conditions of ${brandName}, and that it keeps my name, contact details, addresses and orders to run my account and deliver what I buy.`,
        isNeeded: true,
      };
    case 'emails':
      return {
        title: 'News and offers by email',
        text: `${brandName} may send me news and offers by email. I can take this back at any time.`,
        isNeeded: false,
      };
  }
}

export function isConsentPurpose(text: string): text is ConsentPurpose {
  return CONSENT_PURPOSES.some((purpose) => purpose === text);
}
