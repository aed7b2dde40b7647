import { systemActor } from '@ilaneer/domain/actor/actor';
import type { JournalEntryKind } from '@ilaneer/domain/journal/journal-entry';
import { paise } from '@ilaneer/domain/money';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { shipTestOrder } from '../../../testing/shoppers/invoiced-order.ts';
import { decideAtGateway, placeOnlineOrder, startPayment } from '../../../testing/shoppers/pay-online.ts';
import { openReturnShop, refundGoods } from '../../../testing/shoppers/returned-order.ts';
import { addGiftCard, newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { placeTestOrder, TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import type { TestShop, TestShopper } from '../../../testing/test-shop.ts';
import { coinLots } from '../../db/schema/balance/coin.ts';
import { journalEntries, journalLines } from '../../db/schema/balance/journal.ts';
import { orders } from '../../db/schema/order/order.ts';
import { expireCoins } from '../../modules/coin/coin.ts';
import { cancelOrder, fulfilOrder } from '../fulfilment/fulfilment.ts';
import { changeLines, previewLines } from '../order-desk/edit-lines.ts';
import { refundGoodwill } from '../settlement/settlement.ts';
import { readTrialBalance, verifyBooks } from './verify-books.ts';

describe('the books of a shop', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let shirt: Awaited<ReturnType<typeof openReturnShop>>['shirt'];
  beforeAll(async () => {
    ({ shop, shirt } = await openReturnShop());
    shopper = await newProvenShopper(shop);
  });
  afterEach(() => expectTiedBooks(shop.db));
  afterAll(() => shop.close());

  const rowOf = async (id: string) => {
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    if (row === undefined) throw new Error('the order is gone');
    return row;
  };
  /** Debits are positive. */
  const entry = async (kind: JournalEntryKind, sourceId: string) => {
    const rows = await shop.db
      .select()
      .from(journalLines)
      .innerJoin(journalEntries, eq(journalEntries.id, journalLines.entryId))
      .where(and(eq(journalEntries.kind, kind), eq(journalEntries.sourceId, sourceId)))
      .orderBy(asc(journalLines.position));
    return Object.fromEntries(
      rows.map(({ journal_lines: { account, side, amountPaise } }) => [
        account,
        side === 'debit' ? amountPaise : -amountPaise,
      ]),
    );
  };
  const customerOf = async (id: string) => {
    const { rows } = await shop.db.execute<{ account: string; balance: number }>(sql`
      select account, sum(case side when 'debit' then amount_paise else -amount_paise end)::int as balance
      from journal_lines where order_id = ${id} and account in ('customer-advances', 'customer-receivables', 'goodwill')
      group by account`);
    return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
  };
  const balanceOf = async (account: string) =>
    (await readTrialBalance(shop.db, null)).find(({ id }) => id === account)?.balance ?? 0;
  const move = async (orderNumber: string, transition: 'accept' | 'process' | 'deliver') => {
    const moved = await fulfilOrder(shop.deps, TEST_STAFF, { transition, orderNumber });
    if (!moved.ok) throw new Error(moved.error.code);
  };
  const ship = async (orderNumber: string) => {
    await move(orderNumber, 'process');
    const parcel = { courier: 'India Post', trackingNumber: 'EK123456' };
    await fulfilOrder(shop.deps, TEST_STAFF, { transition: 'ship', orderNumber, ...parcel });
  };
  const paidOrder = async (quantity: number) => {
    const id = await placeOnlineOrder(shop, shopper, { ...shirt, quantity });
    await decideAtGateway(shop, await startPayment(shop, shopper, id), 'approve');
    return id;
  };
  const giveGoodwill = async (orderId: string, amountPaise: number) => {
    const { version } = await rowOf(orderId);
    const why = { amount: paise(amountPaise), reason: 'Came late', reference: null };
    const given = await refundGoodwill(shop.deps, TEST_STAFF, { orderId, version, ...why });
    if (!given.ok) throw new Error(JSON.stringify(given.error));
  };
  const cancel = async (orderId: string) => {
    const why = { reason: null, category: null, feedback: null };
    const done = await cancelOrder(shop.deps, TEST_STAFF, { orderId, ...why });
    if (!done.ok) throw new Error(done.error.code);
  };

  it('post a sale with its invoice, and the cash that the courier was handed', async () => {
    const id = await placeTestOrder(shop, shopper, [{ ...shirt, quantity: 1 }]);
    expect(await customerOf(id)).toEqual({});
    await ship(id);
    const row = await rowOf(id);
    expect(await entry('invoice', id)).toEqual({
      'customer-receivables': row.totalPaise,
      // JOURNAL-29
      sales: -row.subtotalPaise,
      ...(row.deliveryPaise > 0 && { 'delivery-income': -row.deliveryPaise }),
      ...(row.cgstPaise > 0 && { 'cgst-payable': -row.cgstPaise, 'sgst-payable': -row.sgstPaise }),
      ...(row.igstPaise > 0 && { 'igst-payable': -row.igstPaise }),
      ...(row.roundOffPaise !== 0 && { 'round-off': -row.roundOffPaise }),
    });
    await move(id, 'deliver');
    expect(await entry('cash on delivery', id)).toEqual({
      'cash-with-couriers': row.totalPaise,
      'customer-receivables': -row.totalPaise,
    });
  });

  it('post payments before the invoice as an advance, also those recorded by staff', async () => {
    const [online, accepted] = [
      await paidOrder(1),
      await placeOnlineOrder(shop, shopper, { ...shirt, quantity: 2 }),
    ];
    await move(accepted, 'accept');
    for (const id of [online, accepted]) {
      const { totalPaise } = await rowOf(id);
      expect(await customerOf(id)).toEqual({ 'customer-advances': -totalPaise });
      await ship(id);
      expect(await customerOf(id)).toEqual({ 'customer-advances': 0 });
    }
    const { totalPaise } = await rowOf(accepted);
    expect(await entry('payment accepted', accepted)).toEqual({
      bank: totalPaise,
      'customer-advances': -totalPaise,
    });
  });

  it('take back what a returned order was sold, taxed and paid for', async () => {
    const id = await shipTestOrder(shop, shopper, [{ ...shirt, quantity: 2 }]);
    await move(id, 'deliver');
    await refundGoods(
      shop,
      shopper,
      id,
      [{ position: 1, quantity: 2, reason: 'damaged' }],
      '--reference',
      'UPI 1',
    );
    const sold = await entry('invoice', id);
    const { rows } = await shop.db.execute<{ id: string }>(
      sql`select id from returns where order_id = ${id}`,
    );
    const back = await entry('return', rows[0]?.id ?? '');
    const { sales = 0, 'customer-receivables': owed = 0, ...others } = sold;
    const reversed = Object.entries(others).map(([account, amount]) => [account, -amount]);
    expect(back).toEqual({
      ...Object.fromEntries(reversed),
      'sales-returns': -sales,
      'customer-receivables': -owed,
    });
    expect(await entry('refund paid out', rows[0]?.id ?? '')).toEqual({
      bank: -owed,
      'customer-receivables': owed,
    });
    expect(await customerOf(id)).toEqual({ 'customer-receivables': 0 });
  });

  it('let goodwill cost something only where nothing takes it back into the price', async () => {
    const before = await balanceOf('goodwill');
    const [cancelled, returned, cheaper, kept] = [
      await paidOrder(1),
      await paidOrder(1),
      await paidOrder(2),
      await paidOrder(1),
    ];
    for (const id of [cancelled, returned, kept]) await giveGoodwill(id, 1_000);
    await cancel(cancelled);
    await ship(returned);
    await move(returned, 'deliver');
    await refundGoods(shop, shopper, returned, [{ position: 1, quantity: 1, reason: 'damaged' }]);
    // Mostly refunded before: the edit refunds the rest.
    await giveGoodwill(cheaper, (await rowOf(cheaper)).totalPaise - 500);
    const { version } = await rowOf(cheaper);
    const wanted = { lines: [{ position: 1, quantity: 1 }], added: [] };
    const which = { orderId: cheaper, version, wanted };
    const preview = await previewLines(shop.deps, which);
    if (!preview.ok) throw new Error(preview.error.code);
    const { total } = preview.value.edit.figures.summary;
    expect(await changeLines(shop.deps, TEST_STAFF, { ...which, total })).toMatchObject({ ok: true });
    await ship(kept);
    expect(await customerOf(cancelled)).toEqual({ 'customer-advances': 0, goodwill: 0 });
    expect(await customerOf(returned)).toEqual({
      'customer-advances': 0,
      'customer-receivables': 0,
      goodwill: 0,
    });
    expect(await customerOf(cheaper)).toEqual({ 'customer-advances': -total, goodwill: total });
    expect(await customerOf(kept)).toEqual({ 'customer-advances': 0, goodwill: 1_000 });
    expect(await balanceOf('goodwill')).toBe(before + 1_000 + total);
  });

  it('post gift cards by their payer, and their use and refund by orders', async () => {
    const outstanding = await balanceOf('gift-cards-outstanding');
    const card = await addGiftCard(shop, 30_000);
    expect(await entry('gift card issued', card.id)).toEqual({
      'gift-cards-given': 30_000,
      'gift-cards-outstanding': -30_000,
    });
    const ordered = { giftCardCode: card.code };
    const id = await placeTestOrder(shop, shopper, [{ ...shirt, quantity: 2 }], ordered);
    const { giftCardPaise } = await rowOf(id);
    expect(await customerOf(id)).toEqual({ 'customer-advances': -giftCardPaise });
    expect(await balanceOf('gift-cards-outstanding')).toBe(outstanding - 30_000 + giftCardPaise);
    await expectTiedBooks(shop.db);
    await cancel(id);
    expect(await customerOf(id)).toEqual({ 'customer-advances': 0 });
    expect(await balanceOf('gift-cards-outstanding')).toBe(outstanding - 30_000);
  });

  it('post earned coins as a liability until they are used or expire', async () => {
    const earned = await placeTestOrder(shop, shopper, [{ ...shirt, quantity: 5 }]);
    await ship(earned);
    await move(earned, 'deliver');
    const [given, owed] = [await balanceOf('coins-given'), await balanceOf('coins-outstanding')];
    expect(owed).toBeLessThan(-1_000);
    const used = await placeTestOrder(shop, shopper, [{ ...shirt, quantity: 1 }], { coins: 10 });
    expect(await balanceOf('coins-outstanding')).toBe(owed + 1_000);
    expect(await balanceOf('coins-on-orders')).toBe(-1_000);
    await ship(used);
    expect(await balanceOf('coins-on-orders')).toBe(0);
    expect(await balanceOf('coins-given')).toBe(given - 1_000);
    expect(await entry('invoice', used)).toMatchObject({ 'coins-on-orders': 1_000, 'coins-given': -1_000 });
    const left = await balanceOf('coins-outstanding');
    await shop.db.update(coinLots).set({ expiresAt: sql`earned_at` });
    await expireCoins(shop.deps, systemActor('clock'));
    expect(await balanceOf('coins-outstanding')).toBe(0);
    expect(await balanceOf('coins-expired')).toBe(left);
  });

  it('name contradictions with other ledgers, and their orders', async () => {
    const id = await paidOrder(1);
    const { number, totalPaise } = await rowOf(id);
    await shop.db.execute(sql`update gift_cards set initial_paise = initial_paise + 1, balance_paise = balance_paise + 1
      where id = (select min(id) from gift_cards)`);
    await shop.db.update(orders).set({ paymentStatus: 'refunded' }).where(eq(orders.id, id));
    await shop.db.execute(
      sql`update payments set refunded_paise = amount_paise, status = 'refunded' where order_id = ${id}`,
    );
    const { ties, untiedOrders } = await verifyBooks(shop.db);
    const broken = ties.filter((tie) => tie.expected !== tie.actual);
    expect(broken.map(({ name, expected, actual: inBooks }) => [name, inBooks - expected])).toEqual([
      ['Gift cards outstanding', 1],
    ]);
    expect(untiedOrders).toEqual([
      { number, account: 'customer-advances', expected: 0, actual: -totalPaise },
    ]);
    await shop.db.execute(sql`update gift_cards set initial_paise = initial_paise - 1, balance_paise = balance_paise - 1
      where id = (select min(id) from gift_cards)`);
    await shop.db.execute(
      sql`update payments set refunded_paise = 0, status = 'captured' where order_id = ${id}`,
    );
    await shop.db.update(orders).set({ paymentStatus: 'completed' }).where(eq(orders.id, id));
  });
});
