import { typedText } from '../text/typed-text.ts';

/** Names in delivery addresses (ADDRESS-10). */
export const INDIAN_STATES = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;

type IndianState = (typeof INDIAN_STATES)[number];

/** Old names, short names, vehicle codes and ISO 3166-2. */
const OTHER_NAMES: Readonly<Partial<Record<IndianState, readonly string[]>>> = {
  'Andaman and Nicobar Islands': ['AN', 'Andaman', 'Andaman and Nicobar', 'Andamans'],
  'Andhra Pradesh': ['AP', 'AD', 'Andhra'],
  'Arunachal Pradesh': ['AR', 'Arunachal'],
  Assam: ['AS', 'Asam'],
  Bihar: ['BR', 'BH'],
  Chandigarh: ['CH'],
  Chhattisgarh: ['CG', 'CT', 'Chattisgarh', 'Chhatisgarh', 'Chatisgarh'],
  'Dadra and Nagar Haveli and Daman and Diu': [
    ...['DN', 'DD', 'DH', 'DNH', 'DNHDD', 'Dadra and Nagar Haveli', 'Dadra', 'Daman and Diu', 'Daman', 'Diu'],
    'Dadra Nagar Haveli Daman Diu',
  ],
  Delhi: ['DL', 'New Delhi', 'NCT of Delhi', 'NCT Delhi', 'Delhi NCT', 'National Capital Territory of Delhi'],
  Goa: ['GA'],
  Gujarat: ['GJ', 'Gujrat'],
  Haryana: ['HR'],
  'Himachal Pradesh': ['HP', 'Himachal'],
  'Jammu and Kashmir': ['JK', 'Jammu', 'Kashmir', 'Jammu Kashmir'],
  Jharkhand: ['JH'],
  Karnataka: ['KA', 'Mysore'],
  Kerala: ['KL', 'Keralam'],
  Ladakh: ['LA'],
  Lakshadweep: ['LD', 'Laccadives'],
  'Madhya Pradesh': ['MP'],
  Maharashtra: ['MH'],
  Manipur: ['MN'],
  Meghalaya: ['ML'],
  Mizoram: ['MZ'],
  Nagaland: ['NL'],
  Odisha: ['OD', 'OR', 'Orissa'],
  Puducherry: ['PY', 'Pondicherry', 'Pondichery', 'Pondy'],
  Punjab: ['PB'],
  Rajasthan: ['RJ'],
  Sikkim: ['SK'],
  'Tamil Nadu': ['TN', 'Tamilnadu'],
  Telangana: ['TS', 'TG', 'Telengana'],
  Tripura: ['TR'],
  'Uttar Pradesh': ['UP'],
  Uttarakhand: ['UK', 'UA', 'Uttaranchal'],
  'West Bengal': ['WB', 'Bengal'],
};

/** Also finds old, short and variant names (ADDRESS-10); null if unknown. */
export function indianStateNamed(name: string): IndianState | null {
  const wanted = nameKey(typedText(name));
  const isNamed = (state: IndianState) =>
    [state, ...(OTHER_NAMES[state] ?? [])].some((known) => nameKey(known) === wanted);
  return INDIAN_STATES.find(isNamed) ?? null;
}

function nameKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/^in-/, '')
    .replace(/\b(?:state|union territory|ut)(?: of)?\b/g, '')
    .replaceAll('&', ' and ')
    .replace(/[\s.,()-]/g, '');
}

/** Of the notices at forms (PRIVACY-15); other states have none. */
export const STATE_LANGUAGES = {
  Kerala: 'ml',
  Karnataka: 'kn',
  'Tamil Nadu': 'ta',
  Puducherry: 'ta',
  'Andhra Pradesh': 'te',
  Telangana: 'te',
  Maharashtra: 'mr',
  Goa: 'mr',
  'West Bengal': 'bn',
  Tripura: 'bn',
  Gujarat: 'gu',
} as const satisfies Partial<Record<IndianState, string>>;
