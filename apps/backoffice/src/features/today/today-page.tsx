import { formatPrice } from '@ilaneer/client/format-price';
import type { getToday, TodayView } from '@ilaneer/contract/staff/today';
import { formatLongDay, indiaDay } from '@ilaneer/domain/india-day';
import { paiseFromRupees, rupeesFromPaise, sumPaise } from '@ilaneer/domain/money';
import { ON_THE_WAY } from '@ilaneer/domain/order/status';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { REFRESH_EVERY_MS } from '../../parts/live/use-live-changes.ts';
import { countWords } from '../../parts/words/count-words.ts';
import { useMay } from '../../session/permission.ts';
import { request } from '../../session/staff-api.ts';
import { FigureRows, numberWords } from './figure-rows.tsx';
import { PackingPanel } from './packing-panel.tsx';
import { SalesPanel } from './sales-panel.tsx';

/** TODAY-1. Panels stand before their figures. */
export function Component() {
  const may = useMay();
  const query = useQuery({
    queryKey: ['today', 'figures'],
    queryFn: ({ signal }) => request<typeof getToday>('GET', '/staff/today', { signal }),
    refetchInterval: REFRESH_EVERY_MS,
  });
  const today = query.data?.today;
  return (
    <>
      <PageHeader
        title="Today"
        about={formatLongDay(`${today?.day ?? indiaDay(new Date())}T06:00:00Z`)}
        actions={
          may('orders.fulfil') && (
            <ButtonLink size="sm" render={<Link to="/packing/bench?next=1" />}>
              Pack the next one
            </ButtonLink>
          )
        }
      />
      {query.isError && today === undefined ? (
        <Unreadable what="This page" query={query} />
      ) : (
        <>
          {may('reports.read') && <SalesPanel sales={today?.sales ?? undefined} />}
          <div className="gap-4 *:mb-4 *:break-inside-avoid md:columns-2 xl:columns-3">
            {may('orders.fulfil') && <PackingPanel packing={today?.packing ?? undefined} />}
            {may('messages.answer') && <MessagesPanel messages={today?.messages ?? undefined} />}
            {may('orders.read') && <OrdersPanel today={today} />}
            {may('reports.read') && <CashPanel cash={today?.cash ?? undefined} />}
            {may('reports.read') && <BooksPanel today={today} />}
            {may('catalogue.read') && <BatchesPanel batches={today?.batches ?? undefined} />}
          </div>
        </>
      )}
    </>
  );
}

type Part<Name extends keyof TodayView> = NonNullable<TodayView[Name]> | undefined;

function MessagesPanel({ messages }: { messages: Part<'messages'> }) {
  return (
    <Panel title="Messages" note="to answer within 48 hours" flush>
      <FigureRows
        rows={[
          { label: 'Late', to: '/messages?clock=late', figure: messages?.late, tone: 'danger' },
          {
            label: 'Soon late',
            note: 'Waiting for 36 hours or more',
            to: '/messages?clock=soon+late',
            figure: messages?.soonLate,
            tone: 'warn',
          },
          { label: 'In time', to: '/messages?clock=in+time', figure: messages?.inTime },
        ]}
      />
    </Panel>
  );
}

/** TODAY-3. */
function OrdersPanel({ today }: { today: TodayView | undefined }) {
  const { orders, returns, refunds } = today ?? {};
  return (
    <Panel title="Orders and returns" flush>
      <FigureRows
        rows={[
          {
            label: 'Orders late',
            note: orders ? `Not delivered within ${numberWords(orders.promisedDays, 'business day')}` : ' ',
            to: '/orders?due=late',
            figure: orders?.late,
            tone: 'danger',
          },
          { label: 'Orders on hold', to: '/orders?held=yes', figure: orders?.held, tone: 'warn' },
          {
            label: 'Returns to review',
            to: '/returns?state=requested',
            figure: returns?.toDecide,
            tone: 'warn',
          },
          {
            label: 'Returns to refund or exchange',
            to: '/returns?state=received',
            figure: returns?.toSettle,
          },
          { label: 'Refunds waiting', to: '/refunds', figure: refunds?.waiting },
          { label: 'Refunds overdue', to: '/refunds?due=late', figure: refunds?.late, tone: 'danger' },
        ]}
      />
    </Panel>
  );
}

/** TODAY-5. */
function CashPanel({ cash }: { cash: Part<'cash'> }) {
  const may = useMay();
  const query = { status: ON_THE_WAY.join(','), paymentStatus: 'pending', paymentMethod: 'cod' };
  return (
    <Panel
      title="Cash on delivery"
      note={cash && `${formatPrice(sumOf(cash.onTheWay, cash.withCouriers))} on its way`}
      flush
    >
      <FigureRows
        rows={[
          {
            label: 'To be collected',
            note: cash ? `${countWords(cash.orders, 'order')} with couriers` : ' ',
            to: may('orders.read') ? `/orders?${new URLSearchParams(query)}` : null,
            figure: cash?.onTheWay,
          },
          {
            label: 'Collected, not remitted',
            to: '/open-items?account=cash-with-couriers',
            figure: cash?.withCouriers,
          },
        ]}
      />
    </Panel>
  );
}

function BooksPanel({ today }: { today: TodayView | undefined }) {
  const { books, day } = today ?? {};
  const isBalanced = books?.debits === books?.credits;
  return (
    <Panel title="Books" flush>
      <FigureRows
        rows={[
          {
            label: 'Receipts without a match',
            to: '/open-items?account=unmatched-receipts',
            figure: books?.unmatched,
            tone: 'warn',
          },
          {
            label: 'Refunds payable',
            to: '/open-items?account=refunds-payable',
            figure: books?.refundsPayable,
          },
          {
            label: 'Booked today',
            note: books ? `Debits ${formatPrice(books.debits)}, credits ${formatPrice(books.credits)}` : ' ',
            to: `/statements?statement=day-book${day === undefined ? '' : `&from=${day}&to=${day}`}`,
            figure: books ? (isBalanced ? 'Balanced' : 'Not balanced') : undefined,
            tone: isBalanced ? undefined : 'danger',
          },
        ]}
      />
    </Panel>
  );
}

function BatchesPanel({ batches }: { batches: Part<'batches'> }) {
  return (
    <Panel title="Batches" flush>
      <FigureRows
        rows={[
          {
            label: 'Out of sale within 14 days',
            note: batches ? numberWords(batches.units, 'unit') : ' ',
            to: '/batches?state=ending',
            figure: batches?.ending,
            tone: 'warn',
          },
        ]}
      />
    </Panel>
  );
}

function sumOf(...rupees: readonly number[]): number {
  return rupeesFromPaise(sumPaise(...rupees.map(paiseFromRupees)));
}
