import type { AccountId } from '@ilaneer/domain/journal/accounts';
import type { JournalEntryKind } from '@ilaneer/domain/journal/journal-entry';

/** Rows of the day close, in their order. Amounts of an account count as debits, or as credits. */
export type DayLedger = {
  readonly name: string;
  readonly kind: JournalEntryKind;
  readonly debits?: readonly AccountId[];
  readonly credits?: readonly AccountId[];
};

const sales = ['sales', 'discounts', 'coupon-discounts', 'coin-discounts'] as const;
const gst = ['cgst-payable', 'sgst-payable', 'igst-payable'] as const;
const charged = [...sales, ...gst, 'sales-returns', 'delivery-income', 'round-off'] as const;
const receivables = ['gateway-receivable', 'cash-with-couriers'] as const;

/** Each ledger of the shop with the entries that post it (JOURNAL-39). */
export const DAY_LEDGERS = {
  payments: { name: 'Payments captured', kind: 'payment captured', debits: ['gateway-receivable'] },
  refunds: { name: 'Refunds requested', kind: 'refund requested', credits: ['refunds-payable'] },
  sentRefunds: { name: 'Refunds sent', kind: 'refund sent', credits: ['gateway-receivable'] },
  goodwill: { name: 'Goodwill', kind: 'goodwill', debits: ['goodwill'] },
  sales: { name: 'Orders invoiced: goods', kind: 'invoice', credits: sales },
  salesDelivery: { name: 'Orders invoiced: delivery', kind: 'invoice', credits: ['delivery-income'] },
  salesGst: { name: 'Orders invoiced: GST', kind: 'invoice', credits: gst },
  salesRoundOff: { name: 'Orders invoiced: round-off', kind: 'invoice', credits: ['round-off'] },
  invoices: { name: 'Invoices', kind: 'invoice', credits: charged },
  notes: { name: 'Credit notes', kind: 'return', debits: [...charged, 'gst-of-late-notes'] },
  cash: { name: 'Cash on delivery', kind: 'cash on delivery', debits: ['cash-with-couriers'] },
  cashRoundOff: { name: 'Cash on delivery: round-off', kind: 'cash on delivery', credits: ['round-off'] },
  payouts: { name: 'Payouts to the bank', kind: 'remittance', debits: ['bank'] },
  payoutCharges: { name: 'Payouts: charges', kind: 'remittance', debits: ['collection-charges'] },
  payoutGst: { name: 'Payouts: GST on charges', kind: 'remittance', debits: ['input-gst'] },
  payoutLines: { name: 'Payouts: matched lines', kind: 'remittance', credits: receivables },
  withdrawnPayouts: { name: 'Payouts withdrawn', kind: 'remittance taken back', credits: ['bank'] },
  claims: { name: 'Claims opened', kind: 'claim opened', debits: ['courier-claims'] },
  paidClaims: { name: 'Claims paid', kind: 'claim paid', debits: ['bank'] },
  refusedClaims: { name: 'Claims refused', kind: 'claim refused', debits: ['bad-debts'] },
  writeOffs: { name: 'Cash written off', kind: 'cash written off', credits: ['cash-with-couriers'] },
  giftCards: { name: 'Gift cards issued', kind: 'gift card issued', credits: ['gift-cards-outstanding'] },
  heldCards: { name: 'Gift cards used', kind: 'gift card held', debits: ['gift-cards-outstanding'] },
  returnedCards: {
    name: 'Gift cards: uses cancelled',
    kind: 'gift card returned',
    credits: ['gift-cards-outstanding'],
  },
  refundedCards: {
    name: 'Gift cards: refunds',
    kind: 'gift card refunded',
    credits: ['gift-cards-outstanding'],
  },
  expiredCards: {
    name: 'Gift cards expired',
    kind: 'gift card expired',
    debits: ['gift-cards-outstanding'],
  },
} as const satisfies Readonly<Record<string, DayLedger>>;

export type DayLedgerId = keyof typeof DAY_LEDGERS;
