import * as calls from '@ilaneer/contract/staff/books/month-end';
import { addDays, indiaDay } from '@ilaneer/domain/india-day';
import { transactAll } from '../../../src/db/transact.ts';
import { insertClosing, lockMonthIn, readLockedThrough } from '../../../src/modules/journal/journal.ts';
import { TEST_STAFF } from '../../shoppers/test-order.ts';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

export const monthEndExamples = staffExamples(calls, {
  closeMonth: {
    countsOnce: 'is done for both',
    leavesNoEntry: 'is asked for already; flows/month-end/month-end.int.test.ts closes for the first time',
    prepare: async (kit) => ({ body: { month: await monthInClosing(kit) } }),
  },
});

/** Locked and not finished: other examples change orders by force, so that these books cannot be proved. */
async function monthInClosing({ shop }: ExampleKit): Promise<string> {
  const locked = await readLockedThrough(shop.db);
  // In order: a month is locked after those before it.
  const month =
    locked === null
      ? addDays(indiaDay(shop.deps.now()), -360).slice(0, 7)
      : addDays(`${locked}-01`, 31).slice(0, 7);
  await transactAll(shop.db, async (tx) => {
    await lockMonthIn(tx, shop.deps, TEST_STAFF, month);
    await insertClosing(tx, TEST_STAFF, month, shop.deps.now());
  });
  return month;
}
