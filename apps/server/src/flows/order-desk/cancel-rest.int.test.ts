import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { stockOf, variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { decideAtGateway, placeOnlineOrder, startPayment } from '../../../testing/shoppers/pay-online.ts';
import {
  BOTTLE,
  PACK,
  parcelDesk,
  shipInParcels,
  twoKinds,
} from '../../../testing/shoppers/shipped-parcels.ts';
import { newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { auditEntriesOf } from '../../../testing/staff/audited.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { returns } from '../../db/schema/order/return.ts';
import { findOrderById } from '../../modules/order/repository.ts';
import { listCreditNotes } from '../../modules/tax-document/repository.ts';

const A_PACK = [{ position: 1, quantity: 1 }];

describe('the rest of an order, never sent, is cancelled by staff (PARCEL-49)', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let staff: TestStaff;
  let desk: ReturnType<typeof parcelDesk>;
  beforeAll(async () => {
    shop = await openTestShop({ config: { roundsCash: true } });
    shopper = await newProvenShopper(shop);
    staff = await newTestStaff(shop, ['orders.read', 'orders.fulfil', 'orders.edit']);
    desk = parcelDesk(staff);
  });
  afterEach(() => expectTiedBooks(shop.db));
  afterAll(() => shop.close());

  const shown = async (orderId: string) =>
    (await staff.call('GET', `/orders/${orderId}`)).body.order as StaffOrderView;
  const cancel = async (orderId: string) =>
    staff.call('POST', `/orders/${orderId}/cancellation`, {
      ...{ body: { reason: 'Sold out' }, version: (await shown(orderId)).state.version },
    });
  const movesOf = async (orderId: string) => (await shown(orderId)).moves.map(({ move }) => move);
  const rowOf = async (orderId: string) => (await findOrderById(shop.db, orderId)) ?? expect.fail('no order');
  const first = (parcels: readonly ParcelView[]) => parcels[0]?.id ?? expect.fail('no parcel');
  const mailsOf = async (orderId: string) => {
    const { rows } = await shop.db.execute<{ kind: string }>(sql`
      select data ->> 'kind' as kind from pgboss.job where name = 'send-mail' and data ->> 'orderId' = ${orderId}`);
    return rows.map(({ kind }) => kind);
  };
  /** Units of an order by kind of movement. */
  const unitsMoved = async (orderId: string) => {
    const { rows } = await shop.db.execute<{ kind: string; units: number }>(sql`
      select kind, sum(quantity)::int as units from stock_movements where order_id = ${orderId} group by kind`);
    return Object.fromEntries(rows.map(({ kind, units }) => [kind, units]));
  };

  it('in cash: nothing is left to collect, and every unit is free again or inspected', async () => {
    const items = await twoKinds(shop);
    const before = [await stockOf(shop, PACK), await stockOf(shop, BOTTLE)];
    const orderId = await placeTestOrder(shop, shopper, items);
    const parcels = await shipInParcels(staff, orderId, [A_PACK], { to: 1 });
    expect(await movesOf(orderId)).not.toContain('cancel');
    expect((await cancel(orderId)).body).toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' });

    await desk.move(first(parcels), 'back');
    expect(await movesOf(orderId)).toContain('cancel');
    const byShopper = await shop.call('POST', `/orders/${orderId}/cancel`, {
      token: shopper.token,
      body: {},
    });
    expect(byShopper.body).toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' });
    expect((await cancel(orderId)).body).toMatchObject({ order: { status: 'cancelled' } });
    const order = await rowOf(orderId);
    expect(order).toMatchObject({
      ...{ cancelCause: 'not delivered', cancelReason: 'Sold out', cashRoundOffPaise: 0 },
      creditedPaise: order.totalPaise,
    });
    expect(await listCreditNotes(shop.db, [orderId])).toHaveLength(2);
    const after = (await staff.call('GET', `/orders/${orderId}/parcels`)).body.parcels as ParcelView[];
    expect(after.map(({ state }) => state)).toEqual(['back', 'cancelled']);
    expect(await unitsMoved(orderId)).toEqual({ reserve: -3, release: 1, ship: -2 });
    const mails = await mailsOf(orderId);
    expect(mails.filter((kind) => kind === 'order-cancelled')).toHaveLength(1);
    expect(mails.filter((kind) => kind === 'return-refunded')).toHaveLength(1);
    expect(mails).not.toContain('order-shipped');
    const acts = (await auditEntriesOf(shop.db, orderId)).map(({ action }) => action);
    expect(acts).toContain('cancelled, as no parcel arrived');

    const restock = [
      { position: 1, quantity: 1 },
      { position: 2, quantity: 1 },
    ];
    expect((await desk.act(first(parcels), 'inspection', { restock })).status).toBe(200);
    expect([await stockOf(shop, PACK), await stockOf(shop, BOTTLE)]).toEqual(before);
    expect((await cancel(orderId)).body).toMatchObject({ code: 'ORDER_ALREADY_CANCELLED' });
  });

  it('paid online: the whole payment goes back, in two refunds', async () => {
    const item = { ...(await variantWithStock(shop, PACK, 1_000)), quantity: 3 };
    const orderId = await placeOnlineOrder(shop, shopper, item);
    await decideAtGateway(shop, await startPayment(shop, shopper, orderId), 'approve');
    const parcels = await shipInParcels(staff, orderId, [A_PACK], { to: 1 });
    await desk.move(first(parcels), 'lost');
    expect((await cancel(orderId)).status).toBe(200);
    const order = await rowOf(orderId);
    expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    const back = await shop.db.select().from(returns).where(eq(returns.orderId, orderId));
    expect(back).toHaveLength(2);
    expect(back.reduce((sum, { refundPaise }) => sum + (refundPaise ?? 0), 0)).toBe(order.totalPaise);
    expect(await unitsMoved(orderId)).toEqual({
      ...{ reserve: -3, release: 1, ship: -2, return: 2, 'write off': -2 },
    });
    expect(await stockOf(shop, PACK)).toBe(998);
  });

  it('paid online: the order goes on with the parcels that were sent', async () => {
    const item = { ...(await variantWithStock(shop, PACK, 1_000)), quantity: 3 };
    const orderId = await placeOnlineOrder(shop, shopper, item);
    await decideAtGateway(shop, await startPayment(shop, shopper, orderId), 'approve');
    const parcels = await shipInParcels(staff, orderId, [A_PACK], { to: 1 });
    await desk.move(first(parcels), 'out-for-delivery');
    expect((await cancel(orderId)).body).toMatchObject({ order: { status: 'in transit' } });
    const order = await rowOf(orderId);
    const [back] = await shop.db.select().from(returns).where(eq(returns.orderId, orderId));
    expect(back?.refundPaise).toBeGreaterThan(0);
    expect(back?.refundPaise).toBeLessThan(order.totalPaise);
    expect(await listCreditNotes(shop.db, [orderId])).toHaveLength(1);
    expect(await unitsMoved(orderId)).toEqual({ reserve: -3, release: 1, ship: -2 });
    const states = (await staff.call('GET', `/orders/${orderId}/parcels`)).body.parcels as ParcelView[];
    expect(states.map(({ state }) => state)).toEqual(['out for delivery', 'cancelled']);
    expect(await movesOf(orderId)).not.toContain('cancel');

    await desk.move(first(parcels), 'deliver');
    expect(await rowOf(orderId)).toMatchObject({ status: 'delivered' });
    const mails = await mailsOf(orderId);
    for (const kind of ['order-shipped', 'order-delivered', 'return-refunded']) {
      expect(mails.filter((one) => one === kind)).toHaveLength(1);
    }
  });

  it('paid online and delivered in part: the cancellation of the rest is the delivery of the order', async () => {
    const item = { ...(await variantWithStock(shop, PACK, 1_000)), quantity: 3 };
    const orderId = await placeOnlineOrder(shop, shopper, item);
    await decideAtGateway(shop, await startPayment(shop, shopper, orderId), 'approve');
    const parcels = await shipInParcels(staff, orderId, [A_PACK], { to: 1 });
    await desk.move(first(parcels), 'deliver');
    expect((await cancel(orderId)).body).toMatchObject({ order: { status: 'delivered' } });
    expect(await unitsMoved(orderId)).toEqual({ reserve: -3, release: 1, ship: -2 });
  });

  it('in cash: not while a parcel is on its way; once it brought the cash, the rest goes back by hand (PARCEL-33)', async () => {
    const items = await twoKinds(shop);
    const orderId = await placeTestOrder(shop, shopper, items);
    const parcels = await shipInParcels(staff, orderId, [A_PACK], { to: 1 });
    await desk.move(first(parcels), 'out-for-delivery');
    expect((await cancel(orderId)).body).toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' });
    await desk.move(first(parcels), 'deliver');
    const paid = await rowOf(orderId);
    expect(paid).toMatchObject({ status: 'processing', paymentStatus: 'completed' });
    expect(paid.cashCollectedAt).not.toBeNull();
    await expectTiedBooks(shop.db);
    expect((await cancel(orderId)).body).toMatchObject({ order: { status: 'delivered' } });
    expect(await rowOf(orderId)).toMatchObject({ creditedPaise: 0 });
    const [back] = await shop.db.select().from(returns).where(eq(returns.orderId, orderId));
    expect(back).toMatchObject({ state: 'approved', refundPaise: null });
  });
});
