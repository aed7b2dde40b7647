import type {
  AccountPeriodView,
  getBalanceSheet,
  getProfitAndLoss,
  getTrialBalance,
  SectionView,
} from '@ilaneer/contract/staff/books/statements';
import { type Period, yearOf } from '@ilaneer/domain/journal/period';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { Money } from '../../../parts/words/money.tsx';
import { request } from '../../../session/staff-api.ts';
import { AMOUNT_CELL, Balance, dayWords, LedgerLink, NAME_CELL, periodWords } from './statement-parts.tsx';

export function TrialBalance({ period }: { period: Period }) {
  const trial = useQuery({
    queryKey: ['journal', 'trial-balance', period],
    queryFn: ({ signal }) =>
      request<typeof getTrialBalance>('GET', '/staff/trial-balance', { query: period, signal }),
  });
  if (trial.isError) return <Unreadable what="The trial balance" query={trial} inside />;
  if (trial.data === undefined) return <Skeleton className="h-72" />;
  const { accounts, debits, credits, closingDebits, closingCredits } = trial.data;
  if (accounts.length === 0) return <NothingBooked period={period} />;
  return (
    <Panel title={`Trial balance, ${periodWords(period)}`} flush>
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="border-line border-t">
            <Heading first>Account</Heading>
            <Heading wide>Opening</Heading>
            <Heading wide>Debits</Heading>
            <Heading wide>Credits</Heading>
            <Heading>Closing</Heading>
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <TrialRow key={account.id} account={account} period={period} />
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr className="border-line border-t">
            <th scope="row" className={NAME_CELL}>
              Total
              <Narrow>
                Debits <Money rupees={debits} />, credits <Money rupees={credits} />
              </Narrow>
            </th>
            <td className={WIDE_CELL} />
            <td className={WIDE_CELL}>
              <Money rupees={debits} />
            </td>
            <td className={WIDE_CELL}>
              <Money rupees={credits} />
            </td>
            <td className={AMOUNT_CELL}>
              <Balance rupees={closingDebits} />
              <br />
              <Balance rupees={-closingCredits} />
            </td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  );
}

const WIDE_CELL = `${AMOUNT_CELL} max-sm:hidden`;

function TrialRow({ account, period }: { account: AccountPeriodView; period: Period }) {
  const { id, name, opening, debits, credits, closing } = account;
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className={NAME_CELL}>
        <LedgerLink account={id} name={name} period={period} />
        <Narrow>
          Opening <Balance rupees={opening} />, debits <Money rupees={debits} />, credits{' '}
          <Money rupees={credits} />
        </Narrow>
      </th>
      <td className={WIDE_CELL}>
        <Balance rupees={opening} />
      </td>
      <td className={WIDE_CELL}>
        <Money rupees={debits} />
      </td>
      <td className={WIDE_CELL}>
        <Money rupees={credits} />
      </td>
      <td className={AMOUNT_CELL}>
        <Balance rupees={closing} />
      </td>
    </tr>
  );
}

/** Columns that a phone has no room for, below the name. */
function Narrow({ children }: { children: ReactNode }) {
  return <span className="block font-normal text-palm-soft sm:hidden">{children}</span>;
}

function Heading({
  children,
  first = false,
  wide = false,
}: {
  children: string;
  first?: boolean;
  wide?: boolean;
}) {
  const place = first ? 'px-4 text-start' : 'px-2 text-end last:pe-4';
  return (
    <th scope="col" className={`py-1.5 font-normal text-palm-soft ${place} ${wide ? 'max-sm:hidden' : ''}`}>
      {children}
    </th>
  );
}

export function ProfitAndLoss({ period }: { period: Period }) {
  const read = useQuery({
    queryKey: ['journal', 'profit-and-loss', period],
    queryFn: ({ signal }) =>
      request<typeof getProfitAndLoss>('GET', '/staff/profit-and-loss', { query: period, signal }),
  });
  if (read.isError) return <Unreadable what="Profit and loss" query={read} inside />;
  if (read.data === undefined) return <Skeleton className="h-72" />;
  const { income, expenses, profit } = read.data;
  if (income.lines.length + expenses.lines.length === 0) return <NothingBooked period={period} />;
  return (
    <Panel title={`Profit and loss, ${periodWords(period)}`} className="max-w-3xl" flush>
      <SectionTable>
        <Section title="Income" section={income} period={period} />
        <Section title="Expenses" section={expenses} period={period} />
        <tbody>
          <TotalRow label={profit < 0 ? 'Loss' : 'Profit'} rupees={profit} />
        </tbody>
      </SectionTable>
    </Panel>
  );
}

export function BalanceSheet({ day }: { day: string }) {
  const read = useQuery({
    queryKey: ['journal', 'balance-sheet', day],
    queryFn: ({ signal }) =>
      request<typeof getBalanceSheet>('GET', '/staff/balance-sheet', { query: { to: day }, signal }),
  });
  if (read.isError) return <Unreadable what="The balance sheet" query={read} inside />;
  if (read.data === undefined) return <Skeleton className="h-72" />;
  const { assets, liabilities, equity, unclosed, claims } = read.data;
  const period = { from: yearOf(day).from, to: day };
  return (
    <Panel title={`Balance sheet, ${dayWords(day)}`} className="max-w-3xl" flush>
      <SectionTable>
        <Section title="Assets" section={assets} period={period} />
        <Section title="Liabilities" section={liabilities} period={period} />
        <Section title="Equity" section={equity} period={period} isSummed={false}>
          <AmountRow label="Profit not yet closed" rupees={unclosed} />
        </Section>
        <tbody>
          <TotalRow label="Liabilities and equity" rupees={claims} />
        </tbody>
      </SectionTable>
    </Panel>
  );
}

function SectionTable({ children }: { children: ReactNode }) {
  return (
    <table className="w-full text-sm tabular-nums">
      <thead className="sr-only">
        <tr>
          <th scope="col">Account</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      {children}
    </table>
  );
}

type SectionProps = {
  title: string;
  section: SectionView;
  period: Period;
  isSummed?: boolean;
  children?: ReactNode;
};

function Section({ title, section, period, isSummed = true, children }: SectionProps) {
  return (
    <tbody>
      <tr className="border-line border-t">
        <th scope="rowgroup" colSpan={2} className="px-4 pt-3 pb-1.5 text-start font-semibold">
          {title}
        </th>
      </tr>
      {section.lines.map(({ account, name, amount }) => (
        <AmountRow
          key={account}
          label={<LedgerLink account={account} name={name} period={period} />}
          rupees={amount}
        />
      ))}
      {children}
      {isSummed && <TotalRow label={`Total of ${title.toLowerCase()}`} rupees={section.total} />}
    </tbody>
  );
}

function AmountRow({ label, rupees }: { label: ReactNode; rupees: number }) {
  return (
    <tr className="border-line border-t">
      <th scope="row" className={NAME_CELL}>
        {label}
      </th>
      <td className={AMOUNT_CELL}>
        <Money rupees={rupees} />
      </td>
    </tr>
  );
}

function TotalRow({ label, rupees }: { label: string; rupees: number }) {
  return (
    <tr className="border-line border-t font-semibold">
      <th scope="row" className="px-4 py-1.5 text-start">
        {label}
      </th>
      <td className={AMOUNT_CELL}>
        <Money rupees={rupees} />
      </td>
    </tr>
  );
}

export function NothingBooked({ period }: { period: Period }) {
  return (
    <StatePanel
      kind="empty"
      title="Nothing is booked here"
      text={`The journal has no entries for this statement, ${periodWords(period)}.`}
    />
  );
}
