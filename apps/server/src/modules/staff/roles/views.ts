import type { RoleView } from '@ilaneer/contract/staff/people/roles';
import { OWNER } from '@ilaneer/domain/staff/role';
import type { RoleRow } from './repository.ts';

export function toRoleView({ id, name, permissions, members, version }: RoleRow): RoleView {
  return { id, name, permissions: [...permissions], members, isOwner: id === OWNER, version };
}
