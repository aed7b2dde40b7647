import type { listStaffReturns, ReturnRowView } from '@ilaneer/contract/staff/orders/returns-desk';
import type { Column } from '../../parts/list/columns.ts';
import { choice } from '../../parts/list/filters.ts';
import { ListPage } from '../../parts/list/list-page.tsx';
import { When } from '../../parts/words/when.tsx';
import { request } from '../../session/staff-api.ts';
import { REASON_WORDS, RefundDue, STATE_WORDS, StateBadge } from './return-words.tsx';

const SPEC = {
  filters: { state: choice('State', STATE_WORDS), due: choice('Refund', [['late', 'Overdue']]) },
  sorts: ['oldest'],
} as const;

const COLUMNS: readonly Column<ReturnRowView, 'oldest'>[] = [
  {
    id: 'order',
    label: 'Return',
    cell: ({ orderNumber, number }) => `${orderNumber}, return\u00a0${number}`,
  },
  { id: 'asked', label: 'Requested', card: 'none', cell: ({ requestedAt }) => <When at={requestedAt} /> },
  { id: 'state', label: 'State', card: 'corner', cell: ({ state }) => <StateBadge state={state} /> },
  { id: 'customer', label: 'Customer', cell: ({ customerName }) => customerName },
  { id: 'why', label: 'Reason', cell: ({ reasons }) => reasons.map((one) => REASON_WORDS[one]).join(', ') },
  {
    id: 'due',
    label: 'Refund due',
    cell: ({ refundDueAt, isLate, state }) =>
      state !== 'refunded' && refundDueAt !== null && <RefundDue dueAt={refundDueAt} isLate={isLate} />,
  },
  { id: 'units', label: 'Units', align: 'end', cell: ({ units }) => units },
  { id: 'photos', label: 'Photos', align: 'end', wide: true, cell: ({ photos }) => photos },
];

const idOf = ({ id }: ReturnRowView) => id;
const nameOf = ({ orderNumber, number }: ReturnRowView) => `return ${number} of order ${orderNumber}`;
const linkTo = ({ id }: ReturnRowView) => `/returns/${id}`;

export function Component() {
  return (
    <ListPage
      title="Returns"
      name="returns"
      kind="return"
      words={['return', 'returns']}
      spec={SPEC}
      read={(query, signal) => request<typeof listStaffReturns>('GET', '/staff/returns', { query, signal })}
      {...{ columns: COLUMNS, idOf, nameOf, linkTo }}
      searchFor="Order, name, phone, mail or PIN"
      empty={{ title: 'No returns', text: 'Return requests are listed here.' }}
    />
  );
}
