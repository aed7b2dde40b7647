import { Button } from '@ilaneer/ui/buttons/button';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useNavigate, useParams } from 'react-router';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { RoleForm } from './role-form.tsx';
import { useRoles } from './use-roles.ts';

const BACK = { label: 'Roles', to: '/roles' };

export function Component() {
  const { roleId = '' } = useParams();
  const navigate = useNavigate();
  const roles = useRoles();
  if (roleId === 'new') {
    return (
      <>
        <PageHeader title="New role" back={BACK} />
        <RoleForm known={null} />
      </>
    );
  }
  if (roles.isPending) return <Spinner label="Loading …" />;
  const role = roles.data?.roles.find(({ id }) => id === roleId);
  if (role === undefined) {
    return (
      <StatePanel
        kind="error"
        heading="h1"
        title="Role not found"
        text={roles.isError ? refusalText(roles.error) : 'It may have been deleted.'}
        actions={<Button onClick={() => void navigate('/roles')}>All roles</Button>}
      />
    );
  }
  return (
    <>
      <PageHeader
        title={role.name}
        back={BACK}
        about={
          role.isOwner
            ? "The owner has all permissions, including future ones. This role can't be changed."
            : undefined
        }
      />
      <RoleForm key={role.id} known={role} />
    </>
  );
}
