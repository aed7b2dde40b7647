import type { RoleView } from '@ilaneer/contract/staff/people/roles';
import { Button } from '@ilaneer/ui/buttons/button';
import { Spinner } from '@ilaneer/ui/feedback/spinner';
import { Icon } from '@ilaneer/ui/text/icon';
import { VisuallyHidden } from '@ilaneer/ui/text/visually-hidden';
import { Link, useNavigate } from 'react-router';
import { usePageActions } from '../../parts/frame/page-actions.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Unreadable } from '../../parts/frame/unreadable.tsx';
import { PERMISSION_GROUPS, PERMISSION_WORDS } from '../../parts/words/permission-words.ts';
import { useRoles } from './use-roles.ts';

export function Component() {
  const navigate = useNavigate();
  const roles = useRoles();
  const make = () => void navigate('/roles/new');
  usePageActions([{ label: 'Create a role', icon: 'plus', keys: 'c', run: make }]);
  return (
    <>
      <PageHeader
        title="Roles"
        about="The role of a member sets the permissions. Changes apply immediately."
        actions={
          <Button size="sm" onClick={make}>
            Create a role
          </Button>
        }
      />
      {roles.isPending && <Spinner label="Loading …" />}
      {roles.isError && <Unreadable what="The roles" query={roles} inside />}
      {roles.data && <Matrix roles={roles.data.roles} />}
    </>
  );
}

function Matrix({ roles }: { roles: readonly RoleView[] }) {
  return (
    <section
      aria-label="Permissions of the roles"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reached by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg border border-line bg-kernel"
    >
      <table className="w-full text-sm">
        <thead>
          <tr className="border-line border-b align-bottom">
            <th scope="col" className="min-w-48 px-4 py-2 text-left font-medium text-palm-soft">
              May
            </th>
            {roles.map(({ id, name, members }) => (
              <th key={id} scope="col" className="px-3 py-2 text-center font-semibold">
                <Link to={`/roles/${id}`} className="text-leaf-dark underline underline-offset-2">
                  {name}
                </Link>
                <span className="block whitespace-nowrap font-normal text-palm-soft text-xs">
                  {members === 0 ? 'no members' : members === 1 ? '1 member' : `${members} members`}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {PERMISSION_GROUPS.map(([group, permissions]) => (
          <tbody key={group} className="border-line border-b last:border-b-0">
            <tr>
              <th
                scope="rowgroup"
                colSpan={roles.length + 1}
                className="px-4 pt-3 pb-1 text-left font-semibold text-palm-soft text-xs"
              >
                {group}
              </th>
            </tr>
            {permissions.map((permission) => (
              <tr key={permission} className="hover:bg-row">
                <th
                  scope="row"
                  title={PERMISSION_WORDS[permission].means}
                  className="h-8 px-4 text-left font-normal"
                >
                  {PERMISSION_WORDS[permission].label}
                </th>
                {roles.map((role) => (
                  <td key={role.id} className="h-8 px-3 text-center">
                    {role.permissions.includes(permission) ? (
                      <>
                        <Icon name="tick" className="mx-auto size-4.5 text-leaf" />
                        <VisuallyHidden>Yes</VisuallyHidden>
                      </>
                    ) : (
                      <VisuallyHidden>No</VisuallyHidden>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
