import type { listOpenRefunds, OpenRefundView } from '@ilaneer/contract/staff/orders/refunds-desk';
import { Badge } from '@ilaneer/ui/feedback/badge';
import type { Column } from '../../parts/list/columns.ts';
import { choice } from '../../parts/list/filters.ts';
import { ListPage } from '../../parts/list/list-page.tsx';
import { Money } from '../../parts/words/money.tsx';
import { When } from '../../parts/words/when.tsx';
import { request } from '../../session/staff-api.ts';
import { RefundDue } from './return-words.tsx';

const SPEC = {
  filters: {
    due: choice('State', [
      ['late', 'Overdue'],
      ['failed', 'Refused by the gateway'],
    ]),
  },
  sorts: ['oldest'],
} as const;

const CAUSES: Readonly<Record<OpenRefundView['cause'], string>> = {
  'order cancelled': 'Cancelled order',
  'paid too late': 'Paid too late',
  'paid twice': 'Paid twice',
  'other amount': 'Other amount paid',
  return: 'Return',
  goodwill: 'Goodwill',
  'order changed': 'Changed order',
  'change withdrawn': 'Change cancelled',
};

const COLUMNS: readonly Column<OpenRefundView, 'oldest'>[] = [
  { id: 'order', label: 'Order', cell: ({ orderNumber }) => orderNumber },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    card: 'corner',
    cell: ({ amount }) => <Money rupees={amount} />,
  },
  { id: 'why', label: 'Reason', cell: ({ cause }) => CAUSES[cause] },
  { id: 'asked', label: 'Requested', card: 'none', cell: ({ requestedAt }) => <When at={requestedAt} /> },
  { id: 'due', label: 'Due', cell: ({ dueAt, isLate }) => <RefundDue dueAt={dueAt} isLate={isLate} /> },
  {
    id: 'try',
    label: 'Last attempt',
    cell: ({ failedAt }) => failedAt !== null && <Badge tone="hibiscus">Failed</Badge>,
  },
  { id: 'customer', label: 'Customer', cell: ({ customerName }) => customerName },
];

const idOf = ({ id }: OpenRefundView) => id;
const nameOf = ({ orderNumber }: OpenRefundView) => `refund of order ${orderNumber}`;
const linkTo = ({ orderId }: OpenRefundView) => `/orders/${orderId}`;

export function Component() {
  return (
    <ListPage
      title="Refunds"
      about="Refunds that the gateway has not sent yet. The shop retries automatically."
      name="refunds"
      kind="refund"
      words={['refund', 'refunds']}
      spec={SPEC}
      read={(query, signal) => request<typeof listOpenRefunds>('GET', '/staff/refunds', { query, signal })}
      {...{ columns: COLUMNS, idOf, nameOf, linkTo }}
      searchFor="Order, name, phone, mail or PIN"
      empty={{ title: 'No open refunds', text: 'Refunds not yet sent by a gateway are listed here.' }}
    />
  );
}
