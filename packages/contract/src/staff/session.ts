import { PERMISSIONS } from '@ilaneer/domain/staff/permission';
import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';

export const StaffMemberView = Type.Object({
  id: Type.String(),
  name: Type.String(),
  permissions: Type.Array(Type.Enum([...PERMISSIONS])),
});

export type StaffMemberView = Static<typeof StaffMemberView>;

export const getStaffSession = defineCall({
  method: 'GET',
  path: '/staff/session',
  summary: 'Who is signed in to the staff app',
  tag: 'Staff',
  access: 'staff',
  reply: successReply({
    member: StaffMemberView,
    /** Goes with every write, as `X-CSRF-Token`. */
    csrfToken: Type.String(),
  }),
  status: 200,
  errors: [],
});
