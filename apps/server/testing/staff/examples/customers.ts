import * as calls from '@ilaneer/contract/staff/customers/customers';
import { staffExamples } from '../staff-example.ts';

export const customerExamples = staffExamples(calls, {
  endCustomerSessions: {
    countsOnce: 'is done for both',
    prepare: async ({ shop }) => ({ params: { customerId: (await shop.newShopper()).userId } }),
  },
});
