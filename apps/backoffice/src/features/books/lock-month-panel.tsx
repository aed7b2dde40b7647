import type { ReplyOf } from '@ilaneer/contract/message/call';
import type {
  getBookLocks,
  LockRequestView,
  lockMonth,
  withdrawLock,
} from '@ilaneer/contract/staff/books/locks';
import { formatLongDay } from '@ilaneer/domain/india-day';
import { Button } from '@ilaneer/ui/buttons/button';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirm } from '../../parts/act/confirm.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { When } from '../../parts/words/when.tsx';
import { useMay } from '../../session/permission.ts';
import { request } from '../../session/staff-api.ts';

type Locks = ReplyOf<typeof getBookLocks>;

/** JOURNAL-14, JOURNAL-32. */
export function LockMonthPanel() {
  const locks = useQuery({
    queryKey: ['journal', 'locks'],
    queryFn: ({ signal }) => request<typeof getBookLocks>('GET', '/staff/book-locks', { signal }),
  });
  if (locks.isError) return <Unreadable what="The locked months" query={locks} inside />;
  if (locks.data === undefined) return <Skeleton className="h-28" />;
  return (
    <Panel
      title="Locked months"
      note={
        locks.data.lockedThrough === null
          ? 'No month is locked yet.'
          : `Locked up to the end of ${monthName(locks.data.lockedThrough)}.`
      }
      className="max-w-3xl"
    >
      <LockForm locks={locks.data} />
    </Panel>
  );
}

function LockForm({ locks: { lockable, needsTwo, requests } }: { locks: Locks }) {
  const may = useMay();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const read = () => queries.invalidateQueries({ queryKey: ['journal'] });
  const lock = useMutation({
    mutationFn: (month: string) =>
      request<typeof lockMonth>('POST', '/staff/book-locks', { body: { month } }),
    onSettled: read,
  });
  const withdraw = useMutation({
    mutationFn: (month: string) =>
      request<typeof withdrawLock>('DELETE', '/staff/book-locks/:month', { params: { month } }),
    onSettled: read,
  });
  const month = lockable.find((one) => one === chosen) ?? lockable[0];
  const asks = needsTwo && !requests.some((one) => one.month === month);
  const waits = needsTwo && requests.some((one) => one.month === month && one.isOwn);

  async function press(wanted: string) {
    const isSure = await confirm({
      title: `${asks ? 'Request the lock of' : 'Lock'} ${monthName(wanted)}?`,
      text: lockText(wanted, lockable, asks),
      confirmLabel: asks ? 'Request the lock' : 'Lock',
      danger: !asks,
    });
    if (isSure) lock.mutate(wanted);
  }

  if (month === undefined) {
    return <p className="text-palm-soft text-sm">All months that are over are locked, or have no entries.</p>;
  }
  const failed = lock.error ?? withdraw.error;
  return (
    <div className="grid gap-3 text-sm">
      <p className="max-w-text text-palm-soft">
        A locked month takes no more entries: what comes later is posted to the first open month.
        {needsTwo && ' Two persons lock a month: one requests it, another confirms.'}
      </p>
      {requests.map((one) => (
        <Request
          key={one.month}
          request={one}
          onWithdraw={may('books.write') ? () => withdraw.mutate(one.month) : null}
          isBusy={withdraw.isPending}
        />
      ))}
      {may('books.write') && (
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label="Month"
            className="w-52"
            value={month}
            onChange={({ target }) => setChosen(target.value)}
          >
            {lockable.map((one) => (
              <option key={one} value={one}>
                {monthName(one)}
              </option>
            ))}
          </SelectField>
          {waits ? (
            <p className="py-2">Waits for a second person.</p>
          ) : (
            <Button variant="secondary" busy={lock.isPending} onClick={() => void press(month)}>
              {asks ? 'Request the lock' : 'Lock the month'}
            </Button>
          )}
        </div>
      )}
      {failed !== null && (
        <p role="alert" className="font-medium text-hibiscus-dark">
          {refusalText(failed)}
        </p>
      )}
    </div>
  );
}

type RequestProps = { request: LockRequestView; onWithdraw: (() => void) | null; isBusy: boolean };

function Request({ request: { month, requestedBy, requestedAt }, onWithdraw, isBusy }: RequestProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span>
        {monthName(month)}: lock requested by {requestedBy}, <When at={requestedAt} />
      </span>
      {onWithdraw !== null && (
        <Button variant="quiet" size="sm" busy={isBusy} onClick={onWithdraw}>
          Withdraw<span className="sr-only"> the lock of {monthName(month)}</span>
        </Button>
      )}
    </p>
  );
}

/** With the years that end. */
function lockText(wanted: string, lockable: readonly string[], asks: boolean): string {
  const locked = lockable.filter((month) => month <= wanted);
  const marches = locked.filter((month) => month.endsWith('-03')).map(monthName);
  return [
    locked.length > 1 ? `Locks ${locked.length} months, from ${monthName(locked[0] ?? wanted)} on.` : '',
    marches.length > 0 ? `Closes the financial year that ends in ${marches.join(' and ')}.` : '',
    asks ? 'A second person confirms it.' : "This can't be undone.",
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/** November 2026 */
function monthName(month: string): string {
  return formatLongDay(`${month}-15T06:00:00Z`).replace(/^\d+ /, '');
}
