import { formatPrice } from '@ilaneer/client/format-price';
import type { SalesView, TodayView } from '@ilaneer/contract/staff/today';
import { SOLD } from '@ilaneer/domain/order/status';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { cx } from '@ilaneer/ui/text/cx';
import { Link } from 'react-router';
import { Panel } from '../../parts/frame/panel.tsx';
import { Money } from '../../parts/words/money.tsx';
import { useMay } from '../../session/permission.ts';
import { numberWords } from './figure-rows.tsx';

/** TODAY-2. */
export function SalesPanel({ sales }: { sales: NonNullable<TodayView['sales']> | undefined }) {
  const tiles = [
    ['Today', sales?.today],
    [sales === undefined ? 'Last week' : `Last ${weekday(sales.lastWeek.from)}`, sales?.lastWeek],
    ['Last 7 days', sales?.last7],
    ['Last 30 days', sales?.last30],
  ] as const;
  return (
    <Panel title="Sales" note="Orders placed, with GST and delivery, before refunds" className="mb-4" flush>
      <ul className="grid grid-cols-2 border-line border-t xl:grid-cols-4">
        {tiles.map(([label, period], at) => (
          <li
            key={label}
            className={cx(
              'border-line',
              at % 2 === 1 && 'border-l',
              at >= 2 && 'border-t xl:border-t-0',
              at === 2 && 'xl:border-l',
            )}
          >
            <Tile label={label} period={period} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Tile({ label, period }: { label: string; period: SalesView | undefined }) {
  const may = useMay();
  const text = (
    <>
      <span className="block text-palm-soft text-sm">{label}</span>
      <strong className="block font-semibold text-xl tabular-nums sm:text-2xl">
        {period === undefined ? <Skeleton className="my-1 h-5 w-24" /> : <Money rupees={period.amount} />}
      </strong>
      <span className="block min-h-9 text-palm-soft text-sm sm:min-h-5" translate="no">
        {period && ordersWords(period)}
      </span>
    </>
  );
  if (period === undefined || !may('orders.read')) return <div className="px-4 py-3">{text}</div>;
  return (
    <Link to={ordersOf(period)} className="block px-4 py-3 hover:bg-row focus-visible:-outline-offset-2">
      {text}
    </Link>
  );
}

function ordersWords({ orders, average }: SalesView): string {
  const words = numberWords(orders, 'order');
  return average === null ? words : `${words}, ${formatPrice(average)} on average`;
}

function ordersOf({ from, to }: SalesView): string {
  return `/orders?${new URLSearchParams({ status: SOLD.join(','), from, to })}`;
}

function weekday(day: string): string {
  return new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));
}
