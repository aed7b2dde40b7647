/** Languages of the notices at forms: English, and the shop's regional ones (PRIVACY-15). */
export const NOTICE_LANGUAGES = ['en', 'ml', 'hi'] as const;

export type NoticeLanguage = (typeof NOTICE_LANGUAGES)[number];

export const LANGUAGE_NAMES: Readonly<Record<NoticeLanguage, string>> = {
  en: 'English',
  ml: 'മലയാളം',
  hi: 'हिन्दी',
};

export const NAMED_TEXTS: Readonly<
  Record<NoticeLanguage, { readonly terms: string; readonly privacy: string }>
> = {
  en: { terms: 'Terms and Conditions', privacy: 'Privacy Policy' },
  ml: { terms: 'നിബന്ധനകളും വ്യവസ്ഥകളും', privacy: 'സ്വകാര്യതാ നയം' },
  hi: { terms: 'नियम और शर्तें', privacy: 'गोपनीयता नीति' },
};

export function isNoticeLanguage(word: string | null): word is NoticeLanguage {
  return NOTICE_LANGUAGES.some((language) => language === word);
}
