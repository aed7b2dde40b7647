import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  parcelDesk,
  shipInParcels,
  shippedParcels,
  twoKinds,
} from '../../../testing/shoppers/shipped-parcels.ts';
import { placeTestOrder, TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import { auditEntriesOf } from '../../../testing/staff/audited.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { parcelEvents } from '../../db/schema/order/parcel.ts';
import { transact } from '../../db/transact.ts';
import { findOrderById } from '../../modules/order/repository.ts';
import { type Courier, courierByHand } from '../../modules/parcel/parcel.ts';
import { fulfilOrder, moveOrderBack } from '../fulfilment/fulfilment.ts';
import { takeEvent } from './take-event.ts';
import { lockParcel } from './work-on-parcel.ts';

const ONE_PACK = [{ position: 1, quantity: 1 }];

describe('a parcel after dispatch', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let packer: TestStaff;
  let desk: ReturnType<typeof parcelDesk>;
  beforeAll(async () => {
    shop = await openTestShop();
    shopper = await shop.newShopper();
    packer = await newTestStaff(shop, ['orders.fulfil']);
    desk = parcelDesk(packer);
  });
  afterAll(() => shop.close());

  const statusOf = async (id: string) =>
    ((await shop.call('GET', `/orders/${id}`, { token: shopper.token })).body.order as { status: string })
      .status;
  const shipped = async () => {
    const { orderId, parcels } = await shippedParcels(shop, shopper, packer);
    return { orderId, id: parcels[0]?.id ?? expect.fail('no parcel') };
  };

  it('is moved by staff, each act kept as an event, and its order follows (PARCEL-19)', async () => {
    const { orderId, id } = await shipped();
    expect(await statusOf(orderId)).toBe('shipped');
    await desk.move(id, 'out-for-delivery');
    expect(await statusOf(orderId)).toBe('in transit');
    const failed = await desk.move(id, 'attempt-failed', { reason: 'not at home' });
    expect(failed.body).toMatchObject({ parcel: { state: 'attempt failed' } });
    await desk.move(id, 'return');
    await desk.move(id, 'out-for-delivery');
    await desk.move(id, 'deliver');
    expect(await statusOf(orderId)).toBe('delivered');
    const parcel = await desk.read(id);
    expect(parcel.state).toBe('delivered');
    expect(parcel.allowed).toEqual([]);
    expect(parcel.events.map(({ kind }) => kind)).toEqual([
      'out for delivery',
      'attempt failed',
      'returning',
      'out for delivery',
      'delivered',
    ]);
    expect(parcel.events[1]).toMatchObject({ source: 'staff', reason: 'not at home', contradicts: false });
    const stored = await shop.db.select().from(parcelEvents).where(eq(parcelEvents.parcelId, id));
    expect(new Set(stored.map(({ actorId }) => actorId))).toEqual(new Set([packer.id]));
    const noted = await auditEntriesOf(shop.db, id);
    expect(noted.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['moved to attempt failed', 'moved to returning', 'moved to delivered']),
    );
  });

  it('can be recalled, and refuses acts that its state does not allow', async () => {
    const { orderId, id } = await shipped();
    expect((await desk.move(id, 'recall')).body).toMatchObject({ parcel: { state: 'returning' } });
    expect(await statusOf(orderId)).toBe('in transit');
    const refused = await desk.move(id, 'attempt-failed', { reason: 'refused' });
    expect(refused.body).toMatchObject({ code: 'PARCEL_STEP_NOT_ALLOWED', data: { state: 'returning' } });
    await desk.move(id, 'deliver');
    expect((await desk.move(id, 'return')).body).toMatchObject({ code: 'PARCEL_STEP_NOT_ALLOWED' });
  });

  it('asks for the reason of a failed attempt, and for a moment between dispatch and now', async () => {
    const { id } = await shipped();
    const problems = async (more: object) => (await desk.move(id, 'attempt-failed', more)).body.errors;
    expect(await problems({})).toEqual(['Choose why the delivery failed']);
    const reason = 'refused';
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    expect(await problems({ reason, at: inAnHour })).toEqual(['The moment is in the future']);
    const earlier = '2020-01-01T10:00:00Z';
    expect(await problems({ reason, at: earlier })).toEqual(['The parcel had not left at this moment']);
    expect((await desk.read(id)).events).toEqual([]);
  });

  it('is delivered, with its order, at the moment that staff name (PARCEL-51)', async () => {
    const { orderId, id } = await shipped();
    const { shippedAt } = await desk.read(id);
    expect((await desk.move(id, 'deliver', { at: shippedAt })).status).toBe(200);
    expect(await desk.read(id)).toMatchObject({ deliveredAt: shippedAt });
    const order = await findOrderById(shop.db, orderId);
    expect(order).toMatchObject({ status: 'delivered', deliveredAt: new Date(shippedAt ?? '') });
  });

  it('lets the order wait for its slowest parcel (PARCEL-2)', async () => {
    const { orderId, parcels } = await shippedParcels(shop, shopper, packer, [ONE_PACK]);
    const [first, second] = parcels;
    if (first === undefined || second === undefined) expect.fail('no two parcels');
    await desk.move(first.id, 'deliver');
    expect(await statusOf(orderId)).toBe('shipped');
    await desk.move(second.id, 'attempt-failed', { reason: 'other' });
    expect(await statusOf(orderId)).toBe('in transit');
    await desk.move(second.id, 'deliver');
    expect(await statusOf(orderId)).toBe('delivered');
  });

  it('stays in transit while another parcel of its order leaves (PARCEL-2)', async () => {
    const items = await twoKinds(shop);
    const orderId = await placeTestOrder(shop, shopper, items);
    const [first] = await shipInParcels(packer, orderId, [ONE_PACK], { to: 1 });
    const id = first?.id ?? expect.fail('no parcel');
    await desk.move(id, 'in-transit');
    await shipInParcels(packer, orderId, [], { from: 1 });
    expect(await statusOf(orderId)).toBe('shipped');
    const { state, events } = await desk.read(id);
    expect(state).toBe('in transit');
    expect(events.map(({ kind }) => kind)).toEqual(['in transit']);
  });

  it('takes late, doubled and contradicting reports without harm (PARCEL-19)', async () => {
    const { orderId, id } = await shipped();
    const at = new Date();
    const report = (kind: 'in transit' | 'delivered' | 'returning', minutes: number) =>
      transact(shop.db, async (tx) => {
        const locked = await lockParcel(tx, id);
        if (locked === null) throw new Error('no parcel');
        const happenedAt = new Date(at.getTime() + minutes * 60_000);
        const event = { kind, source: 'courier', code: kind, happenedAt, report: { kind } } as const;
        return takeEvent(tx, shop.deps, TEST_STAFF, locked, event);
      });
    for (const kind of ['delivered', 'delivered', 'in transit'] as const) {
      await report(kind, kind === 'delivered' ? 2 : 1);
    }
    await report('returning', 3);
    expect(await statusOf(orderId)).toBe('delivered');
    const { state, events } = await desk.read(id);
    expect(state).toBe('delivered');
    expect(events.map(({ kind, contradicts }) => [kind, contradicts])).toEqual([
      ['in transit', false],
      ['delivered', false],
      ['returning', true],
    ]);
  });

  it('moves with its order, forward and a step back, but not from the door (ORDER-28)', async () => {
    const { orderId, id } = await shipped();
    await fulfilOrder(shop.deps, TEST_STAFF, { orderNumber: orderId, transition: 'in-transit' });
    expect((await desk.read(id)).state).toBe('in transit');
    const back = { orderNumber: orderId, reason: 'Not yet' };
    expect((await moveOrderBack(shop.deps, TEST_STAFF, back)).ok).toBe(true);
    expect((await desk.read(id)).state).toBe('shipped');
    await desk.move(id, 'out-for-delivery');
    expect(await moveOrderBack(shop.deps, TEST_STAFF, back)).toMatchObject({
      error: { code: 'ORDER_MOVE_NOT_ALLOWED' },
    });
    await fulfilOrder(shop.deps, TEST_STAFF, { orderNumber: orderId, transition: 'deliver' });
    expect((await desk.read(id)).state).toBe('delivered');
  });

  it('is opened at the bench by its number at any state (PARCEL-18)', async () => {
    const { id } = await shipped();
    await desk.move(id, 'attempt-failed', { reason: 'refused' });
    const { number } = await desk.read(id);
    const opened = await packer.call('POST', '/packing/claims', { body: { code: number } });
    expect(opened.body.parcel).toMatchObject({ id, state: 'attempt failed', interruption: null });
  });

  it('is taken over by the courier port at every door (PARCEL-21)', async () => {
    const taken: string[] = [];
    const courier: Courier = {
      ...courierByHand,
      takeOver: async ({ trackingNumber }) => {
        taken.push(trackingNumber);
        return { ok: true, value: { courier: 'Port', trackingNumber: `P-${trackingNumber}` } };
      },
      answerAttempt: async () => false,
    };
    const [productId, variantId] = ['tender-coconut-water-pack', 'tender-coconut-water-pack_V01'];
    const id = await placeTestOrder(shop, shopper, [{ productId, variantId, quantity: 1 }]);
    const deps = { ...shop.deps, courier };
    await fulfilOrder(deps, TEST_STAFF, { orderNumber: id, transition: 'process' });
    const ship = { orderNumber: id, transition: 'ship', courier: 'Typed', trackingNumber: 'T-1000' } as const;
    expect(await fulfilOrder(deps, TEST_STAFF, ship)).toMatchObject({
      value: { courier: 'Port', trackingNumber: 'P-T-1000' },
    });
    expect(taken).toEqual(['T-1000']);
  });
});
