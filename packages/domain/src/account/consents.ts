import {
  BENGALI_NOTICES,
  GUJARATI_NOTICES,
  HINDI_NOTICES,
  KANNADA_NOTICES,
  MALAYALAM_NOTICES,
  MARATHI_NOTICES,
  TAMIL_NOTICES,
  TELUGU_NOTICES,
} from './consents-in-indian-languages.ts';
import type { NoticeLanguage } from './notice-language.ts';

/** One consent per purpose (ACCOUNT-36). */
export const CONSENT_PURPOSES = ['terms', 'emails'] as const;

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Oldest first. A changed text needs a new version; old ones stay, for apps opened yesterday. */
export const NOTICE_VERSIONS = ['2026-11-23'] as const;

export type NoticeVersion = (typeof NOTICE_VERSIONS)[number];

export const NOTICE_VERSION: NoticeVersion = '2026-11-23';

/** Place of a grant or withdrawal. `earlier`: before places were recorded. */
export const CONSENT_PLACES = [
  'signup',
  'otp',
  'continue',
  'account',
  'provider',
  'deletion',
  'mail',
  'earlier',
] as const;

export type ConsentPlace = (typeof CONSENT_PLACES)[number];

/** The text at a checkbox (ACCOUNT-36, ACCOUNT-44). */
export type ConsentNotice = {
  readonly title: string;
  readonly label: string;
  readonly notice: string;
  readonly isNeeded: boolean;
};

/** Version and language of the text that was shown. */
export type ShownNotice = { readonly version: NoticeVersion; readonly language: NoticeLanguage };

/** Default: English and the current version. */
export function consentNotice(
  purpose: ConsentPurpose,
  brandName: string,
  language: NoticeLanguage = 'en',
  version: NoticeVersion = NOTICE_VERSION,
): ConsentNotice {
  return { ...NOTICES[version][language](brandName)[purpose], isNeeded: IS_NEEDED[purpose] };
}

/** The full text shown at the box, as stored (ACCOUNT-45). */
export function consentWords({ label, notice }: Pick<ConsentNotice, 'label' | 'notice'>): string {
  return `${label}\n\n${notice}`;
}

export function isConsentPurpose(text: string): text is ConsentPurpose {
  return CONSENT_PURPOSES.some((purpose) => purpose === text);
}

const IS_NEEDED: Readonly<Record<ConsentPurpose, boolean>> = { terms: true, emails: false };

type Notices = (brandName: string) => Record<ConsentPurpose, Omit<ConsentNotice, 'isNeeded'>>;

const NOTICES: Record<NoticeVersion, Record<NoticeLanguage, Notices>> = {
  '2026-11-23': {
    en: (brandName) => ({
      terms: {
        title: 'Terms and privacy',
        label: `I agree to the Terms and Conditions, and that ${brandName} uses my data as described here. I am 18 or older, or my parent or guardian agrees for me.`,
        notice: `${brandName} uses your name, contact details, addresses and orders to run your account, to deliver and invoice what you buy, to take returns, and to answer you. Couriers, payment, email and SMS services see the part that they need. On your account page you can see, correct, download and erase your data, name somebody to act for you, and take back what you agreed to. Complaints go to our grievance officer, and then to the Data Protection Board of India. More in our Privacy Policy.`,
      },
      emails: {
        title: 'News and offers by email',
        label: 'Send me news and offers by email.',
        notice: `${brandName} uses your email address for that, and for nothing else that you have not asked for. You can take this back at any time on your account page.`,
      },
    }),
    ml: MALAYALAM_NOTICES,
    hi: HINDI_NOTICES,
    ta: TAMIL_NOTICES,
    kn: KANNADA_NOTICES,
    te: TELUGU_NOTICES,
    mr: MARATHI_NOTICES,
    bn: BENGALI_NOTICES,
    gu: GUJARATI_NOTICES,
  },
};
