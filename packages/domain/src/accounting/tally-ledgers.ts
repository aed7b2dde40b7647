import { ACCOUNTS, type AccountId, type AccountKind } from '../journal/accounts.ts';

/** Groups that every Tally company has. */
export const TALLY_GROUPS = [
  'Bank Accounts',
  'Capital Account',
  'Current Assets',
  'Current Liabilities',
  'Duties & Taxes',
  'Indirect Expenses',
  'Indirect Incomes',
  'Reserves & Surplus',
  'Sales Accounts',
  'Sundry Debtors',
] as const;
export type TallyGroup = (typeof TALLY_GROUPS)[number];

const USUAL: Readonly<Record<AccountKind, TallyGroup>> = {
  asset: 'Current Assets',
  liability: 'Current Liabilities',
  equity: 'Reserves & Surplus',
  income: 'Indirect Incomes',
  expense: 'Indirect Expenses',
};

const OTHER: Readonly<Partial<Record<AccountId, TallyGroup>>> = {
  bank: 'Bank Accounts',
  'customer-receivables': 'Sundry Debtors',
  'customer-advances': 'Sundry Debtors',
  'input-gst': 'Duties & Taxes',
  'cgst-payable': 'Duties & Taxes',
  'sgst-payable': 'Duties & Taxes',
  'igst-payable': 'Duties & Taxes',
  'opening-balance': 'Capital Account',
  sales: 'Sales Accounts',
  discounts: 'Sales Accounts',
  'coupon-discounts': 'Sales Accounts',
  'coin-discounts': 'Sales Accounts',
  'sales-returns': 'Sales Accounts',
  'delivery-income': 'Sales Accounts',
};

export function tallyGroup(wanted: AccountId): TallyGroup {
  const { kind } = ACCOUNTS.find(({ id }) => id === wanted) ?? { kind: 'asset' as const };
  return OTHER[wanted] ?? USUAL[kind];
}
