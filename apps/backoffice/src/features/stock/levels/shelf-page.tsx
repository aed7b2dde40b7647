import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { useState } from 'react';
import { useParams } from 'react-router';
import { DetailLayout } from '../../../parts/frame/detail-layout.tsx';
import { Facts } from '../../../parts/frame/facts.tsx';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { useMay } from '../../../session/permission.ts';
import { goodsName } from '../stock-words.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import { Ledger } from './ledger.tsx';
import { LowStock } from './low-stock.tsx';
import { ShelfBatches } from './shelf-batches.tsx';
import { useShelf, useShelfActs } from './use-shelf.ts';

const BACK = { label: 'Stock', to: '/stock' };

export function Component() {
  const { variantId = '' } = useParams();
  const may = useMay();
  const shelf = useShelf(variantId);
  const acts = useShelfActs(variantId);
  const [open, setOpen] = useState<'adjust' | 'write off' | null>(null);
  usePageActions([
    { label: 'Adjust stock', icon: 'pencil', needs: 'stock.adjust', keys: 'a', run: () => setOpen('adjust') },
    { label: 'Write off', icon: 'trash', needs: 'stock.adjust', keys: 'w', run: () => setOpen('write off') },
  ]);
  if (shelf.isError) return <Unreadable what="This stock" query={shelf} />;
  if (shelf.data === undefined) return <Spinner label="Loading …" />;
  const { stock, batches } = shelf.data;
  return (
    <>
      <PageHeader
        title={stock.sku}
        back={BACK}
        about={goodsName(stock)}
        state={
          stock.forSale === 0 ? (
            <Badge tone="hibiscus">Sold out</Badge>
          ) : (
            stock.isLow && <Badge tone="sun">Low stock</Badge>
          )
        }
        actions={
          may('stock.adjust') && (
            <>
              <Button variant="secondary" size="sm" onClick={() => setOpen('write off')}>
                Write off
              </Button>
              <Button size="sm" onClick={() => setOpen('adjust')}>
                Adjust
              </Button>
            </>
          )
        }
      />
      <ChangedNotice kind="stock" id={variantId} />
      <DetailLayout
        aside={
          <>
            <Panel title="Now">
              <Facts
                facts={[
                  ['For sale', <strong key="sale">{stock.forSale}</strong>],
                  ['Ordered', stock.reserved],
                  ['Held back', stock.held],
                  ['On hand', stock.onHand],
                  stock.withoutBatch > 0 && stock.isFood ? ['Without a batch', stock.withoutBatch] : null,
                ]}
              />
            </Panel>
            <LowStock key={stock.version} stock={stock} acts={acts} />
            <HistoryPanel
              kind="stock"
              id={variantId}
              empty="No adjustments or write-offs yet. Receipts are in the ledger."
            />
          </>
        }
      >
        {(stock.isFood || batches.length > 0) && <ShelfBatches batches={batches} />}
        <Ledger variantId={variantId} acts={acts} />
      </DetailLayout>
      {open !== null && (
        <AdjustDialog kind={open} stock={stock} batches={batches} acts={acts} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
