import { Readable } from 'node:stream';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { typedName, typedText, visibleLines } from '@ilaneer/domain/text/typed-text';
import { unguardedCell } from '@ilaneer/domain/transfer/csv-cell';
import { MOST_IMPORT_ROWS } from '@ilaneer/domain/transfer/import-kind';
import { CsvError, parse } from 'csv-parse';
import { type Failure, invalid } from '../../../http/failure.ts';

export type ImportColumn = {
  readonly title: string;
  readonly about: string;
  readonly example: string;
  readonly isNeeded: boolean;
};

/** Line numbers as in spreadsheets (1: headings; cells may contain breaks). Missing columns are absent. */
export type ImportLine = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

export type ImportTable = {
  readonly lines: readonly ImportLine[];
  readonly columns: ReadonlySet<string>;
  readonly unknownColumns: readonly string[];
  readonly ignoredColumns: readonly string[];
};

/** UTF-8 CSV, any separator and line ends. `told`: ignorable columns. Errors: IMPORT_FILE_REFUSED. */
export async function readTable(
  text: string,
  known: readonly ImportColumn[],
  told: ReadonlySet<string>,
): Promise<Result<ImportTable, Failure>> {
  const opened = openText(text);
  const problem = boundsProblem(opened);
  if (problem !== null) return refused(problem);
  const records: { line: number; cells: string[] }[] = [];
  try {
    let line = 0;
    for await (const record of parsed(opened)) {
      line += 1;
      const cells = record.map(visibleLines);
      if (cells.some((cell) => cell !== '')) records.push({ line, cells });
      if (records.length > MOST_IMPORT_ROWS + 1) {
        return refused(`A file has at most ${indianDigits(MOST_IMPORT_ROWS)} rows. Please split it.`);
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = 'lines' in error ? `Line ${String(error.lines)}: ` : '';
    return refused(`${line}the quotes do not pair up. Please save the file again as CSV.`);
  }
  const [head, ...rows] = records;
  if (head === undefined || rows.length === 0) return refused('There is no row in this file.');
  return tableOf(head.cells, rows, known, told);
}

/** Errors: IMPORT_FILE_REFUSED. */
export function decodeText(bytes: Buffer): Result<string, Failure> {
  const refusal = "This file is not UTF-8. In Excel choose 'CSV UTF-8 (comma delimited)' when you save it.";
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\u0000') ? refused(refusal) : ok(text);
  } catch {
    return refused(refusal);
  }
}

// Excel's separator line, not counted.
const SIGN = /^sep=(.)(?:\r\n|\r|\n)/;

type OpenedText = { readonly rows: string; readonly delimiter: string };

function openText(text: string): OpenedText {
  const [signLine = '', sign] = SIGN.exec(text) ?? [];
  const rows = text.slice(signLine.length);
  return { rows, delimiter: sign ?? delimiterOf(rows) };
}

// Within these limits parsing yields to other work; a row of a million cells did not.
const MOST_COLUMNS = 300;
const LONGEST_ROW = 200_000;
const MOST_LINES = 5 * MOST_IMPORT_ROWS;
const [QUOTE, RETURN, BREAK] = [34, 13, 10];

function boundsProblem({ rows, delimiter }: OpenedText): string | null {
  const sign = delimiter.charCodeAt(0);
  let isQuoted = false;
  let [line, cells, begin] = [1, 1, 0];
  for (let at = 0; at < rows.length; at += 1) {
    const code = rows.charCodeAt(at);
    if (code === QUOTE) isQuoted = !isQuoted;
    else if (!isQuoted && code === sign) cells += 1;
    else if (!isQuoted && (code === BREAK || (code === RETURN && rows.charCodeAt(at + 1) !== BREAK))) {
      [line, cells, begin] = [line + 1, 1, at + 1];
    }
    if (cells > MOST_COLUMNS) return `Line ${line}: a table has at most ${MOST_COLUMNS} columns.`;
    if (at - begin > LONGEST_ROW) return `Line ${line} is too long. Do the quotes pair up?`;
    if (line > MOST_LINES)
      return `A file has at most ${indianDigits(MOST_IMPORT_ROWS)} rows. Please split it.`;
  }
  return null;
}

function parsed({ rows, delimiter }: OpenedText): AsyncIterable<string[]> {
  return Readable.from(piecesOf(rows)).pipe(
    parse({
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: false,
    }),
  );
}

const PIECE = 65_536;

// Pieces, to yield in between.
function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; from += PIECE) yield text.slice(from, from + PIECE);
}

const LONGEST_HEAD = 20_000;

function delimiterOf(text: string): string {
  const begin = text.slice(0, LONGEST_HEAD);
  const head = begin.slice(0, begin.search(/\r|\n|$/)).replaceAll(/"[^"]*"/g, '');
  const [first] = [',', ';', '\t'].toSorted(
    (one, other) => head.split(other).length - head.split(one).length,
  );
  return first ?? ',';
}

function tableOf(
  head: readonly string[],
  rows: readonly { readonly line: number; readonly cells: readonly string[] }[],
  known: readonly ImportColumn[],
  told: ReadonlySet<string>,
): Result<ImportTable, Failure> {
  const titles = new Map(known.map(({ title }) => [headingKey(title), title]));
  const toldKeys = new Set([...told].map(headingKey));
  const at = new Map<string, number>();
  const unknownColumns: string[] = [];
  const ignoredColumns: string[] = [];
  for (const [index, heading] of head.entries()) {
    const key = headingKey(heading);
    const title = titles.get(key);
    if (title !== undefined && at.has(title)) return refused(`The column ${title} is there twice.`);
    if (title !== undefined) at.set(title, index);
    else if (toldKeys.has(key)) ignoredColumns.push(typedText(heading));
    else if (key !== '') unknownColumns.push(typedText(heading));
  }
  const missing = known.filter(({ title, isNeeded }) => isNeeded && !at.has(title)).map(({ title }) => title);
  if (missing.length > 0) {
    const unknown = unknownColumns.length === 0 ? '' : ` Not known: ${unknownColumns.join(', ')}.`;
    return refused(
      `${missing.length === 1 ? 'This column is' : 'These columns are'} missing: ${missing.join(', ')}.${unknown}`,
    );
  }
  const long = rows.find(({ cells }) => cells.slice(head.length).some((cell) => cell !== ''));
  if (long !== undefined) {
    return refused(`Line ${long.line} has more cells than there are headings. Is a comma not in quotes?`);
  }
  const lines = rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries([...at].map(([title, index]) => [title, cells[index] ?? ''])),
  }));
  return ok({ lines, columns: new Set(at.keys()), unknownColumns, ignoredColumns });
}

function headingKey(heading: string): string {
  return typedName(unguardedCell(typedText(heading))).toLowerCase();
}

function refused(message: string) {
  return err(invalid([{ field: 'file', message }], 'IMPORT_FILE_REFUSED'));
}
