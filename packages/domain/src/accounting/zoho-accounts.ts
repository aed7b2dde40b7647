import { type AccountId, accountName } from '../journal/accounts.ts';

/** Receivables and advances of customers are one account in Zoho Books (ACCOUNTING-5). */
export const ZOHO_CUSTOMERS = 'Accounts Receivable';

/** Buyers without GSTIN are one contact: the files name no people. */
export const ZOHO_CONSUMERS = 'Web shop customers';

export function isCustomerAccount(account: AccountId): boolean {
  return account === 'customer-receivables' || account === 'customer-advances';
}

export function zohoAccount(account: AccountId): string {
  return isCustomerAccount(account) ? ZOHO_CUSTOMERS : accountName(account);
}

/** Zoho's letters of a place of supply, by GST state code. */
const PLACES: Readonly<Record<string, string>> = {
  ...{ '01': 'JK', '02': 'HP', '03': 'PB', '04': 'CH', '05': 'UK', '06': 'HR', '07': 'DL', '08': 'RJ' },
  ...{ '09': 'UP', '10': 'BR', '11': 'SK', '12': 'AR', '13': 'NL', '14': 'MN', '15': 'MZ', '16': 'TR' },
  ...{ '17': 'ML', '18': 'AS', '19': 'WB', '20': 'JH', '21': 'OD', '22': 'CG', '23': 'MP', '24': 'GJ' },
  ...{ '26': 'DN', '27': 'MH', '29': 'KA', '30': 'GA', '31': 'LD', '32': 'KL', '33': 'TN', '34': 'PY' },
  ...{ '35': 'AN', '36': 'TS', '37': 'AD', '38': 'LA' },
};

export function zohoPlace(stateCode: string | null): string {
  return PLACES[stateCode ?? ''] ?? 'OT';
}
