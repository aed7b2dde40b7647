import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { deliverTestOrder, refundGoods } from '../../../testing/shoppers/returned-order.ts';
import { documentsOf, wordsOf } from '../../../testing/shoppers/tax-documents.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { returns } from '../../db/schema/order/return.ts';
import { listCreditNotes } from '../../modules/tax-document/tax-document.ts';
import { writeBeforeErasure } from './documents.ts';

const PACK = 'tender-coconut-water-pack_V01';

let shop: TestShop;
let pack: Awaited<ReturnType<typeof variantWithStock>>;
let accountant: TestStaff;
beforeAll(async () => {
  shop = await openTestShop();
  pack = await variantWithStock(shop, PACK, 1_000);
  accountant = await newTestStaff(shop, ['orders.read', 'exports.take']);
});
afterAll(() => shop.close());

const { invoiceOf, download, byStaff, makeOlder } = documentsOf(() => shop);

describe('a document of an earlier release', () => {
  it('is worked out from its order once, and stays so', async () => {
    const shopper = await shop.newShopper();
    const id = await deliverTestOrder(shop, shopper, [{ ...pack, quantity: 2 }]);
    await refundGoods(
      shop,
      shopper,
      id,
      [{ position: 1, quantity: 1, reason: 'damaged' }],
      '--reference',
      'UPI 2',
    );
    const [invoice, [note]] = [await invoiceOf(id), await listCreditNotes(shop.db, [id])];
    if (note === undefined) throw new Error('no credit note');
    await makeOlder(invoice, note);
    const number = note.number.replaceAll('/', '-');
    const first = await download(shopper, `${id}/credit-notes/${number}`);
    const [refund] = await shop.db.select().from(returns).where(eq(returns.orderId, id));
    expect(wordsOf(first)).toContain(((refund?.refundPaise ?? 0) / 100).toFixed(2));
    await shop.db.execute(sql`update order_lines set name = 'Renamed again' where order_id = ${id}`);
    expect((await download(shopper, `${id}/credit-notes/${number}`)).equals(first)).toBe(true);
    expect(wordsOf(await download(shopper, `${id}/invoice`))).not.toContain('Renamed again');
  });

  it('is frozen before its order loses the buyer', async () => {
    const shopper = await shop.newShopper();
    const id = await deliverTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    const invoice = await invoiceOf(id);
    await makeOlder(invoice);
    await shop.call('POST', '/delete-account', { token: shopper.token, body: { password: 'karikku-2026' } });
    expect(
      await shop.db.execute(
        sql`select 1 from orders where id = ${id} and delivery_address ->> 'fullName' = 'Deleted account'`,
      ),
    ).toMatchObject({ rowCount: 1 });
    expect(wordsOf((await byStaff(accountant, invoice)).rawPayload)).toContain('Asha Menon');
    await writeBeforeErasure(shop.db, shop.deps);
  });
});
