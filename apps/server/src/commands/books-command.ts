import { operatorActor } from '@ilaneer/domain/actor/actor';
import type { LockMonthError } from '@ilaneer/domain/journal/month';
import { formatRupees, NO_PAISE, type Paise, paise, sumPaise } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import {
  contradictionsOf,
  isTied,
  readTrialBalance,
  type VerifiedBooks,
  verifyBooks,
} from '../flows/books/books.ts';
import { lockMonth } from '../modules/journal/journal.ts';
import type { WiredCommand } from '../process/wire-shop.ts';
import { closeBooks } from './close-books.ts';
import { onShop } from './on-shop.ts';
import { BOOKS_COMMAND_USAGE, type BooksCommand, readBooksCommand } from './read-books-command.ts';

/** JOURNAL-14, JOURNAL-15. Errors: a contradiction with another ledger. */
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
      return isTied(verified) ? ok(tiedText(verified)) : err(untiedText(verified));
    }
    case 'close':
      return closeBooks(deps, actor, command);
    case 'lock': {
      const locked = await lockMonth(deps, actor, command.month);
      return locked.ok
        ? ok(
            `The books are locked up to the end of ${command.month}. Later entries are posted to the next month.`,
          )
        : err(LOCK_REFUSALS[locked.error.reason]);
    }
  }
}

const LOCK_REFUSALS: Readonly<Record<LockMonthError['reason'], string>> = {
  'no month': 'Enter a month such as 2026-12.',
  'not over': 'That month is not over yet.',
  'locked before': 'That month is already locked.',
};

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

function untiedText(verified: VerifiedBooks): string {
  return [
    'The books contradict other ledgers. Debits less credits:',
    ...contradictionsOf(verified).map(({ what, actual, expected }) =>
      actual === null || expected === null
        ? what
        : `${what}: ${formatRupees(actual)} in the books, ${formatRupees(expected)} elsewhere`,
    ),
  ].join('\n');
}
