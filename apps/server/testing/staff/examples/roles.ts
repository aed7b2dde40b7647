import { randomUUID } from 'node:crypto';
import * as calls from '@ilaneer/contract/staff/people/roles';
import { newRole } from '../managed-member.ts';
import { staffExamples } from '../staff-example.ts';

export const roleExamples = staffExamples(calls, {
  createRole: {
    countsOnce: 'ROLE_NAME_TAKEN',
    prepare: async () => ({ body: { name: `Bench ${randomUUID()}`, permissions: ['orders.fulfil'] } }),
  },
  changeRole: {
    prepare: async ({ shop }) => {
      const roleId = await newRole(shop);
      const body = { name: `Changed ${roleId}`, permissions: ['orders.read' as const] };
      return { params: { roleId }, version: 1, body };
    },
  },
  deleteRole: {
    prepare: async ({ shop }) => ({ params: { roleId: await newRole(shop) }, version: 1 }),
    slowerError: 'ROLE_NOT_FOUND',
  },
});
