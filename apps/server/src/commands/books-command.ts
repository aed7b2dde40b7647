import { operatorActor } from '@ilaneer/domain/actor/actor';
import { formatRupees, NO_PAISE, type Paise, paise, subtractPaise, sumPaise } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import {
  type ClosedDay,
  type Contradiction,
  closeDay,
  contradictionsOf,
  readTrialBalance,
  type VerifiedBooks,
  verifyBooks,
} from '../flows/books/books.ts';
import type { WiredCommand } from '../process/wire-shop.ts';
import { closeBooks } from './close-books.ts';
import { onShop } from './on-shop.ts';
import { BOOKS_COMMAND_USAGE, type BooksCommand, readBooksCommand } from './read-books-command.ts';

/** JOURNAL-15, JOURNAL-34, JOURNAL-39. Errors: a contradiction with another ledger. */
export async function runBooksCommand(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Result<string, string>> {
  const command = readBooksCommand(words);
  if (!command.ok) return err(`${command.error}\n\n${BOOKS_COMMAND_USAGE}`);
  return onShop(env, (shop) => runOn(shop, operatorActor(env.USER || 'command line'), command.value));
}

async function runOn(
  { deps }: Pick<WiredCommand, 'deps'>,
  actor: ReturnType<typeof operatorActor>,
  command: BooksCommand,
): Promise<Result<string, string>> {
  switch (command.does) {
    case 'trial-balance':
      return ok(trialBalanceText(await readTrialBalance(deps.db, command.upTo)));
    case 'verify': {
      const verified = await verifyBooks(deps.db);
      const contradictions = contradictionsOf(verified);
      return contradictions.length === 0 ? ok(tiedText(verified)) : err(untiedText(contradictions));
    }
    case 'day': {
      const closed = await closeDay(deps, command.day);
      if (!closed.ok) return err('That day is still to come.');
      const isTied = closed.value.ties.every(({ broken }) => broken === 0);
      return isTied ? ok(dayText(closed.value)) : err(dayText(closed.value));
    }
    case 'close':
      return closeBooks(deps, actor, command);
  }
}

const NAME_WIDTH = 40;
const AMOUNT_WIDTH = 18;

function row(name: string, debits: string, credits: string): string {
  return `${name.padEnd(NAME_WIDTH)}${debits.padStart(AMOUNT_WIDTH)}${credits.padStart(AMOUNT_WIDTH)}`.trimEnd();
}

function trialBalanceText(accounts: Awaited<ReturnType<typeof readTrialBalance>>): string {
  const size = (balance: Paise) => formatRupees(paise(Math.abs(balance)));
  const total = (sign: 1 | -1) =>
    formatRupees(sumPaise(NO_PAISE, ...accounts.map(({ balance }) => paise(Math.max(0, sign * balance)))));
  const rows = accounts
    .filter(({ balance }) => balance !== 0)
    .map(({ name, balance }) => (balance > 0 ? row(name, size(balance), '') : row(name, '', size(balance))));
  return [row('', 'Debit', 'Credit'), ...rows, row('Total', total(1), total(-1))].join('\n');
}

function tiedText({ ties }: VerifiedBooks): string {
  const lines = ties.map(({ name, actual }) => row(name, formatRupees(actual), ''));
  return ['The books agree with every other ledger. Debits less credits:', ...lines].join('\n');
}

function untiedText(contradictions: readonly Contradiction[]): string {
  return [
    'The books contradict other ledgers. Debits less credits:',
    ...contradictions.map(({ what, actual, expected }) =>
      actual === null || expected === null
        ? what
        : `${what}: ${formatRupees(actual)} in the books, ${formatRupees(expected)} elsewhere`,
    ),
  ].join('\n');
}

function dayText({ day, ties }: ClosedDay): string {
  const figures = (name: string, elsewhere: string, inBooks: string, difference: string) =>
    `${row(name, elsewhere, inBooks)}${difference.padStart(AMOUNT_WIDTH)}`.trimEnd();
  const amounts = (name: string, elsewhere: Paise, inBooks: Paise) =>
    figures(
      name,
      formatRupees(elsewhere),
      formatRupees(inBooks),
      formatRupees(subtractPaise(inBooks, elsewhere)),
    );
  const lines = ties.flatMap(({ name, elsewhere, inBooks, broken, first }) => [
    amounts(name, elsewhere, inBooks),
    ...first.map((one) => amounts(`  ! ${one.label}`, one.elsewhere, one.inBooks)),
    ...(broken > first.length ? [`  ! and ${broken - first.length} more`] : []),
  ]);
  const isTied = ties.every(({ broken }) => broken === 0);
  const title = isTied ? 'all ledgers agree with the journal.' : 'rows with ! do not agree.';
  return [`Day close of ${day}: ${title}`, figures('', 'Ledger', 'Journal', 'Difference'), ...lines].join(
    '\n',
  );
}
