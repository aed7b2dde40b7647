import { STATE_LANGUAGES } from '../address/indian-states.ts';

/** Languages of the notices at forms (PRIVACY-15). */
export const NOTICE_LANGUAGES = ['en', 'ml', 'hi', 'ta', 'kn', 'te', 'mr', 'bn', 'gu'] as const;

export type NoticeLanguage = (typeof NOTICE_LANGUAGES)[number];

export const LANGUAGE_NAMES: Readonly<
  Record<NoticeLanguage, { readonly english: string; readonly own: string }>
> = {
  en: { english: 'English', own: 'English' },
  ml: { english: 'Malayalam', own: 'മലയാളം' },
  hi: { english: 'Hindi', own: 'हिन्दी' },
  ta: { english: 'Tamil', own: 'தமிழ்' },
  kn: { english: 'Kannada', own: 'ಕನ್ನಡ' },
  te: { english: 'Telugu', own: 'తెలుగు' },
  mr: { english: 'Marathi', own: 'मराठी' },
  bn: { english: 'Bengali', own: 'বাংলা' },
  gu: { english: 'Gujarati', own: 'ગુજરાતી' },
};

export const NAMED_TEXTS: Readonly<
  Record<NoticeLanguage, { readonly terms: string; readonly privacy: string }>
> = {
  en: { terms: 'Terms and Conditions', privacy: 'Privacy Policy' },
  ml: { terms: 'നിബന്ധനകളും വ്യവസ്ഥകളും', privacy: 'സ്വകാര്യതാ നയം' },
  hi: { terms: 'नियम और शर्तें', privacy: 'गोपनीयता नीति' },
  ta: { terms: 'விதிமுறைகள் மற்றும் நிபந்தனைகள்', privacy: 'தனியுரிமைக் கொள்கை' },
  kn: { terms: 'ನಿಯಮಗಳು ಮತ್ತು ಷರತ್ತುಗಳು', privacy: 'ಗೌಪ್ಯತಾ ನೀತಿ' },
  te: { terms: 'నియమాలు మరియు షరతులు', privacy: 'గోప్యతా విధానం' },
  mr: { terms: 'नियम आणि अटी', privacy: 'गोपनीयता धोरण' },
  bn: { terms: 'নিয়ম ও শর্তাবলি', privacy: 'গোপনীয়তা নীতি' },
  gu: { terms: 'નિયમો અને શરતો', privacy: 'ગોપનીયતા નીતિ' },
};

export function isNoticeLanguage(word: string | null): word is NoticeLanguage {
  return NOTICE_LANGUAGES.some((language) => language === word);
}

const OF_STATES: Readonly<Record<string, NoticeLanguage | undefined>> = STATE_LANGUAGES;

/** Beside a form in English: of the seller's state, and Hindi. */
export function languagesOf(state: string): NoticeLanguage[] {
  const own = OF_STATES[state];
  return own === undefined ? ['hi'] : [own, 'hi'];
}
