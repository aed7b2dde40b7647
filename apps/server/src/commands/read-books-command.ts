import { isDay } from '@ilaneer/domain/india-day';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { readWords } from './read-words.ts';

export type BooksCommand =
  | { readonly does: 'trial-balance'; readonly upTo: string | null }
  | { readonly does: 'verify' }
  | { readonly does: 'day'; readonly day: string | null }
  | { readonly does: 'close'; readonly month: string; readonly folder: string };

export const BOOKS_COMMAND_USAGE = `npm run books -- trial-balance [YYYY-MM-DD]
npm run books -- verify
npm run books -- day [YYYY-MM-DD]
npm run books -- close <YYYY-MM> [folder]`;

export function readBooksCommand(words: readonly string[]): Result<BooksCommand, string> {
  const read = readWords(words, {});
  if (!read.ok) return read;
  const [does = '', what, ...more] = read.value.positionals;
  if (does === 'close') return readClose(what, more);
  if (more.length > 0) return err(`Unexpected: ${more.join(' ')}`);
  switch (does) {
    case 'trial-balance':
      if (what !== undefined && !isDay(what)) return err(`'${what}' is not a date such as 2026-12-31.`);
      return ok({ does, upTo: what ?? null });
    case 'day':
      if (what !== undefined && !isDay(what)) return err(`'${what}' is not a date such as 2026-12-31.`);
      return ok({ does, day: what ?? null });
    case 'verify':
      return what === undefined ? ok({ does }) : err(`Unexpected: ${what}`);
    case '':
      return err('The command is missing: trial-balance, verify, day or close.');
    default:
      return err(`Unknown command: ${does}`);
  }
}

function readClose(
  month: string | undefined,
  [folder = '.', ...more]: readonly string[],
): Result<BooksCommand, string> {
  if (month === undefined) return err('The month is missing, such as 2026-12.');
  return more.length > 0 ? err(`Unexpected: ${more.join(' ')}`) : ok({ does: 'close', month, folder });
}
