import type { StockView } from '@ilaneer/contract/staff/stock/stock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockedBatch } from '../../../testing/staff/stocked-batch.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

const CAP = 'pooram-cap_V01';

describe('shelves set to their counted quantity', () => {
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, ['catalogue.read', 'stock.adjust']);
  });
  afterAll(() => shop.close());

  const look = async (variantId: string) =>
    ((await staff.call('GET', `/stock/${variantId}`)).body as { stock: StockView }).stock;
  const set = async (...counts: object[]) => {
    const { status, body } = await staff.call('POST', '/stock', { body: { counts } });
    expect(status).toBe(200);
    return body.results as { ok: boolean; code: string | null; position: number | null; stock: StockView }[];
  };

  it('each is independent, and a concurrent change is not overwritten', async () => {
    const { variantId, batchId } = await stockedBatch(shop, staff);
    const { onHand } = await look(CAP);
    const cap = { variantId: CAP, batchId: null, counted: onHand + 2, expected: onHand };
    const [mine, stale, gone] = await set(
      cap,
      { variantId, batchId, counted: 5, expected: 19 },
      { variantId: 'nothing', batchId: null, counted: 5, expected: 0 },
    );
    expect(mine).toMatchObject({ ok: true, code: null, stock: { onHand: onHand + 2 } });
    expect(stale).toMatchObject({ ok: false, code: 'VERSION_STALE', position: null });
    expect(gone).toMatchObject({ ok: false, code: 'PRODUCT_NOT_FOUND', stock: null });
    const { body } = await staff.call('GET', `/stock/${CAP}/movements`);
    const [last] = body.rows as object[];
    expect(last).toMatchObject({ kind: 'adjust', reason: 'count', quantity: 2, position: mine?.position });
    // Lost reply: applied once.
    expect(await set(cap)).toMatchObject([{ ok: true, position: null, stock: { onHand: onHand + 2 } }]);
    const undone = await staff.call('POST', `/stock-movements/${mine?.position}/undo`, {});
    expect(undone).toMatchObject({ status: 200, body: { stock: { onHand } } });
  });

  it('of two counts of a shelf, the second is shown the current quantity', async () => {
    const { onHand } = await look(CAP);
    const answers = await Promise.all(
      [1, 2].map((more) => set({ variantId: CAP, batchId: null, counted: onHand + more, expected: onHand })),
    );
    expect(
      answers
        .flat()
        .map(({ ok }) => ok)
        .toSorted(),
    ).toEqual([false, true]);
    const won = answers.flat().find(({ ok }) => ok)?.stock.onHand;
    expect(answers.flat().map(({ stock }) => stock.onHand)).toEqual([won, won]);
  });

  it('scanned goods are found by SKU, barcode or batch code', async () => {
    const { variantId, batchId } = await stockedBatch(shop, staff);
    const { sku } = await look(variantId);
    const { body } = await staff.call('GET', `/batches/${batchId}`);
    const { code } = body.batch as { code: string };
    await shop.db.$client.query(`update product_variants set barcode = '8901234567894' where id = $1`, [
      variantId,
    ]);
    for (const read of [
      sku,
      '8901234567894',
      '*8901234567894%23',
      '(01)08901234567894(10)NEW',
      code,
      code.toLowerCase(),
    ]) {
      const found = await staff.call('GET', `/stock?code=${read}`);
      expect(found.body.rows).toMatchObject([{ variantId, barcode: '8901234567894', shelfLifeDays: 180 }]);
    }
  });
});
