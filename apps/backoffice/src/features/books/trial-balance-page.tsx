import type { BalanceView, getTrialBalance } from '@ilaneer/contract/staff/books/trial-balance';
import { indiaDay, isDay } from '@ilaneer/domain/india-day';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { Money } from '../../parts/words/money.tsx';
import { request } from '../../session/staff-api.ts';

export function Component() {
  const [search, setSearch] = useSearchParams();
  const typed = search.get('upTo') ?? '';
  const upTo = isDay(typed) ? typed : null;
  const balance = useQuery({
    queryKey: ['journal', 'trial-balance', upTo],
    queryFn: ({ signal }) =>
      request<typeof getTrialBalance>('GET', '/staff/trial-balance', {
        query: upTo === null ? {} : { upTo },
        signal,
      }),
  });
  if (balance.isError) {
    return <Unreadable what="The trial balance" query={balance} />;
  }
  const { accounts, debits, credits, lockedThrough } = balance.data ?? {};
  const shown = accounts?.filter(({ debit, credit }) => debit !== 0 || credit !== 0);
  return (
    <>
      <PageHeader
        title="Trial balance"
        about={
          lockedThrough == null
            ? 'No month is locked yet.'
            : `The books are locked up to the end of ${lockedThrough}.`
        }
      />
      <div className="grid max-w-3xl gap-4">
        <TextField
          type="date"
          label="As of (optional)"
          hint="If empty, the current balance."
          className="max-w-60"
          max={indiaDay(new Date())}
          value={upTo ?? ''}
          onChange={({ target }) => setSearch(target.value === '' ? {} : { upTo: target.value })}
        />
        <Panel title="Accounts" flush>
          {shown === undefined ? (
            <Skeleton className="m-4 h-64" />
          ) : (
            <Accounts {...{ shown, debits, credits }} />
          )}
        </Panel>
      </div>
    </>
  );
}

type AccountsProps = {
  shown: readonly BalanceView[];
  debits: number | undefined;
  credits: number | undefined;
};

function Accounts({ shown, debits = 0, credits = 0 }: AccountsProps) {
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="border-line border-t text-left text-palm-soft">
          <th scope="col" className="px-4 py-1.5 font-normal">
            Account
          </th>
          <th scope="col" className="px-2 py-1.5 text-right font-normal">
            Debit
          </th>
          <th scope="col" className="px-4 py-1.5 text-right font-normal">
            Credit
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ id, name, debit, credit }) => (
          <tr key={id} className="border-line border-t">
            <th scope="row" className="px-4 py-1.5 text-left font-normal">
              {name}
            </th>
            <td className="px-2 py-1.5 text-right">{debit !== 0 && <Money rupees={debit} />}</td>
            <td className="px-4 py-1.5 text-right">{credit !== 0 && <Money rupees={credit} />}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-line border-t font-semibold">
          <th scope="row" className="px-4 py-2 text-left">
            Total
          </th>
          <td className="px-2 py-2 text-right">
            <Money rupees={debits} />
          </td>
          <td className="px-4 py-2 text-right">
            <Money rupees={credits} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
