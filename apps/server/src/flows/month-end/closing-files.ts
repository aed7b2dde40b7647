import { createHash } from 'node:crypto';
import { GST_FILES } from '@ilaneer/contract/staff/books/gst-returns';
import type { StatementFile } from '@ilaneer/contract/staff/books/statements';
import { ZOHO_FILES } from '@ilaneer/domain/accounting/zoho-books';
import type { ReturnMonth } from '@ilaneer/domain/gst-return/return-month';
import { type Period, yearOf } from '@ilaneer/domain/journal/period';
import { periodWords } from '@ilaneer/domain/journal/statement-reports';
import { csvLines } from '@ilaneer/domain/transfer/csv-lines';
import type { Deps } from '../../deps/deps.ts';
import type { PrinterDeps } from '../../drawing/document-printer.ts';
import type { ClosingFile } from '../../modules/journal/journal.ts';
import { readTrialBalancePeriod, writeStatement } from '../books/books.ts';
import { gstFileText, readGstReturn } from '../gst-returns/gst-returns.ts';
import { readSource } from '../transfer/transfer.ts';
import { everyDocument } from './month-archive.ts';

type Reading = Pick<Deps, 'db' | 'now' | 'brand'> & Pick<PrinterDeps, 'drawSheets'>;

/** Everything of a month but its documents (JOURNAL-35). All of them are drawn. */
export async function closingFiles(deps: Reading, month: ReturnMonth): Promise<ClosingFile[]> {
  const files = [
    textFile('README.txt', readme(deps, month)),
    ...(await gstFiles(deps, month)),
    ...(await registers(deps, month)),
    ...(await bookFiles(deps, month)),
    ...(await accountingFiles(deps, month)),
  ];
  return [...files, textFile('manifest.csv', await manifestText(deps, month, files))];
}

function readme({ brand }: Reading, { firstDay, lastDay }: ReturnMonth): string {
  const { legalName, gstin } = brand.seller;
  return `${legalName}${gstin === '' ? '' : `, GSTIN ${gstin}`}
Books of ${periodWords({ from: firstDay, to: lastDay })}, as they were when the month was closed.

gst         GSTR-1 as the portal's file (JSON) and as sheets of the offline tool (CSV), and tables 3.1 and 3.2 of GSTR-3B to
            compare, by GSTIN. An accountant checks them before they are filed.
registers   Sales, credit notes and all document numbers.
books       Trial balance, profit and loss (of the month, and of the financial year until its end) and balance sheet (CSV
            and PDF), day book, a ledger of each account, and open items at the end of the month.
accounting  The month for Tally (XML) and Zoho Books (CSV: import invoices first, then credit notes, payments and
            journals).
documents   Every invoice, credit note and voucher, as it was issued.
manifest    Size and SHA-256 of each file.

Amounts are in rupees; days and months are those of India. Entries and documents that come later belong to later months.
`;
}

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

const ACCOUNTING = ['tally', ...ZOHO_FILES] as const;

/** ACCOUNTING-6. */
async function accountingFiles(deps: Reading, { month }: ReturnMonth): Promise<ClosingFile[]> {
  const files: ClosingFile[] = [];
  for (const kind of ACCOUNTING) {
    const name = `accounting/${kind}-${month}.${kind === 'tally' ? 'xml' : 'csv'}`;
    files.push(textFile(name, await exportText(deps, kind, { month })));
  }
  return files;
}

async function exportText(
  deps: Reading,
  kind: (typeof REGISTERS)[number] | (typeof ACCOUNTING)[number] | 'open-items',
  query: { readonly month?: string; readonly upTo?: string },
): Promise<string> {
  // Customers are noted when the archive is taken.
  const source = readSource(deps, kind, query, async () => undefined);
  if (!source.ok) throw new Error(`${kind} cannot be read`);
  return joined(source.value.text());
}

/** Printed too: they are short. */
const PRINTED = ['trial-balance', 'profit-and-loss', 'balance-sheet'] as const;

/** Statements of the month as staff download them, and a ledger of each account with a balance or a movement. */
async function bookFiles(deps: Reading, { firstDay, lastDay }: ReturnMonth): Promise<ClosingFile[]> {
  const month = { from: firstDay, to: lastDay };
  const write = async (file: StatementFile, period: Period = month): Promise<ClosingFile> => {
    const { name, bytes } = await writeStatement(deps, file, { period });
    return { name: `books/${name}`, bytes };
  };
  const files: ClosingFile[] = [];
  for (const statement of PRINTED) {
    files.push(await write(`${statement}.csv`), await write(`${statement}.pdf`));
  }
  const year = { from: yearOf(lastDay).from, to: lastDay };
  // The profit of the balance sheet.
  if (year.from !== firstDay) {
    files.push(await write('profit-and-loss.csv', year), await write('profit-and-loss.pdf', year));
  }
  files.push(await write('day-book.csv'));
  const { accounts } = await readTrialBalancePeriod(deps.db, month);
  for (const { account } of accounts) {
    const { name, bytes } = await writeStatement(deps, 'ledger.csv', { account: account.id, period: month });
    files.push({ name: `books/ledgers/${name}`, bytes });
  }
  const openItems = await exportText(deps, 'open-items', { upTo: lastDay });
  return [...files, textFile(`books/open-items-${lastDay}.csv`, openItems)];
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
