import { err, ok, type Result } from '@ilaneer/domain/result';
import { CsvError, parse } from 'csv-parse/sync';

/** Rows of a payer's file, by the sign of its first line: comma, semicolon or tab. Errors: a text for staff. */
export function readCsv(text: string): Result<string[][], string> {
  const [head = ''] = text.split(/\r|\n/, 1);
  const delimiter = [';', '\t'].find((sign) => head.includes(sign)) ?? ',';
  try {
    return ok(parse(text, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return err('The quotes do not pair up. Please save the file again as CSV.');
  }
}
