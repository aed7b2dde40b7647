import * as calls from '@ilaneer/contract/staff/books/locks';
import { monthAfter } from '@ilaneer/domain/journal/period';
import { journalLockRequests } from '../../../src/db/schema/balance/journal.ts';
import { staffExamples } from '../staff-example.ts';

// Before the first entry of any shop, one after the other: a lock is permanent.
let month = '2001-01';

export const bookLockExamples = staffExamples(calls, {
  lockMonth: {
    countsOnce: 'MONTH_NOT_LOCKABLE',
    prepare: async () => {
      month = monthAfter(month);
      return { body: { month } };
    },
  },
  withdrawLock: {
    countsOnce: 'LOCK_NOT_REQUESTED',
    prepare: async ({ shop }) => {
      month = monthAfter(month);
      const by = { actorKind: 'staff', actorId: 'somebody' } as const;
      const requestedAt = shop.deps.now();
      await shop.db.insert(journalLockRequests).values({ month: `${month}-01`, requestedAt, ...by });
      return { params: { month } };
    },
  },
});
