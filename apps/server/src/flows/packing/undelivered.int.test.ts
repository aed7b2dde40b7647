import type { OrderView } from '@ilaneer/contract/order/order-view';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { decideAtGateway, placeOnlineOrder, startPayment } from '../../../testing/shoppers/pay-online.ts';
import { deliverTestOrder } from '../../../testing/shoppers/returned-order.ts';
import {
  PACK,
  parcelDesk,
  type Split,
  shipInParcels,
  shippedParcels,
} from '../../../testing/shoppers/shipped-parcels.ts';
import { addGiftCard, newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { placeTestOrder, TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { returns } from '../../db/schema/order/return.ts';
import { stockMovements } from '../../db/schema/stock/stock.ts';
import { findOrderById } from '../../modules/order/repository.ts';
import { transitionReturn } from '../returns/transition-return.ts';

const ONE_PACK: Split = [{ position: 1, quantity: 1 }];

describe('a parcel that ends without delivery (PARCEL-20, PARCEL-22)', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let packer: TestStaff;
  let desk: ReturnType<typeof parcelDesk>;
  beforeAll(async () => {
    shop = await openTestShop({ config: { roundsCash: true } });
    shopper = await newProvenShopper(shop);
    packer = await newTestStaff(shop, ['orders.fulfil']);
    desk = parcelDesk(packer);
  });
  afterEach(() => expectTiedBooks(shop.db));
  afterAll(() => shop.close());

  const view = async (id: string) =>
    (await shop.call('GET', `/orders/${id}`, { token: shopper.token })).body.order as OrderView;
  const rowOf = async (id: string) => (await findOrderById(shop.db, id)) ?? expect.fail('no order');
  const returnsOf = (id: string) => shop.db.select().from(returns).where(eq(returns.orderId, id));
  const movementsOf = async (id: string) => {
    const rows = await shop.db.select().from(stockMovements).where(eq(stockMovements.orderId, id));
    const moved = rows.filter(({ kind }) => kind === 'return' || kind === 'write off');
    return moved.map(({ kind, quantity, reason }) => ({ kind, quantity, reason }));
  };
  /** Debits less credits of an order, paise. */
  const balance = async (orderId: string, account: string) => {
    const { rows } = await shop.db.execute<{ sum: string }>(sql`
      select coalesce(sum(case side when 'debit' then amount_paise else -amount_paise end), 0) as sum
      from journal_lines where order_id = ${orderId} and account = ${account}`);
    return Number(rows[0]?.sum);
  };
  const sentAndBack = async (orderId: string) => {
    const { rows } = await shop.db.execute<{ sent: number; back: number }>(sql`
      select (-sum(quantity) filter (where kind = 'ship'))::int as sent,
        (sum(quantity) filter (where kind = 'return'))::int as back
      from stock_movements where order_id = ${orderId} and kind in ('ship', 'return') group by variant_id, batch_id`);
    return rows;
  };
  const mailsOf = async (orderId: string) => {
    const { rows } = await shop.db.execute<{ kind: string }>(sql`
      select data ->> 'kind' as kind from pgboss.job where name = 'send-mail' and data ->> 'orderId' = ${orderId}`);
    return rows.map(({ kind }) => kind);
  };
  const first = (parcels: readonly { id: string }[], at = 0) => parcels[at]?.id ?? expect.fail('no parcel');

  it('reverses a refused cash order: credit note, nothing to collect, no receivable, cancelled', async () => {
    const { orderId, parcels } = await shippedParcels(shop, shopper, packer);
    expect(await balance(orderId, 'customer-receivables')).toBeGreaterThan(0);
    const moved = await desk.move(first(parcels), 'back', { charges: 60 });
    expect(moved.body).toMatchObject({ parcel: { state: 'back', returnCharges: 60, toCollect: null } });
    const order = await rowOf(orderId);
    expect(order).toMatchObject({ status: 'cancelled', cancelCause: 'not delivered', cashRoundOffPaise: 0 });
    expect(order.creditedPaise).toBe(order.totalPaise);
    expect(await balance(orderId, 'customer-receivables')).toBe(0);
    expect(await balance(orderId, 'cash-with-couriers')).toBe(0);
    const [reversed] = await returnsOf(orderId);
    expect(reversed).toMatchObject({ origin: 'parcel', state: 'refunded', refundPaise: 0 });
    const shown = await view(orderId);
    expect(shown).toMatchObject({
      status: 'cancelled',
      isReturnable: false,
      payment: { rest: 0 },
      cancellation: { cause: 'not delivered', cancelledByCustomer: false },
      parcels: [{ status: 'back' }],
    });
    expect(shown.returns[0]?.refund?.creditNoteNo).toEqual(expect.any(String));
    // Waits for its inspection.
    expect(await movementsOf(orderId)).toEqual([]);
    expect(await mailsOf(orderId)).toContain('order-cancelled');
    expect(await mailsOf(orderId)).not.toContain('return-refunded');
  });

  it('lowers the cash of the rest, rounded again, and the rest is delivered (PAYMENT-23)', async () => {
    const { orderId, parcels } = await shippedParcels(shop, shopper, packer, [ONE_PACK]);
    const before = await rowOf(orderId);
    await desk.move(first(parcels, 1), 'back');
    const after = await rowOf(orderId);
    const due = after.totalPaise - after.creditedPaise;
    expect(after).toMatchObject({ status: 'shipped', giftCardPaise: 0 });
    expect(after.creditedPaise).toBeGreaterThan(0);
    expect((due + after.cashRoundOffPaise) % 100).toBe(0);
    const rest = (due + after.cashRoundOffPaise) / 100;
    expect(rest).toBeLessThan((before.totalPaise + before.cashRoundOffPaise) / 100);
    expect(await view(orderId)).toMatchObject({ payment: { rest } });
    expect(await desk.read(first(parcels))).toMatchObject({ toCollect: rest });
    expect(await mailsOf(orderId)).toContain('return-refunded');

    await desk.move(first(parcels), 'deliver');
    expect(await rowOf(orderId)).toMatchObject({ status: 'delivered', paymentStatus: 'completed' });
    expect(await balance(orderId, 'cash-with-couriers')).toBe(rest * 100);
    expect(await balance(orderId, 'customer-receivables')).toBe(0);
    const { items } = await view(orderId);
    expect(items.map(({ returnOffer }) => returnOffer.quantity)).toEqual([1, 1]);
  });

  it('gives a gift card back as far as it paid for the parcel', async () => {
    const card = await addGiftCard(shop, 30_000);
    const items = [{ ...(await variantWithStock(shop, PACK, 1_000)), quantity: 2 }];
    const orderId = await placeTestOrder(shop, shopper, items, { giftCardCode: card.code });
    const parcels = await shipInParcels(packer, orderId, [ONE_PACK]);
    await desk.move(first(parcels), 'lost');
    const half = await rowOf(orderId);
    await desk.move(first(parcels, 1), 'damaged');
    const order = await rowOf(orderId);
    expect(half.creditedPaise).toBeGreaterThan(0);
    expect(order).toMatchObject({ status: 'cancelled', creditedPaise: order.totalPaise - 30_000 });
    const refunds = (await returnsOf(orderId)).map(({ refundPaise }) => refundPaise ?? 0);
    expect(refunds.reduce((sum, one) => sum + one, 0)).toBe(30_000);
  });

  it('refunds a lost prepaid order the way it was paid, and writes its units off', async () => {
    const orderId = await placeOnlineOrder(shop, shopper, {
      ...(await variantWithStock(shop, PACK, 1_000)),
      quantity: 2,
    });
    await decideAtGateway(shop, await startPayment(shop, shopper, orderId), 'approve');
    const parcels = await shipInParcels(packer, orderId);
    await desk.move(first(parcels), 'lost');
    const order = await rowOf(orderId);
    expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', creditedPaise: 0 });
    const [reversed] = await returnsOf(orderId);
    expect(reversed).toMatchObject({ state: 'refunded', refundPaise: order.totalPaise });
    const moved = await movementsOf(orderId);
    expect(moved.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(0);
    expect(moved).toContainEqual(expect.objectContaining({ kind: 'write off', reason: 'lost' }));
  });

  it('is inspected by batch, its food restocked while its batch may be sold (PARCEL-23)', async () => {
    const { orderId, parcels } = await shippedParcels(shop, shopper, packer);
    const id = first(parcels);
    expect((await desk.act(id, 'inspection', { restock: [] })).body).toMatchObject({
      code: 'PARCEL_STEP_NOT_ALLOWED',
    });
    await desk.move(id, 'back');
    const tooMany = await desk.act(id, 'inspection', { restock: [{ position: 1, quantity: 3 }] });
    expect(tooMany.body.errors).toEqual(['Only 2 of this item came back']);
    const done = await desk.act(id, 'inspection', { restock: [{ position: 1, quantity: 1 }] });
    expect(done.body).toMatchObject({ parcel: { state: 'inspected', allowed: [] } });
    const moved = await movementsOf(orderId);
    const sumOf = (kind: string) =>
      moved.reduce((sum, one) => sum + (one.kind === kind ? one.quantity : 0), 0);
    expect([sumOf('return'), sumOf('write off')]).toEqual([3, -2]);
    const batches = await sentAndBack(orderId);
    for (const { sent, back } of batches) expect(back).toBe(sent);
  });

  it('waits for the reference where money goes back by hand only', async () => {
    const item = { ...(await variantWithStock(shop, PACK, 1_000)), quantity: 1 };
    const sold = await deliverTestOrder(shop, shopper, [item]);
    const asked = await shop.call('POST', `/orders/${sold}/returns`, {
      token: shopper.token,
      body: { lines: [{ position: 1, quantity: 1, reason: 'defective' }], remedy: 'replacement' },
    });
    const { number: returnNumber } = asked.body.return as { number: number };
    const which = { orderNumber: sold, returnNumber };
    await transitionReturn(shop.deps, TEST_STAFF, { ...which, transition: 'approve' });
    const exchange = { ...which, transition: 'exchange', goods: [], reference: null } as const;
    const done = await transitionReturn(shop.deps, TEST_STAFF, exchange);
    const orderId = (done.ok && done.value.request.exchangeOrderId) || expect.fail('no replacement');
    const parcels = await shipInParcels(packer, orderId);
    await desk.move(first(parcels), 'lost');
    const [waiting] = await returnsOf(orderId);
    expect(waiting).toMatchObject({ origin: 'parcel', state: 'approved', refundPaise: null });
    const refund = {
      orderNumber: orderId,
      returnNumber: 1,
      transition: 'refund',
      reference: 'UPI 7',
    } as const;
    expect(await transitionReturn(shop.deps, TEST_STAFF, refund)).toMatchObject({ ok: true });
    expect(await balance(orderId, 'customer-receivables')).toBe(0);
  });
});
