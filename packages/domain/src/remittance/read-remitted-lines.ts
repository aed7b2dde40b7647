import { formatRupees, NO_PAISE, type Paise, paise, subtractPaise, sumPaise } from '../money.ts';
import { err, ok, type Result } from '../result.ts';
import { withoutRupees } from '../text/typed-number.ts';
import { typedCode, typedText } from '../text/typed-text.ts';
import { MOST_REMITTED_LINES, type RemittedLine, referenceKey } from './remittance.ts';

const HEADINGS = {
  reference: [
    ...['entityid', 'paymentid', 'awb', 'awbnumber', 'awbno', 'awbcode', 'waybill', 'waybillnumber'],
    ...['waybillno', 'trackingnumber', 'trackingid', 'transactionid', 'reference'],
    ...['order', 'ordernumber', 'orderno', 'orderid', 'number'],
  ],
  kind: ['type', 'transactionentity', 'transactiontype'],
  amount: ['amount', 'codamount', 'codvalue', 'collectedamount', 'ordervalue', 'cod'],
  /** After deductions. */
  remitted: ['remittedamount', 'remittanceamount', 'amountremitted', 'amountpayable'],
  debit: ['debit', 'debitamount'],
  credit: ['credit', 'creditamount'],
  charge: ['fee', 'feeexclusivetax', 'charges', 'deductions', 'deduction', 'totaldeductions'],
  gst: ['tax', 'gst'],
  settlement: ['settlementid', 'remittanceid', 'crfid', 'remittancenumber'],
  utr: ['settlementutr', 'utr', 'utrnumber', 'utrno', 'remittanceutr', 'banktransactionid'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Column = keyof typeof HEADINGS;
type Cells = Readonly<Partial<Record<Column, string>>>;

/**
 * REMITTANCE-4: by the payer's headings, or without them reference and amount. Shiprocket's file is the AWB
 * level report (CRF ID, AWB, Order Value, UTR), Delhivery's the remittance transactions export (Waybill
 * Number, COD Amount, Amount Payable). Errors: texts for staff.
 */
export function readRemittedLines(
  rows: readonly (readonly string[])[],
  remittance: string,
): Result<readonly RemittedLine[], string> {
  const given = rows.filter((row) => row.some((cell) => typedText(cell) !== ''));
  const [first = []] = given;
  const columns = columnsOf(first);
  const isTable = columns.has('reference') && AMOUNT_COLUMNS.some((column) => columns.has(column));
  const body = isTable
    ? given.slice(1).map((row) => ({ row, cells: cellsOf(columns, row) }))
    : given.map((row) => ({ row, cells: { reference: row[0] ?? '', amount: row[1] ?? '' } }));
  const counted = withoutTotals(body);
  if (!counted.ok) return counted;
  const wanted = counted.value.filter((cells) => isOf(cells, remittance));
  if (body.length > 0 && wanted.length === 0) return err(`No row belongs to ${remittance}`);
  if (wanted.length > MOST_REMITTED_LINES) return err(`At most ${MOST_REMITTED_LINES} rows at a time`);
  const lines: RemittedLine[] = [];
  const named = new Set<string>();
  for (const row of wanted) {
    const line = lineOf(row);
    if (line === null) return err(`'${Object.values(row).join(', ')}' is no reference with an amount`);
    const key = referenceKey(line.reference);
    if (named.has(key)) return err(`${line.reference} is named twice`);
    named.add(key);
    lines.push(line);
  }
  return ok(lines);
}

function columnsOf(headings: readonly string[]): ReadonlyMap<Column, number> {
  const plain = headings.map((heading) => heading.toLowerCase().replaceAll(/[^a-z]/g, ''));
  return new Map(
    COLUMNS.flatMap((column): [Column, number][] => {
      // Of several matches the most specific: a gateway's file has its own order id beside the payment's.
      const found = HEADINGS[column].map((name) => plain.indexOf(name)).find((index) => index >= 0);
      return found === undefined ? [] : [[column, found]];
    }),
  );
}

const COLUMNS = [
  'reference',
  'kind',
  'amount',
  'remitted',
  'debit',
  'credit',
  'charge',
  'gst',
  'settlement',
  'utr',
] as const;

function cellsOf(columns: ReadonlyMap<Column, number>, row: readonly string[]): Cells {
  return Object.fromEntries([...columns].map(([column, index]) => [column, row[index] ?? '']));
}

const AMOUNT_COLUMNS = ['remitted', 'amount', 'credit'] as const;

const TOTALS = /^(?:grand |sub-?)?totals?:?$/i;

/** The last row may add up the others. Errors: it does not. */
function withoutTotals(
  rows: readonly { readonly row: readonly string[]; readonly cells: Cells }[],
): Result<readonly Cells[], string> {
  const all = rows.map(({ cells }) => cells);
  const foot = rows.at(-1);
  const column = AMOUNT_COLUMNS.find((one) => foot?.cells[one] !== undefined);
  if (foot === undefined || column === undefined || rows.length === 1) return ok(all);
  const reference = plainCell(foot.cells.reference);
  if (reference !== '' && !TOTALS.test(reference)) return ok(all);
  const lines = all.slice(0, -1);
  const isNamed = foot.row.some((cell) => TOTALS.test(plainCell(cell)));
  if (isNamed && plainCell(foot.cells[column]) === '') return ok(lines);
  const stated = amountOf(foot.cells[column]);
  const sum = sumPaise(NO_PAISE, ...lines.map((cells) => amountOf(cells[column]) ?? NO_PAISE));
  if (stated === sum) return ok(lines);
  if (!isNamed || stated === null) return ok(all);
  return err(`The totals row says ${formatRupees(stated)}: its rows come to ${formatRupees(sum)}`);
}

/** Spreadsheets mark numbers that are text with an apostrophe. */
function plainCell(cell: string | undefined): string {
  return typedText(cell ?? '').replace(/^['‘’]+/, '');
}

/** A multi-day report names each row's remittance. */
function isOf({ settlement = '', utr = '' }: Cells, remittance: string): boolean {
  const named = [settlement, utr].map((name) => referenceKey(plainCell(name))).filter((key) => key !== '');
  return named.length === 0 || named.includes(referenceKey(remittance));
}

function lineOf(row: Cells): RemittedLine | null {
  const reference = typedCode(plainCell(row.reference));
  const amount = amountOf(row.amount);
  const [debited, credited] = [amountOf(row.debit), amountOf(row.credit)];
  if (reference === '' || amount === null || debited === null || credited === null) return null;
  const kind = typedText(row.kind ?? '').toLowerCase();
  if (row.credit === undefined) {
    const [remitted, charge, gst] = [amountOf(row.remitted), amountOf(row.charge), amountOf(row.gst)];
    if (plainCell(row.remitted ?? row.amount) === '') return null;
    if (remitted === null || charge === null || gst === null) return null;
    const gross = row.remitted === undefined ? amount : sumPaise(remitted, charge, gst);
    return { reference, amount: gross, charge, gst };
  }
  // Net: credited less debited.
  const net = subtractPaise(credited, debited);
  const gross = grossOf(kind, row.amount === undefined ? null : amount, net);
  const kept = subtractPaise(gross, net);
  const gst = amountOf(row.gst);
  if (gst === null) return null;
  return { reference, amount: gross, charge: subtractPaise(kept, gst), gst };
}

function grossOf(kind: string, amount: Paise | null, net: Paise): Paise {
  const size = amount === null ? null : Math.abs(amount);
  if (size !== null && kind === 'payment') return paise(size);
  if (size !== null && kind === 'refund') return paise(0 - size);
  return net;
}

const AMOUNT = /^(-?)(\d{1,9})(?:\.(\d{1,2})0*)?$/;

/** Zero for an empty cell, null if invalid. */
function amountOf(cell: string | undefined): Paise | null {
  const plain = withoutRupees(plainCell(cell)).replaceAll(/[\s,]/g, '');
  if (plain === '') return NO_PAISE;
  const [, sign, whole = '', part = ''] = AMOUNT.exec(plain) ?? [];
  if (sign === undefined) return null;
  const size = sumPaise(paise(Number(whole) * 100), paise(Number(part.padEnd(2, '0'))));
  return sign === '-' ? paise(0 - size) : size;
}
