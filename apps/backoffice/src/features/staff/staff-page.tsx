import type { listStaff, StaffPersonView } from '@ilaneer/contract/staff/people/members';
import { Button } from '@ilaneer/ui/buttons/button';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { useState } from 'react';
import { usePageActions } from '../../parts/frame/page-actions.ts';
import type { Column } from '../../parts/list/columns.ts';
import { choices } from '../../parts/list/filters.ts';
import { ListPage } from '../../parts/list/list-page.tsx';
import { When } from '../../parts/words/when.tsx';
import { request } from '../../session/staff-api.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { StaffStatusBadge } from './staff-status-badge.tsx';

const SPEC = {
  filters: {
    status: choices('Status', [
      ['active', 'Active'],
      ['invited', 'Invited'],
      ['blocked', 'Blocked'],
    ]),
  },
  sorts: ['name'],
} as const;

const COLUMNS: readonly Column<StaffPersonView, 'name'>[] = [
  {
    id: 'name',
    label: 'Name',
    cell: ({ name, isYou }) => (
      <span className="font-medium">
        {name} {isYou && <Badge>You</Badge>}
      </span>
    ),
  },
  { id: 'email', label: 'Email', cell: ({ email }) => <span className="break-all">{email}</span> },
  { id: 'role', label: 'Role', cell: ({ role }) => role.name },
  {
    id: 'status',
    label: 'Status',
    card: 'corner',
    cell: ({ status }) => <StaffStatusBadge status={status} />,
  },
  {
    id: 'signIn',
    label: 'Sign-in method',
    wide: true,
    cell: ({ hasSecondFactor, passkeys }) =>
      hasSecondFactor ? (passkeys > 0 ? 'App, passkey' : 'App') : 'Nothing yet',
  },
  {
    id: 'seen',
    label: 'Last seen',
    wide: true,
    cell: ({ lastSeenAt }) => (lastSeenAt === null ? 'Never' : <When at={lastSeenAt} />),
  },
];

const idOf = ({ id }: StaffPersonView) => id;
const nameOf = ({ name }: StaffPersonView) => name;
const linkTo = ({ id }: StaffPersonView) => `/staff/${id}`;

export function Component() {
  const [inviting, setInviting] = useState(false);
  const invite = () => setInviting(true);
  usePageActions([{ label: 'Invite a colleague', icon: 'plus', keys: 'c', run: invite }]);
  return (
    <>
      <ListPage
        title="Staff"
        about="Each person has their own account, so that the audit log is accurate."
        actions={
          <Button size="sm" onClick={invite}>
            Invite a colleague
          </Button>
        }
        name="staff"
        kind="staff member"
        words={['member', 'members']}
        spec={SPEC}
        read={(query, signal) => request<typeof listStaff>('GET', '/staff/members', { query, signal })}
        {...{ columns: COLUMNS, idOf, nameOf, linkTo }}
        searchFor="Name or email"
        empty={{ title: 'No staff yet', actions: <Button onClick={invite}>Invite a colleague</Button> }}
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}
