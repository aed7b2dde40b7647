import type { listRoles } from '@ilaneer/contract/staff/people/roles';
import { beyondGranting } from '@ilaneer/domain/staff/permission';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session.ts';
import { request } from '../../session/staff-api.ts';

export function useRoles() {
  return useQuery({
    queryKey: ['role', 'list'],
    queryFn: ({ signal }) => request<typeof listRoles>('GET', '/staff/roles', { signal }),
  });
}

/** STAFF-2. */
export function useRolesToGive() {
  const session = useSession();
  const held = 'member' in session ? (session.member?.permissions ?? []) : [];
  const roles = useRoles().data?.roles ?? [];
  return roles.filter(({ permissions }) => beyondGranting(held, permissions).length === 0);
}
