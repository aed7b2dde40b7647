import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hold } from '../../../testing/money/held-rows.ts';
import {
  LEDGER_BAG,
  LEDGER_PACK,
  openLedger,
  placeInLedger,
  takeStep,
} from '../../../testing/money/money-ledger.ts';
import { takeStaffStep } from '../../../testing/money/staff-steps.ts';
import { cloneTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

describe('a change of items and another order of the same goods', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await cloneTestDatabase();
  });
  afterAll(() => database.drop());

  it('never wait for each other in a circle, also where the number of one of them stays', async () => {
    const ledger = await openLedger(database);
    const orderId = await placeInLedger(ledger, 'cod', {
      quantity: 2,
      bags: 1,
      coins: 0,
      card: null,
      couponCode: null,
    });
    await takeStep(ledger, orderId, { do: 'process' });
    // The other order holds the bags and next takes the packs.
    const bags = await hold(database.url, 'select id from product_variants where id = $1 for no key update', [
      LEDGER_BAG,
    ]);
    const changed = takeStaffStep(ledger, orderId, { do: 'change items', packs: 1, bags: 1, pays: false });
    await bags.untilReached();
    await database.pool.query('select id from product_variants where id = $1 for no key update nowait', [
      LEDGER_PACK,
    ]);
    await bags.release();
    await changed;
    expect(ledger.seen.changes).toBe(1);
  });
});
