import type { LightView, MonthEndView } from '@ilaneer/contract/staff/books/month-end';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { TO_BE_PACKED } from '@ilaneer/domain/order/status';
import type { Permission } from '@ilaneer/domain/staff/permission';
import { Badge, type BadgeProps } from '@ilaneer/ui/feedback/badge';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { Link } from 'react-router';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Unreadable } from '../../../parts/frame/unreadable.tsx';
import { useMay } from '../../../session/permission.ts';
import { useMonthLights } from './use-month-lights.ts';

type ListOfLight = { readonly needs: Permission; readonly to: string };

type LightWords = {
  readonly label: string;
  readonly list: (month: Pick<MonthEndView, 'month' | 'lastDay'>) => ListOfLight | null;
};

const openItems = (account: string): LightWords['list'] => {
  return ({ lastDay }) => ({
    needs: 'reports.read',
    to: `/open-items?${new URLSearchParams({ account, upTo: lastDay })}`,
  });
};

const gstReturn: LightWords['list'] = ({ month }) => ({
  needs: 'reports.read',
  to: `/gst-returns?month=${month}`,
});

const WORDS: Readonly<Record<LightView['id'], LightWords>> = {
  unshipped: {
    label: 'Paid orders not shipped',
    list: ({ lastDay: to }) => {
      const filter = { status: TO_BE_PACKED.join(','), paymentStatus: 'completed', to };
      return { needs: 'orders.read', to: `/orders?${new URLSearchParams(filter)}` };
    },
  },
  returns: { label: 'Open returns', list: () => ({ needs: 'orders.read', to: '/returns' }) },
  'on-the-road': { label: 'Parcels on the road for 15 days or more', list: () => null },
  cash: { label: 'Orders whose cash is with couriers', list: openItems('cash-with-couriers') },
  gateways: {
    label: 'Payments that gateways have not settled',
    list: openItems('gateway-receivable'),
  },
  unmatched: { label: 'Receipts without a match', list: openItems('unmatched-receipts') },
  rates: {
    label: 'Unconfirmed GST rates',
    list: () => ({ needs: 'settings.write', to: '/settings/rates' }),
  },
  gaps: { label: 'Missing document numbers', list: gstReturn },
  faults: { label: 'Faults of the GST return', list: gstReturn },
};

const COLOURS: Readonly<Record<LightView['colour'], Pick<BadgeProps, 'tone' | 'icon'> & { word: string }>> = {
  green: { tone: 'leaf', icon: 'tick', word: 'Done' },
  amber: { tone: 'sun', icon: 'clock', word: 'Open' },
  red: { tone: 'hibiscus', icon: 'alert', word: 'To mend' },
};

/** JOURNAL-33. */
export function LightsPanel({ month }: { month: string }) {
  const read = useMonthLights(month);
  return (
    <Panel title="At the end of the month" note="Open business goes to the next months." flush>
      {read.isError && <Unreadable what="The open business" query={read} inside />}
      {read.isLoading && <Skeleton className="m-4 h-64" />}
      {read.data !== undefined && (
        <ul>
          {read.data.lights.map((light) => (
            <LightRow key={light.id} light={light} month={read.data} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

type LightRowProps = { light: LightView; month: Pick<MonthEndView, 'month' | 'lastDay'> };

function LightRow({ light, month }: LightRowProps) {
  const may = useMay();
  const { label, list } = WORDS[light.id];
  const { tone, icon, word } = COLOURS[light.colour];
  const found = list(month);
  const name =
    found !== null && light.count > 0 && may(found.needs) ? <Link to={found.to}>{label}</Link> : label;
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)_auto] items-start gap-x-3 border-line border-t px-4 py-2 text-sm">
      <span>
        <Badge tone={tone} icon={icon}>
          {word}
        </Badge>
      </span>
      <div className="min-w-0 py-0.5 [&_a]:font-medium [&_a]:underline">
        <p>{name}</p>
        {light.items.length > 0 && <Items light={light} />}
      </div>
      <span className="py-0.5 text-right font-semibold tabular-nums" translate="no">
        {indianDigits(light.count)}
      </span>
    </li>
  );
}

function Items({ light: { items, count } }: { light: LightView }) {
  const may = useMay();
  const more = count - items.length;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-3 text-palm-soft">
      {items.map(({ label, orderId }) => (
        <li key={label} className="wrap-anywhere">
          {orderId !== null && may('orders.read') ? <Link to={`/orders/${orderId}`}>{label}</Link> : label}
        </li>
      ))}
      {more > 0 && <li>and {indianDigits(more)} more</li>}
    </ul>
  );
}
