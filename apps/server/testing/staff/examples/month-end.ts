import * as calls from '@ilaneer/contract/staff/books/month-end';
import { addDays, indiaDay } from '@ilaneer/domain/india-day';
import { monthAfter } from '@ilaneer/domain/journal/period';
import { journalLockRequests } from '../../../src/db/schema/balance/journal.ts';
import { transactAll } from '../../../src/db/transact.ts';
import { insertClosing, lockMonth, readLockedThrough } from '../../../src/modules/journal/journal.ts';
import { TEST_STAFF } from '../../shoppers/test-order.ts';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

export const monthEndExamples = staffExamples(calls, {
  closeMonth: {
    countsOnce: 'is done for both',
    leavesNoEntry: 'is asked for already; flows/month-end/month-end.int.test.ts closes for the first time',
    prepare: async (kit) => ({ body: { month: await monthInClosing(kit) } }),
  },
  withdrawLock: {
    countsOnce: 'LOCK_NOT_REQUESTED',
    prepare: async (kit) => ({ params: { month: await requestedMonth(kit) } }),
  },
});

/** Locked and not finished: other examples change orders by force, so that these books cannot be proved. */
async function monthInClosing({ shop }: ExampleKit): Promise<string> {
  const locked = await readLockedThrough(shop.db);
  // In order: a month is locked after those before it.
  const month = locked === null ? addDays(indiaDay(shop.deps.now()), -360).slice(0, 7) : monthAfter(locked);
  await transactAll(shop.db, async (tx) => {
    await lockMonth(tx, shop.deps, TEST_STAFF, { month, needsTwo: false });
    await insertClosing(tx, TEST_STAFF, month, shop.deps.now());
  });
  return month;
}

let requested = '2001-01';

async function requestedMonth({ shop }: ExampleKit): Promise<string> {
  requested = monthAfter(requested);
  const by = { actorKind: 'staff', actorId: 'somebody' } as const;
  const requestedAt = shop.deps.now();
  await shop.db.insert(journalLockRequests).values({ month: `${requested}-01`, requestedAt, ...by });
  return requested;
}
