import { STAFF_STATUSES } from '@ilaneer/domain/staff/staff-status';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, atMost, DateOrNull, Id, problem, Text } from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';
import { IfMatch, versionField } from '../version.ts';
import { StaffPassword } from './proof.ts';
import { SignInStepReply, signInCall } from './sign-in.ts';

export const StaffPersonView = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  status: Type.Enum([...STAFF_STATUSES]),
  role: Type.Object({ id: Type.String(), name: Type.String() }),
  hasSecondFactor: Type.Boolean(),
  passkeys: Type.Integer(),
  lastSeenAt: DateOrNull,
  /** Expiry of the open invitation; null without one. */
  invitedUntil: DateOrNull,
  isYou: Type.Boolean(),
  ...versionField,
});

export type StaffPersonView = Static<typeof StaffPersonView>;

const PersonReply = successReply({ person: StaffPersonView });
const person = Type.Object({ memberId: Id('Member is required') });

const changeOfPerson = {
  access: 'staff:staff.manage',
  params: person,
  headers: IfMatch,
  reply: PersonReply,
} as const;

const Name = Text(1_000, problem('Name is required', atMost('Name', 100)));
const RoleId = Id('Role is required');
const Token = Text(200, anyProblem('This link is not complete. Please open it again from the email.'));

export const listStaff = defineCall({
  method: 'GET',
  path: '/staff/members',
  summary: 'The members of staff',
  access: 'staff:staff.manage',
  query: Type.Object({
    ...listFields,
    sort: Type.Optional(Type.Enum(['name'])),
    status: Type.Optional(Text(100)),
    roleId: Type.Optional(RoleId),
  }),
  reply: listReply(StaffPersonView),
});

export const getStaffPerson = defineCall({
  method: 'GET',
  path: '/staff/members/:memberId',
  summary: 'One member of staff',
  access: 'staff:staff.manage',
  params: person,
  reply: PersonReply,
});

/** The link is valid once, for seven days (STAFF-8). */
export const inviteStaff = defineCall({
  method: 'POST',
  path: '/staff/members',
  summary: 'Invite a staff member',
  access: 'staff:staff.manage',
  body: Type.Object({
    name: Name,
    email: Text(1_000, problem('Email is required', atMost('Email', 255))),
    roleId: RoleId,
  }),
  reply: PersonReply,
  status: 201,
});

export const renewInvitation = defineCall({
  method: 'POST',
  path: '/staff/members/:memberId/invitation',
  summary: 'Send the invitation again',
  ...changeOfPerson,
});

export const changeStaffPerson = defineCall({
  method: 'PATCH',
  path: '/staff/members/:memberId',
  summary: 'Change the name or the role of a member of staff',
  ...changeOfPerson,
  body: Type.Object({ name: Type.Optional(Name), roleId: Type.Optional(RoleId) }),
});

export const blockStaff = defineCall({
  method: 'POST',
  path: '/staff/members/:memberId/block',
  summary: 'Block a member of staff',
  ...changeOfPerson,
});

export const unblockStaff = defineCall({
  method: 'POST',
  path: '/staff/members/:memberId/unblock',
  summary: 'Let a blocked member of staff in again',
  ...changeOfPerson,
});

/** Also removes recovery codes and passkeys, and ends sessions; the next sign-in sets up a new app. */
export const resetSecondFactor = defineCall({
  method: 'POST',
  path: '/staff/members/:memberId/second-factor-reset',
  summary: 'Reset the second factor of a member of staff',
  ...changeOfPerson,
});

export const checkInvitation = defineCall({
  method: 'POST',
  path: '/staff/invitations/check',
  summary: 'Ask whose invitation a link is',
  ...signInCall,
  body: Type.Object({ token: Token }),
  reply: successReply({ name: Type.String(), email: Type.String() }),
});

/** Sets the password and continues with the second factor's set-up. */
export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/staff/invitations/accept',
  summary: 'Accept an invitation with a new password',
  ...signInCall,
  body: Type.Object({ token: Token, password: StaffPassword }),
  reply: SignInStepReply,
});
