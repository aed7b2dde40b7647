import type { Statement, StatementFile } from '@ilaneer/contract/staff/books/statements';
import { indiaDay, isDay } from '@ilaneer/domain/india-day';
import { ACCOUNTS, type AccountId } from '@ilaneer/domain/journal/accounts';
import { type Period, statementPeriod } from '@ilaneer/domain/journal/period';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Icon } from '@ilaneer/ui/text/icon';
import { Link, useSearchParams } from 'react-router';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { useMay } from '../../../session/permission.ts';
import { DayBook } from './day-book.tsx';
import { LedgerTable } from './ledger-table.tsx';
import { SHOWN_STATEMENTS, StatementPeriod } from './statement-period.tsx';
import { BalanceSheet, ProfitAndLoss, TrialBalance } from './statement-tables.tsx';

const FIRST_ACCOUNT: AccountId = 'bank';

/** JOURNAL-25 to JOURNAL-27. */
export function Component() {
  const may = useMay();
  const [search, setSearch] = useSearchParams();
  const today = indiaDay(new Date());
  const statement = SHOWN_STATEMENTS.find(({ id }) => id === search.get('statement'))?.id ?? 'trial-balance';
  const account = ACCOUNTS.find(({ id }) => id === search.get('account'))?.id ?? FIRST_ACCOUNT;
  const asked = { from: dayIn(search, 'from'), to: dayIn(search, 'to') };
  const period = statementPeriod(asked, today);
  const to = asked.to ?? today;
  const from = asked.from ?? `${to.slice(0, 7)}-01`;
  // A balance sheet is of its last day alone.
  const shown = statement === 'balance-sheet' ? { from: to, to } : period.ok ? period.value : null;

  function choose(changes: Readonly<Record<string, string>>) {
    const next = new URLSearchParams({ statement, account, from, to, ...changes });
    if (next.get('statement') !== 'ledger') next.delete('account');
    setSearch(next, { replace: true });
  }

  return (
    <>
      <PageHeader
        title="Books"
        about={
          <>
            Statements of the journal, in rupees. Each balance opens its ledger, and each entry its document.
            Months are closed under{' '}
            <Link to="/month-end" className="underline">
              Month end
            </Link>
            .
          </>
        }
        actions={
          may('exports.take') &&
          shown !== null &&
          (['csv', 'pdf'] as const).map((ending) => (
            <ButtonLink
              key={ending}
              size="sm"
              variant="secondary"
              render={<a href={fileAddress(`${statement}.${ending}`, { ...shown, account })} download />}
            >
              <Icon name="download" className="size-4" />
              Download {ending.toUpperCase()}
            </ButtonLink>
          ))
        }
      />
      <div className="grid gap-4">
        <StatementPeriod
          {...{ statement, account, from, to, today, choose }}
          toError={period.ok || statement === 'balance-sheet' ? undefined : period.error[0]?.message}
        />
        {shown !== null && <Shown {...{ statement, account, period: shown }} />}
      </div>
    </>
  );
}

function Shown({ statement, account, period }: { statement: Statement; account: AccountId; period: Period }) {
  switch (statement) {
    case 'trial-balance':
      return <TrialBalance period={period} />;
    case 'profit-and-loss':
      return <ProfitAndLoss period={period} />;
    case 'balance-sheet':
      return <BalanceSheet day={period.to} />;
    case 'day-book':
      return <DayBook period={period} />;
    case 'ledger':
      return <LedgerTable period={period} account={account} />;
  }
}

function dayIn(search: URLSearchParams, field: 'from' | 'to'): string | undefined {
  const typed = search.get(field) ?? '';
  return isDay(typed) ? typed : undefined;
}

function fileAddress(file: StatementFile, { account, from, to }: Period & { account: AccountId }): string {
  const query = new URLSearchParams({ ...(file.startsWith('ledger') && { account }), from, to });
  return `/api/staff/statements/${file}?${query}`;
}
