import type { BillView, getPurchase, PurchaseView } from '@ilaneer/contract/staff/stock/purchases';
import { formatDay } from '@ilaneer/domain/india-day';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { DetailLayout } from '../../../parts/frame/detail-layout.tsx';
import { Facts } from '../../../parts/frame/facts.tsx';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { HistoryPanel } from '../../../parts/history/history-panel.tsx';
import { ChangedNotice } from '../../../parts/live/changed-notice.tsx';
import { Money } from '../../../parts/words/money.tsx';
import { When } from '../../../parts/words/when.tsx';
import { useMay } from '../../../session/permission.ts';
import { request } from '../../../session/staff-api.ts';
import { BillForm } from './bill-form.tsx';
import { BillLines } from './bill-lines.tsx';

const dayWords = (day: string) => formatDay(`${day}T06:00:00Z`);

/** STOCK-10, STOCK-13. */
export function Component() {
  const { receiptId = '' } = useParams();
  const may = useMay();
  const [corrects, setCorrects] = useState(false);
  const found = useQuery({
    queryKey: ['journal', 'purchase', receiptId],
    queryFn: ({ signal }) =>
      request<typeof getPurchase>('GET', '/staff/purchases/:receiptId', { params: { receiptId }, signal }),
  });
  const purchase = found.data?.purchase;
  const [bill] = purchase?.bills ?? [];
  const mayCorrect = bill !== undefined && (purchase?.goods.length ?? 0) > 0 && !corrects;
  usePageActions(
    mayCorrect
      ? [{ label: 'Correct the bill', keys: 'e', needs: 'books.write', run: () => setCorrects(true) }]
      : [],
  );
  if (found.isError) return <Unreadable what="This receipt" query={found} />;
  if (purchase === undefined) return <Spinner label="Loading the receipt" />;
  const needsBill = bill === undefined && purchase.goods.length > 0;
  return (
    <>
      <PageHeader
        title={purchase.number}
        tab={`Purchase ${purchase.number}`}
        back={{ label: 'Purchases', to: '/purchases' }}
        state={bill === undefined && <Badge tone="sun">Bill missing</Badge>}
        about={`Received on ${dayWords(purchase.receivedOn)}`}
        actions={
          <>
            {mayCorrect && may('books.write') && (
              <Button size="sm" variant="secondary" onClick={() => setCorrects(true)}>
                Correct the bill
              </Button>
            )}
            {bill !== undefined && may('entries.post') && (
              <ButtonLink
                size="sm"
                variant="secondary"
                render={<Link to={`/manual-entries/new?bill=${encodeURIComponent(purchase.id)}`} />}
              >
                Pay the bill
              </ButtonLink>
            )}
          </>
        }
      />
      <ChangedNotice kind="journal" id={purchase.id} />
      <DetailLayout
        aside={
          <>
            <ReceiptFacts purchase={purchase} />
            <HistoryPanel kind="journal" id={purchase.id} />
          </>
        }
      >
        {purchase.goods.length === 0 && (
          <StatePanel
            kind="empty"
            title="Taken back"
            text="Nothing of this receipt is left, so it has no cost."
          />
        )}
        {may('books.write') && (needsBill || corrects) && (
          // Stays open when a colleague records the bill meanwhile.
          <BillForm purchase={purchase} onEdit={() => setCorrects(true)} onDone={() => setCorrects(false)} />
        )}
        {purchase.bills.map((one, index) => (
          <BillPanel key={one.revision} bill={one} isValid={index === 0} />
        ))}
        {bill === undefined && !(may('books.write') && needsBill) && purchase.goods.length > 0 && (
          <Goods purchase={purchase} />
        )}
      </DetailLayout>
    </>
  );
}

function ReceiptFacts({ purchase: { receivedOn, who, units, note, cost } }: { purchase: PurchaseView }) {
  return (
    <Panel title="Receipt">
      <Facts
        facts={[
          ['Received', dayWords(receivedOn)],
          who === null ? null : ['By', who],
          [
            'Units',
            <span key="units" translate="no">
              {indianDigits(units)}
            </span>,
          ],
          note === '' ? null : ['Note', note],
          cost === null ? null : ['Cost', <Money key="cost" rupees={cost} />],
        ]}
      />
    </Panel>
  );
}

function BillPanel({ bill, isValid }: { bill: BillView; isValid: boolean }) {
  const { supplierName, supplierGstin, number, billedOn, freight, bookedOn, reason, who, recordedAt } = bill;
  return (
    <Panel title={isValid ? `Bill ${number}` : `Earlier: bill ${number}`} flush>
      <div className="px-4 pb-3">
        <Facts
          facts={[
            ['Supplier', supplierName],
            ['GSTIN', supplierGstin ?? 'None'],
            ['Date of the bill', dayWords(billedOn)],
            ['Freight before GST', <Money key="freight" rupees={freight} />],
            ['Cost is valid from', dayWords(bookedOn)],
            reason === null ? null : ['Reason', reason],
            ['Recorded', <When key="at" at={recordedAt} whole />],
            ['By', who],
          ]}
        />
      </div>
      <BillLines bill={bill} />
    </Panel>
  );
}

function Goods({ purchase: { goods } }: { purchase: PurchaseView }) {
  return (
    <Panel title="Goods">
      <ul className="grid gap-1 text-sm">
        {goods.map(({ variantId, sku, productName, quantity }) => (
          <li key={variantId}>
            <strong>{sku}</strong> {productName}, <span translate="no">{indianDigits(quantity)}</span>{' '}
            {quantity === 1 ? 'unit' : 'units'}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
