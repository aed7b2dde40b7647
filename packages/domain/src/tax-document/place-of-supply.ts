import { INDIAN_STATES } from '../address/indian-states.ts';
import { isSameState } from '../pricing/split-gst.ts';

/** `Kerala (32)`; unknown states without a code. */
export function placeOfSupply(state: string): string {
  const known = INDIAN_STATES.find((one) => isSameState(one, state));
  return known === undefined ? state.trim() : `${known} (${GST_STATE_CODES[known]})`;
}

/** GST state codes, as in the place of supply. */
export const GST_STATE_CODES: Readonly<Record<(typeof INDIAN_STATES)[number], string>> = {
  'Andaman and Nicobar Islands': '35',
  'Andhra Pradesh': '37',
  'Arunachal Pradesh': '12',
  Assam: '18',
  Bihar: '10',
  Chandigarh: '04',
  Chhattisgarh: '22',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Delhi: '07',
  Goa: '30',
  Gujarat: '24',
  Haryana: '06',
  'Himachal Pradesh': '02',
  'Jammu and Kashmir': '01',
  Jharkhand: '20',
  Karnataka: '29',
  Kerala: '32',
  Ladakh: '38',
  Lakshadweep: '31',
  'Madhya Pradesh': '23',
  Maharashtra: '27',
  Manipur: '14',
  Meghalaya: '17',
  Mizoram: '15',
  Nagaland: '13',
  Odisha: '21',
  Puducherry: '34',
  Punjab: '03',
  Rajasthan: '08',
  Sikkim: '11',
  'Tamil Nadu': '33',
  Telangana: '36',
  Tripura: '16',
  'Uttar Pradesh': '09',
  Uttarakhand: '05',
  'West Bengal': '19',
};

/** Codes of merged states, still used by old GSTINs. */
const FORMER_CODES: Readonly<Record<string, (typeof INDIAN_STATES)[number]>> = {
  '25': 'Dadra and Nagar Haveli and Daman and Diu',
  '28': 'Andhra Pradesh',
};

export function stateOfGstin(gstin: string): (typeof INDIAN_STATES)[number] | null {
  const code = gstin.slice(0, 2);
  const named = INDIAN_STATES.find((state) => GST_STATE_CODES[state] === code);
  return named ?? FORMER_CODES[code] ?? null;
}
