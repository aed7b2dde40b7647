export type Account = {
  readonly id: string;
  readonly name: string;
  readonly kind: AccountKind;
};

export type AccountKind = 'asset' | 'liability' | 'equity' | 'income' | 'expense';

/** Chart of accounts in trial balance order (JOURNAL-2). */
export const ACCOUNTS = [
  { id: 'bank', name: 'Bank', kind: 'asset' },
  { id: 'gateway-receivable', name: 'Receivable from payment gateways', kind: 'asset' },
  { id: 'cash-with-couriers', name: 'Cash owed by couriers', kind: 'asset' },
  { id: 'courier-claims', name: 'Claims against couriers', kind: 'asset' },
  { id: 'customer-receivables', name: 'Receivable from customers', kind: 'asset' },
  { id: 'input-gst', name: 'Input GST on charges', kind: 'asset' },
  { id: 'customer-advances', name: 'Advances from customers', kind: 'liability' },
  { id: 'refunds-payable', name: 'Refunds payable', kind: 'liability' },
  { id: 'gift-cards-outstanding', name: 'Gift cards outstanding', kind: 'liability' },
  { id: 'coins-outstanding', name: 'Coins outstanding', kind: 'liability' },
  { id: 'coins-on-orders', name: 'Coins used on orders without invoice', kind: 'liability' },
  { id: 'unmatched-receipts', name: 'Receipts without a match', kind: 'liability' },
  { id: 'cgst-payable', name: 'Output CGST', kind: 'liability' },
  { id: 'sgst-payable', name: 'Output SGST', kind: 'liability' },
  { id: 'igst-payable', name: 'Output IGST', kind: 'liability' },
  { id: 'opening-balance', name: 'Opening balance', kind: 'equity' },
  { id: 'retained-earnings', name: 'Retained earnings', kind: 'equity' },
  { id: 'sales', name: 'Sales of goods', kind: 'income' },
  { id: 'discounts', name: 'Discounts on goods', kind: 'income' },
  { id: 'coupon-discounts', name: 'Discounts by coupons', kind: 'income' },
  { id: 'coin-discounts', name: 'Discounts by coins', kind: 'income' },
  { id: 'sales-returns', name: 'Sales returns', kind: 'income' },
  { id: 'delivery-income', name: 'Delivery charged', kind: 'income' },
  { id: 'coins-expired', name: 'Coins expired', kind: 'income' },
  { id: 'gift-cards-expired', name: 'Gift cards expired', kind: 'income' },
  { id: 'compensation', name: 'Compensation by couriers', kind: 'income' },
  { id: 'round-off', name: 'Round-off', kind: 'income' },
  { id: 'coins-given', name: 'Coins given', kind: 'expense' },
  { id: 'gift-cards-given', name: 'Gift cards given away', kind: 'expense' },
  { id: 'collection-charges', name: 'Charges of gateways and couriers', kind: 'expense' },
  { id: 'gst-of-late-notes', name: 'GST of credit notes that came too late', kind: 'expense' },
  { id: 'goodwill', name: 'Goodwill to customers', kind: 'expense' },
  { id: 'bad-debts', name: 'Bad debts', kind: 'expense' },
] as const satisfies readonly Account[];

export type AccountId = (typeof ACCOUNTS)[number]['id'];

export const ACCOUNT_IDS: readonly AccountId[] = ACCOUNTS.map(({ id }) => id);

export function accountName(wanted: AccountId): string {
  return ACCOUNTS.find(({ id }) => id === wanted)?.name ?? wanted;
}
