import { consentNotice } from '../account/consents.ts';
import { NAMED_TEXTS, type NoticeLanguage } from '../account/notice-language.ts';
import { contactNotice } from '../contact/notice.ts';
import { NEWSLETTER_CONSENT } from '../newsletter/consent.ts';
import { RESTOCK_CONSENT } from '../restock/restock-request.ts';

/** A form's notice by paragraphs. */
export type FormNotice = { readonly form: string; readonly words: readonly string[] };

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

type PageWords = {
  readonly title: string;
  readonly intro: string;
  readonly account: string;
  readonly newsletter: FormNotice;
  readonly restock: FormNotice;
  readonly contact: FormNotice;
};

const PAGES: Readonly<Record<NoticeLanguage, (brandName: string) => PageWords>> = {
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
  ml: (brandName) => ({
    title: 'നിങ്ങളുടെ വിവരങ്ങൾ ഞങ്ങൾ എങ്ങനെ ഉപയോഗിക്കുന്നു',
    intro: 'ഞങ്ങളുടെ ഫോമുകളിൽ നൽകുന്ന അറിയിപ്പുകളാണിവ. അവയെല്ലാം ഇവിടെ നിങ്ങളുടെ ഭാഷയിൽ വായിക്കാം.',
    account: 'നിങ്ങളുടെ അക്കൗണ്ട്',
    newsletter: {
      form: 'ഞങ്ങളുടെ വാർത്താക്കത്ത്',
      words: [
        'ഇടയ്ക്കിടെ സീസണിനെയും പുതിയ രുചികളെയും ഓഫറുകളെയും കുറിച്ച് ഞങ്ങൾ എഴുതും. നിങ്ങളുടെ വിലാസം അതിനു മാത്രം ഉപയോഗിക്കുന്നു; ഞങ്ങളുടെ മെയിലുകൾ എത്തിക്കുന്ന സേവനവും അത് കാണുന്നു. ഒറ്റ ക്ലിക്കിൽ ഒഴിവാകാനുള്ള ലിങ്ക് ഓരോ മെയിലിലുമുണ്ട്. വിലാസം കാണാനും തിരുത്താനും മായ്ക്കാനുമുള്ള വഴിയും പരാതി നൽകേണ്ട ഇടവും അറിയാൻ: സ്വകാര്യതാ നയം.',
      ],
    },
    restock: {
      form: 'തീർന്ന സാധനം വീണ്ടും വരുമ്പോൾ',
      words: [
        'സാധനം വീണ്ടും ലഭ്യമാകുമ്പോൾ ഈ വിലാസത്തിലേക്ക് ഞങ്ങൾ ഒരു മെയിൽ അയയ്ക്കും; വിലാസം മറ്റൊന്നിനും ഉപയോഗിക്കില്ല. ആ മെയിലിനു ശേഷമോ, മെയിൽ അയയ്ക്കാതെ 6 മാസം കഴിഞ്ഞാലോ നിങ്ങളുടെ അപേക്ഷ മായ്ക്കും.',
      ],
    },
    contact: {
      form: 'സന്ദേശങ്ങളും അന്വേഷണങ്ങളും',
      words: [
        `${brandName} നിങ്ങളുടെ പേര്, ഫോൺ നമ്പർ, ഇമെയിൽ വിലാസം, സന്ദേശം എന്നിവയും അന്വേഷണ ഫോം ചോദിക്കുന്ന മറ്റു വിവരങ്ങളും നിങ്ങൾക്ക് മറുപടി നൽകാൻ മാത്രം ഉപയോഗിക്കുന്നു. ഇമെയിൽ, എസ്എംഎസ് സേവനങ്ങൾ അവ എത്തിക്കുന്ന ഭാഗം മാത്രം കാണുന്നു. ഈ വിവരങ്ങൾ കാണിക്കാനോ തിരുത്താനോ മായ്ക്കാനോ ഞങ്ങളോട് ആവശ്യപ്പെടാം. പരാതികൾ ആദ്യം ഞങ്ങളുടെ പരാതി പരിഹാര ഓഫീസർക്കും (Grievance Officer), പിന്നീട് ഡാറ്റാ സംരക്ഷണ ബോർഡിനും (Data Protection Board of India) നൽകാം. കൂടുതൽ വിവരങ്ങൾക്ക്: സ്വകാര്യതാ നയം.`,
      ],
    },
  }),
  hi: (brandName) => ({
    title: 'हम आपकी जानकारी का क्या करते हैं',
    intro: 'ये सूचनाएँ हमारे फ़ॉर्मों पर दी जाती हैं। यहाँ आप इन सबको अपनी भाषा में पढ़ सकते हैं।',
    account: 'आपका खाता',
    newsletter: {
      form: 'हमारा समाचार-पत्र',
      words: [
        'कभी-कभी हम मौसम, नए स्वाद और ऑफ़र के बारे में लिखते हैं। आपका पता केवल इसी के लिए उपयोग होता है, और हमारे ईमेल पहुँचाने वाली सेवा उसे देखती है। हर ईमेल में एक क्लिक से हटने का लिंक होता है। अपना पता देखने, सुधारने या मिटाने का तरीका और शिकायत की जगह जानने के लिए: गोपनीयता नीति।',
      ],
    },
    restock: {
      form: 'जब सामान फिर आए',
      words: [
        'सामान फिर आने पर हम इस पते पर एक ईमेल भेजते हैं, और पते का कोई दूसरा उपयोग नहीं करते। उस ईमेल के बाद, या ईमेल न जाने पर 6 महीने बाद, आपका अनुरोध मिटा दिया जाता है।',
      ],
    },
    contact: {
      form: 'संदेश और पूछताछ',
      words: [
        `${brandName} आपका नाम, फ़ोन नंबर, ईमेल पता, संदेश और पूछताछ फ़ॉर्म में माँगी गई बाक़ी जानकारी केवल आपको उत्तर देने के लिए उपयोग करता है; ईमेल और एसएमएस सेवाएँ वही हिस्सा देखती हैं जो वे पहुँचाती हैं। आप हमसे इसे दिखाने, सुधारने या मिटाने के लिए कह सकते हैं। शिकायत पहले हमारे शिकायत अधिकारी (Grievance Officer) से, और फिर डेटा संरक्षण बोर्ड (Data Protection Board of India) से की जा सकती है। अधिक जानकारी के लिए: गोपनीयता नीति।`,
      ],
    },
  }),
};
