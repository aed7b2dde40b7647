import type { DataRequestView, listDataRequests } from '@ilaneer/contract/staff/privacy/data-requests';
import { formatDay } from '@ilaneer/domain/india-day';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Link } from 'react-router';
import type { Column } from '../../parts/list/columns.ts';
import { choice } from '../../parts/list/filters.ts';
import { StaffList } from '../../parts/list/staff-list.tsx';
import { useList } from '../../parts/list/use-list.ts';
import { useListState } from '../../parts/list/use-list-state.ts';
import { capital } from '../../parts/words/capital.ts';
import { useMay } from '../../session/permission.ts';
import { request } from '../../session/staff-api.ts';
import { RequestActions } from './data-request-actions.tsx';
import { PrivacyFrame } from './privacy-frame.tsx';

const STATE_WORDS = [
  ['open', 'Open'],
  ['done', 'Done'],
  ['refused', 'Refused'],
  ['withdrawn', 'Withdrawn'],
] as const satisfies readonly (readonly [DataRequestView['state'], string])[];

const TONES = { open: 'sun', done: 'leaf', refused: 'hibiscus', withdrawn: 'neutral' } as const;

const SPEC = { filters: { state: choice('State', STATE_WORDS) }, sorts: ['due'] } as const;

const COLUMNS: readonly Column<DataRequestView, 'due'>[] = [
  { id: 'customer', label: 'Customer', cell: (row) => <CustomerLink request={row} /> },
  { id: 'kind', label: 'Asks for', cell: ({ kind }) => (kind === 'copy' ? 'A copy' : 'Erasure') },
  {
    id: 'state',
    label: 'State',
    card: 'corner',
    cell: ({ state, isLate }) => (
      <span className="flex flex-wrap gap-1">
        <Badge tone={TONES[state]}>{STATE_WORDS.find(([one]) => one === state)?.[1]}</Badge>
        {isLate && (
          <Badge tone="hibiscus" icon="alert">
            Late
          </Badge>
        )}
      </span>
    ),
  },
  { id: 'received', label: 'Received', cell: ({ receivedOn }) => formatDay(`${receivedOn}T06:00:00Z`) },
  { id: 'due', label: 'Answer by', sorts: ['due'], cell: ({ dueOn }) => formatDay(`${dueOn}T06:00:00Z`) },
  { id: 'channel', label: 'By', wide: true, cell: ({ channel }) => capital(channel) },
  { id: 'act', label: 'Answer', cell: (row) => <RequestActions request={row} /> },
];

const idOf = ({ id }: DataRequestView) => id;
const nameOf = ({ customerName }: DataRequestView) => `request of ${customerName}`;

/** PRIVACY-18. */
export function Component() {
  const list = useListState(SPEC);
  const page = useList('customer', list, (query, signal) =>
    request<typeof listDataRequests>('GET', '/staff/data-requests', { query, signal }),
  );
  return (
    <PrivacyFrame
      title="Data requests"
      about="Requests for a copy or for erasure that came by mail, phone, letter or in person. Record them on the customer's page; the answer is due within 30 days."
    >
      <StaffList
        name="data-requests"
        words={['request', 'requests']}
        list={list}
        page={page}
        columns={COLUMNS}
        idOf={idOf}
        nameOf={nameOf}
        linkTo={null}
        searchFor="Name, phone or mail of the customer"
        empty={{ title: 'No requests yet', text: 'Customers mostly use their own account page.' }}
      />
    </PrivacyFrame>
  );
}

function CustomerLink({ request: { customerId, customerName } }: { request: DataRequestView }) {
  const may = useMay();
  if (!may('customers.read')) return customerName;
  return (
    <Link to={`/customers/${customerId}`} className="font-medium underline">
      {customerName}
    </Link>
  );
}
