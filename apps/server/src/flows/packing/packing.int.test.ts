import { randomUUID } from 'node:crypto';
import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { allowedParcelSteps } from '@ilaneer/domain/parcel/parcel-state';
import { eq, getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { placeTestOrder, TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import { auditEntriesOf } from '../../../testing/staff/audited.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { orders } from '../../db/schema/order/order.ts';
import { parcelScans } from '../../db/schema/order/parcel.ts';
import { auditEntries, auditReasons } from '../../db/schema/staff/audit.ts';
import { cancelOrder } from '../fulfilment/fulfilment.ts';

const PACK = 'tender-coconut-water-pack_V01';
const BOTTLE = 'virgin-coconut-oil-bottle_V01';

describe('the packing bench', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let packer: TestStaff;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  let bottle: Awaited<ReturnType<typeof variantWithStock>>;
  beforeAll(async () => {
    shop = await openTestShop();
    shopper = await shop.newShopper();
    packer = await newTestStaff(shop, ['orders.fulfil']);
    pack = await variantWithStock(shop, PACK, 1_000);
    bottle = await variantWithStock(shop, BOTTLE, 1_000);
  });
  afterAll(() => shop.close());

  const newOrder = async () => {
    const id = await placeTestOrder(shop, shopper, [
      { ...pack, quantity: 2 },
      { ...bottle, quantity: 1 },
    ]);
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
    return order ?? expect.fail('no order');
  };
  const claim = async (code?: string): Promise<ParcelView> => {
    const { status, body } = await packer.call('POST', '/packing/claims', { body: { code } });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.parcel as ParcelView;
  };
  const scan = (parcel: ParcelView, code: string, gestureId: string = randomUUID()) =>
    packer.call('POST', `/parcels/${parcel.id}/scans`, { body: { gestureId, code } });
  const change = (parcel: ParcelView, step: string, body: object = {}) =>
    packer.call('POST', `/parcels/${parcel.id}/${step}`, { body, version: parcel.version });
  const now = async (parcel: ParcelView) =>
    (await packer.call('GET', `/parcels/${parcel.id}`)).body.parcel as ParcelView;
  const statusOf = async (id: string) =>
    (await shop.call('GET', `/orders/${id}`, { token: shopper.token })).body.order as { status: string };
  const skuOf = (parcel: ParcelView, at: number) => parcel.lines[at]?.sku ?? expect.fail('no line');

  it('packs scanned units only (PARCEL-4)', async () => {
    const order = await newOrder();
    const parcel = await claim(order.number);
    expect(parcel).toMatchObject({ number: `${order.number}-1`, state: 'packing', parcels: 1 });
    expect(parcel.claimedBy).toEqual({ id: packer.id, name: packer.name });
    expect(await statusOf(order.id)).toMatchObject({ status: 'processing' });

    expect((await change(parcel, 'close')).body).toMatchObject({
      code: 'PARCEL_INCOMPLETE',
      data: { missing: 3 },
    });
    expect((await scan(parcel, 'SOMETHING-ELSE')).body).toMatchObject({ verdict: 'wrong item', line: null });
    const first = await scan(parcel, skuOf(parcel, 0));
    expect(first.body).toMatchObject({ verdict: 'packed', line: 1 });
    await scan(parcel, skuOf(parcel, 0));
    const surplus = await scan(parcel, skuOf(parcel, 0));
    expect(surplus.body).toMatchObject({
      verdict: 'surplus',
      line: 1,
      parcel: { lines: [{ packed: 2 }, {}] },
    });
    await scan(parcel, skuOf(parcel, 1).toLowerCase());
    expect(await change(parcel, 'close', { weightGrams: 2_400 })).toMatchObject({
      status: 200,
      body: { parcel: { state: 'packed', weightGrams: 2_400, claimedBy: null } },
    });
  });

  it('lists unscanned units of an order shipped as a whole, and does not call it packed', async () => {
    const order = await newOrder();
    const parcel = await claim(order.number);
    await scan(parcel, skuOf(parcel, 0));
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, order.id));
    const shipment = { move: 'ship', courier: 'DTDC', trackingNumber: 'KLBARE1' };
    expect(
      await packer.call('POST', `/orders/${order.id}/moves`, { body: shipment, version: row?.version ?? 0 }),
    ).toMatchObject({ status: 200 });
    const left = await now(parcel);
    expect(left).toMatchObject({ state: 'shipped', packedAt: null, packedBy: null });
    expect(left.lines.map(({ packed, quantity }) => [packed, quantity])).toEqual([
      [1, 2],
      [0, 1],
    ]);
    const acts = await auditEntriesOf(shop.db, parcel.id);
    expect(acts.find(({ action }) => action === 'shipped unscanned')?.after).toMatchObject({
      scanned: 1,
      units: 3,
    });
  });

  it('counts a gesture once, however often it is sent (PARCEL-6)', async () => {
    const parcel = await claim((await newOrder()).number);
    const sku = skuOf(parcel, 0);
    const answers = await Promise.all([1, 2, 3].map(() => scan(parcel, sku, 'the-same-gesture')));
    for (const { body } of answers) expect(body).toMatchObject({ verdict: 'packed', line: 1 });
    expect((await now(parcel)).lines[0]?.packed).toBe(1);
    await scan(parcel, sku);
    expect((await now(parcel)).lines[0]?.packed).toBe(2);
  });

  it('counts units confirmed by hand at once, all or none, and once a gesture (PARCEL-4, PARCEL-6)', async () => {
    const parcel = await claim((await newOrder()).number);
    const confirm = (quantity: number, gestureId: string, byHand = true) =>
      packer.call('POST', `/parcels/${parcel.id}/scans`, {
        body: { gestureId, code: skuOf(parcel, 0), byHand, quantity },
      });
    expect(await confirm(2, 'not-by-hand', false)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'quantity' }] },
    });
    expect((await confirm(3, 'one-too-many')).body).toMatchObject({ verdict: 'surplus' });
    expect((await now(parcel)).lines[0]?.packed).toBe(0);
    const answers = await Promise.all([1, 2, 3].map(() => confirm(2, 'both-by-hand')));
    for (const { body } of answers) expect(body).toMatchObject({ verdict: 'packed', line: 1 });
    expect((await now(parcel)).lines[0]?.packed).toBe(2);
    const scans = await shop.db.select().from(parcelScans).where(eq(parcelScans.parcelId, parcel.id));
    expect(scans.filter(({ verdict, byHand }) => verdict === 'packed' && byHand)).toHaveLength(2);
    const acts = await auditEntriesOf(shop.db, parcel.id);
    const confirmed = acts.filter(({ action }) => action === 'confirmed by hand').map(({ after }) => after);
    expect(confirmed).toMatchObject([
      { code: skuOf(parcel, 0), verdict: 'surplus', quantity: 3 },
      { code: skuOf(parcel, 0), verdict: 'packed', quantity: 2 },
    ]);
  });

  it('is claimed by one of many who ask at once, and given back empty (PARCEL-3)', async () => {
    const order = await newOrder();
    const others = await Promise.all([1, 2, 3].map(() => newTestStaff(shop, ['orders.fulfil'])));
    const answers = await Promise.all(
      others.map((other) => other.call('POST', '/packing/claims', { body: { code: order.number } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const at = answers.findIndex(({ status }) => status === 200);
    expect(refused?.body).toMatchObject({
      code: 'PARCEL_CLAIMED',
      message: `${others[at]?.name} is packing this parcel.`,
    });
    const parcel = answers.find(({ status }) => status === 200)?.body.parcel as ParcelView;
    expect(await scan(parcel, skuOf(parcel, 0))).toMatchObject({
      status: 409,
      body: { code: 'PARCEL_CLAIMED' },
    });
    expect(await change(parcel, 'give-back')).toMatchObject({ body: { parcel: { state: 'waiting' } } });
    expect((await claim(order.number)).lines.map(({ packed }) => packed)).toEqual([0, 0]);
  });

  it('claims the oldest order that is neither claimed nor on hold, a different one for each packer', async () => {
    const shopOfOne = await openTestShop();
    try {
      const buyer = await shopOfOne.newShopper();
      const item = await variantWithStock(shopOfOne, PACK, 100);
      const placed: string[] = [];
      for (let index = 0; index < 3; index += 1) {
        placed.push(await placeTestOrder(shopOfOne, buyer, [{ ...item, quantity: 1 }]));
      }
      await shopOfOne.db
        .update(orders)
        .set({ heldAt: new Date(), holdReason: 'asks for another address' })
        .where(eq(orders.id, placed[0] ?? ''));
      const two = await Promise.all([1, 2].map(() => newTestStaff(shopOfOne, ['orders.fulfil'])));
      const claims = await Promise.all(two.map((one) => one.call('POST', '/packing/claims', { body: {} })));
      const claimed = claims.map(({ body }) => (body.parcel as ParcelView | null)?.orderId);
      expect(claimed.toSorted()).toEqual(placed.slice(1).toSorted());
      // An open parcel is returned to its packer.
      const again = await two[0]?.call('POST', '/packing/claims', { body: {} });
      expect(again?.body).toMatchObject({ parcel: { orderId: claimed[0], state: 'packing' } });
      const third = await newTestStaff(shopOfOne, ['orders.fulfil']);
      expect((await third.call('POST', '/packing/claims', { body: {} })).body).toMatchObject({
        parcel: null,
      });
      expect((await third.call('GET', '/packing/queue')).body).toMatchObject({
        rows: [{ orderId: placed[0], hold: 'asks for another address' }, {}, {}],
        count: { found: 3, isMore: false },
      });
    } finally {
      await shopOfOne.close();
    }
  });

  it('stops when the order is cancelled, and names the reason (PARCEL-7)', async () => {
    const order = await newOrder();
    const parcel = await claim(order.number);
    await shop.db
      .update(orders)
      .set({ deliveryAddress: { ...order.deliveryAddress, pinCode: '682002' } })
      .where(eq(orders.id, order.id));
    expect((await scan(parcel, skuOf(parcel, 0))).body).toMatchObject({
      code: 'PARCEL_INTERRUPTED',
      data: { why: 'changed' },
    });
    const why = { orderId: order.id, reason: 'no stock', category: null, feedback: null };
    await cancelOrder(shop.deps, TEST_STAFF, why);
    expect(await now(parcel)).toMatchObject({ state: 'cancelled', claimedBy: null, allowed: [] });
    expect((await scan(parcel, skuOf(parcel, 0))).body).toMatchObject({ code: 'PARCEL_STEP_NOT_ALLOWED' });
  });

  const packed = async (parcel: ParcelView): Promise<ParcelView> => {
    for (const { sku, quantity } of parcel.lines) {
      for (let unit = 0; unit < quantity; unit += 1) await scan(parcel, sku);
    }
    return (await change(parcel, 'close')).body.parcel as ParcelView;
  };

  it('opens by its own label once it is packed, and claims nothing (PARCEL-18)', async () => {
    const order = await newOrder();
    expect((await claim(`${order.number}-1`)).state).toBe('packing');
    const closed = await packed(await claim(order.number));
    for (const code of [order.number, closed.number]) {
      expect(await claim(code)).toMatchObject({
        id: closed.id,
        state: 'packed',
        claimedBy: null,
        version: closed.version,
        allowed: ['reopen', 'ship', 'cancel'],
      });
    }
    await change(closed, 'shipment', { courier: 'Delhivery', trackingNumber: `AWB${order.number}` });
    for (const code of [order.number, closed.number, `AWB${order.number}`]) {
      expect(await claim(code)).toMatchObject({
        id: closed.id,
        state: 'shipped',
        allowed: allowedParcelSteps('shipped'),
      });
    }
    await change(await now(closed), 'moves', { move: 'deliver' });
    expect(await claim(closed.number)).toMatchObject({ state: 'delivered', allowed: [] });
  });

  it('opens by the label of each parcel, also while another of its order waits', async () => {
    const order = await newOrder();
    const { body } = await packer.call('GET', `/orders/${order.id}/parcels`);
    const [whole] = body.parcels as ParcelView[];
    if (whole === undefined) return expect.fail('no parcel');
    await change(whole, 'split', { lines: [{ position: 2, quantity: 1 }] });
    const first = await packed(await claim(`${order.number}-1`));
    expect(await claim(first.number)).toMatchObject({ id: first.id, state: 'packed' });
    await change(first, 'shipment', { courier: 'DTDC', trackingNumber: `DTDC${order.number}` });
    expect(await claim(`DTDC${order.number}`)).toMatchObject({ id: first.id, state: 'shipped' });
    // The order's number opens the unpacked parcel.
    expect(await claim(order.number)).toMatchObject({ number: `${order.number}-2`, state: 'packing' });
    await shop.db
      .update(orders)
      .set({ heldAt: new Date(), holdReason: 'asks for another address' })
      .where(eq(orders.id, order.id));
    expect(await claim(first.number)).toMatchObject({ state: 'shipped', interruption: 'held' });
  });

  it('is opened again until it has left, with a reason that stays', async () => {
    const parcel = await packed(await claim((await newOrder()).number));
    const open = await change(parcel, 'reopen', { reason: 'the invoice was left out' });
    expect(open.body).toMatchObject({ parcel: { state: 'packing', claimedBy: { id: packer.id } } });
    const again = (await change(open.body.parcel as ParcelView, 'close')).body.parcel as ParcelView;
    await change(again, 'shipment', { courier: 'Delhivery', trackingNumber: '1490819299' });
    expect((await change(await now(again), 'reopen', { reason: 'too late' })).body).toMatchObject({
      code: 'PARCEL_STEP_NOT_ALLOWED',
      data: { state: 'shipped', allowed: allowedParcelSteps('shipped') },
    });
    const acts = await shop.db
      .select({ ...getTableColumns(auditEntries), reason: auditReasons.words })
      .from(auditEntries)
      .leftJoin(auditReasons, eq(auditReasons.entryId, auditEntries.id))
      .where(eq(auditEntries.objectId, parcel.id));
    expect(acts).toContainEqual(
      expect.objectContaining({
        action: 'opened again',
        reason: 'the invoice was left out',
        actorId: packer.id,
      }),
    );
  });

  it('shows of a shopper only what the label prints large', async () => {
    const order = await newOrder();
    const claimed = await packer.call('POST', '/packing/claims', { body: { code: order.number } });
    const answers = [claimed, await packer.call('GET', '/packing/queue')];
    const { phone, email, addressLine1 } = order.deliveryAddress;
    for (const { body } of answers) {
      const text = JSON.stringify(body);
      expect(text).toContain(order.deliveryAddress.pinCode);
      for (const hidden of [phone, email ?? shopper.email, addressLine1]) expect(text).not.toContain(hidden);
    }
  });
});
