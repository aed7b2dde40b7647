import { createHash } from 'node:crypto';
import { GST_FILES } from '@ilaneer/contract/staff/books/gst-returns';
import { monthBefore, type ReturnMonth, returnMonth } from '@ilaneer/domain/gst-return/return-month';
import { ACCOUNTS } from '@ilaneer/domain/journal/accounts';
import { NO_PAISE, type Paise, subtractPaise } from '@ilaneer/domain/money';
import { csvLines } from '@ilaneer/domain/transfer/csv-lines';
import type { Deps } from '../../deps/deps.ts';
import {
  type BookedLine,
  type ClosingFile,
  type LinePlace,
  listBookedLines,
  readBalances,
} from '../../modules/journal/journal.ts';
import { gstFileText, readGstReturn } from '../gst-returns/gst-returns.ts';
import { readSource } from '../transfer/transfer.ts';
import { everyDocument } from './month-archive.ts';

type Reading = Pick<Deps, 'db' | 'now' | 'brand'>;

/** Journal lines in memory. */
const BATCH = 2_000;

/** Everything of a month but its PDFs (JOURNAL-27). All of them are drawn. */
export async function closingFiles(deps: Reading, month: ReturnMonth): Promise<ClosingFile[]> {
  const files = [
    textFile('README.txt', README),
    ...(await gstFiles(deps, month)),
    ...(await registers(deps, month)),
    textFile('books/journal.csv', await journalText(deps, month)),
    textFile('books/trial-balance.csv', await balanceText(deps, month)),
    textFile('books/open-items.csv', await exportText(deps, 'open-items', { upTo: month.lastDay })),
  ];
  return [...files, textFile('manifest.csv', await manifestText(deps, month, files))];
}

const README = `The books of one month, as they were when it was closed.

gst         GSTR-1 as the portal's file (JSON) and as sheets of the offline tool (CSV), and tables 3.1 and 3.2 of GSTR-3B to
            compare, by GSTIN. An accountant checks them before they are filed.
registers   Sales, credit notes and all document numbers.
books       Journal of the month, trial balance and open items at its end. Amounts in rupees; days and months are those of India.
documents   Every invoice, credit note and voucher, as it was issued.
manifest    Size and SHA-256 of each file.

Entries and documents that come later belong to later months.
`;

function textFile(name: string, text: string): ClosingFile {
  return { name, bytes: Buffer.from(text) };
}

/** A folder for each GSTIN of the month. */
async function gstFiles(deps: Reading, { month }: ReturnMonth): Promise<ClosingFile[]> {
  const own = await readGstReturn(deps, { month });
  if (!own.ok) throw new Error(`the return of ${month} cannot be read`);
  const files: ClosingFile[] = [];
  for (const gstin of own.value.gstins) {
    const isOwn = gstin === own.value.gstr.gstin;
    const read = isOwn ? own : await readGstReturn(deps, { month, gstin });
    if (!read.ok) throw new Error(`the return of ${gstin} cannot be read`);
    const folder = gstin === '' ? 'without-gstin' : gstin;
    for (const file of GST_FILES)
      files.push(textFile(`gst/${folder}/${file}`, gstFileText(read.value, file)));
  }
  return files;
}

const REGISTERS = ['sales-register', 'credit-note-register', 'document-register'] as const;

async function registers(deps: Reading, { month }: ReturnMonth): Promise<ClosingFile[]> {
  const files: ClosingFile[] = [];
  for (const kind of REGISTERS) {
    files.push(textFile(`registers/${kind}.csv`, await exportText(deps, kind, { month })));
  }
  return files;
}

async function exportText(
  deps: Reading,
  kind: (typeof REGISTERS)[number] | 'open-items',
  query: { readonly month?: string; readonly upTo?: string },
): Promise<string> {
  // Customers are noted when the archive is taken.
  const source = readSource(deps, kind, query, async () => undefined);
  if (!source.ok) throw new Error(`${kind} cannot be read`);
  return joined(source.value.text());
}

const JOURNAL_TITLES = [
  'Entry',
  'Booked on',
  'Moment',
  'Event',
  'Source',
  'Account',
  'Debit',
  'Credit',
  'Order',
];

async function journalText({ db }: Reading, { firstDay, lastDay }: ReturnMonth): Promise<string> {
  const parts = [csvLines([JOURNAL_TITLES])];
  let after: LinePlace | null = null;
  for (;;) {
    const days = { from: firstDay, to: lastDay };
    const lines: BookedLine[] = await listBookedLines(db, days, { after, limit: BATCH });
    parts.push(csvLines(lines.map(journalCells)));
    after = lines.at(-1) ?? null;
    if (after === null) return parts.join('');
  }
}

function journalCells(line: BookedLine): (string | number)[] {
  const { entryId, bookedOn, happenedAt, kind, sourceId, side, amount, orderNumber } = line;
  return [
    ...[entryId, bookedOn, happenedAt.toISOString(), kind, sourceId, nameOf(line.account)],
    ...[side === 'debit' ? rupees(amount) : '', side === 'credit' ? rupees(amount) : '', orderNumber ?? ''],
  ];
}

function nameOf(account: BookedLine['account']): string {
  return ACCOUNTS.find(({ id }) => id === account)?.name ?? account;
}

/** Debits are positive. */
async function balanceText({ db }: Reading, { month, lastDay }: ReturnMonth): Promise<string> {
  const before = returnMonth(monthBefore(month), lastDay);
  const opening = before.ok ? await readBalances(db, before.value.lastDay) : new Map<string, Paise>();
  const closing = await readBalances(db, lastDay);
  return csvLines([
    ['Account', 'Kind', 'At the beginning', 'Movement', 'At the end'],
    ...ACCOUNTS.map(({ id, name, kind }) => {
      const [first, last] = [opening.get(id) ?? NO_PAISE, closing.get(id) ?? NO_PAISE];
      return [name, kind, rupees(first), rupees(subtractPaise(last, first)), rupees(last)];
    }),
  ]);
}

async function manifestText(
  { db }: Reading,
  month: ReturnMonth,
  files: readonly ClosingFile[],
): Promise<string> {
  const rows = files.map(({ name, bytes }) => [
    ...[name, bytes.length, createHash('sha256').update(bytes).digest('hex')],
  ]);
  for await (const { name, bytes, sha256 } of everyDocument(db, month))
    rows.push([name, bytes.length, sha256]);
  return csvLines([['File', 'Bytes', 'SHA-256'], ...rows]);
}

async function joined(text: AsyncGenerator<string>): Promise<string> {
  const parts: string[] = [];
  for await (const part of text) parts.push(part);
  return parts.join('');
}

function rupees(amount: Paise): string {
  return (amount / 100).toFixed(2);
}
