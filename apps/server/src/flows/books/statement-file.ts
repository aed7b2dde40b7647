import { Readable } from 'node:stream';
import type { PartOf } from '@ilaneer/contract/message/call';
import type { downloadStatement, StatementFile } from '@ilaneer/contract/staff/books/statements';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { formatMoment } from '@ilaneer/domain/india-day';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import type { AccountId } from '@ilaneer/domain/journal/accounts';
import type { Period } from '@ilaneer/domain/journal/period';
import { csvCells, printedCells, type Report, type ReportRow } from '@ilaneer/domain/journal/report';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Permission } from '@ilaneer/domain/staff/permission';
import { csvLines } from '@ilaneer/domain/transfer/csv-lines';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { PrinterDeps } from '../../drawing/document-printer.ts';
import type { PrintedReport } from '../../drawing/sheets.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import type { SentFile } from '../../http/serve-file.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { FIRST_ACCOUNT, readPeriod } from './read-statements.ts';
import { type FoundStatement, findStatement } from './statement-rows.ts';

type Wanted = {
  readonly file: StatementFile;
  readonly query: PartOf<typeof downloadStatement, 'query'>;
};

const READS_BOOKS: Permission = 'reports.read';
/** About a hundred pages. */
const MOST_PRINTED = 5_000;
/** For spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Audited before it is sent (JOURNAL-31). Errors: PERMISSION_MISSING, VALIDATION_FAILED. */
export async function makeStatementFile(
  deps: Deps & PrinterDeps,
  actor: StaffActor,
  { file, query }: Wanted,
): Promise<Result<SentFile, Failure>> {
  if (!actor.permissions.includes(READS_BOOKS)) {
    return err({ code: 'PERMISSION_MISSING', data: { permission: READS_BOOKS } });
  }
  const period = readPeriod(deps, query);
  if (!period.ok) return period;
  const isPdf = file.endsWith('.pdf');
  const account = query.account ?? FIRST_ACCOUNT;
  const found = await findStatement(deps.db, file, { account, period: period.value });
  const { count, place, report } = found;
  if (isPdf && count > MOST_PRINTED) return err(invalid([{ field: 'to', message: tooLong(count) }]));
  await transactAll(deps.db, async (tx) =>
    recordAct(tx, deps, actor, {
      action: 'took',
      kind: 'export',
      id: deps.newId(),
      label: report.title,
      before: null,
      after: { file, count, ...period.value },
      reason: null,
    }),
  );
  const name = `${place}.${isPdf ? 'pdf' : 'csv'}`;
  if (!isPdf) {
    return ok({ name, type: 'text/csv; charset=utf-8', bytes: Readable.from(csvText(found)) });
  }
  return ok({ name, type: 'application/pdf', bytes: await pdfOf(deps, found) });
}

/** In memory, for an archive that is audited when it is taken. */
export async function writeStatement(
  deps: Pick<Deps, 'db'> & Printing,
  file: StatementFile,
  { account = FIRST_ACCOUNT, period }: { readonly account?: AccountId; readonly period: Period },
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const found = await findStatement(deps.db, file, { account, period });
  if (file.endsWith('.pdf')) return { name: `${found.place}.pdf`, bytes: await pdfOf(deps, found) };
  const parts: string[] = [];
  for await (const part of csvText(found)) parts.push(part);
  return { name: `${found.place}.csv`, bytes: Buffer.from(parts.join('')) };
}

function tooLong(count: number): string {
  return `A PDF has at most ${indianDigits(MOST_PRINTED)} lines; this one would have ${indianDigits(count)}. Choose a shorter period, or the CSV`;
}

async function* csvText({ report, rows }: FoundStatement): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([report.columns.map(({ title }) => title)]);
  for await (const batch of rows()) yield csvLines(batch.map((row) => csvCells(report.columns, row)));
}

type Printing = Pick<Deps, 'brand' | 'now'> & Pick<PrinterDeps, 'drawSheets'>;

async function pdfOf(
  { brand, now, drawSheets }: Printing,
  { report, rows }: FoundStatement,
): Promise<Buffer> {
  const all: ReportRow[] = [];
  for await (const batch of rows()) all.push(...batch);
  const { logo = '', colours } = brand.seller;
  return drawSheets({
    ...{ title: report.title, author: brand.name, logo, at: now() },
    sheets: [{ kind: 'report', report: printedReport(report, all, brand.seller.legalName, now()) }],
    ...(colours !== undefined && { colours }),
  });
}

function printedReport(
  { title, period, columns }: Omit<Report, 'rows'>,
  rows: readonly ReportRow[],
  shop: string,
  at: Date,
): PrintedReport {
  return {
    ...{ title, period, shop, madeAt: formatMoment(at) },
    columns: columns.map(({ title: heading, kind, width }) => ({
      title: heading.replace(', credit negative', ''),
      align: kind === 'amount' || kind === 'balance' ? 'right' : 'left',
      width,
    })),
    rows: rows.map((row) => ({ kind: row.kind, cells: printedCells(columns, row) })),
  };
}
