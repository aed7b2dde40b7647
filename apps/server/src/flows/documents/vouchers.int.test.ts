import type { VoucherContent } from '@ilaneer/domain/tax-document/voucher';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { decideAtGateway, placeOnlineOrder, startPayment } from '../../../testing/shoppers/pay-online.ts';
import { documentsOf, wordsOf } from '../../../testing/shoppers/tax-documents.ts';
import { placeTestOrder, TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { orders } from '../../db/schema/order/order.ts';
import { findVoucherContent, listVouchers } from '../../modules/tax-document/tax-document.ts';
import { cancelOrder, fulfilOrder } from '../fulfilment/fulfilment.ts';
import { issueVouchers } from './documents.ts';

const PACK = 'tender-coconut-water-pack_V01';

let clock = new Date('2026-11-20T06:00:00Z').getTime();
let shop: TestShop;
let shopper: TestShopper;
let staff: TestStaff;
let pack: Awaited<ReturnType<typeof variantWithStock>>;
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(clock++) });
  pack = await variantWithStock(shop, PACK, 1_000);
  shopper = await shop.newShopper();
  staff = await newTestStaff(shop, ['orders.read', 'reports.read', 'exports.take']);
});
afterEach(() => expectTiedBooks(shop.db));
afterAll(() => shop.close());

const { download, byStaff } = documentsOf(() => shop);

const paidOrder = async (quantity = 1) => {
  const id = await placeOnlineOrder(shop, shopper, { ...pack, quantity });
  await decideAtGateway(shop, await startPayment(shop, shopper, id), 'approve');
  return id;
};
const rowOf = async (id: string) => {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
  return row ?? expect.fail('no order');
};
const cancel = async (orderId: string) => {
  const why = { reason: null, category: null, feedback: null };
  expect(await cancelOrder(shop.deps, TEST_STAFF, { orderId, ...why })).toMatchObject({ ok: true });
};
const move = async (orderNumber: string, transition: 'accept' | 'process') => {
  expect(await fulfilOrder(shop.deps, TEST_STAFF, { transition, orderNumber })).toMatchObject({ ok: true });
};
const ship = async (orderNumber: string) => {
  await move(orderNumber, 'process');
  const parcel = { courier: 'India Post', trackingNumber: 'EK123456' };
  await fulfilOrder(shop.deps, TEST_STAFF, { transition: 'ship', orderNumber, ...parcel });
};
/** The job of the payment issues them. */
const vouchersOf = (id: string, count: number) =>
  vi.waitFor(
    async () => {
      const vouchers = await listVouchers(shop.db, [id]);
      expect(vouchers).toHaveLength(count);
      return vouchers;
    },
    { timeout: 30_000, interval: 50 },
  );
const contentOf = async (voucherId: string): Promise<VoucherContent> =>
  (await findVoucherContent(shop.db, voucherId)) ?? expect.fail('no content');

describe('vouchers of payments before the invoice', () => {
  it('receive each payment by its amount, without GST, and never again (TAX-DOCUMENT-25, TAX-DOCUMENT-27)', async () => {
    const id = await paidOrder(2);
    const [voucher] = await vouchersOf(id, 1);
    if (voucher === undefined) throw new Error('no voucher');
    expect(voucher).toMatchObject({
      kind: 'receipt-voucher',
      number: expect.stringMatching(/^RCV\/\d{4}\/000001$/),
    });
    const { totalPaise, number } = await rowOf(id);
    expect(await contentOf(voucher.id)).toMatchObject({
      form: 'receipt-voucher',
      payer: { fullName: 'Asha Menon' },
      placeOfSupply: 'Kerala (32)',
      order: { number },
      goods: [{ quantity: 2, hsnCode: expect.stringMatching(/^\d{6}$/) }],
      payment: { kind: 'online', reference: expect.any(String) },
      amount: totalPaise,
      against: null,
    });
    await Promise.all([issueVouchers(shop.deps, id), issueVouchers(shop.deps, id)]);
    expect(await listVouchers(shop.db, [id])).toHaveLength(1);
    const path = `${id}/vouchers/${voucher.number.replaceAll('/', '-')}`;
    const bytes = await download(shopper, path);
    expect(wordsOf(bytes)).toMatch(/Receipt Voucher[\s\S]*Notification 66\/2017/);
    const copy = await byStaff(staff, voucher, '?copy=duplicate');
    expect(copy.rawPayload.equals(bytes)).toBe(true);
    const other = await shop.newShopper();
    await expect(download(other, path)).rejects.toThrow('ORDER_NOT_FOUND');
    const { body } = await shop.call('GET', `/orders/${id}`, { token: shopper.token });
    expect(body.order).toMatchObject({ vouchers: [{ kind: 'receipt-voucher', number: voucher.number }] });
    const shown = await staff.call('GET', `/orders/${id}`);
    expect(shown.body.order).toMatchObject({
      documents: [{ kind: 'receipt-voucher', number: voucher.number }],
    });
  });

  it('refund a cancelled order against its receipt, in a series of their own (TAX-DOCUMENT-26)', async () => {
    const id = await paidOrder();
    await cancel(id);
    const [receipt, refund] = await vouchersOf(id, 2);
    expect(refund).toMatchObject({
      kind: 'refund-voucher',
      number: expect.stringMatching(/^RFV\/\d{4}\/000001$/),
    });
    const { totalPaise } = await rowOf(id);
    const content = await contentOf(refund?.id ?? '');
    expect(content).toMatchObject({
      form: 'refund-voucher',
      amount: totalPaise,
      refundedBefore: 0,
      against: { number: receipt?.number, amount: totalPaise },
    });
    const bytes = await download(shopper, `${id}/vouchers/${content.number.replaceAll('/', '-')}`);
    expect(wordsOf(bytes)).toMatch(/Refund Voucher[\s\S]*Left of the advance/);
  });

  it('receive payments that staff accept, and none of cash, gift cards or an invoiced order', async () => {
    const accepted = await placeOnlineOrder(shop, shopper, { ...pack, quantity: 1 });
    await move((await rowOf(accepted)).number, 'accept');
    const [voucher] = await vouchersOf(accepted, 1);
    expect(await contentOf(voucher?.id ?? '')).toMatchObject({
      payment: { kind: 'accepted', reference: null },
    });
    const onDelivery = await placeTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    await ship((await rowOf(onDelivery)).number);
    await issueVouchers(shop.deps, onDelivery);
    expect(await listVouchers(shop.db, [onDelivery])).toEqual([]);
    const shipped = await paidOrder();
    await vouchersOf(shipped, 1);
    await ship((await rowOf(shipped)).number);
    await issueVouchers(shop.deps, shipped);
    expect(await listVouchers(shop.db, [shipped])).toHaveLength(1);
  });

  it('are numbered without a gap, in the document table and the register, and bear no tax (GST-RETURN-7, GST-RETURN-9)', async () => {
    const { rows } = await shop.db.execute<{ kind: string; count: number; last: number }>(sql`
      select kind, count(*)::int as count, max(position)::int as last from tax_documents
      where kind like '%voucher' group by kind order by kind`);
    expect(rows.map(({ kind, count, last }) => [kind, count === last])).toEqual([
      ['receipt-voucher', true],
      ['refund-voucher', true],
    ]);
    const { body } = await staff.call('GET', '/gst-returns?month=2026-11');
    const report = body.report as { series: { kind: string; issued: number }[]; documents: number };
    expect(report.series.map(({ kind, issued }) => [kind, issued])).toEqual([
      ['invoice', 2],
      ...rows.map(({ kind, count }) => [kind, count]),
    ]);
    expect(report.documents).toBe(2);
    const url = '/api/staff/exports/document-register?month=2026-11';
    const register = await shop.app.inject({ method: 'GET', url, headers: staff.headers() });
    expect(register.body.match(/Receipt voucher/g)).toHaveLength(rows[0]?.count ?? 0);
  });
});
