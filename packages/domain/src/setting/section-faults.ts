import { type SettingKey, type Settings, sampleFieldsOf } from './settings.ts';
import { SETTING_RULES } from './validate-settings.ts';

/** Sections shown on legal documents and pages. */
export const STATED_SECTIONS = ['brand', 'seller', 'support'] as const satisfies readonly SettingKey[];
export type StatedSection = (typeof STATED_SECTIONS)[number];

const NAMES: { readonly [Key in StatedSection]: Readonly<Record<keyof Settings[Key], string>> } = {
  brand: {
    name: 'name of the shop',
    localName: 'name in another script',
    tagline: 'tagline',
    description: 'what the shop sells',
    linkedin: 'page at LinkedIn',
    facebook: 'page at Facebook',
    instagram: 'page at Instagram',
    youtube: 'page at YouTube',
  },
  seller: {
    legalName: 'legal name of the company',
    addressLine1: 'address of the company',
    addressLine2: 'address of the company, second line',
    city: 'city of the company',
    state: 'state of the company',
    pinCode: 'PIN code of the company',
    gstin: 'GSTIN',
    fssai: 'FSSAI licence',
    cin: 'CIN',
    invoicePrefix: 'prefix of invoices',
    creditNotePrefix: 'prefix of credit notes',
    receiptVoucherPrefix: 'prefix of receipt vouchers',
    refundVoucherPrefix: 'prefix of refund vouchers',
  },
  support: {
    email: 'e-mail address for shoppers',
    alternateEmail: 'second e-mail address for shoppers',
    phone: 'phone number for shoppers',
    alternatePhone: 'second phone number for shoppers',
    hours: 'hours',
    officerName: 'name of the grievance officer',
    officerTitle: 'title of the grievance officer',
    officerEmail: 'e-mail address of the grievance officer',
    officerPhone: 'phone number of the grievance officer',
  },
};

export const OF_SAMPLE = ' (it is that of the sample shop)';

/** Faults that block a live shop (SETTING-16): empty, invalid or sample values, by field. */
export function sectionFaults<Key extends StatedSection>(key: Key, section: Settings[Key]): string[] {
  const rule: (typeof SETTING_RULES)[Key] = SETTING_RULES[key];
  const wrong = rule.problems(section).map(({ field, message }) => ({ field, why: ` (${message})` }));
  const sample = sampleFieldsOf(section).map((field) => ({ field, why: OF_SAMPLE }));
  const names = new Map<string, string>(Object.entries(NAMES[key]));
  const said = new Set<string>();
  return [...sample, ...wrong].flatMap(({ field, why }) => {
    const [name = field] = field.split('.');
    if (said.has(name)) return [];
    said.add(name);
    return [`${names.get(name) ?? name}${why}`];
  });
}
