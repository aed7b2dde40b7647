import type {
  confirmManualEntry,
  getManualEntry,
  ManualEntryView,
  withdrawManualEntry,
} from '@ilaneer/contract/staff/books/manual-entries';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { DetailLayout } from '../../../parts/frame/detail-layout.tsx';
import { Facts } from '../../../parts/frame/facts.tsx';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { Money } from '../../../parts/words/money.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { When } from '../../../parts/words/when.tsx';
import { useMay } from '../../../session/permission.ts';
import { request } from '../../../session/staff-api.ts';
import { EntryDocuments } from './entry-documents.tsx';
import { dayWords, EntryBadge, entryName } from './manual-entry-words.tsx';
import { ReverseEntryDialog } from './reverse-entry-dialog.tsx';

/** MANUAL-ENTRY-1. */
export function Component() {
  const { entryId = '' } = useParams();
  const found = useQuery({
    queryKey: ['manual entry', entryId],
    queryFn: ({ signal }) =>
      request<typeof getManualEntry>('GET', '/staff/manual-entries/:entryId', {
        params: { entryId },
        signal,
      }),
  });
  if (found.isError) return <Unreadable what="This entry" query={found} />;
  if (found.data === undefined) return <Spinner label="Loading the entry" />;
  const { entry } = found.data;
  return (
    <>
      <PageHeader
        title={entryName(entry)}
        back={{ label: 'Manual entries', to: '/manual-entries' }}
        state={<EntryBadge {...entry} />}
        actions={<EntryActs entry={entry} />}
      />
      <ChangedNotice kind="manual entry" id={entry.id} />
      <DetailLayout aside={<HistoryPanel kind="manual entry" id={entry.id} />}>
        <Panel title="Entry">
          <EntryFacts entry={entry} />
        </Panel>
        <Panel title="Lines" flush>
          <LinesTable entry={entry} />
        </Panel>
        <EntryDocuments entry={entry} />
      </DetailLayout>
    </>
  );
}

function EntryActs({ entry }: { entry: ManualEntryView }) {
  const may = useMay();
  const queries = useQueryClient();
  const [isReversing, setReversing] = useState(false);
  const decide = useMutation({
    mutationFn: (act: 'confirm' | 'withdraw') => {
      const options = { params: { entryId: entry.id } };
      return act === 'confirm'
        ? request<typeof confirmManualEntry>('POST', '/staff/manual-entries/:entryId/confirmation', options)
        : request<typeof withdrawManualEntry>('POST', '/staff/manual-entries/:entryId/withdrawal', options);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['manual entry'] }),
  });
  if (!may('entries.post')) return null;
  return (
    <>
      {decide.isError && <Notice tone="error">{refusalText(decide.error)}</Notice>}
      {entry.state === 'waiting' && (
        <>
          {!entry.isOwn && (
            <Button size="sm" busy={decide.isPending} onClick={() => decide.mutate('confirm')}>
              Confirm and post
            </Button>
          )}
          <Button
            size="sm"
            variant="secondary"
            busy={decide.isPending}
            onClick={() => decide.mutate('withdraw')}
          >
            Withdraw
          </Button>
        </>
      )}
      {entry.state === 'posted' && entry.reversedBy === null && (
        <Button size="sm" variant="secondary" onClick={() => setReversing(true)}>
          Reverse
        </Button>
      )}
      {isReversing && <ReverseEntryDialog entry={entry} onClose={() => setReversing(false)} />}
    </>
  );
}

function EntryFacts({ entry }: { entry: ManualEntryView }) {
  const { receipt, remittance, reverses, reversedBy, decidedAt, decidedBy } = entry;
  const link = (to: string, label: string) => (
    <Link key={to} to={to} className="underline" translate="no">
      {label}
    </Link>
  );
  const decided = entry.state === 'withdrawn' ? 'Withdrawn' : 'Posted';
  return (
    <Facts
      facts={[
        ['Day', dayWords(entry.bookedOn)],
        ['Amount', <Money key="total" rupees={entry.total} />],
        ['Reason', entry.reason],
        receipt && ['Bill', link(`/purchases/${receipt.id}`, receipt.label)],
        remittance && ['Payout', link(`/remittances/${remittance.id}`, remittance.label)],
        reverses && ['Reverses', link(`/manual-entries/${reverses.id}`, reverses.label)],
        reversedBy && ['Reversed by', link(`/manual-entries/${reversedBy.id}`, reversedBy.label)],
        ['Entered', <When key="entered" at={entry.enteredAt} whole />],
        ['By', entry.enteredBy],
        decidedAt === null ? null : [decided, <When key="decided" at={decidedAt} whole />],
        decidedBy === null || decidedBy === entry.enteredBy ? null : [`${decided} by`, decidedBy],
      ]}
    />
  );
}

function LinesTable({ entry: { lines, total } }: { entry: ManualEntryView }) {
  const amount = (isShown: boolean, rupees: number) => (
    <td className="px-4 py-1.5 text-right">{isShown && <Money rupees={rupees} />}</td>
  );
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="border-line border-b text-left text-palm-soft">
          <th className="px-4 py-1.5 font-medium">Account</th>
          <th className="px-4 py-1.5 text-right font-medium">Debit</th>
          <th className="px-4 py-1.5 text-right font-medium">Credit</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {lines.map(({ account, name, side, amount: rupees }) => (
          <tr key={account}>
            <td className="px-4 py-1.5">{name}</td>
            {amount(side === 'debit', rupees)}
            {amount(side === 'credit', rupees)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-line border-t font-semibold">
          <td className="px-4 py-1.5">Total</td>
          {amount(true, total)}
          {amount(true, total)}
        </tr>
      </tfoot>
    </table>
  );
}
