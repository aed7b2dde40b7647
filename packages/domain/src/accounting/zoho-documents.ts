import { type GstDocument, type GstLine, stateCodeOf } from '../gst-return/gst-document.ts';
import { rupees } from '../gst-return/gst-tables.ts';
import { unitName } from '../gst-return/unit-codes.ts';
import { type AccountId, accountName } from '../journal/accounts.ts';
import { credit, debit, type Move } from '../journal/journal-entry.ts';
import { basisPointsOf, NO_PAISE, type Paise, subtractPaise, sumPaise } from '../money.ts';
import { guardedCell } from '../transfer/csv-cell.ts';
import { ZOHO_CONSUMERS, zohoPlace } from './zoho-accounts.ts';

type Cells = readonly (string | number)[];

const BUYER_TITLES = [
  'Customer Name',
  'GST Treatment',
  'GST Identification Number (GSTIN)',
  'Place of Supply',
  'Currency Code',
  'Is Inclusive Tax',
];

const ITEM_TITLES = [
  'Item Name',
  'HSN/SAC',
  'Quantity',
  'Usage unit',
  'Item Price',
  'Item Tax',
  'Item Tax %',
  'Account',
  'Adjustment',
  'Adjustment Description',
];

export const ZOHO_INVOICE_TITLES: Cells = [
  ...['Invoice Date', 'Invoice Number', 'Invoice Status', ...BUYER_TITLES, ...ITEM_TITLES],
];

export const ZOHO_NOTE_TITLES: Cells = [
  ...['Credit Note Date', 'Credit Note Number', 'Credit Note Status', ...BUYER_TITLES, ...ITEM_TITLES],
  ...['Associated Invoice Number', 'Associated Invoice Date'],
];

/** A late note lowers no tax: it stays a journal. */
export function isZohoDocument({ form }: Pick<GstDocument, 'form'>): boolean {
  return form !== 'commercial-credit-note';
}

/** A row for each line; the adjustment stands in all of them, as Zoho reads it from the first (ACCOUNTING-4). */
export function zohoDocumentRows(document: GstDocument): Cells[] {
  const { kind, number, issuedOn, against, buyer, lines } = document;
  const adjustment = adjustmentOf(document);
  const buyerCells = [
    guardedCell(zohoContact(buyer.gstin === null ? null : buyer.name)),
    ...[buyer.gstin === null ? 'consumer' : 'business_registered_regular', buyer.gstin ?? ''],
    ...[zohoPlace(stateCodeOf(document.placeOfSupply)), 'INR', 'false'],
  ];
  const isNote = kind === 'credit-note';
  return lines.map((line) => [
    ...[issuedOn, number, isNote ? 'Open' : 'Sent', ...buyerCells],
    guardedCell(line.isDelivery ? `Delivery of ${line.description}` : line.description),
    ...[line.hsn, countOf(line), unitName(line.unit).split('-')[0] ?? '', priceOf(line)],
    `${document.isInterState ? 'IGST' : 'GST'}${line.basisPoints / 100}`,
    ...[line.basisPoints / 100, accountName(accountOf(document, line))],
    ...[rupees(adjustment), adjustment === 0 ? '' : 'Round-off and rounding of GST'],
    ...(isNote ? [against?.number ?? '', against?.issuedOn ?? ''] : []),
  ]);
}

export function zohoContact(business: string | null | undefined): string {
  return business ?? ZOHO_CONSUMERS;
}

/** Zoho's own posting of the document; journals have the rest of the entry (ACCOUNTING-5). */
export function zohoPosting(document: GstDocument): Move[] {
  const [more, less] = document.kind === 'invoice' ? [debit, credit] : [credit, debit];
  return [
    more('customer-receivables', document.total),
    less('round-off', adjustmentOf(document)),
    ...document.lines.flatMap((line) => {
      const heads = headsOf(document, line);
      return [
        less(accountOf(document, line), line.taxable),
        less('cgst-payable', heads.cgst),
        less('sgst-payable', heads.sgst),
        less('igst-payable', heads.igst),
      ];
    }),
  ];
}

function accountOf({ kind }: GstDocument, { isDelivery }: GstLine): AccountId {
  if (isDelivery) return 'delivery-income';
  return kind === 'invoice' ? 'sales' : 'sales-returns';
}

/** The document's total less that of Zoho, which computes GST from the taxable value of each line. */
function adjustmentOf(document: GstDocument): Paise {
  const computed = document.lines.flatMap((line) => {
    const { igst, cgst, sgst } = headsOf(document, line);
    return [line.taxable, igst, cgst, sgst];
  });
  return subtractPaise(document.total, sumPaise(...computed));
}

function headsOf({ isInterState }: GstDocument, { taxable, basisPoints }: GstLine) {
  if (isInterState) return { igst: basisPointsOf(taxable, basisPoints), cgst: NO_PAISE, sgst: NO_PAISE };
  const half = basisPointsOf(taxable, basisPoints / 2);
  return { igst: NO_PAISE, cgst: half, sgst: half };
}

function countOf({ isDelivery, quantity }: GstLine): number {
  return isDelivery ? 1 : quantity;
}

/** With six decimals, so that price by quantity is the taxable value to the paisa. */
function priceOf(line: GstLine): string {
  return (line.taxable / 100 / countOf(line)).toFixed(6);
}
