import type { listQuotes, StaffQuoteRow } from '@ilaneer/contract/staff/messages/quotes';
import { formatDay } from '@ilaneer/domain/india-day';
import { Link } from 'react-router';
import type { Column } from '../../../parts/list/columns.ts';
import { choice } from '../../../parts/list/filters.ts';
import { ListPage } from '../../../parts/list/list-page.tsx';
import { Money } from '../../../parts/words/money.tsx';
import { When } from '../../../parts/words/when.tsx';
import { request } from '../../../session/staff-api.ts';
import { QuoteBadge, quoteName, STATE_WORDS } from './quote-words.tsx';

const SPEC = { filters: { state: choice('State', STATE_WORDS) }, sorts: ['newest', 'oldest'] } as const;

const COLUMNS: readonly Column<StaffQuoteRow, 'newest' | 'oldest'>[] = [
  {
    id: 'number',
    label: 'Quote',
    cell: (quote) => <span className="whitespace-nowrap">{quoteName(quote)}</span>,
  },
  { id: 'state', label: 'State', card: 'corner', cell: ({ state }) => <QuoteBadge state={state} /> },
  {
    id: 'buyer',
    label: 'Buyer',
    cell: ({ name, businessName }) => (businessName === '' ? name : `${businessName} (${name})`),
  },
  { id: 'total', label: 'Total with GST', align: 'end', cell: ({ total }) => <Money rupees={total} /> },
  { id: 'lastDay', label: 'Valid until', cell: ({ lastDay }) => formatDay(lastDay) },
  {
    id: 'order',
    label: 'Order',
    cell: ({ order }) =>
      order && (
        <Link to={`/orders/${order.id}`} className="underline">
          {order.orderNumber}
        </Link>
      ),
  },
  {
    id: 'made',
    label: 'Made',
    wide: true,
    sorts: ['newest', 'oldest'],
    cell: ({ createdAt }) => <When at={createdAt} day />,
  },
];

const idOf = ({ id }: StaffQuoteRow) => id;
const nameOf = (quote: StaffQuoteRow) => `quote ${quoteName(quote)}`;
const linkTo = ({ id }: StaffQuoteRow) => `/quotes/${id}`;

/** QUOTE-8. */
export function Component() {
  return (
    <ListPage
      title="Quotes"
      about="Prices for bulk enquiries, made from a message in the inbox."
      name="quotes"
      kind="quote"
      words={['quote', 'quotes']}
      spec={SPEC}
      read={(query, signal) => request<typeof listQuotes>('GET', '/staff/quotes', { query, signal })}
      {...{ columns: COLUMNS, idOf, nameOf, linkTo }}
      searchFor="Number, name, business, e-mail or phone"
      empty={{ title: 'No quotes yet', text: "Open an enquiry in the inbox and choose 'Make a quote'." }}
    />
  );
}
