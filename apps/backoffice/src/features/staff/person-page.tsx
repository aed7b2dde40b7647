import type { getStaffPerson } from '@ilaneer/contract/staff/people/members';
import { Button } from '@ilaneer/ui/buttons/button';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { DetailLayout } from '../../parts/frame/detail-layout.tsx';
import { Facts } from '../../parts/frame/facts.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Panel } from '../../parts/frame/panel.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { When } from '../../parts/words/when.tsx';
import { request } from '../../session/staff-api.ts';
import { PersonForm } from './person-form.tsx';
import { StaffStatusBadge } from './staff-status-badge.tsx';
import { usePersonActs } from './use-person-acts.ts';

export function Component() {
  const { memberId = '' } = useParams();
  const query = useQuery({
    queryKey: ['staff member', memberId],
    queryFn: ({ signal }) =>
      request<typeof getStaffPerson>('GET', '/staff/members/:memberId', { params: { memberId }, signal }),
  });
  const person = query.data?.person;
  const acts = usePersonActs(person);

  if (query.isError) {
    return <Unreadable what="This member" query={query} />;
  }
  if (person === undefined) return <Spinner label="Loading …" />;
  const { name, status, isYou } = person;
  return (
    <>
      <PageHeader
        title={name}
        back={{ label: 'Staff', to: '/staff' }}
        state={<StaffStatusBadge status={status} />}
        about={person.email}
        actions={acts.map(({ label, run, danger }) => (
          <Button key={label} variant={danger ? 'danger' : 'secondary'} onClick={run}>
            {label}
          </Button>
        ))}
      />
      <DetailLayout
        aside={
          <Panel title="Signing in">
            <Facts
              facts={[
                ['Second factor', person.hasSecondFactor ? 'Authenticator app' : 'Not set up yet'],
                ['Passkeys', person.passkeys === 0 ? 'None' : person.passkeys],
                [
                  'Last seen',
                  person.lastSeenAt === null ? 'Never' : <When key="at" at={person.lastSeenAt} />,
                ],
                person.invitedUntil === null
                  ? null
                  : ['Invited until', <When key="until" at={person.invitedUntil} whole />],
              ]}
            />
            {isYou && (
              <p className="pt-3 text-palm-soft text-sm">
                This is you. Ask a colleague to block your account or change your role.
              </p>
            )}
          </Panel>
        }
      >
        <PersonForm key={person.id} person={person} />
      </DetailLayout>
    </>
  );
}
