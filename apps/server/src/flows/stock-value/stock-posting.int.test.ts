import { gstinCheckCharacter } from '@ilaneer/domain/contact/gstin';
import { indiaDay, startOfIndiaDay } from '@ilaneer/domain/india-day';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectTiedLedgers } from '../../../testing/money/expect-tied-books.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { shipTestOrder } from '../../../testing/shoppers/invoiced-order.ts';
import { TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { readBalances } from '../../modules/journal/journal.ts';
import { verifyBooks } from '../books/books.ts';
import { closeMonth } from '../month-end/month-end.ts';
import { postStock } from './stock-value.ts';

const HOUR_MS = 3_600_000;
const BAG = 'beach-drawstring-bag_V01';
const SUPPLIER = ((first: string) => first + gstinCheckCharacter(first))('32AAACK1234L1Z');
const BILL = {
  ...{ supplierName: 'Kuttanad Mills', supplierGstin: SUPPLIER, number: 'KM/118' },
  ...{ billedOn: '2036-11-01', freight: 50 },
};
const ACCOUNTS = [
  'stock',
  'input-cgst',
  'input-sgst',
  'supplier-payables',
  'cost-of-goods-sold',
  'goods-lost',
  'reversed-input-gst',
  'stock-corrections',
] as const;

let clock = startOfIndiaDay('2036-10-31').getTime();
let shop: TestShop;
let keeper: TestStaff;
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(clock++) });
  await shop.db.execute(sql`update product_variants set stock = 0 where id = ${BAG}`);
});
afterAll(() => shop.close());

async function goTo(day: string): Promise<void> {
  clock = startOfIndiaDay(day).getTime() + HOUR_MS;
  keeper = await newTestStaff(shop, ['stock.adjust', 'catalogue.read', 'reports.read', 'books.write']);
}

const receive = (quantity: number, more: { bill?: object; cost?: object } = {}) => {
  const { bill, cost } = more;
  const line = { variantId: BAG, quantity, batch: null, ...(cost !== undefined && { cost }) };
  return keeper.call('POST', '/stock-receipts', {
    body: { ...(bill !== undefined && { bill }), lines: [line] },
  });
};

async function balances(upTo: string | null = null): Promise<Record<string, number>> {
  const all = await readBalances(shop.db, upTo);
  return Object.fromEntries(ACCOUNTS.map((account) => [account, (all.get(account) ?? 0) / 100]));
}

describe('the journal of stock (JOURNAL-37)', () => {
  it('has a purchase with its bill, and sales and losses when their day is over', async () => {
    await goTo('2036-11-02');
    const cost = { amount: 1_000, gstRate: 18, claimsTax: true };
    expect((await receive(10, { bill: BILL, cost })).status).toBe(201);
    const bought = { stock: 1_050, 'input-cgst': 94.5, 'input-sgst': 94.5, 'supplier-payables': -1_239 };
    expect(await balances()).toMatchObject({ ...bought, 'cost-of-goods-sold': 0 });
    await goTo('2036-11-05');
    const bag = await variantWithStock(shop, BAG, 10);
    await shipTestOrder(shop, await shop.newShopper(), [{ ...bag, quantity: 4 }]);
    const lost = await keeper.call('POST', `/stock/${BAG}/write-off`, {
      body: { batchId: null, reason: 'damaged', quantity: 1 },
    });
    expect(lost.status).toBe(200);
    await postStock(shop.deps);
    expect(await balances()).toMatchObject(bought);
    await goTo('2036-11-06');
    await postStock(shop.deps);
    await postStock(shop.deps);
    expect(await balances()).toEqual({
      ...{ stock: 525, 'input-cgst': 85.05, 'input-sgst': 85.05, 'supplier-payables': -1_239 },
      ...{ 'cost-of-goods-sold': 420, 'goods-lost': 105, 'reversed-input-gst': 18.9, 'stock-corrections': 0 },
    });
    expect(await balances('2036-11-04')).toMatchObject(bought);
    await expectTiedLedgers(shop.db);
  });

  it('follows a bill that comes later back to its day', async () => {
    await goTo('2036-11-10');
    const { receipt } = (await receive(5)).body as { receipt: { id: string } };
    await goTo('2036-11-12');
    await postStock(shop.deps);
    expect((await balances()).stock).toBe(525);
    const recorded = await keeper.call('POST', `/purchases/${receipt.id}/bills`, {
      version: 0,
      body: {
        ...{ ...BILL, freight: 0, bookedOn: '2036-11-10', reason: null },
        lines: [{ variantId: BAG, amount: 600, gstRate: 0, claimsTax: true }],
      },
    });
    expect(recorded.status).toBe(201);
    expect(await balances('2036-11-10')).toMatchObject({ stock: 1_125, 'supplier-payables': -1_839 });
    expect((await balances('2036-11-09')).stock).toBe(525);
    await expectTiedLedgers(shop.db);
  });

  it('is whole before a month is closed, and leaves the closed month alone', async () => {
    await goTo('2036-11-30');
    const lost = await keeper.call('POST', `/stock/${BAG}/write-off`, {
      body: { batchId: null, reason: 'lost', quantity: 2 },
    });
    expect(lost.status).toBe(200);
    await goTo('2036-12-01');
    expect(await closeMonth(shop.deps, TEST_STAFF, '2036-11')).toMatchObject({ ok: true });
    expect(await balances('2036-11-30')).toMatchObject({ stock: 900, 'goods-lost': 330 });
    await goTo('2036-12-03');
    await postStock(shop.deps);
    expect(await balances('2036-11-30')).toMatchObject({ stock: 900 });
  });

  it('is contradicted by a movement that was changed by force', async () => {
    await goTo('2036-12-05');
    await shop.db.execute(sql`grant update on stock_movements to current_user`);
    await shop.db.execute(sql`alter table stock_movements disable trigger user`);
    await shop.db.execute(sql`
      update stock_movements set quantity = quantity - 1
      where variant_id = ${BAG} and kind = 'write off' and happened_at < ${indiaDay(shop.deps.now())}::date`);
    const { ties } = await verifyBooks(shop.db);
    const broken = ties.filter(({ expected, actual }) => expected !== actual);
    expect(broken.map(({ name }) => name)).toEqual(['Value of the stock of 2036-11-30']);
  });
});
