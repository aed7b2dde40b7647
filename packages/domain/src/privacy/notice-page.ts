import { consentNotice } from '../account/consents.ts';
import { NAMED_TEXTS, type NoticeLanguage } from '../account/notice-language.ts';
import { contactNotice } from '../contact/notice.ts';
import { NEWSLETTER_CONSENT } from '../newsletter/consent.ts';
import { RESTOCK_CONSENT } from '../restock/restock-request.ts';
import {
  BENGALI_PAGE,
  type FormNotice,
  GUJARATI_PAGE,
  HINDI_PAGE,
  KANNADA_PAGE,
  MALAYALAM_PAGE,
  MARATHI_PAGE,
  type PageNotices,
  TAMIL_PAGE,
  TELUGU_PAGE,
} from './notice-page-in-indian-languages.ts';

/** All form notices in one language (PRIVACY-15). */
export type NoticePage = {
  readonly title: string;
  readonly intro: string;
  readonly notices: readonly FormNotice[];
};

export function noticePage(language: NoticeLanguage, brandName: string): NoticePage {
  const { title, intro, account, contact, newsletter, restock } = PAGES[language](brandName);
  const [terms, emails] = [
    consentNotice('terms', brandName, language),
    consentNotice('emails', brandName, language),
  ];
  return {
    title,
    intro,
    notices: [
      { form: account, words: [terms.label, terms.notice] },
      { form: emails.title, words: [emails.label, emails.notice] },
      newsletter,
      restock,
      contact,
    ],
  };
}

const PAGES: Readonly<Record<NoticeLanguage, PageNotices>> = {
  en: (brandName) => ({
    title: 'What we do with your data',
    intro: 'These notices stand at our forms. Here you read all of them in your language.',
    account: 'Your account',
    newsletter: { form: 'Our letter', words: [NEWSLETTER_CONSENT.text] },
    restock: { form: 'When something is back', words: [RESTOCK_CONSENT.text] },
    contact: {
      form: 'Messages and enquiries',
      words: [
        `${contactNotice(brandName, ', and what else an enquiry asks for,')} ${NAMED_TEXTS.en.privacy}.`,
      ],
    },
  }),
  ml: MALAYALAM_PAGE,
  hi: HINDI_PAGE,
  ta: TAMIL_PAGE,
  kn: KANNADA_PAGE,
  te: TELUGU_PAGE,
  mr: MARATHI_PAGE,
  bn: BENGALI_PAGE,
  gu: GUJARATI_PAGE,
};
