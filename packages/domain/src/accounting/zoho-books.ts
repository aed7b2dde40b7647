import type { GstDocument } from '../gst-return/gst-document.ts';
import { rupees } from '../gst-return/gst-tables.ts';
import { type AccountId, accountName } from '../journal/accounts.ts';
import { credit, debit, type Move } from '../journal/journal-entry.ts';
import { entryWords } from '../journal/statement-reports.ts';
import { minPaise, NO_PAISE, type Paise, paise, subtractPaise, sumPaise } from '../money.ts';
import { guardedCell } from '../transfer/csv-cell.ts';
import { type BookedEntry, noteOf } from './booked-entry.ts';
import { isCustomerAccount, ZOHO_CUSTOMERS, zohoAccount } from './zoho-accounts.ts';
import {
  isZohoDocument,
  ZOHO_INVOICE_TITLES,
  ZOHO_NOTE_TITLES,
  zohoContact,
  zohoDocumentRows,
  zohoPosting,
} from './zoho-documents.ts';

export const ZOHO_FILES = ['zoho-invoices', 'zoho-credit-notes', 'zoho-payments', 'zoho-journals'] as const;
export type ZohoFile = (typeof ZOHO_FILES)[number];

type Cells = readonly (string | number)[];

export type ZohoMonth = {
  /** Invoices and credit notes issued in the month. */
  readonly documents: readonly GstDocument[];
  readonly entries: readonly BookedEntry[];
  /** Legal names of business buyers, by order number. */
  readonly businesses: ReadonlyMap<string, string>;
};

/** Titles and rows (ACCOUNTING-4, ACCOUNTING-5). */
export function zohoFile(month: ZohoMonth, file: ZohoFile): Cells[] {
  const documents = month.documents.filter(isZohoDocument);
  switch (file) {
    case 'zoho-invoices':
      return [
        ZOHO_INVOICE_TITLES,
        ...documents.filter(({ kind }) => kind === 'invoice').flatMap(zohoDocumentRows),
      ];
    case 'zoho-credit-notes':
      return [
        ZOHO_NOTE_TITLES,
        ...documents.filter(({ kind }) => kind === 'credit-note').flatMap(zohoDocumentRows),
      ];
    case 'zoho-payments':
      return [PAYMENT_TITLES, ...paymentRows(month)];
    case 'zoho-journals':
      return [JOURNAL_TITLES, ...journalRows(month)];
  }
}

const PAYMENT_KINDS = new Set(['payment captured', 'payment accepted', 'cash on delivery']);

const PAYMENT_TITLES = [
  'Date',
  'Payment Number',
  'Customer Name',
  'Mode',
  'Amount',
  'Currency Code',
  'Reference Number',
  'Deposit To',
  'Invoice Number',
  'Amount Applied to Invoice',
  'Description',
];

type ZohoPayment = {
  readonly amount: Paise;
  readonly depositTo: AccountId;
  readonly orderNumber: string | null;
};

/** Money of a customer for one order; null for other entries. */
function paymentOf({ kind, lines }: BookedEntry): ZohoPayment | null {
  if (!PAYMENT_KINDS.has(kind)) return null;
  const place = lines.find(({ account, side }) => side === 'debit' && !isCustomerAccount(account));
  const paid = lines.filter(({ account, side }) => side === 'credit' && isCustomerAccount(account));
  const [first] = paid;
  if (place === undefined || first === undefined) return null;
  return {
    amount: sumPaise(...paid.map(({ amount }) => amount)),
    depositTo: place.account,
    orderNumber: first.orderNumber,
  };
}

const MODES: Readonly<Record<string, string>> = {
  'payment captured': 'Payment gateway',
  'payment accepted': 'Bank Transfer',
  'cash on delivery': 'Cash',
};

function paymentRows({ entries, documents, businesses }: ZohoMonth): Cells[] {
  const open = openInvoices(entries, documents);
  return entries.flatMap((entry): Cells[] => {
    const payment = paymentOf(entry);
    if (payment === null) return [];
    const { amount, depositTo, orderNumber } = payment;
    const invoice = open.get(orderNumber ?? '');
    const applied = minPaise(amount, invoice?.rest ?? NO_PAISE);
    if (invoice !== undefined) invoice.rest = subtractPaise(invoice.rest, applied);
    return [
      [
        ...[entry.bookedOn, `J-${entry.id}`, guardedCell(zohoContact(businesses.get(orderNumber ?? '')))],
        ...[MODES[entry.kind] ?? '', rupees(amount), 'INR', orderNumber ?? '', accountName(depositTo)],
        ...(applied > 0 ? [invoice?.number ?? '', rupees(applied)] : ['', '']),
        entry.document?.label ?? '',
      ],
    ];
  });
}

/** Invoices of the month that its payments may be applied to, by order number. */
function openInvoices(entries: readonly BookedEntry[], documents: readonly GstDocument[]) {
  const totals = new Map(documents.map(({ number, total }) => [number, total]));
  const open = new Map<string, { readonly number: string; rest: Paise }>();
  for (const entry of entries) {
    const number = entry.kind === 'invoice' ? noteOf(entry) : null;
    const total = totals.get(number ?? '');
    const order = entry.lines.find(({ orderNumber }) => orderNumber !== null)?.orderNumber ?? null;
    if (number !== null && total !== undefined && order !== null) open.set(order, { number, rest: total });
  }
  return open;
}

const JOURNAL_TITLES = [
  'Journal Date',
  'Journal Number',
  'Reference Number',
  'Notes',
  'Journal Type',
  'Currency',
  'Account',
  'Contact Name',
  'Description',
  'Debit',
  'Credit',
  'Status',
];

/** Entries, less Zoho's own postings of documents and payments; nothing for those that it posts whole. */
function journalRows({ documents, entries, businesses }: ZohoMonth): Cells[] {
  const byNumber = new Map(documents.filter(isZohoDocument).map((one) => [one.number, one]));
  return entries.flatMap((entry) => {
    const document = byNumber.get(noteOf(entry) ?? '');
    return restOf(entry, document, businesses).map(({ account, contact, amount }) => [
      ...[entry.bookedOn, `J-${entry.id}`, entry.document?.label ?? '', entryWords(entry.kind), 'both'],
      ...['INR', account, guardedCell(contact), entryWords(entry.kind)],
      ...(amount > 0 ? [rupees(amount), ''] : ['', rupees(subtractPaise(NO_PAISE, amount))]),
      'published',
    ]);
  });
}

type ZohoMove = { readonly account: string; readonly contact: string; readonly amount: Paise };

/** Debits positive, by account and contact. */
function restOf(
  entry: BookedEntry,
  document: GstDocument | undefined,
  businesses: ZohoMonth['businesses'],
): ZohoMove[] {
  const contactOf = (orderNumber: string | null) => zohoContact(businesses.get(orderNumber ?? ''));
  const payment = paymentOf(entry);
  const posted: Move[] = document === undefined ? [] : zohoPosting(document);
  if (payment !== null) {
    posted.push(debit(payment.depositTo, payment.amount), credit('customer-receivables', payment.amount));
  }
  const order = entry.lines.find(({ orderNumber }) => orderNumber !== null)?.orderNumber ?? null;
  const moves = [
    ...entry.lines.map(({ account, side, amount, orderNumber }) => ({
      ...placeOf(account, contactOf(orderNumber)),
      amount: side === 'debit' ? amount : subtractPaise(NO_PAISE, amount),
    })),
    ...posted.map(({ account, amount }) => ({
      ...placeOf(account, documentContact(document) ?? contactOf(order)),
      amount: subtractPaise(NO_PAISE, amount),
    })),
  ];
  return [...Map.groupBy(moves, ({ account, contact }) => JSON.stringify([account, contact])).values()]
    .map((same) => ({
      account: same[0]?.account ?? '',
      contact: same[0]?.contact ?? '',
      amount: paise(same.reduce((sum, { amount }) => sum + amount, 0)),
    }))
    .filter(({ amount }) => amount !== 0);
}

function documentContact(document: GstDocument | undefined): string | null {
  return document === undefined
    ? null
    : zohoContact(document.buyer.gstin === null ? null : document.buyer.name);
}

/** Only customers are contacts. */
function placeOf(account: AccountId, contact: string): Omit<ZohoMove, 'amount'> {
  const name = zohoAccount(account);
  return { account: name, contact: name === ZOHO_CUSTOMERS ? contact : '' };
}
