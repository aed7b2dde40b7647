import type { getRemittance, reverseRemittance } from '@ilaneer/contract/staff/books/remittances';
import { formatDay } from '@ilaneer/domain/india-day';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { TextDialog } from '../../parts/act/text-dialog.tsx';
import { DetailLayout } from '../../parts/frame/detail-layout.tsx';
import { Facts } from '../../parts/frame/facts.tsx';
import { usePageActions } from '../../parts/frame/page-actions.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../parts/live/changed-notice.tsx';
import { Money } from '../../parts/words/money.tsx';
import { When } from '../../parts/words/when.tsx';
import { useMay } from '../../session/permission.ts';
import { request } from '../../session/staff-api.ts';
import { OverduePanel } from './overdue-panel.tsx';
import { payerName } from './remittance-words.tsx';
import { RemittedLines } from './remitted-lines.tsx';

export function Component() {
  const { remittanceId = '' } = useParams();
  const may = useMay();
  const queries = useQueryClient();
  const [asks, setAsks] = useState(false);
  const found = useQuery({
    queryKey: ['remittance', remittanceId],
    queryFn: ({ signal }) =>
      request<typeof getRemittance>('GET', '/staff/remittances/:remittanceId', {
        params: { remittanceId },
        signal,
      }),
  });
  const one = found.data?.remittance;
  const canReverse = one !== undefined && !one.isTakenBack;
  usePageActions(
    canReverse ? [{ label: 'Reverse', needs: 'books.write', keys: 't', run: () => setAsks(true) }] : [],
  );
  if (found.isError) {
    return <Unreadable what="This payout" query={found} />;
  }
  if (one === undefined) return <Spinner label="Loading the payout" />;
  return (
    <>
      <PageHeader
        title={one.reference}
        tab={`Payout ${one.reference}`}
        back={{ label: 'Payouts received', to: '/remittances' }}
        state={one.isTakenBack && <Badge>Reversed</Badge>}
        about={`${payerName(one.source, one.payer)}, in the bank on ${formatDay(`${one.receivedOn}T06:00:00Z`)}`}
        actions={
          canReverse &&
          may('books.write') && (
            <Button size="sm" variant="danger" onClick={() => setAsks(true)}>
              Reverse
            </Button>
          )
        }
      />
      <ChangedNotice kind="remittance" id={one.id} />
      <DetailLayout
        aside={
          <>
            <Panel title="Figures">
              <Facts
                facts={[
                  ['Gross', <Money key="gross" rupees={one.gross} />],
                  ['Charges', <Money key="charges" rupees={-one.charges} />],
                  ['GST on charges', <Money key="gst" rupees={-one.gst} />],
                  ['Received', <Money key="net" rupees={one.net} />],
                  ['Unmatched', <Money key="unmatched" rupees={one.unmatched} />],
                  ['Recorded', <When key="recorded" at={one.recordedAt} whole />],
                  one.takenBackAt === null
                    ? null
                    : ['Reversed', <When key="back" at={one.takenBackAt} whole />],
                  one.takenBackReason === null ? null : ['Reason', one.takenBackReason],
                ]}
              />
            </Panel>
            <HistoryPanel kind="remittance" id={one.id} />
          </>
        }
      >
        <Panel title="Lines" flush>
          <RemittedLines lines={one.lines} overdue={one.overdue} />
        </Panel>
        <OverduePanel overdue={one.overdue} />
      </DetailLayout>
      {asks && (
        <TextDialog
          title="Reverse this payout?"
          text="The reversal is posted today, and the receivables are open again. You can then record the payout correctly."
          confirmLabel="Reverse"
          danger
          onClose={() => setAsks(false)}
          onConfirm={async (reason) => {
            await request<typeof reverseRemittance>('POST', '/staff/remittances/:remittanceId/reversal', {
              params: { remittanceId },
              body: { reason },
            });
            await queries.invalidateQueries({ queryKey: ['remittance'] });
          }}
        />
      )}
    </>
  );
}
