import * as calls from '@ilaneer/contract/staff/people/members';
import { invitedMember, managedMember } from '../managed-member.ts';
import { staffExamples } from '../staff-example.ts';

export const memberExamples = staffExamples(calls, {
  inviteStaff: {
    countsOnce: 'STAFF_EMAIL_TAKEN',
    prepare: async ({ shop }) => {
      const { roleId } = await managedMember(shop, 'active');
      return { body: { name: 'Meera Nair', email: `meera.${roleId}@staff.example`, roleId } };
    },
  },
  renewInvitation: {
    prepare: async ({ shop }) => managedMember(shop, 'invited'),
  },
  changeStaffPerson: {
    prepare: async ({ shop }) => ({
      ...(await managedMember(shop, 'active')),
      body: { name: 'Another Name' },
    }),
  },
  blockStaff: { prepare: ({ shop }) => managedMember(shop, 'active') },
  unblockStaff: { prepare: ({ shop }) => managedMember(shop, 'blocked') },
  resetSecondFactor: { prepare: ({ shop }) => managedMember(shop, 'active') },
  checkInvitation: {
    prepare: async ({ shop }) => ({ body: { token: await invitedMember(shop) } }),
    leavesNoEntry: 'it only asks',
  },
  acceptInvitation: {
    countsOnce: 'LINK_INVALID',
    prepare: async ({ shop }) => ({
      body: { token: await invitedMember(shop), password: 'eight boats on the lake' },
    }),
  },
});
