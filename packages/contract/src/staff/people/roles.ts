import { PERMISSIONS } from '@ilaneer/domain/staff/permission';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, atMost, Id, problem, Text } from '../../message/fields.ts';
import { IfMatch, versionField } from '../version.ts';

export const RoleView = Type.Object({
  id: Type.String(),
  name: Type.String(),
  permissions: Type.Array(Type.Enum([...PERMISSIONS])),
  members: Type.Integer(),
  /** The owner's role has all permissions and can't be changed. */
  isOwner: Type.Boolean(),
  ...versionField,
});

export type RoleView = Static<typeof RoleView>;

const RoleForm = Type.Object({
  name: Text(1_000, problem('Name is required', atMost('Name', 60))),
  permissions: Type.Array(Type.Enum([...PERMISSIONS], anyProblem('Unknown permission')), {
    maxItems: PERMISSIONS.length,
    uniqueItems: true,
  }),
});

const role = Type.Object({ roleId: Id('Role is required') });
const RoleReply = successReply({ role: RoleView });

export const listRoles = defineCall({
  method: 'GET',
  path: '/staff/roles',
  summary: 'The roles of staff',
  access: 'staff:staff.manage',
  reply: successReply({ roles: Type.Array(RoleView) }),
});

export const createRole = defineCall({
  method: 'POST',
  path: '/staff/roles',
  summary: 'Make a role',
  access: 'staff:staff.manage',
  body: RoleForm,
  reply: RoleReply,
  status: 201,
});

/** Applies from the next call of its members; own role excluded. */
export const changeRole = defineCall({
  method: 'PUT',
  path: '/staff/roles/:roleId',
  summary: 'Change a role',
  access: 'staff:staff.manage',
  params: role,
  headers: IfMatch,
  body: RoleForm,
  reply: RoleReply,
});

export const deleteRole = defineCall({
  method: 'DELETE',
  path: '/staff/roles/:roleId',
  summary: 'Delete an unused role',
  access: 'staff:staff.manage',
  params: role,
  headers: IfMatch,
  reply: successReply({}),
});
