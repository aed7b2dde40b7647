import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { orders } from '../../db/schema/order/order.ts';
import { taxDocuments } from '../../db/schema/order/tax-document.ts';
import { transactAll } from '../../db/transact.ts';
import { toBilledOrder } from '../order/invoiced-order.ts';
import { issueInvoice } from './issue-documents.ts';
import { listInvoices } from './repository.ts';

const AT = new Date('2026-06-01T10:00:00Z');
const COUNT = 50;

describe('the series of invoices', () => {
  let shop: TestShop;
  let ids: string[];
  let row: typeof orders.$inferSelect;
  let own: string;
  beforeAll(async () => {
    shop = await openTestShop();
    const pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 10);
    const placed = await placeTestOrder(shop, await shop.newShopper(), [{ ...pack, quantity: 1 }]);
    const [found] = await shop.db.select().from(orders).where(eq(orders.id, placed));
    if (found === undefined) throw new Error('no order');
    row = found;
    own = placed;
    const copies = Array.from({ length: COUNT }, (_, index) => ({
      ...row,
      id: randomUUID(),
      number: `COPY${index}`,
      idempotencyKey: null,
    }));
    await shop.db.insert(orders).values(copies);
    ids = copies.map(({ id }) => id);
  });
  afterAll(() => shop.close());

  const billed = (orderId: string) => ({
    orderId,
    billed: toBilledOrder({ ...row, lines: [], events: [], id: orderId }),
  });
  const issue = (orderId: string, breaks = false) =>
    transactAll(shop.db, async (tx) => {
      await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
      // As callers do, against concurrent issue.
      if ((await listInvoices(tx, [orderId])).length === 0) {
        await issueInvoice(tx, shop.deps, billed(orderId), AT);
      }
      if (breaks) throw new Error('broke after the number was taken');
    });
  const positions = async (financialYear: string) => {
    const rows = await shop.db
      .select({ position: taxDocuments.position })
      .from(taxDocuments)
      .where(eq(taxDocuments.financialYear, financialYear))
      .orderBy(taxDocuments.position);
    return rows.map(({ position }) => position);
  };

  it('has no gap and no number twice, despite concurrency and failures', async () => {
    const attempts = ids.flatMap((id, index) => [
      issue(id),
      ...(index % 5 === 0 ? [issue(id, true).catch(() => undefined), issue(id)] : []),
    ]);
    await Promise.all(attempts);
    expect(await positions('2627')).toEqual(Array.from({ length: COUNT }, (_, index) => index + 1));
  });

  it('starts again with each financial year', async () => {
    const nextYear = new Date('2027-04-01T10:00:00Z');
    await transactAll(shop.db, (tx) => issueInvoice(tx, shop.deps, billed(own), nextYear));
    expect(await positions('2728')).toEqual([1]);
  });

  it('refuses a second invoice of an order in the database itself', async () => {
    const [, id = ''] = ids;
    const [issued] = await shop.db.select().from(taxDocuments).where(eq(taxDocuments.orderId, id));
    if (issued === undefined) throw new Error('no invoice');
    const second = { ...issued, id: randomUUID(), position: 999, number: 'ILN/2627/000999' };
    await expect(shop.db.insert(taxDocuments).values(second)).rejects.toThrow();
    const again = { ...second, orderId: row.id, number: issued.number };
    await expect(shop.db.insert(taxDocuments).values(again)).rejects.toThrow();
  });
});
