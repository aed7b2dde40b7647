import type { OpenItemsReply, OpenItemView } from '@ilaneer/contract/staff/books/open-items';
import { addDays, indiaDay } from '@ilaneer/domain/india-day';
import type { OpenItemAccount } from '@ilaneer/domain/journal/open-items';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { daysOfBooks, expectOpenItemsTie } from '../../../testing/money/expect-open-items.ts';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { decideAtGateway, placeOnlineOrder, startPayment } from '../../../testing/shoppers/pay-online.ts';
import { deliverTestOrder, openReturnShop } from '../../../testing/shoppers/returned-order.ts';
import { addGiftCard, newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import type { TestShop, TestShopper } from '../../../testing/test-shop.ts';
import { giftCards } from '../../db/schema/balance/gift-card.ts';
import { orders } from '../../db/schema/order/order.ts';
import { refunds } from '../../db/schema/order/payment.ts';
import { cancelOrder } from '../fulfilment/fulfilment.ts';
import { sendRefund } from '../settlement/settlement.ts';

describe('open items (JOURNAL-19)', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let staff: TestStaff;
  let shirt: Awaited<ReturnType<typeof openReturnShop>>['shirt'];
  beforeAll(async () => {
    ({ shop, shirt } = await openReturnShop());
    shopper = await newProvenShopper(shop);
    staff = await newTestStaff(shop, ['reports.read', 'books.write', 'exports.take']);
  });
  afterEach(async () => {
    await expectTiedBooks(shop.db);
    await expectOpenItemsTie(shop.db, await daysOfBooks(shop.db));
  });
  afterAll(() => shop.close());

  const today = () => indiaDay(shop.deps.now());
  const read = async (account: OpenItemAccount, query = '') => {
    const { status, body } = await staff.call('GET', `/open-items?account=${account}${query}`);
    expect(status).toBe(200);
    return body as unknown as OpenItemsReply;
  };
  const all = async (account: OpenItemAccount) => {
    const rows: OpenItemView[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: OpenItemsReply = await read(account, after === '' ? '' : `&after=${after}`);
      rows.push(...page.rows);
      after = page.next;
    }
    return rows;
  };
  const itemOf = async (account: OpenItemAccount, orderId: string) =>
    (await all(account)).find((row) => row.orderId === orderId);
  const rowOf = async (id: string) => {
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    if (row === undefined) throw new Error('the order is gone');
    return row;
  };
  const pay = async () => {
    const id = await placeOnlineOrder(shop, shopper, { ...shirt, quantity: 1 });
    await decideAtGateway(shop, await startPayment(shop, shopper, id), 'approve');
    return id;
  };
  const remit = async (payer: string, reference: string, rupees: number) => {
    const given = { source: 'courier', payer, reference: `UTR-${shop.deps.newId()}`, receivedOn: today() };
    const lines = `${reference},${rupees}`;
    const body = { ...given, net: rupees, charges: null, gst: null, lines };
    expect(await staff.call('POST', '/remittances', { body })).toMatchObject({ status: 201 });
  };

  it('names for each courier the cash of delivered orders that it has not remitted', async () => {
    const id = await deliverTestOrder(shop, shopper, [{ ...shirt, quantity: 1 }]);
    const { number, courier, totalPaise } = await rowOf(id);
    expect(await itemOf('cash-with-couriers', id)).toMatchObject({
      label: number,
      who: courier,
      state: 'remittance',
      amount: totalPaise / 100,
    });
    await remit('India Post', number, 10);
    expect(await itemOf('cash-with-couriers', id)).toMatchObject({ amount: totalPaise / 100 - 10 });
    const { sums, total, balance } = await read('cash-with-couriers');
    expect(sums.find(({ who }) => who === courier)?.amount).toBe(total);
    expect(balance).toBe(total);
    await remit('India Post', number, totalPaise / 100 - 10);
    expect(await itemOf('cash-with-couriers', id)).toBeUndefined();
  });

  it("list unsettled payments and unsent refunds per gateway, and customers' advances", async () => {
    const id = await pay();
    const paid = (await rowOf(id)).totalPaise / 100;
    expect(await itemOf('gateway-receivable', id)).toMatchObject({ who: 'sandbox', amount: paid });
    expect(await itemOf('customer-advances', id)).toMatchObject({ state: 'invoice', amount: paid });
    const by = { orderId: id, reason: null, category: null, feedback: null };
    // Refunds stay queued.
    const waiting = { ...shop.deps, jobs: { ...shop.deps.jobs, enqueue: async () => undefined } };
    expect(await cancelOrder(waiting, TEST_STAFF, by)).toMatchObject({ ok: true });
    expect(await itemOf('refunds-payable', id)).toMatchObject({
      who: 'sandbox',
      state: 'refund',
      amount: paid,
    });
    expect(await itemOf('customer-advances', id)).toBeUndefined();
    expect(await itemOf('gateway-receivable', id)).toMatchObject({ amount: paid });
    const [refund] = await shop.db.select().from(refunds).where(eq(refunds.orderId, id));
    await sendRefund(shop.deps, refund?.id ?? '');
    expect(await itemOf('refunds-payable', id)).toBeUndefined();
    expect(await itemOf('gateway-receivable', id)).toBeUndefined();
  });

  it('list gift cards with balance and expiry, coins by month of expiry', async () => {
    const card = await addGiftCard(shop, 30_000);
    const [row] = await shop.db.select().from(giftCards).where(eq(giftCards.id, card.id));
    if (row === undefined) throw new Error('the card is gone');
    expect((await all('gift-cards-outstanding')).find(({ id }) => id === card.id)).toMatchObject({
      label: row.last4,
      amount: 300,
      endsOn: indiaDay(row.expiresAt),
      state: 'use',
    });
    await deliverTestOrder(shop, shopper, [{ ...shirt, quantity: 5 }]);
    const coins = await all('coins-outstanding');
    expect(coins.length).toBeGreaterThan(0);
    expect(coins.every(({ id, label }) => /^\d{4}-\d\d$/.test(id) && label === null)).toBe(true);
  });

  it('list unknown receipts by their remittance', async () => {
    await remit('India Post', 'NOBODY', 7);
    const [item] = (await all('unmatched-receipts')).filter(({ amount }) => amount === 7);
    expect(item).toMatchObject({ who: 'India Post', state: 'match' });
    expect(item?.remittanceId).toBe(item?.id);
  });

  it('are those of a past day when asked for it', async () => {
    await pay();
    await deliverTestOrder(shop, shopper, [{ ...shirt, quantity: 1 }]);
    await addGiftCard(shop, 10_000);
    const before = addDays(today(), -1);
    for (const account of ['gateway-receivable', 'customer-advances', 'cash-with-couriers'] as const) {
      expect((await read(account)).total).toBeGreaterThan(0);
      expect(await read(account, `&upTo=${before}`)).toMatchObject({ rows: [], total: 0, balance: 0 });
    }
    const cards = await read('gift-cards-outstanding');
    const then = await read('gift-cards-outstanding', `&upTo=${before}`);
    expect(then.total).toBe(then.balance);
    expect(then.total).toBeLessThan(cards.total);
  });

  it('finds items by number and by who has them, and keeps the sums of the whole', async () => {
    const id = await pay();
    const { number } = await rowOf(id);
    const found = await read('gateway-receivable', `&search=${number}`);
    expect(found.rows.map(({ orderId }) => orderId)).toEqual([id]);
    expect(found.count).toEqual({ found: 1, isMore: false });
    expect(found.total).toBe((await read('gateway-receivable')).balance);
  });

  it('leaves as a file whose rows add up to the books, for who may take files and see reports', async () => {
    const query = 'account=gateway-receivable';
    const counted = await staff.call('GET', `/exports/open-items/count?${query}`);
    const url = `/exports/open-items?${query}` as const;
    const file = await shop.app.inject({ url: `/api/staff${url}`, headers: staff.headers() });
    expect(file.headers['content-disposition']).toContain('open-items-');
    const [titles, ...lines] = file.body.trim().split('\r\n');
    expect(titles).toContain('Account,Item,With,Waits for,Open since,At the end of,Days open,Ends on,Amount');
    expect(lines.length).toBe(counted.body.count);
    const sum = lines.reduce((paise, line) => paise + Math.round(Number(line.split(',').at(-1)) * 100), 0);
    expect(sum / 100).toBe((await read('gateway-receivable')).balance);
    const other = await newTestStaff(shop, ['orders.read', 'exports.take']);
    expect(await other.call('GET', url)).toMatchObject({ status: 403 });
  });
});
