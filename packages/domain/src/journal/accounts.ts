export type Account = {
  readonly id: string;
  readonly name: string;
  readonly kind: AccountKind;
};

export type AccountKind = 'asset' | 'liability' | 'equity' | 'income' | 'expense';

/** Chart of accounts in trial balance order (JOURNAL-2). */
export const ACCOUNTS = [
  { id: 'bank', name: 'Bank', kind: 'asset' },
  { id: 'cash', name: 'Cash in hand', kind: 'asset' },
  { id: 'gateway-receivable', name: 'Receivable from payment gateways', kind: 'asset' },
  { id: 'cash-with-couriers', name: 'Cash owed by couriers', kind: 'asset' },
  { id: 'courier-claims', name: 'Claims against couriers', kind: 'asset' },
  { id: 'customer-receivables', name: 'Receivable from customers', kind: 'asset' },
  { id: 'stock', name: 'Stock of goods', kind: 'asset' },
  { id: 'input-gst', name: 'Input GST on charges', kind: 'asset' },
  { id: 'input-cgst', name: 'Input CGST', kind: 'asset' },
  { id: 'input-sgst', name: 'Input SGST', kind: 'asset' },
  { id: 'input-igst', name: 'Input IGST', kind: 'asset' },
  { id: 'other-receivables', name: 'Deposits and other receivables', kind: 'asset' },
  { id: 'fixed-assets', name: 'Equipment and other fixed assets', kind: 'asset' },
  { id: 'supplier-payables', name: 'Payable to suppliers', kind: 'liability' },
  { id: 'customer-advances', name: 'Advances from customers', kind: 'liability' },
  { id: 'refunds-payable', name: 'Refunds payable', kind: 'liability' },
  { id: 'gift-cards-outstanding', name: 'Gift cards outstanding', kind: 'liability' },
  { id: 'coins-outstanding', name: 'Coins outstanding', kind: 'liability' },
  { id: 'coins-on-orders', name: 'Coins used on orders without invoice', kind: 'liability' },
  { id: 'unmatched-receipts', name: 'Receipts without a match', kind: 'liability' },
  { id: 'cgst-payable', name: 'Output CGST', kind: 'liability' },
  { id: 'sgst-payable', name: 'Output SGST', kind: 'liability' },
  { id: 'igst-payable', name: 'Output IGST', kind: 'liability' },
  { id: 'other-payables', name: 'Other payables', kind: 'liability' },
  { id: 'loans', name: 'Loans', kind: 'liability' },
  { id: 'capital', name: "Owner's capital", kind: 'equity' },
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
  { id: 'other-income', name: 'Other income', kind: 'income' },
  { id: 'cost-of-goods-sold', name: 'Cost of goods sold', kind: 'expense' },
  { id: 'goods-lost', name: 'Goods lost, given away or destroyed', kind: 'expense' },
  { id: 'reversed-input-gst', name: 'Input GST reversed on lost goods', kind: 'expense' },
  { id: 'stock-corrections', name: 'Corrections of stock', kind: 'expense' },
  { id: 'coins-given', name: 'Coins given', kind: 'expense' },
  { id: 'gift-cards-given', name: 'Gift cards given away', kind: 'expense' },
  { id: 'collection-charges', name: 'Charges of gateways and couriers', kind: 'expense' },
  { id: 'gst-of-late-notes', name: 'GST of credit notes that came too late', kind: 'expense' },
  { id: 'goodwill', name: 'Goodwill to customers', kind: 'expense' },
  { id: 'bad-debts', name: 'Bad debts', kind: 'expense' },
  { id: 'shipping', name: 'Courier charges', kind: 'expense' },
  { id: 'packing-material', name: 'Packing material', kind: 'expense' },
  { id: 'advertising', name: 'Advertising', kind: 'expense' },
  { id: 'salaries', name: 'Salaries and wages', kind: 'expense' },
  { id: 'rent', name: 'Rent', kind: 'expense' },
  { id: 'professional-fees', name: 'Professional fees', kind: 'expense' },
  { id: 'bank-charges', name: 'Bank charges and interest', kind: 'expense' },
  { id: 'taxes-and-fees', name: 'Taxes, licences and penalties', kind: 'expense' },
  { id: 'other-expenses', name: 'Other expenses', kind: 'expense' },
] as const satisfies readonly Account[];

export type AccountId = (typeof ACCOUNTS)[number]['id'];

export const ACCOUNT_IDS: readonly AccountId[] = ACCOUNTS.map(({ id }) => id);

export function accountName(wanted: AccountId): string {
  return ACCOUNTS.find(({ id }) => id === wanted)?.name ?? wanted;
}
