import type { listStaffMessages, StaffMessageRow } from '@ilaneer/contract/staff/messages/messages';
import type { Column } from '../../parts/list/columns.ts';
import { choice } from '../../parts/list/filters.ts';
import { ListPage } from '../../parts/list/list-page.tsx';
import { When } from '../../parts/words/when.tsx';
import { request } from '../../session/staff-api.ts';
import { AnswerDue, CLOCK_WORDS, KIND_WORDS, kindWord, STATUS_WORDS, StatusBadge } from './message-words.tsx';

const SPEC = {
  filters: {
    status: choice('Status', STATUS_WORDS),
    clock: choice('Answer', CLOCK_WORDS),
    kind: choice('Kind', KIND_WORDS),
  },
  sorts: ['newest', 'oldest'],
} as const;

const COLUMNS: readonly Column<StaffMessageRow, 'newest' | 'oldest'>[] = [
  { id: 'number', label: 'Ticket', cell: ({ ticketNumber }) => ticketNumber },
  {
    id: 'written',
    label: 'Received',
    card: 'none',
    sorts: ['newest', 'oldest'],
    cell: ({ createdAt }) => <When at={createdAt} />,
  },
  { id: 'status', label: 'Status', card: 'corner', cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'due', label: 'Answer due', cell: (row) => <AnswerDue {...row} /> },
  { id: 'name', label: 'From', cell: ({ name }) => name },
  { id: 'subject', label: 'About', cell: ({ subject }) => subject },
  { id: 'kind', label: 'Kind', wide: true, cell: ({ kind }) => kindWord(kind) },
  {
    id: 'photos',
    label: 'Photos',
    align: 'end',
    wide: true,
    cell: ({ photos }) => <span translate="no">{photos}</span>,
  },
];

const idOf = ({ id }: StaffMessageRow) => id;
const nameOf = ({ ticketNumber }: StaffMessageRow) => `message ${ticketNumber}`;
const linkTo = ({ id }: StaffMessageRow) => `/messages/${id}`;

export function Component() {
  return (
    <ListPage
      title="Messages"
      about="Contact forms, enquiries and requests about orders. Reply within 48 hours."
      name="messages"
      kind="ticket"
      words={['message', 'messages']}
      spec={SPEC}
      read={(query, signal) => request<typeof listStaffMessages>('GET', '/staff/messages', { query, signal })}
      {...{ columns: COLUMNS, idOf, nameOf, linkTo }}
      searchFor="Ticket, name, e-mail or phone"
      empty={{ title: 'No messages', text: 'Messages to the shop are listed here.' }}
    />
  );
}
