import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useUndo } from '../../../parts/act/undo.ts';
import { useUnsaved } from '../../../parts/act/use-unsaved.ts';
import { DetailLayout } from '../../../parts/frame/detail-layout.tsx';
import { Facts } from '../../../parts/frame/facts.tsx';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { Money } from '../../../parts/words/money.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { When } from '../../../parts/words/when.tsx';
import { useMay } from '../../../session/permission.ts';
import { Ledger } from '../levels/ledger.tsx';
import { BatchStateBadge, goodsName } from '../stock-words.tsx';
import { BatchLabelDialog } from './batch-label-dialog.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { RecallMailDialog } from './recall-mail-dialog.tsx';
import { NO_WORDS } from './recall-words-form.tsx';
import { Recipients } from './recipients.tsx';
import { useBatch, useBatchActs } from './use-batch.ts';

const BACK = { label: 'Batches', to: '/batches' };

export function Component() {
  const { batchId = '' } = useParams();
  return <BatchPage key={batchId} batchId={batchId} />;
}

function BatchPage({ batchId }: { batchId: string }) {
  const may = useMay();
  const undo = useUndo();
  const query = useBatch(batchId);
  const acts = useBatchActs(batchId);
  const [open, setOpen] = useState<'label' | 'block' | 'mail' | null>(null);
  const [mail, setMail] = useState(NO_WORDS);
  useUnsaved(mail.subject !== '' || mail.text !== '', 'the recall mail');
  const batch = query.data?.batch;
  const isBlocked = batch?.state === 'blocked';
  const unblock = useMutation({
    mutationFn: (version: number) => acts.unblock(version),
    onSuccess: ({ version }) =>
      undo('Batch unblocked', () => acts.block(batch?.blockReason ?? 'Blocked again', version)),
  });
  const unblockBatch = () => batch !== undefined && unblock.mutate(batch.version);
  usePageActions([
    {
      label: 'Correct the label',
      icon: 'pencil',
      needs: 'stock.adjust',
      keys: 'e',
      run: () => setOpen('label'),
    },
    isBlocked
      ? { label: 'Unblock this batch', needs: 'stock.adjust', run: unblockBatch }
      : {
          label: 'Block this batch',
          icon: 'lock',
          needs: 'stock.adjust',
          keys: 'b',
          run: () => setOpen('block'),
        },
  ]);
  if (query.isError) return <Unreadable what="This batch" query={query} />;
  if (query.data === undefined || batch === undefined) return <Spinner label="Loading …" />;
  const { sent } = query.data;
  const unwritten = sent.orders - sent.written;
  return (
    <>
      <PageHeader
        title={`Batch ${batch.code}`}
        back={BACK}
        about={goodsName(batch)}
        state={<BatchStateBadge state={batch.state} />}
        actions={
          may('stock.adjust') && (
            <>
              <Button variant="secondary" size="sm" onClick={() => setOpen('label')}>
                Correct the label
              </Button>
              {isBlocked ? (
                <Button size="sm" busy={unblock.isPending} onClick={unblockBatch}>
                  Unblock this batch
                </Button>
              ) : (
                <Button variant="danger" size="sm" onClick={() => setOpen('block')}>
                  Block
                </Button>
              )}
            </>
          )
        }
      />
      <ChangedNotice kind="batch" id={batch.id} />
      {unblock.isError && (
        <Notice tone="error" className="mb-4">
          {refusalText(unblock.error)}
        </Notice>
      )}
      {batch.blockReason !== null && (
        <Notice tone="error" className="mb-4">
          Blocked: {batch.blockReason}. Nothing of it goes to anybody.
        </Notice>
      )}
      <DetailLayout
        aside={
          <>
            <Panel title="On the label">
              <Facts
                facts={[
                  [
                    'SKU',
                    <Link key="sku" to={`/stock/${batch.variantId}`} className="underline underline-offset-2">
                      {batch.sku}
                    </Link>,
                  ],
                  ['Packed on', <When key="packed" at={`${batch.packedOn}T00:00:00Z`} day />],
                  ['Best before', <When key="before" at={`${batch.bestBefore}T00:00:00Z`} day />],
                  ['For sale until', <When key="until" at={`${batch.lastDayForSale}T00:00:00Z`} day />],
                  ['MRP', <Money key="mrp" rupees={batch.mrp} />],
                ]}
              />
            </Panel>
            <Panel title="Now">
              <Facts
                facts={[
                  ['On hand', batch.onHand],
                  ['Packed for orders', batch.allocated],
                  ['Held back', batch.held],
                  [
                    'Shipped to',
                    `${sent.orders} ${sent.orders === 1 ? 'order' : 'orders'}, ${sent.units} units`,
                  ],
                ]}
              />
            </Panel>
            <HistoryPanel kind="batch" id={batch.id} />
          </>
        }
      >
        {may('customers.read') && (
          <Recipients
            batch={batch}
            onWrite={may('stock.adjust') && unwritten > 0 ? () => setOpen('mail') : null}
          />
        )}
        <Ledger variantId={batch.variantId} batchId={batch.id} />
      </DetailLayout>
      {open === 'label' && <BatchLabelDialog batch={batch} acts={acts} onClose={() => setOpen(null)} />}
      {open === 'block' && <BlockDialog batch={batch} acts={acts} onClose={() => setOpen(null)} />}
      {open === 'mail' && (
        <RecallMailDialog
          batch={batch}
          draft={mail}
          onDraft={setMail}
          onWritten={acts.readAgain}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
