import { type Paise, sumPaise } from '../money.ts';
import { guardedCell } from '../transfer/csv-cell.ts';
import { taxOf } from './gst-amounts.ts';
import { type GstDocument, stateCodeOf } from './gst-document.ts';
import { taxedByRate } from './gst-sections.ts';
import type { Gstr1 } from './gstr1.ts';
import { shortDescription } from './gstr1-json.ts';
import type { HsnPart } from './hsn-summary.ts';
import type { IssuedSeries } from './issued-series.ts';
import { unitName } from './unit-codes.ts';

/** Sheets of the offline tool (GST-RETURN-4). */
export const GST_TABLES = [
  'b2b',
  'b2cl',
  'b2cs',
  'cdnr',
  'cdnur',
  'exemp',
  'hsn-b2b',
  'hsn-b2c',
  'docs',
] as const;
export type GstTable = (typeof GST_TABLES)[number];

type Cells = readonly (string | number)[];
/** Lines of a CSV file. */
export type Lines = readonly Cells[];

const APPLICABLE = 'Applicable % of Tax Rate';
const OPERATOR = 'E-Commerce GSTIN';
const EXEMPTED = 'Exempted(other than nil rated/non GST supply)';

const DOCUMENT_NATURES: Readonly<Record<IssuedSeries['kind'], string>> = {
  invoice: 'Invoices for outward supply',
  'credit-note': 'Credit Note',
  'receipt-voucher': 'Receipt Voucher',
  'refund-voucher': 'Refund Voucher',
};

/** Titles and rows. Names of buyers are optional in the tool, and left out. */
export function gstTable(gstr: Gstr1, table: GstTable): Lines {
  switch (table) {
    case 'b2b':
      return [BUSINESS_TITLES, ...gstr.b2b.flatMap(businessLines)];
    case 'b2cl':
      return [LARGE_TITLES, ...gstr.b2cl.flatMap(largeLines)];
    case 'b2cs':
      return [
        ['Type', 'Place Of Supply', APPLICABLE, 'Rate', 'Taxable Value', 'Cess Amount', OPERATOR],
        ...gstr.b2cs.map((row) => ['OE', place(row), '', rate(row), rupees(row.taxable), '', '']),
      ];
    case 'cdnr':
      return [NOTE_TITLES, ...gstr.cdnr.flatMap(noteLines)];
    case 'cdnur':
      return [LARGE_NOTE_TITLES, ...gstr.cdnur.flatMap(largeNoteLines)];
    case 'exemp':
      return [
        ['Description', 'Nil Rated Supplies', EXEMPTED, 'Non-GST Supplies'],
        ...gstr.nil.map(({ isInterState, isBusiness, taxable }) => [
          `${isInterState ? 'Inter' : 'Intra'}-State supplies to ${isBusiness ? '' : 'un'}registered persons`,
          ...[rupees(taxable), '0.00', '0.00'],
        ]),
      ];
    case 'hsn-b2b':
      // Months before the split have one table of all goods.
      return hsnLines(gstr.hsn.filter(({ name }) => name !== 'hsn_b2c'));
    case 'hsn-b2c':
      return hsnLines(gstr.hsn.filter(({ name }) => name === 'hsn_b2c'));
    case 'docs':
      return [
        ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
        ...gstr.series.map(({ kind, from, to, issued, missing }) => [
          DOCUMENT_NATURES[kind],
          ...[from, to, issued + missing.length, missing.length],
        ]),
      ];
  }
}

const BUSINESS_TITLES = [
  'GSTIN/UIN of Recipient',
  'Receiver Name',
  'Invoice Number',
  'Invoice date',
  'Invoice Value',
  'Place Of Supply',
  'Reverse Charge',
  APPLICABLE,
  'Invoice Type',
  OPERATOR,
  'Rate',
  'Taxable Value',
  'Cess Amount',
];

function businessLines(document: GstDocument): Cells[] {
  const { buyer, number, issuedOn, total } = document;
  return taxedByRate(document).map((row) => [
    ...[buyer.gstin ?? '', '', number, toolDay(issuedOn), rupees(total), place(document), 'N', ''],
    ...['Regular B2B', '', rate(row), rupees(row.taxable), ''],
  ]);
}

const LARGE_TITLES = [
  'Invoice Number',
  'Invoice date',
  'Invoice Value',
  'Place Of Supply',
  APPLICABLE,
  'Rate',
  'Taxable Value',
  'Cess Amount',
  OPERATOR,
];

function largeLines(document: GstDocument): Cells[] {
  const { number, issuedOn, total } = document;
  return taxedByRate(document).map((row) => [
    ...[number, toolDay(issuedOn), rupees(total), place(document), '', rate(row)],
    ...[rupees(row.taxable), '', ''],
  ]);
}

const NOTE_TITLES = [
  'GSTIN/UIN of Recipient',
  'Receiver Name',
  'Note Number',
  'Note Date',
  'Note Type',
  'Place Of Supply',
  'Reverse Charge',
  'Note Supply Type',
  'Note Value',
  APPLICABLE,
  'Rate',
  'Taxable Value',
  'Cess Amount',
];

function noteLines(document: GstDocument): Cells[] {
  const { buyer, number, issuedOn, total } = document;
  return taxedByRate(document).map((row) => [
    ...[buyer.gstin ?? '', '', number, toolDay(issuedOn), 'C', place(document), 'N', 'Regular B2B'],
    ...[rupees(total), '', rate(row), rupees(row.taxable), ''],
  ]);
}

const LARGE_NOTE_TITLES = [
  'UR Type',
  'Note Number',
  'Note Date',
  'Note Type',
  'Place Of Supply',
  'Note Value',
  APPLICABLE,
  'Rate',
  'Taxable Value',
  'Cess Amount',
];

function largeNoteLines(document: GstDocument): Cells[] {
  const { number, issuedOn, total } = document;
  return taxedByRate(document).map((row) => [
    ...['B2CL', number, toolDay(issuedOn), 'C', place(document), rupees(total), ''],
    ...[rate(row), rupees(row.taxable), ''],
  ]);
}

const HSN_TITLES = [
  'HSN',
  'Description',
  'UQC',
  'Total Quantity',
  'Total Value',
  'Rate',
  'Taxable Value',
  'Integrated Tax Amount',
  'Central Tax Amount',
  'State/UT Tax Amount',
  'Cess Amount',
];

function hsnLines(parts: readonly HsnPart[]): Lines {
  const rows = parts.flatMap((part) => part.rows);
  return [
    HSN_TITLES,
    ...rows.map((row) => [
      ...[row.hsn, guardedCell(shortDescription(row.description)), unitName(row.unit)],
      ...[row.quantity.toFixed(2), rupees(sumPaise(row.taxable, taxOf(row))), rate(row), rupees(row.taxable)],
      ...[rupees(row.igst), rupees(row.cgst), rupees(row.sgst), ''],
    ]),
  ];
}

/** `29-Karnataka`, as the tool names a place. */
function place({ placeOfSupply }: Pick<GstDocument, 'placeOfSupply'>): string {
  const code = stateCodeOf(placeOfSupply);
  return code === null ? '97-Other Territory' : `${code}-${placeOfSupply.replace(/ \(\d{2}\)$/, '')}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 30-Nov-2026 */
function toolDay(day: string): string {
  return `${day.slice(8)}-${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''}-${day.slice(0, 4)}`;
}

function rate({ basisPoints }: { readonly basisPoints: number }): string {
  return String(basisPoints / 100);
}

/** 104714.28 */
export function rupees(amount: Paise): string {
  return (amount / 100).toFixed(2);
}
