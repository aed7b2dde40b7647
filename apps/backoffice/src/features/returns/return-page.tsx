import type { StaffReturnView } from '@ilaneer/contract/staff/orders/returns-desk';
import { formatLongDay } from '@ilaneer/domain/india-day';
import { comesBack } from '@ilaneer/domain/return/return-reason';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Link, useParams } from 'react-router';
import { DetailLayout } from '../../parts/frame/detail-layout.tsx';
import { Facts } from '../../parts/frame/facts.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { PhotoStrip } from '../../parts/frame/photo-strip.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { ChangedNotice } from '../../parts/live/changed-notice.tsx';
import { useReturn, useReturnActs } from '../../parts/order/use-return.ts';
import { PayoutTo } from '../../parts/payout/payout-to.tsx';
import { inspectedWords } from '../../parts/words/inspected-words.ts';
import { LineFacts } from '../../parts/words/line-facts.tsx';
import { Money } from '../../parts/words/money.tsx';
import { When } from '../../parts/words/when.tsx';
import { ReturnActions } from './return-actions.tsx';
import { REASON_WORDS, RefundDue, StateBadge } from './return-words.tsx';

export function Component() {
  const { returnId = '' } = useParams();
  const found = useReturn(returnId);
  const acts = useReturnActs(returnId);
  const back = { label: 'Returns', to: '/returns' };
  if (found.data === undefined) {
    return (
      <>
        <PageHeader title="Return" back={back} />
        {found.isError ? (
          <Unreadable what="This return" query={found} inside />
        ) : (
          <StatePanel kind="loading" title="Loading the return …" />
        )}
      </>
    );
  }
  const one = found.data;
  const moment = (name: string, at: string | null) =>
    at === null ? null : ([name, <When key={name} at={at} whole />] as const);
  return (
    <>
      <PageHeader
        title={`Return ${one.number} of ${one.orderNumber}`}
        back={back}
        state={<StateBadge state={one.state} isExchanged={one.exchange !== null} />}
        about={
          <>
            {one.customerName}, asked for <When at={one.requestedAt} whole />
          </>
        }
        actions={<ReturnActions request={one} acts={acts} />}
      />
      <ChangedNotice kind="return" id={one.id} />
      <LateCreditNote request={one} />
      <DetailLayout
        aside={
          <Panel title="Facts">
            <Facts
              facts={[
                [
                  'Order',
                  <Link key="order" to={`/orders/${one.orderId}`} className="font-medium underline">
                    {one.orderNumber}
                  </Link>,
                ],
                one.exchange === null
                  ? null
                  : [
                      'Exchanged for',
                      <Link
                        key="exchange"
                        to={`/orders/${one.exchange.orderId}`}
                        className="font-medium underline"
                      >
                        {one.exchange.orderNumber}
                      </Link>,
                    ],
                [
                  one.state === 'refunded' ? 'Refunded' : 'To refund',
                  <Money key="amount" rupees={one.refund.amount} />,
                ],
                one.refund.byHand > 0
                  ? ['Of which manual', <Money key="hand" rupees={one.refund.byHand} />]
                  : null,
                one.refund.reference === null ? null : ['Reference', one.refund.reference],
                one.refund.payout === null
                  ? null
                  : ['Payout to', <PayoutTo key="payout" returnId={one.id} masked={one.refund.payout} />],
                ['Requested', one.remedy === 'refund' ? 'Refund' : 'A replacement'],
                one.refundDueAt === null || one.refundedAt !== null
                  ? null
                  : ['Refund due', <RefundDue key="due" dueAt={one.refundDueAt} isLate={one.isLate} />],
                moment('Approved', one.approvedAt),
                moment('Refused', one.refusedAt),
                moment('Picked up', one.pickedUpAt),
                moment('Received', one.receivedAt),
                moment('Refunded on', one.refundedAt),
              ]}
            />
          </Panel>
        }
      >
        <Panel title="Goods" flush>
          <ul className="text-sm">
            {one.lines.map((line) => (
              <li key={line.position} className="flex items-center gap-3 border-line border-t px-4 py-2">
                <img
                  src={line.picture}
                  alt=""
                  width={40}
                  height={40}
                  className="size-10 rounded-sm object-cover"
                />
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{`${line.quantity} × ${line.name}`}</span>
                  <LineFacts line={line} />
                </span>
                <span className="text-right">
                  {REASON_WORDS[line.reason]}
                  {one.receivedAt !== null && <span className="block text-palm-soft">{becameOf(line)}</span>}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title="Comment of the shopper">
          <p className="whitespace-pre-wrap wrap-anywhere text-sm">
            {one.note === '' ? 'Nothing' : one.note}
          </p>
          {one.photos.length === 0 ? (
            <p className="mt-2 text-palm-soft text-sm">No photos</p>
          ) : (
            <PhotoStrip
              of="the goods"
              urls={one.photos.map(({ id }) => `/api/staff/returns/${one.id}/photos/${id}`)}
            />
          )}
          {one.refusalReason !== null && (
            <p className="mt-3 text-sm">
              <strong>Refused:</strong> {one.refusalReason}
            </p>
          )}
        </Panel>
      </DetailLayout>
    </>
  );
}

/** TAX-DOCUMENT-20. */
function LateCreditNote({ request: { creditNote, refundedAt, state } }: { request: StaffReturnView }) {
  if (creditNote === null || creditNote.time === 'in time' || state === 'refused') return null;
  const day = formatLongDay(creditNote.lastDay);
  const isDone = refundedAt !== null;
  if (isDone && creditNote.time === 'soon too late') return null;
  return (
    <p className="mb-4 rounded-md bg-sun-tint p-4 text-sm">
      <strong className="block">
        {creditNote.time === 'soon too late'
          ? `Refund or exchange by ${day} to reclaim the GST`
          : isDone
            ? 'This credit note reclaimed no GST'
            : 'Too late to reclaim the GST'}
      </strong>
      {creditNote.time === 'soon too late'
        ? 'A credit note lowers the output tax until then (CGST Act section 34(2)), or until the annual return is filed, if that is earlier.'
        : `The last day was ${day} (CGST Act section 34(2)). The shopper ${isDone ? 'got' : 'gets'} a full refund on a commercial credit note without GST, and the tax is a cost of the shop.`}
    </p>
  );
}

function becameOf(line: StaffReturnView['lines'][number]): string {
  return comesBack(line.reason) ? inspectedWords(line) : 'Never received';
}
