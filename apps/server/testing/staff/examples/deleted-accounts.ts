import * as calls from '@ilaneer/contract/staff/privacy/deleted-accounts';
import { staffExamples } from '../staff-example.ts';

export const deletedAccountExamples = staffExamples(calls, {
  openDeletedAccount: {
    prepare: async ({ shop }) => {
      const { token, userId } = await shop.newShopper();
      await shop.call('POST', '/delete-account', { token, body: { password: 'karikku-2026' } });
      return { params: { userId }, body: { reason: 'The police asks with a warrant' } };
    },
  },
});
