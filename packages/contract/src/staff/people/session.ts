import { PERMISSIONS } from '@ilaneer/domain/staff/permission';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { atMost, Id, IsoDate, problem, Raw } from '../../message/fields.ts';
import { SecondFactorCode, StaffProof } from './proof.ts';

export const StaffMemberView = Type.Object({
  id: Type.String(),
  name: Type.String(),
  permissions: Type.Array(Type.Enum([...PERMISSIONS])),
});

export type StaffMemberView = Static<typeof StaffMemberView>;

export const getStaffSession = defineCall({
  method: 'GET',
  path: '/staff/session',
  summary: 'The signed-in member of staff',
  access: 'staff',
  reply: successReply({
    member: StaffMemberView,
    /** Sent as `X-CSRF-Token` with every write. */
    csrfToken: Type.String(),
  }),
});

export const signOutStaff = defineCall({
  method: 'POST',
  path: '/staff/sign-out',
  summary: 'Sign out of the staff app',
  access: 'staff',
  reply: successReply({}),
});

export const lockStaffSession = defineCall({
  method: 'POST',
  path: '/staff/lock',
  summary: 'Lock the staff app',
  access: 'staff',
  reply: successReply({}),
});

export const StaffSessionView = Type.Object({
  id: Type.String(),
  /** Such as 'Chrome on Android', or 'Unknown device'. */
  device: Type.String(),
  createdAt: IsoDate,
  /** Accurate to a minute. */
  lastSeenAt: IsoDate,
  locked: Type.Boolean(),
  current: Type.Boolean(),
});

export type StaffSessionView = Static<typeof StaffSessionView>;

export const listStaffSessions = defineCall({
  method: 'GET',
  path: '/staff/sessions',
  summary: 'Active sessions of the staff app',
  access: 'staff',
  reply: successReply({ sessions: Type.Array(StaffSessionView) }),
});

export const endStaffSession = defineCall({
  method: 'DELETE',
  path: '/staff/sessions/:sessionId',
  summary: 'End one of my sessions',
  access: 'staff',
  params: Type.Object({ sessionId: Id('Session is required') }),
  body: StaffProof,
  reply: successReply({}),
});

export const endOtherStaffSessions = defineCall({
  method: 'POST',
  path: '/staff/sessions/end-others',
  summary: 'End all my other sessions',
  access: 'staff',
  body: StaffProof,
  reply: successReply({ ended: Type.Integer() }),
});

export const changeStaffPassword = defineCall({
  method: 'POST',
  path: '/staff/password',
  summary: 'Change my password',
  access: 'staff',
  body: Type.Object({
    currentPassword: Raw(1_000, problem('Current password is required', atMost('Current password', 128))),
    code: SecondFactorCode,
    newPassword: Raw(1_000, problem('New password is required', atMost('Password', 128))),
  }),
  reply: successReply({}),
});
