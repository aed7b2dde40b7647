import type { listStaffReturns, ReturnRowView } from '@ilaneer/contract/staff/orders/returns-desk';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import type { Column } from '../../parts/list/columns.ts';
import { choice } from '../../parts/list/filters.ts';
import { StaffList } from '../../parts/list/staff-list.tsx';
import { useList } from '../../parts/list/use-list.ts';
import { useListState } from '../../parts/list/use-list-state.ts';
import { When } from '../../parts/words/when.tsx';
import { request } from '../../session/staff-api.ts';
import { REASON_WORDS, RefundDue, STATE_WORDS, StateBadge } from './return-words.tsx';

const SPEC = {
  filters: { state: choice('State', STATE_WORDS), due: choice('Refund', [['late', 'Runs late']]) },
  sorts: ['oldest'],
} as const;

const COLUMNS: readonly Column<ReturnRowView, 'oldest'>[] = [
  { id: 'order', label: 'Return', cell: ({ orderNumber, number }) => `${orderNumber}, return ${number}` },
  { id: 'asked', label: 'Asked for', cell: ({ requestedAt }) => <When at={requestedAt} /> },
  { id: 'state', label: 'State', cell: ({ state }) => <StateBadge state={state} /> },
  { id: 'customer', label: 'Customer', cell: ({ customerName }) => customerName },
  { id: 'why', label: 'Why', cell: ({ reasons }) => reasons.map((one) => REASON_WORDS[one]).join(', ') },
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

/** Returns, those that wait longest first. */
export function Component() {
  const list = useListState(SPEC);
  const page = useList('return', list, (query, signal) =>
    request<typeof listStaffReturns>('GET', '/staff/returns', { query, signal }),
  );
  return (
    <>
      <PageHeader title="Returns" />
      <StaffList
        name="returns"
        words={['return', 'returns']}
        list={list}
        page={page}
        columns={COLUMNS}
        idOf={idOf}
        nameOf={nameOf}
        linkTo={linkTo}
        searchFor="Order, name, phone, mail or PIN"
        empty={{ title: 'No returns', text: 'What shoppers want to send back shows here.' }}
      />
    </>
  );
}
