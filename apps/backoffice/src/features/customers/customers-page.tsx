import type { CustomerRowView, listCustomers } from '@ilaneer/contract/staff/customers/customers';
import type { SegmentView } from '@ilaneer/contract/staff/customers/segments';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { readTypedNumber } from '@ilaneer/domain/text/typed-number';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Column } from '../../parts/list/columns.ts';
import { choice, day, rare, text } from '../../parts/list/filters.ts';
import { ListPage } from '../../parts/list/list-page.tsx';
import { Money } from '../../parts/words/money.tsx';
import { When } from '../../parts/words/when.tsx';
import { request } from '../../session/staff-api.ts';
import { GuestBadge } from './guest-badge.tsx';
import { useSegments } from './segment-calls.ts';

const COLUMNS: readonly Column<CustomerRowView, 'recent' | 'spent'>[] = [
  {
    id: 'name',
    label: 'Customer',
    cell: ({ name }) => <span className="line-clamp-2 min-w-32 max-w-56 wrap-anywhere">{name}</span>,
  },
  { id: 'state', label: 'Account', card: 'corner', cell: (row) => <GuestBadge {...row} /> },
  { id: 'mobile', label: 'Mobile', cell: ({ mobile }) => mobile ?? '–' },
  {
    id: 'email',
    label: 'Email',
    wide: true,
    cell: ({ email }) => <span className="wrap-anywhere">{email ?? '–'}</span>,
  },
  { id: 'orders', label: 'Orders', align: 'end', cell: ({ orders }) => indianDigits(orders) },
  {
    id: 'last',
    label: 'Last order',
    sorts: ['recent'],
    cell: ({ lastOrderAt }) => (lastOrderAt === null ? '–' : <When at={lastOrderAt} day />),
  },
  {
    id: 'spent',
    label: 'Paid so far',
    align: 'end',
    sorts: ['spent'],
    cell: ({ spent }) => <Money rupees={spent} />,
  },
  {
    id: 'tags',
    label: 'Tags',
    wide: true,
    cell: ({ tags }) => (
      <span className="flex flex-wrap gap-1">
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </span>
    ),
  },
  { id: 'since', label: 'Since', extra: true, cell: ({ since }) => <When at={since} day /> },
];

const idOf = ({ id }: CustomerRowView) => id;
const nameOf = ({ name }: CustomerRowView) => name;
const linkTo = ({ id }: CustomerRowView) => `/customers/${id}`;

function specOf(segments: readonly SegmentView[]) {
  return {
    filters: {
      segment: choice(
        'Segment',
        segments.map(({ id, name }) => [id, name] as const),
      ),
      tag: text('Tag'),
      least: rare(text('Paid from ₹')),
      from: rare(day('Last order from')),
      to: rare(day('Last order to')),
    },
    sorts: ['recent', 'spent'],
  } as const;
}

/** CUSTOMER-1. */
export function Component() {
  const { isPending, data } = useSegments();
  const spec = useMemo(() => specOf(data ?? []), [data]);
  // The address may name a segment.
  if (isPending) return <Spinner label="Loading the customers" />;
  return (
    <ListPage
      title="Customers"
      actions={
        <ButtonLink size="sm" variant="secondary" render={<Link to="/segments" />}>
          Segments
        </ButtonLink>
      }
      name="customers"
      kind="customer"
      words={['customer', 'customers']}
      spec={spec}
      read={({ least, ...query }, signal) => {
        const amount = readTypedNumber(least ?? '');
        return request<typeof listCustomers>('GET', '/staff/customers', {
          query: { ...query, ...(Number.isFinite(amount) && { least: amount }) },
          signal,
        });
      }}
      {...{ columns: COLUMNS, idOf, nameOf, linkTo }}
      searchFor="Name, phone, mail, order, tracking or document number"
      empty={{ title: 'No customers yet', text: 'Shoppers with an account or an order appear here.' }}
    />
  );
}
