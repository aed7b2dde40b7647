import { shopperActor } from '@ilaneer/domain/actor/actor';
import { formatRupees, paise } from '@ilaneer/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../testing/read-pdf.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import {
  deliverOnlineOrder,
  deliverTestOrder,
  refundGoods,
  returnsOf,
  runReturn,
} from '../../../testing/shoppers/returned-order.ts';
import { newTestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { returns } from '../../db/schema/order/return.ts';
import { taxDocuments } from '../../db/schema/order/tax-document.ts';
import { cancelOrder } from '../../flows/fulfilment/cancel-order.ts';
import { findOrderById } from '../order/repository.ts';
import { listCreditNotes, listInvoices } from './repository.ts';

// 31 March late in UTC is 1 April in India: a new financial year.
const START = new Date('2027-03-31T20:00:00Z').getTime();

describe('the credit note of a refunded return', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  beforeAll(async () => {
    let seconds = 0;
    // A second per reading, so that returns have an order.
    shop = await openTestShop({ now: () => new Date(START + seconds++ * 1_000) });
    pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
    shopper = await shop.newShopper();
  });
  afterAll(() => shop.close());

  async function refund(id: string, quantity: number, ...words: string[]): Promise<string> {
    await refundGoods(shop, shopper, id, [{ position: 1, quantity, reason: 'damaged' }], ...words);
    return (await returnsOf(shop, shopper, id)).at(-1)?.refund?.creditNoteNo ?? '';
  }
  const download = (id: string, number: string, token = shopper.token) =>
    shop.app.inject({
      url: `/api/orders/${id}/credit-notes/${encodeURIComponent(number)}`,
      headers: { authorization: `Bearer ${token}` },
    });
  const wordsOf = async (id: string, number: string) =>
    readPdf((await download(id, number)).rawPayload)
      .join('\n')
      .split('\n');
  const totalOf = (words: readonly string[]) => words[words.lastIndexOf('Total') + 1];
  const orderOf = async (id: string) => {
    const order = await findOrderById(shop.db, id);
    if (order === null) throw new Error('no order');
    return order;
  };

  it('is a PDF in its own series that names its invoice and prints only the returned lines', async () => {
    const id = await deliverTestOrder(shop, shopper, [{ ...pack, quantity: 3 }]);
    const number = await refund(id, 1, '--reference', 'UPI 1');
    expect(number).toBe('ILC/2728/000001');
    const answer = await download(id, number);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="ILC-2728-000001.pdf"',
      'cache-control': 'no-store',
    });
    const words = await wordsOf(id, number);
    const [invoice] = await listInvoices(shop.db, [id]);
    for (const expected of ['Credit Note', number, invoice?.number, '1 Apr 2027', 'Kerala (32)', '1 pc']) {
      expect(words).toContain(expected);
    }
    expect(words[words.indexOf('Against invoice') + 1]).toBe(invoice?.number);
    const order = await orderOf(id);
    const [row] = await shop.db.select().from(returns).where(eq(returns.orderId, id));
    expect(totalOf(words)).toBe(formatRupees(paise(row?.refundPaise ?? 0)));
    const third = Math.floor(order.subtotalPaise / 3);
    expect(words[words.lastIndexOf('Taxable value') + 1]).toBe(formatRupees(paise(third)));
    const half = words[words.lastIndexOf('CGST 9%') + 1];
    expect(half).toBe(words[words.lastIndexOf('SGST 9%') + 1]);
    expect(half).toBe(formatRupees(paise(Math.floor(order.cgstPaise / 3))));
  });

  it('is one for each refund, gapless, and all of an order add up to its invoice to the paisa', async () => {
    const id = await deliverOnlineOrder(shop, shopper, { ...pack, quantity: 3 });
    const numbers = [await refund(id, 2), await refund(id, 1)];
    expect(numbers).toEqual(['ILC/2728/000002', 'ILC/2728/000003']);
    const totals = await Promise.all(
      numbers.map(async (number) => {
        const total = totalOf(await wordsOf(id, number)) ?? '';
        return Math.round(Number(total.replace(/[₹,]/g, '')) * 100);
      }),
    );
    const order = await orderOf(id);
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(order.totalPaise);
    const rows = await shop.db.select().from(taxDocuments).where(eq(taxDocuments.orderId, id));
    expect(rows.filter(({ kind }) => kind === 'credit-note')).toHaveLength(2);
  });

  it('shows earlier goodwill refunds, and the amounts refunded with it (TAX-DOCUMENT-19)', async () => {
    const id = await deliverOnlineOrder(shop, shopper, { ...pack, quantity: 1 });
    const order = await orderOf(id);
    const staff = await newTestStaff(shop, ['orders.read', 'refunds.issue']);
    const { status } = await staff.call('POST', `/orders/${id}/refunds`, {
      body: { amount: 10, reason: 'Came late' },
      version: order.version,
    });
    expect(status).toBe(200);
    const words = await wordsOf(id, await refund(id, 1));
    const after = (name: string) => words[words.indexOf(name) + 1];
    expect(totalOf(words)).toBe(formatRupees(paise(order.totalPaise)));
    expect(after('Given back before, as goodwill')).toBe('₹10.00');
    expect(after('Refunded with this note')).toBe(formatRupees(paise(order.totalPaise - 1_000)));
  });

  it('gives its number back when the refund breaks', async () => {
    const id = await deliverTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    const broken = {
      ...shop.deps,
      jobs: {
        ...shop.deps.jobs,
        enqueue: async () => {
          throw new Error('killed');
        },
      },
    };
    const before = await shop.db.select().from(taxDocuments);
    const body = { lines: [{ position: 1, quantity: 1, reason: 'damaged' }] };
    await shop.call('POST', `/orders/${id}/returns`, { token: shopper.token, body });
    for (const move of ['return-approve', 'return-picked-up', 'return-received']) {
      await runReturn(shop, [move, id]);
    }
    const attempt = runReturn({ ...shop, deps: broken }, ['return-refunded', id, '--reference', 'x']);
    await expect(attempt).rejects.toThrow('killed');
    expect(await shop.db.select().from(taxDocuments)).toHaveLength(before.length);
    await runReturn(shop, ['return-refunded', id, '--reference', 'x']);
    const notes = await listCreditNotes(shop.db, [id]);
    expect(notes.map(({ number }) => number)).toEqual(['ILC/2728/000005']);
  });

  it('is found by its shopper alone, by its number with slashes or dashes, and of its order', async () => {
    const id = await deliverTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    expect((await download(id, 'ILC/2728/000001')).json()).toMatchObject({ code: 'CREDIT_NOTE_NOT_FOUND' });
    const number = await refund(id, 1, '--reference', 'UPI 2');
    expect((await download(id, number.replaceAll('/', '-'))).statusCode).toBe(200);
    const stranger = await shop.newShopper();
    expect((await download(id, number, stranger.token)).json()).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect((await shop.app.inject(`/api/orders/${id}/credit-notes/ILC-2728-000001`)).statusCode).toBe(401);
  });

  it('is the only way to reverse an invoice: an invoiced order cannot be cancelled', async () => {
    const id = await deliverTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    const cancellation = { orderId: id, reason: null, category: null, feedback: null };
    expect(await cancelOrder(shop.deps, shopperActor(shopper.userId), cancellation)).toMatchObject({
      error: { code: 'ORDER_NOT_CANCELLABLE' },
    });
    expect(await listInvoices(shop.db, [id])).toHaveLength(1);
    expect(await listCreditNotes(shop.db, [id])).toEqual([]);
  });

  it('is refused a second time for one return, and without a return, by the database itself', async () => {
    const [note] = await shop.db.select().from(taxDocuments).where(eq(taxDocuments.kind, 'credit-note'));
    if (note === undefined) throw new Error('no credit note');
    const second = { ...note, id: 'again', position: 999, number: 'ILC/2728/000999' };
    await expect(shop.db.insert(taxDocuments).values(second)).rejects.toThrow();
    await expect(shop.db.insert(taxDocuments).values({ ...second, returnId: null })).rejects.toThrow();
  });
});
