import * as calls from '@ilaneer/contract/staff/books/statements';
import { accountName } from '@ilaneer/domain/journal/accounts';
import type { AccountPeriod, StatementSection } from '@ilaneer/domain/journal/statements';
import { rupeesFromPaise, sumPaise } from '@ilaneer/domain/money';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { PrinterDeps } from '../../drawing/document-printer.ts';
import { listPage, ROWS_TO_COUNT, ROWS_TO_READ, readPlace } from '../../http/lists/keyset.ts';
import { serveCall } from '../../http/serve-call.ts';
import { serveFile } from '../../http/serve-file.ts';
import { readTurnovers } from '../../modules/journal/journal.ts';
import {
  type BookedEntry,
  type BookedLine,
  countEntries,
  countLines,
  listEntries,
} from './entries-repository.ts';
import {
  FIRST_ACCOUNT,
  readAccountPeriod,
  readBalanceSheet,
  readLedgerPage,
  readPeriod,
  readProfitAndLoss,
  readTrialBalancePeriod,
} from './read-statements.ts';
import { makeStatementFile } from './statement-file.ts';

export function statementRoutes(app: FastifyInstance, deps: Deps & PrinterDeps): void {
  const { db } = deps;

  serveCall(app, calls.getTrialBalance, async ({ query }) => {
    const period = readPeriod(deps, query);
    if (!period.ok) return period;
    const trial = await readTrialBalancePeriod(db, period.value);
    return ok({
      success: true,
      ...period.value,
      accounts: trial.accounts.map(toAccountView),
      debits: rupeesFromPaise(trial.debits),
      credits: rupeesFromPaise(trial.credits),
      closingDebits: rupeesFromPaise(trial.closingDebits),
      closingCredits: rupeesFromPaise(trial.closingCredits),
    });
  });

  serveCall(app, calls.getProfitAndLoss, async ({ query }) => {
    const period = readPeriod(deps, query);
    if (!period.ok) return period;
    const { income, expenses, profit } = await readProfitAndLoss(db, period.value);
    return ok({
      success: true,
      ...period.value,
      income: toSectionView(income),
      expenses: toSectionView(expenses),
      profit: rupeesFromPaise(profit),
    });
  });

  serveCall(app, calls.getBalanceSheet, async ({ query }) => {
    const period = readPeriod(deps, query);
    if (!period.ok) return period;
    const sheet = await readBalanceSheet(db, period.value.to);
    return ok({
      success: true,
      day: period.value.to,
      assets: toSectionView(sheet.assets),
      liabilities: toSectionView(sheet.liabilities),
      equity: toSectionView(sheet.equity),
      unclosed: rupeesFromPaise(sheet.unclosed),
      claims: rupeesFromPaise(sheet.claims),
    });
  });

  serveCall(app, calls.listEntries, async ({ query }) => {
    const period = readPeriod(deps, query);
    if (!period.ok) return period;
    const place = readPlace('day', query.after);
    if (!place.ok) return place;
    const [bookedOn, id] = place.value ?? [];
    const after = bookedOn === undefined ? null : { bookedOn: String(bookedOn), id: Number(id) };
    const entries = await listEntries(db, period.value, { after, limit: ROWS_TO_READ });
    const counted = await countEntries(db, period.value, ROWS_TO_COUNT);
    const page = listPage(entries, counted, 'day', (entry) => [entry.bookedOn, entry.id]);
    const turnovers = [...(await readTurnovers(db, period.value)).values()];
    return ok({
      success: true,
      ...period.value,
      ...page,
      rows: page.rows.map(({ lines, ...entry }) => ({
        ...toEntryView(entry),
        lines: lines.map(({ account, ...line }) => ({
          ...{ account, name: accountName(account) },
          ...toSides(line),
        })),
      })),
      debits: rupeesFromPaise(sumPaise(...turnovers.map(({ debits }) => debits))),
      credits: rupeesFromPaise(sumPaise(...turnovers.map(({ credits }) => credits))),
    });
  });

  serveCall(app, calls.getLedger, async ({ query }) => {
    const period = readPeriod(deps, query);
    if (!period.ok) return period;
    const { account: id = FIRST_ACCOUNT } = query;
    const wanted = { account: id, period: period.value };
    const place = readPlace(id, query.after);
    if (!place.ok) return place;
    const after = toLinePlace(place.value);
    const account = await readAccountPeriod(db, wanted);
    const lines = await readLedgerPage(db, wanted, account.opening, { after, limit: ROWS_TO_READ });
    const counted = await countLines(db, wanted, ROWS_TO_COUNT);
    const keysOf = (line: (typeof lines)[number]) => [line.bookedOn, line.id, line.position];
    const page = listPage(lines, counted, id, keysOf);
    return ok({
      success: true,
      ...period.value,
      ...page,
      rows: page.rows.map((line) => ({
        ...toEntryView(line),
        ...toSides(line),
        key: `${line.id}-${line.position}`,
        balance: rupeesFromPaise(line.balance),
      })),
      account: toAccountView(account),
    });
  });

  serveFile(app, calls.downloadStatement, ({ staff, params, query }) =>
    makeStatementFile(deps, staff, { file: params.file, query }),
  );
}

function toLinePlace(keys: readonly (string | number | null)[] | null) {
  if (keys === null) return null;
  const [bookedOn, id, position] = keys;
  return { bookedOn: String(bookedOn), id: Number(id), position: Number(position) };
}

function toAccountView({
  account,
  opening,
  debits,
  credits,
  closing,
}: AccountPeriod): calls.AccountPeriodView {
  return {
    id: account.id,
    name: account.name,
    opening: rupeesFromPaise(opening),
    debits: rupeesFromPaise(debits),
    credits: rupeesFromPaise(credits),
    closing: rupeesFromPaise(closing),
  };
}

function toSectionView({ lines, total }: StatementSection): calls.SectionView {
  return {
    lines: lines.map(({ amount, ...line }) => ({ ...line, amount: rupeesFromPaise(amount) })),
    total: rupeesFromPaise(total),
  };
}

function toEntryView({ id, kind, bookedOn, happenedAt, document }: BookedEntry) {
  return { id, kind, bookedOn, happenedAt: happenedAt.toISOString(), document };
}

function toSides({ side, amount, orderId, orderNumber }: BookedLine) {
  return {
    ...{ orderId, orderNumber },
    debit: side === 'debit' ? rupeesFromPaise(amount) : 0,
    credit: side === 'credit' ? rupeesFromPaise(amount) : 0,
  };
}
