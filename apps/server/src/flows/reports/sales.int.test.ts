import fc from 'fast-check';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { expectCountedSales } from '../../../testing/money/expect-counted-sales.ts';
import { openLedgerDatabase } from '../../../testing/money/ledger-database.ts';
import { timeFor } from '../../../testing/money/lives.ts';
import { anySequence, playSequence } from '../../../testing/money/play-sequence.ts';
import { deliverTestOrder, openReturnShop, refundGoods } from '../../../testing/shoppers/returned-order.ts';
import { placeTestOrder, putInStatus } from '../../../testing/shoppers/test-order.ts';
import { salesMarks } from '../../db/schema/order/daily-sales.ts';
import { recountDays } from './recount-repository.ts';

const LIVES = 12;

describe('the roll-up of sales', () => {
  it(`equals a plain recount after ${LIVES} random lives of orders (REPORT-1)`, {
    timeout: timeFor(LIVES),
  }, async () => {
    const database = await openLedgerDatabase();
    onTestFinished(() => database.drop());
    const sequences = anySequence({ packs: 5, bags: 0, cardPaise: 250_000 });
    const property = fc.asyncProperty(sequences, async (sequence) => {
      await playSequence(database, sequence);
      await expectCountedSales(database.db);
    });
    await fc.assert(property, { numRuns: LIVES, endOnFailure: true });
    const rows = await expectCountedSales(database.db);
    expect(rows.length).toBeGreaterThan(0);
    // Counting again changes nothing.
    await recountDays(database.db, [...new Set(rows.map(({ day }) => day))]);
    await expectCountedSales(database.db);
  });
});

describe('sales of a shop', async () => {
  const { shop, shopper, shirt, water } = await openReturnShop();
  afterAll(() => shop.close());

  it('show cancellations, returns and parts of returns apart, in the order of their days (REPORT-2, REPORT-3)', async () => {
    await placeTestOrder(shop, shopper, [{ ...water, quantity: 2 }]);
    const gone = await placeTestOrder(shop, shopper, [{ ...water, quantity: 1 }]);
    const unpaid = await placeTestOrder(shop, shopper, [{ ...water, quantity: 1 }]);
    await putInStatus(shop, gone, 'cancelled');
    await putInStatus(shop, unpaid, 'pending');
    const back = await deliverTestOrder(shop, shopper, [{ ...shirt, quantity: 3 }]);
    const before = await expectCountedSales(shop.db);
    const dayOf = (rows: typeof before) => rows.find(({ kind }) => kind === 'day') ?? expect.fail('no day');
    expect(dayOf(before)).toMatchObject({
      orders: 2,
      cancelledOrders: 1,
      returnedUnits: 0,
      returnedPaise: 0,
    });
    await refundGoods(
      shop,
      shopper,
      back,
      [{ position: 1, quantity: 1, reason: 'damaged' }],
      '--reference',
      'UTR 1',
    );
    const after = await expectCountedSales(shop.db);
    expect(dayOf(after)).toMatchObject({ orders: 2, returnedUnits: 1, salesPaise: dayOf(before).salesPaise });
    expect(dayOf(after).returnedPaise).toBeGreaterThan(0);
    const sumOf = (kind: string) =>
      after.filter((row) => row.kind === kind).reduce((sum, { salesPaise }) => sum + salesPaise, 0);
    for (const kind of ['variant', 'area', 'payment'])
      expect([kind, sumOf(kind)]).toEqual([kind, sumOf('day')]);
  });

  it('take the marks of their days once', async () => {
    await placeTestOrder(shop, shopper, [{ ...water, quantity: 1 }]);
    expect(await shop.db.$count(salesMarks)).toBeGreaterThan(0);
    await expectCountedSales(shop.db);
    expect(await shop.db.$count(salesMarks)).toBe(0);
  });
});
