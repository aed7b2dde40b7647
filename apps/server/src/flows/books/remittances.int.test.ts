import type {
  CheckedRemittance,
  RemittanceBody,
  RemittanceView,
} from '@ilaneer/contract/staff/books/remittances';
import { addDays, indiaDay, startOfIndiaDay } from '@ilaneer/domain/india-day';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { daysOfBooks, expectOpenItemsTie } from '../../../testing/money/expect-open-items.ts';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { decideAtGateway, placeOnlineOrder, startPayment } from '../../../testing/shoppers/pay-online.ts';
import { deliverTestOrder, openReturnShop } from '../../../testing/shoppers/returned-order.ts';
import { TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import type { TestShop, TestShopper } from '../../../testing/test-shop.ts';
import { journalEntries } from '../../db/schema/balance/journal.ts';
import { orders } from '../../db/schema/order/order.ts';
import { payments, refunds } from '../../db/schema/order/payment.ts';
import { transact } from '../../db/transact.ts';
import { lockMonth } from '../../modules/journal/journal.ts';
import { readTrialBalance } from './verify-books.ts';

describe('a remittance of a gateway or courier (REMITTANCE-1)', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let staff: TestStaff;
  let shirt: Awaited<ReturnType<typeof openReturnShop>>['shirt'];
  beforeAll(async () => {
    ({ shop, shirt } = await openReturnShop());
    shopper = await shop.newShopper();
    staff = await newTestStaff(shop, ['reports.read', 'books.write']);
  });
  afterEach(async () => {
    await expectTiedBooks(shop.db);
    await expectOpenItemsTie(shop.db, await daysOfBooks(shop.db));
  });
  afterAll(() => shop.close());

  const today = () => indiaDay(shop.deps.now());
  const balanceOf = async (account: string) =>
    (await readTrialBalance(shop.db, null)).find(({ id }) => id === account)?.balance ?? 0;
  /** Account changes in paise, debits positive. */
  const changes = async (accounts: readonly string[], act: () => Promise<unknown>) => {
    const before = await Promise.all(accounts.map(balanceOf));
    await act();
    const after = await Promise.all(accounts.map(balanceOf));
    return Object.fromEntries(accounts.map((account, at) => [account, (after[at] ?? 0) - (before[at] ?? 0)]));
  };
  const bodyOf = (given: Partial<RemittanceBody>): RemittanceBody => ({
    ...{ source: 'courier', payer: 'India Post', reference: `UTR-${shop.deps.newId()}`, receivedOn: today() },
    ...{ net: 0, charges: null, gst: null, lines: '' },
    ...given,
  });
  const record = async (given: Partial<RemittanceBody>) => {
    const { status, body } = await staff.call('POST', '/remittances', { body: bodyOf(given) });
    expect({ status, body }).toMatchObject({ status: 201 });
    return String(body.remittanceId);
  };
  const check = async (given: Partial<RemittanceBody>) =>
    (await staff.call('POST', '/remittance-checks', { body: bodyOf(given) })).body
      .remittance as CheckedRemittance;
  const read = async (id: string) =>
    (await staff.call('GET', `/remittances/${id}`)).body.remittance as RemittanceView;
  const open = async (reference: string, given: Partial<RemittanceBody> = {}) => {
    const { lines } = await check({ net: 1, lines: `${reference},1`, ...given });
    return lines[0]?.about === null ? null : lines[0]?.open;
  };
  const deliver = async () => {
    const id = await deliverTestOrder(shop, shopper, [{ ...shirt, quantity: 1 }]);
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    if (row === undefined) throw new Error('the order is gone');
    return { id, number: row.number, total: row.totalPaise / 100, tracking: row.trackingNumber ?? '' };
  };
  const pay = async () => {
    const id = await placeOnlineOrder(shop, shopper, { ...shirt, quantity: 1 });
    await decideAtGateway(shop, await startPayment(shop, shopper, id), 'approve');
    const [row] = await shop.db.select().from(payments).where(eq(payments.orderId, id));
    if (row === undefined) throw new Error('nothing was paid');
    return { orderId: id, paise: row.amountPaise, name: row.gatewayPaymentId ?? '' };
  };

  it("reduces a courier's receivable, shows the missing amount, and leaves the rest open (REMITTANCE-3)", async () => {
    const order = await deliver();
    expect(await open(order.number)).toBe(order.total);
    const short = order.total - 10;
    const given = { net: short, lines: `${order.number},${short}` };
    expect(await check(given)).toMatchObject({
      unmatched: 0,
      lines: [
        { about: 'cash', orderNumber: order.number, open: order.total, state: 'short', difference: -10 },
      ],
    });
    const accounts = ['bank', 'cash-with-couriers', 'collection-charges', 'unmatched-receipts'];
    expect(await changes(accounts, () => record(given))).toEqual({
      bank: Math.round(short * 100),
      'cash-with-couriers': -Math.round(short * 100),
      'collection-charges': 0,
      'unmatched-receipts': 0,
    });
    expect(await open(order.number)).toBe(10);
    await record({ net: 10, lines: `${order.number},10` });
    expect(await open(order.number)).toBe(0);
  });

  it('posts surplus and unknown amounts as receipts without a match', async () => {
    const order = await deliver();
    const lines = `${order.number},${order.total + 5}\nNOBODY,7`;
    const given = { net: order.total + 12, lines };
    expect(await check(given)).toMatchObject({
      unmatched: 12,
      lines: [
        { state: 'extra', difference: 5 },
        { about: null, state: 'unknown' },
      ],
    });
    expect(await changes(['unmatched-receipts'], () => record(given))).toEqual({
      'unmatched-receipts': -1_200,
    });
  });

  it("takes a gateway's report in: charges with their GST apart, refunds off, rows of others left out", async () => {
    const [kept, cancelled] = [await pay(), await pay()];
    await shop.call('POST', `/orders/${cancelled.orderId}/cancel`, { token: shopper.token, body: {} });
    await expect
      .poll(async () => {
        const rows = await shop.db.select().from(refunds).where(eq(refunds.orderId, cancelled.orderId));
        return rows[0]?.state;
      })
      .toBe('sent');
    const [refund] = await shop.db.select().from(refunds).where(eq(refunds.orderId, cancelled.orderId));
    const full = kept.paise / 100;
    const row = (kind: string, name: string, debit: number, credit: number, tax: number) =>
      `${kind},${name},${full.toFixed(2)},${tax},${debit.toFixed(2)},${credit.toFixed(2)},setl_7`;
    const report = [
      'type,entity_id,amount,tax,debit,credit,settlement_id',
      row('payment', kept.name, 0, full - 11.8, 1.8),
      row('payment', cancelled.name, 0, full - 11.8, 1.8),
      row('refund', refund?.gatewayRefundId ?? '', full, 0, 0),
      'payment,pay_of_another_day,10.00,0,0.00,10.00,setl_8',
    ].join('\n');
    const given = { source: 'gateway', payer: 'sandbox', reference: 'setl_7', lines: report } as const;
    const accounts = ['bank', 'gateway-receivable', 'collection-charges', 'input-gst', 'unmatched-receipts'];
    const net = Math.round(kept.paise - 2_360) / 100;
    expect(await changes(accounts, () => record({ ...given, net }))).toEqual({
      bank: kept.paise - 2_360,
      'gateway-receivable': -kept.paise,
      'collection-charges': 2_000,
      'input-gst': 360,
      'unmatched-receipts': 0,
    });
    const ofGateway = { source: 'gateway', payer: 'sandbox' } as const;
    for (const { name } of [kept, cancelled]) expect(await open(name, ofGateway)).toBe(0);
    expect(await open(kept.name, { ...ofGateway, payer: 'razorpay' })).toBeNull();
  });

  it('is recorded once, and again after its reversal (REMITTANCE-5, REMITTANCE-6)', async () => {
    const order = await deliver();
    const given = bodyOf({ net: order.total, lines: `${order.number},${order.total}` });
    const accounts = ['bank', 'cash-with-couriers'];
    const nothing = { bank: 0, 'cash-with-couriers': 0 };
    const whole = await changes(accounts, async () => {
      const id = await record(given);
      const named = given.reference.toLowerCase().replace('-', ' - ');
      for (const twice of [{ payer: 'INDIA POST' }, { reference: named }]) {
        for (const path of ['/remittances', '/remittance-checks'] as const) {
          const { body } = await staff.call('POST', path, { body: { ...given, ...twice } });
          expect(body).toMatchObject({ code: 'REMITTANCE_RECORDED' });
        }
      }
      const why = { body: { reason: 'Wrong bank account' } };
      expect((await staff.call('POST', `/remittances/${id}/reversal`, why)).status).toBe(200);
      expect((await staff.call('POST', `/remittances/${id}/reversal`, why)).body).toMatchObject({
        code: 'REMITTANCE_TAKEN_BACK',
      });
      expect(await read(id)).toMatchObject({ isTakenBack: true, takenBackReason: 'Wrong bank account' });
    });
    expect(whole).toEqual(nothing);
    expect(await open(order.number)).toBe(order.total);
    await record(given);
    expect(await open(order.number)).toBe(0);
  });

  it.each([
    [{ net: 1, lines: 'OD1,2' }, 'net'],
    [{ net: 2, lines: 'OD1,2', receivedOn: addDays(indiaDay(new Date()), 2) }, 'receivedOn'],
    [{ net: 2, lines: 'OD1,2', source: 'gateway', payer: 'Somebody' } as const, 'payer'],
    [{ net: 2, lines: 'OD1' }, 'lines'],
    [{ net: 2, lines: '"OD1,2' }, 'lines'],
  ])('is refused and changes nothing: %j', async (given, field) => {
    const accounts = ['bank'];
    const changed = await changes(accounts, async () => {
      const { status, body } = await staff.call('POST', '/remittances', { body: bodyOf(given) });
      expect({ status, body }).toMatchObject({ status: 400, body: { fields: [{ field }] } });
    });
    expect(changed).toEqual({ bank: 0 });
  });

  it('finds an order by its tracking number, and a remittance by its reference', async () => {
    const order = await deliver();
    await shop.db.update(orders).set({ trackingNumber: 'TRACK77' }).where(eq(orders.id, order.id));
    await record({ reference: 'UTR-TRACK', net: order.total, lines: `'track 77,${order.total}` });
    const { body } = await staff.call('GET', '/remittances?search=utr-track&source=courier');
    expect(body.rows).toMatchObject([{ reference: 'UTR-TRACK', gross: order.total, unmatched: 0 }]);
    expect((await staff.call('GET', '/remittances?search=utr-track&source=gateway')).body.rows).toEqual([]);
  });

  it('shows overdue cash of its courier, as long as no remittance names it (REMITTANCE-10)', async () => {
    const order = await deliver();
    const deliveredDaysAgo = async (days: number) => {
      const cashCollectedAt = startOfIndiaDay(addDays(today(), -days));
      await shop.db.update(orders).set({ cashCollectedAt }).where(eq(orders.id, order.id));
    };
    const overdue = async (given: Partial<RemittanceBody> = {}) =>
      (await check({ net: 1, lines: 'UNKNOWN,1', payer: 'india post', ...given })).overdue;
    const named = async (given: Partial<RemittanceBody> = {}) =>
      (await overdue(given))?.rows.find(({ orderId }) => orderId === order.id);
    await deliveredDaysAgo(14);
    expect(await overdue()).toMatchObject({ termDays: 14, count: 0, amount: 0, rows: [] });
    await deliveredDaysAgo(15);
    expect(await overdue()).toMatchObject({ count: 1, amount: order.total });
    expect(await named()).toEqual({
      ...{ orderId: order.id, orderNumber: order.number, trackingNumber: order.tracking },
      ...{ deliveredOn: addDays(today(), -15), days: 15, open: order.total },
    });
    expect(await named({ payer: 'DTDC' })).toBeUndefined();
    expect(await overdue({ source: 'gateway', payer: 'sandbox' })).toBeNull();
    const short = { net: 5, lines: `${order.number},5` };
    expect(await named(short)).toBeUndefined();
    const id = await record({ ...short, payer: 'INDIA POST' });
    expect(await named()).toBeUndefined();
    expect((await read(id)).lines).toMatchObject([{ state: 'short', open: order.total }]);
    await staff.call('POST', `/remittances/${id}/reversal`, { body: { reason: 'Wrong' } });
    expect(await named()).toMatchObject({ open: order.total });
    expect((await read(id)).overdue?.rows).toMatchObject([{ orderNumber: order.number }]);
  });

  it('is listed page by page, each once', async () => {
    for (let day = 0; day < 52; day += 1) {
      await record({ payer: 'Paged', receivedOn: addDays(today(), -day), net: 1, lines: 'X,1' });
    }
    const first = (await staff.call('GET', '/remittances?search=paged')).body;
    const second = (await staff.call('GET', `/remittances?search=paged&after=${String(first.next)}`)).body;
    const days = [first, second].flatMap(({ rows }) =>
      (rows as RemittanceView[]).map((row) => row.receivedOn),
    );
    expect(first.count).toEqual({ found: 52, isMore: false });
    expect(days).toEqual(Array.from({ length: 52 }, (_, day) => addDays(today(), -day)));
  });

  it('shows the trial balance with equal sides', async () => {
    const { body } = await staff.call('GET', '/trial-balance');
    expect(body.debits).toBe(body.credits);
    const past = await staff.call('GET', '/trial-balance?from=2020-01-01&to=2020-01-31');
    expect(past.body).toMatchObject({ debits: 0, credits: 0 });
  });

  it('is booked on the first open day when its month is locked (JOURNAL-13)', async () => {
    const firstDay = `${today().slice(0, 7)}-01`;
    const lastMonth = addDays(firstDay, -1);
    const locked = await transact(shop.db, (tx) =>
      lockMonth(tx, shop.deps, TEST_STAFF, { month: lastMonth.slice(0, 7), needsTwo: false }),
    );
    expect(locked.ok).toBe(true);
    const id = await record({ receivedOn: lastMonth, net: 3, lines: 'X,3' });
    const [entry] = await shop.db.select().from(journalEntries).where(eq(journalEntries.sourceId, id));
    expect(entry?.bookedOn).toBe(firstDay);
  });
});
