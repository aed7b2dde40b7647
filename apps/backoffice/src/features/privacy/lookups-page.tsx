import type { LookupView, listLookups } from '@ilaneer/contract/staff/privacy/lookups';
import { isLookupKind, LOOKUP_KINDS } from '@ilaneer/domain/privacy/lookup';
import { Link } from 'react-router';
import type { Column } from '../../parts/list/columns.ts';
import { text } from '../../parts/list/filters.ts';
import { StaffList } from '../../parts/list/staff-list.tsx';
import { useList } from '../../parts/list/use-list.ts';
import { useListState } from '../../parts/list/use-list-state.ts';
import { capital } from '../../parts/words/capital.ts';
import { When } from '../../parts/words/when.tsx';
import { request } from '../../session/staff-api.ts';
import { PrivacyFrame } from './privacy-frame.tsx';

const SPEC = { filters: { who: text('Staff (id)') }, sorts: ['newest'] } as const;
const WORDS = ['look', 'looks'] as const;
const idOf = ({ id }: LookupView) => id;
const nameOf = ({ member, customer, kind }: LookupView) =>
  `${member.name} ${occasionOf(kind)}: ${customer.name}`;

const COLUMNS: readonly Column<LookupView, 'newest'>[] = [
  { id: 'when', label: 'Last', sorts: ['newest'], cell: ({ lastAt }) => <When at={lastAt} /> },
  {
    id: 'who',
    label: 'Staff',
    cell: ({ member }) => (
      <>
        <Link to={`?who=${member.id}`} className="font-medium underline" title="Access by this person">
          {member.name}
        </Link>{' '}
        <span className="text-palm-soft">{member.role}</span>
      </>
    ),
  },
  { id: 'occasion', label: 'Action', cell: ({ kind }) => capital(occasionOf(kind)) },
  { id: 'customer', label: 'Customer', cell: ({ customer }) => customer.name },
  { id: 'times', label: 'Times that day', align: 'end', cell: ({ times }) => times },
  { id: 'id', label: 'Account', extra: true, cell: ({ customer }) => customer.id },
  { id: 'member', label: 'Staff (id)', extra: true, cell: ({ member }) => member.id },
];

export function Component() {
  const list = useListState(SPEC);
  const page = useList('lookup', list, (query, signal) =>
    request<typeof listLookups>('GET', '/staff/lookups', { query, signal }),
  );
  return (
    <PrivacyFrame
      title="Data access log"
      about="Personal data that staff have seen. Customers see the same in their data download, with roles instead of names."
    >
      <StaffList
        name="lookups"
        words={WORDS}
        list={list}
        page={page}
        columns={COLUMNS}
        idOf={idOf}
        nameOf={nameOf}
        linkTo={null}
        searchFor="Full e-mail, mobile, order or account"
        empty={{ title: 'No access yet', text: 'Opened orders and customer searches are listed here.' }}
      />
    </PrivacyFrame>
  );
}

function occasionOf(kind: string): string {
  return isLookupKind(kind) ? LOOKUP_KINDS[kind] : kind;
}
