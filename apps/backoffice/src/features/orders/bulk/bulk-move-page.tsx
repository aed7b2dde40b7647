import type { BulkMoveView, getBulkMove } from '@ilaneer/contract/staff/orders/bulk-moves';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { ProgressBar } from '../../../parts/frame/progress-bar.tsx';
import { MOVE_WORDS } from '../../../parts/words/order-words.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { When } from '../../../parts/words/when.tsx';
import { request } from '../../../session/staff-api.ts';

const POLL_EVERY_MS = 1_000;

export function Component() {
  const { bulkMoveId = '' } = useParams();
  const moving = useQuery({
    queryKey: ['order', 'bulk move', bulkMoveId],
    queryFn: ({ signal }) =>
      request<typeof getBulkMove>('GET', '/staff/bulk-moves/:bulkMoveId', { params: { bulkMoveId }, signal }),
    refetchInterval: ({ state }) => (state.data?.bulkMove.finishedAt === null ? POLL_EVERY_MS : false),
  });
  const back = { label: 'Orders', to: '/orders' };
  if (moving.data === undefined) {
    return (
      <>
        <PageHeader title="Bulk update" back={back} />
        {moving.isError && (
          <StatePanel
            kind="error"
            title="This bulk update could not be loaded"
            text={refusalText(moving.error)}
          />
        )}
      </>
    );
  }
  const { bulkMove, orders } = moving.data;
  return (
    <>
      <PageHeader
        title={`${MOVE_WORDS[bulkMove.move].label}: ${bulkMove.total === 1 ? '1 order' : `${bulkMove.total} orders`}`}
        back={back}
        about={
          <>
            {bulkMove.who}, <When at={bulkMove.startedAt} whole />
            {bulkMove.reason !== null && `: ${bulkMove.reason}`}
          </>
        }
      />
      <Progress bulkMove={bulkMove} />
      <Panel title="Orders" flush>
        <table className="w-full text-sm">
          <thead className="sr-only">
            <tr>
              <th scope="col">Order</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ orderId, orderNumber, outcome, problem }) => (
              <tr key={orderId} className="border-line border-t">
                <td className="px-4 py-2">
                  <Link to={`/orders/${orderId}`} className="font-semibold underline">
                    {orderNumber}
                  </Link>
                </td>
                <td className="px-4 py-2">
                  {outcome === null && <span className="text-palm-soft">Waiting</span>}
                  {outcome === 'moved' && (
                    <Badge tone="leaf" icon="tick">
                      Done
                    </Badge>
                  )}
                  {outcome === 'refused' && (
                    <span className="flex flex-wrap items-center gap-2">
                      <Badge tone="hibiscus">Unchanged</Badge> {problem}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </>
  );
}

function Progress({ bulkMove: { total, moved, refused, finishedAt } }: { bulkMove: BulkMoveView }) {
  return (
    <div className="mb-4 grid gap-1.5">
      <ProgressBar done={moved + refused} of={total} label="Progress" />
      <p role="status" className="text-sm">
        {[
          `${finishedAt === null ? `${moved + refused} of ${total} looked at` : 'Finished'}: ${moved} done`,
          ...(refused > 0 ? [`${refused} unchanged`] : []),
        ].join(', ')}
      </p>
    </div>
  );
}
