import type { PurchaseRowView, PurchaseView } from '@ilaneer/contract/staff/stock/purchases';
import type { StockValueReply } from '@ilaneer/contract/staff/stock/stock-value';
import { operatorActor } from '@ilaneer/domain/actor/actor';
import { gstinCheckCharacter } from '@ilaneer/domain/contact/gstin';
import { startOfIndiaDay } from '@ilaneer/domain/india-day';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectValuedStock } from '../../../testing/money/expect-valued-stock.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { shipTestOrder } from '../../../testing/shoppers/invoiced-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { transact } from '../../db/transact.ts';
import { lockMonth } from '../../modules/journal/journal.ts';

const HOUR_MS = 3_600_000;
const BAG = 'beach-drawstring-bag_V01';
const SUPPLIER = ((first: string) => first + gstinCheckCharacter(first))('32AAACK1234L1Z');
const BILL = {
  ...{ supplierName: 'Kuttanad Mills', supplierGstin: SUPPLIER, number: 'KM/118' },
  ...{ billedOn: '2036-11-01', freight: 50 },
};

/** Later than the opening stock of the sample shop. */
let clock = startOfIndiaDay('2036-10-31').getTime();

let shop: TestShop;
let keeper: TestStaff;
let packer: TestStaff;
let sku = '';
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(clock++) });
  await shop.db.execute(sql`update product_variants set stock = 0 where id = ${BAG}`);
  const { rows } = await shop.db.execute<{ sku: string }>(
    sql`select sku from product_variants where id = ${BAG}`,
  );
  sku = rows[0]?.sku ?? '';
});
afterAll(() => shop.close());

/** Sessions end with the day. */
async function goTo(day: string): Promise<void> {
  clock = startOfIndiaDay(day).getTime() + HOUR_MS;
  packer = await newTestStaff(shop, ['stock.adjust', 'catalogue.read', 'exports.take']);
  keeper = await newTestStaff(shop, [
    ...(['stock.adjust', 'catalogue.read', 'reports.read', 'books.write', 'exports.take'] as const),
  ]);
}

const receive = (staff: TestStaff, quantity: number, more: { bill?: object; cost?: object } = {}) =>
  staff.call('POST', '/stock-receipts', {
    body: {
      ...(more.bill !== undefined && { bill: more.bill }),
      lines: [
        {
          ...{ variantId: BAG, quantity, batch: null },
          ...(more.cost !== undefined && { cost: more.cost }),
        },
      ],
    },
  });

async function stockOf(query: string) {
  const { status, body } = await keeper.call('GET', `/stock-value?search=${sku}&${query}`);
  expect(status).toBe(200);
  const reply = body as unknown as StockValueReply;
  return { ...reply, bag: reply.rows[0] };
}

async function take(kind: string, query: string): Promise<Record<string, string>[]> {
  const { statusCode, body } = await shop.app.inject({
    method: 'GET',
    url: `/api/staff/exports/${kind}?${query}`,
    headers: keeper.headers(),
  });
  expect(statusCode).toBe(200);
  return parse(body, { bom: true, columns: true });
}

describe('the value of stock', () => {
  it('follows from bills, sales and losses, to the paisa (STOCK-10, STOCK-11)', async () => {
    await goTo('2036-11-02');
    const cost = { amount: 1_000, gstRate: 18, claimsTax: true };
    expect((await receive(keeper, 10, { bill: BILL, cost })).status).toBe(201);
    await goTo('2036-11-05');
    const bag = await variantWithStock(shop, BAG, 10);
    await shipTestOrder(shop, await shop.newShopper(), [{ ...bag, quantity: 4 }]);
    const lost = await keeper.call('POST', `/stock/${BAG}/write-off`, {
      body: { batchId: null, reason: 'damaged', quantity: 1 },
    });
    expect(lost.status).toBe(200);
    // 1,000 + 50 for 10 pieces: 105 each, with 9 % of 105 as CGST and as SGST.
    const { bag: row, account, reversal, from, to } = await stockOf('');
    expect({ from, to }).toEqual({ from: '2036-11-01', to: '2036-11-05' });
    expect(row).toMatchObject({ sku, units: 5, withoutCost: 0, average: 105, value: 525 });
    expect(account).toMatchObject({
      received: { units: 10, cost: 1_050 },
      losses: { units: 1, cost: 105 },
      costOfGoodsSold: 420,
      lateCost: 0,
    });
    expect(reversal).toEqual({ igst: 0, cgst: 9.45, sgst: 9.45 });
    expect((await stockOf('to=2036-11-04')).bag).toMatchObject({ units: 10, value: 1_050 });
  });

  it('names goods without a cost, until their bill is recorded, once (STOCK-12, STOCK-13)', async () => {
    await goTo('2036-11-10');
    const { receipt } = (await receive(packer, 5)).body as { receipt: { id: string; number: string } };
    const missing = await stockOf('');
    expect(missing.bag).toMatchObject({ units: 10, withoutCost: 5, average: 105, value: 525 });
    expect(missing.missing.first).toContain(sku);
    const open = (await keeper.call('GET', '/purchases?bill=missing')).body.rows as PurchaseRowView[];
    expect(open[0]).toMatchObject({ id: receipt.id, number: receipt.number, units: 5, cost: null });
    await goTo('2036-11-12');
    const body = {
      ...{ ...BILL, freight: 0, bookedOn: '2036-11-10', reason: null },
      lines: [{ variantId: BAG, amount: 600, gstRate: 0, claimsTax: true }],
    };
    const record = (version: number, more: object = {}) =>
      keeper.call('POST', `/purchases/${receipt.id}/bills`, { version, body: { ...body, ...more } });
    expect((await record(0, { lines: [{ ...body.lines[0], variantId: 'another' }] })).body).toMatchObject({
      fields: [{ field: 'lines', message: 'Give one amount for each product of the receipt' }],
    });
    expect(await record(0)).toMatchObject({ status: 201, body: { purchase: { version: 1, cost: 600 } } });
    expect(await record(0)).toMatchObject({ status: 409, body: { code: 'VERSION_STALE' } });
    expect((await stockOf('')).bag).toMatchObject({
      units: 10,
      withoutCost: 0,
      average: 112.5,
      value: 1_125,
    });
    // A mistaken amount, from the day of its correction on.
    const right = { lines: [{ ...body.lines[0], amount: 700 }], bookedOn: '2036-11-12' };
    expect((await record(1, right)).body.fields).toEqual([{ field: 'reason', message: 'Enter a reason' }]);
    const corrected = await record(1, { ...right, reason: 'Amount was mistyped' });
    const { bills } = corrected.body.purchase as PurchaseView;
    expect(bills.map(({ revision, reason }) => [revision, reason])).toEqual([
      [2, 'Amount was mistyped'],
      [1, null],
    ]);
    expect((await stockOf('to=2036-11-11')).bag).toMatchObject({ value: 1_125 });
    expect((await stockOf('')).bag).toMatchObject({ value: 1_225 });
  });

  it('shows costs to readers of the books alone (STOCK-15)', async () => {
    const cost = { amount: 1, gstRate: 0, claimsTax: true };
    expect(await receive(packer, 1, { bill: BILL, cost })).toMatchObject({
      status: 403,
      body: { code: 'PERMISSION_MISSING' },
    });
    expect(await packer.call('GET', '/stock-value')).toMatchObject({ status: 403 });
    expect(await packer.call('GET', '/exports/gst-reversals/count')).toMatchObject({ status: 403 });
    expect(await packer.call('GET', '/exports/movement-register/count')).toMatchObject({ status: 200 });
    const { rows } = await shop.db.execute<{ kind: string }>(
      sql`select distinct object_kind as kind from audit_entries where action like '%the bill of a receipt'`,
    );
    expect(rows).toEqual([{ kind: 'journal' }]);
  });

  it('refuses a bill field by field, and takes no goods in then (STOCK-10)', async () => {
    const bill = { ...BILL, supplierGstin: null, number: ' ', freight: 0 };
    const refused = await receive(keeper, 3, {
      bill,
      cost: { amount: 10, gstRate: 5, claimsTax: true },
    });
    expect(refused).toMatchObject({ status: 400 });
    expect((refused.body.fields as { field: string }[]).map(({ field }) => field)).toEqual([
      'bill.number',
      'lines.0.cost.gstRate',
    ]);
    expect((await receive(keeper, 3, { bill: BILL })).body.fields).toMatchObject([
      { field: 'lines.0.cost.amount' },
    ]);
    expect((await stockOf('')).bag).toMatchObject({ units: 10 });
  });

  it('is a file by batch, with the register of movements and the list of lost goods (STOCK-14)', async () => {
    const period = 'from=2036-11-01&to=2036-11-12';
    const values = await take('stock-value', period);
    expect(values.find((row) => row.SKU === sku)).toMatchObject({
      ...{ 'At the end of': '2036-11-12', Units: '10' },
      ...{ 'Average cost in ₹': '122.50', 'Value in ₹': '1225.00' },
    });
    const moved = (await take('movement-register', period)).filter((row) => row.SKU === sku);
    expect(
      moved.map((row) => [row.Movement, row['Units in'], row['Units out'], row['Units on hand after']]),
    ).toEqual([
      ['Received', '10', '', '10'],
      ['Sent', '', '4', '6'],
      ['Written off', '', '1', '5'],
      ['Received', '5', '', '10'],
    ]);
    expect((await take('gst-reversals', period)).filter((row) => row.SKU === sku)).toMatchObject([
      {
        ...{ Date: '2036-11-05', Reason: 'Damaged', Units: '1', 'Cost in ₹': '105.00' },
        ...{ 'IGST to reverse in ₹': '0.00', 'CGST to reverse in ₹': '9.45' },
      },
    ]);
  });

  it('is of the units that the ledger has, product by product', async () => {
    await expectValuedStock(shop.db);
  });

  it('changes no more in a locked month (STOCK-13)', async () => {
    await goTo('2036-12-03');
    const locked = await transact(shop.db, (tx) =>
      lockMonth(tx, shop.deps, operatorActor('Meera'), { month: '2036-11', needsTwo: false }),
    );
    expect(locked.ok).toBe(true);
    const [purchase] = (await keeper.call('GET', '/purchases')).body.rows as PurchaseRowView[];
    const body = {
      ...{ ...BILL, freight: 0, bookedOn: '2036-11-20', reason: 'Late' },
      lines: [{ variantId: BAG, amount: 800, gstRate: 0, claimsTax: true }],
    };
    const path = `/purchases/${purchase?.id}/bills` as const;
    expect((await keeper.call('POST', path, { version: 2, body })).body.fields).toEqual([
      { field: 'bookedOn', message: 'The books are locked to the end of 2036-11: choose a later day' },
    ]);
    const inDecember = { ...body, bookedOn: '2036-12-03' };
    expect((await keeper.call('POST', path, { version: 2, body: inDecember })).status).toBe(201);
    expect((await stockOf('to=2036-11-30')).bag).toMatchObject({ value: 1_225 });
    expect((await stockOf('')).bag).toMatchObject({ value: 1_325 });
  });
});
