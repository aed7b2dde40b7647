import type { listStaffMessages, StaffMessageRow } from '@ilaneer/contract/staff/messages/messages';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Link } from 'react-router';
import type { Column } from '../../parts/list/columns.ts';
import { choice } from '../../parts/list/filters.ts';
import { ListPage } from '../../parts/list/list-page.tsx';
import { When } from '../../parts/words/when.tsx';
import { useMay } from '../../session/permission.ts';
import { request } from '../../session/staff-api.ts';
import { deliveryWords } from './delivery/delivery-words.ts';
import {
  AnswerDue,
  CLOCK_WORDS,
  GRIEVANCES,
  KIND_WORDS,
  kindWord,
  ResolveBy,
  STATUS_WORDS,
  StatusBadge,
} from './message-words.tsx';

const SPEC = {
  filters: {
    status: choice('Status', STATUS_WORDS),
    clock: choice('Answer', CLOCK_WORDS),
    assignee: choice('Assigned to', [
      ['me', 'Mine'],
      ['none', 'Unassigned'],
    ]),
    kind: choice('Kind', [...KIND_WORDS, GRIEVANCES]),
  },
  sorts: ['newest', 'oldest'],
} as const;

const COLUMNS: readonly Column<StaffMessageRow, 'newest' | 'oldest'>[] = [
  {
    id: 'number',
    label: 'Ticket',
    cell: ({ ticketNumber }) => <span className="whitespace-nowrap">{ticketNumber}</span>,
  },
  {
    id: 'written',
    label: 'Received',
    card: 'none',
    sorts: ['newest', 'oldest'],
    cell: ({ createdAt }) => <When at={createdAt} />,
  },
  { id: 'status', label: 'Status', card: 'corner', cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'due', label: 'Answer due', cell: (row) => <AnswerDue {...row} /> },
  { id: 'resolve', label: 'Resolve by', extra: true, cell: (row) => <ResolveBy {...row} /> },
  { id: 'name', label: 'From', cell: ({ name }) => name },
  { id: 'subject', label: 'About', cell: (row) => <Subject row={row} /> },
  { id: 'assignee', label: 'Assigned to', cell: ({ assignee }) => assignee?.name ?? null },
  { id: 'kind', label: 'Kind', wide: true, cell: ({ kind }) => kindWord(kind) },
  {
    id: 'photos',
    label: 'Photos',
    align: 'end',
    wide: true,
    cell: ({ photos }) => <span translate="no">{photos}</span>,
  },
];

function Subject({ row: { subject, delivery } }: { row: StaffMessageRow }) {
  if (delivery === null) return subject;
  return (
    <>
      {subject}
      <span className="block text-palm-soft text-xs">{deliveryWords(delivery)}</span>
    </>
  );
}

const idOf = ({ id }: StaffMessageRow) => id;
const nameOf = ({ ticketNumber }: StaffMessageRow) => `message ${ticketNumber}`;
const linkTo = ({ id }: StaffMessageRow) => `/messages/${id}`;

export function Component() {
  const may = useMay();
  return (
    <ListPage
      title="Inbox"
      about="Contact forms, mails, enquiries, requests about orders, and failed deliveries. Reply within 48 hours."
      actions={
        <>
          {may('orders.read') && (
            <ButtonLink size="sm" variant="secondary" render={<Link to="/returns?state=requested" />}>
              Returns to decide
            </ButtonLink>
          )}
          <ButtonLink size="sm" variant="secondary" render={<Link to="/message-figures" />}>
            Figures
          </ButtonLink>
          <ButtonLink size="sm" variant="secondary" render={<Link to="/saved-replies" />}>
            Saved replies
          </ButtonLink>
        </>
      }
      name="messages"
      kind="ticket"
      words={['message', 'messages']}
      spec={SPEC}
      read={(query, signal) => request<typeof listStaffMessages>('GET', '/staff/messages', { query, signal })}
      {...{ columns: COLUMNS, idOf, nameOf, linkTo }}
      searchFor="Ticket, order, name, e-mail or phone"
      empty={{ title: 'No messages', text: 'Messages to the shop are listed here.' }}
    />
  );
}
