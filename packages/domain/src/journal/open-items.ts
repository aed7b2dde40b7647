import { NO_PAISE, type Paise, subtractPaise } from '../money.ts';
import { ACCOUNTS, type AccountId } from './accounts.ts';

/** Accounts whose balance is a list of open items (JOURNAL-19). */
export const OPEN_ITEM_ACCOUNTS = [
  'cash-with-couriers',
  'courier-claims',
  'gateway-receivable',
  'refunds-payable',
  'customer-advances',
  'customer-receivables',
  'gift-cards-outstanding',
  'coins-outstanding',
  'coins-on-orders',
  'unmatched-receipts',
  'supplier-payables',
] as const satisfies readonly AccountId[];

export type OpenItemAccount = (typeof OPEN_ITEM_ACCOUNTS)[number];

/** Shown every day (TODAY-5); their lines are indexed. */
export const DAILY_ACCOUNTS = [
  'cash-with-couriers',
  'unmatched-receipts',
  'refunds-payable',
] as const satisfies readonly OpenItemAccount[];

export type OpenItemState =
  | 'remittance'
  | 'refund'
  | 'payout'
  | 'invoice'
  | 'payment'
  | 'use'
  | 'match'
  | 'bill';

/** Asset balances as receivable, liabilities as payable. */
export function naturalBalance(account: OpenItemAccount, debitsLessCredits: Paise): Paise {
  const isAsset = ACCOUNTS.some(({ id, kind }) => id === account && kind === 'asset');
  return isAsset ? debitsLessCredits : subtractPaise(NO_PAISE, debitsLessCredits);
}

/** Pending step of an item. A customer balance on the wrong side is to be refunded. */
export function openItemState(
  account: OpenItemAccount,
  { amount, isCancelled }: { readonly amount: Paise; readonly isCancelled: boolean },
): OpenItemState {
  switch (account) {
    case 'cash-with-couriers':
    case 'courier-claims':
    case 'gateway-receivable':
      return 'remittance';
    case 'refunds-payable':
      return 'refund';
    case 'customer-advances':
      return isCancelled ? 'payout' : 'invoice';
    case 'customer-receivables':
      return amount < 0 ? 'payout' : 'payment';
    case 'gift-cards-outstanding':
    case 'coins-outstanding':
      return 'use';
    case 'coins-on-orders':
      return 'invoice';
    case 'unmatched-receipts':
      return 'match';
    case 'supplier-payables':
      return 'bill';
  }
}

export const OPEN_ITEM_WORDS: Readonly<Record<OpenItemState, string>> = {
  remittance: 'Payment into the bank',
  refund: 'Gateway to send it',
  payout: 'Payout to the customer',
  invoice: 'Goods to go out',
  payment: 'Payment by the customer',
  use: 'Customer to use it',
  match: 'Identification',
  bill: 'Payment to the supplier',
};
