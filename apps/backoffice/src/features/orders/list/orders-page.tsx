import type { listStaffOrders, OrderRowView } from '@ilaneer/contract/staff/orders/order-list';
import { readTypedNumber } from '@ilaneer/domain/text/typed-number';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Link } from 'react-router';
import type { Column } from '../../../parts/list/columns.ts';
import { choice, choices, day, rare, text } from '../../../parts/list/filters.ts';
import { ListPage } from '../../../parts/list/list-page.tsx';
import { ArrivalDay, LateBadge } from '../../../parts/words/arrival-day.tsx';
import { Money } from '../../../parts/words/money.tsx';
import {
  METHOD_WORDS,
  PAYMENT_WORDS,
  paymentWord,
  STATUS_WORDS,
  StatusBadge,
} from '../../../parts/words/order-words.tsx';
import { When } from '../../../parts/words/when.tsx';
import { useMay } from '../../../session/permission.ts';
import { request } from '../../../session/staff-api.ts';
import { BulkMoves } from './bulk-moves.tsx';
import { PrintDocuments } from './print-documents.tsx';

const SPEC = {
  filters: {
    status: choices('Status', STATUS_WORDS),
    paymentStatus: choice('Payment', PAYMENT_WORDS),
    held: choice('On hold', [
      ['yes', 'On hold'],
      ['no', 'Not on hold'],
    ]),
    due: choice('Delivery', [['late', 'Late']]),
    paymentMethod: rare(choice('Paid by', METHOD_WORDS)),
    from: rare(day('From')),
    to: rare(day('To')),
    tag: rare(text('Tag')),
    customer: rare(text('Customer (id)')),
    pin: rare(text('PIN begins with')),
    sku: rare(text('SKU')),
    offer: rare(text('Offer')),
    least: rare(text('Total from ₹')),
    most: rare(text('Total to ₹')),
  },
  sorts: ['newest', 'oldest', 'total'],
} as const;

type Sort = (typeof SPEC.sorts)[number];

const COLUMNS: readonly Column<OrderRowView, Sort>[] = [
  { id: 'number', label: 'Order', cell: ({ orderNumber }) => orderNumber },
  {
    id: 'placed',
    label: 'Placed',
    cell: ({ placedAt }) => <When at={placedAt} />,
    sorts: ['newest', 'oldest'],
  },
  {
    id: 'status',
    label: 'Status',
    card: 'corner',
    cell: ({ status, hold, arrival }) => (
      <span className="flex flex-wrap items-center gap-1">
        <StatusBadge status={status} />
        {hold && (
          <Badge tone="hibiscus" icon="pause">
            On hold
          </Badge>
        )}
        <LateBadge arrival={arrival} />
      </span>
    ),
  },
  {
    id: 'customer',
    label: 'Customer',
    cell: ({ customerName }) => (
      <span className="line-clamp-2 min-w-32 max-w-56 wrap-anywhere">{customerName}</span>
    ),
  },
  {
    id: 'items',
    label: 'Items',
    wide: true,
    cell: ({ firstItem, units }) => (
      <span className="flex items-baseline gap-1.5">
        <span className="max-w-52 truncate">{firstItem}</span>
        {units > 1 && <span className="whitespace-nowrap text-palm-soft">{`(${units} units)`}</span>}
      </span>
    ),
  },
  {
    id: 'to',
    label: 'Ship to',
    wide: true,
    cell: ({ city, pinCode }) => <span className="whitespace-nowrap">{`${city} ${pinCode}`}</span>,
  },
  {
    id: 'payment',
    label: 'Payment',
    wide: true,
    cell: ({ paymentMethod, paymentStatus }) => (
      <span className="whitespace-nowrap">{paymentWord(paymentMethod, paymentStatus)}</span>
    ),
  },
  {
    id: 'total',
    label: 'Total',
    align: 'end',
    cell: ({ total }) => <Money rupees={total} />,
    sorts: ['total'],
  },
  {
    id: 'arrives',
    label: 'Arrives by',
    extra: true,
    cell: ({ arrival }) => arrival && <ArrivalDay arrival={arrival} />,
  },
  {
    id: 'tags',
    label: 'Tags',
    extra: true,
    cell: ({ tags }) => (
      <span className="flex flex-wrap gap-1">
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </span>
    ),
  },
  { id: 'phone', label: 'Phone', extra: true, cell: ({ phone }) => phone },
  {
    id: 'tracking',
    label: 'Tracking',
    extra: true,
    cell: ({ courier, trackingNumber }) => (courier === null ? '' : `${courier} ${trackingNumber}`),
  },
];

const idOf = ({ id }: OrderRowView) => id;
const nameOf = ({ orderNumber }: OrderRowView) => `order ${orderNumber}`;
const linkTo = ({ id }: OrderRowView) => `/orders/${id}`;
const toneOf = ({ hold }: OrderRowView) => (hold === null ? undefined : ('warn' as const));

export function Component() {
  const may = useMay();
  return (
    <ListPage
      title="Orders"
      actions={
        <ButtonLink size="sm" variant="secondary" render={<Link to="/on-time-delivery" />}>
          On-time delivery
        </ButtonLink>
      }
      name="orders"
      kind="order"
      words={['order', 'orders']}
      spec={SPEC}
      read={({ least, most, status, paymentStatus, paymentMethod, held, due, ...query }, signal) =>
        request<typeof listStaffOrders>('GET', '/staff/orders', {
          query: {
            ...query,
            ...(status !== undefined && { status }),
            ...wordOf('paymentStatus', paymentStatus, PAYMENT_WORDS),
            ...wordOf('paymentMethod', paymentMethod, METHOD_WORDS),
            ...(held === 'yes' || held === 'no' ? { held } : {}),
            ...(due === 'late' && { due }),
            ...amountOf('least', least),
            ...amountOf('most', most),
          },
          signal,
        })
      }
      {...{ columns: COLUMNS, idOf, nameOf, linkTo, toneOf }}
      searchFor="Number, name, phone, PIN, tracking, SKU"
      empty={{ title: 'No orders yet', text: 'New orders appear here.' }}
      {...(may('orders.fulfil') && {
        bulk: (ids: readonly string[], clear: () => void, rows: readonly OrderRowView[]) => (
          <>
            <BulkMoves ids={ids} onStarted={clear} />
            <PrintDocuments orderNumbers={numbersOf(rows, ids)} onPrinted={clear} />
          </>
        ),
      })}
    />
  );
}

function numbersOf(rows: readonly OrderRowView[], ids: readonly string[]): readonly string[] {
  return rows.filter(({ id }) => ids.includes(id)).map(({ orderNumber }) => orderNumber);
}

function wordOf<Name extends string, Word extends string>(
  name: Name,
  typed: string | undefined,
  words: readonly (readonly [Word, string])[],
): { readonly [N in Name]?: Word } {
  const word = words.find(([one]) => one === typed)?.[0];
  return word === undefined ? {} : ({ [name]: word } as { readonly [N in Name]: Word });
}

function amountOf<Name extends string>(
  name: Name,
  typed: string | undefined,
): { readonly [N in Name]?: number } {
  const amount = readTypedNumber(typed ?? '');
  return Number.isFinite(amount) ? ({ [name]: amount } as { readonly [N in Name]: number }) : {};
}
