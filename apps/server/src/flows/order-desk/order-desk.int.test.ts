import { addressForm } from '@ilaneer/testing/address-form';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { stockOf, variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { outboxMessages } from '../../db/schema/content/message.ts';
import { orders } from '../../db/schema/order/order.ts';
import { auditEntries, auditReasons } from '../../db/schema/staff/audit.ts';

const PACK = 'tender-coconut-water-pack_V01';

type State = {
  id: string;
  orderNumber: string;
  status: string;
  version: number;
  tags: string[];
  hold: object;
};

describe('the order desk', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let staff: TestStaff;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  beforeAll(async () => {
    shop = await openTestShop();
    pack = await variantWithStock(shop, PACK, 1_000);
    shopper = await newProvenShopper(shop);
    staff = await newTestStaff(shop, [
      'orders.read',
      'orders.fulfil',
      'orders.edit',
      'refunds.issue',
      'customers.read',
    ]);
  });
  afterEach(() => expectTiedBooks(shop.db));
  afterAll(() => shop.close());

  const newOrder = () => placeTestOrder(shop, shopper, [{ ...pack, quantity: 2 }]);
  const versionOf = async (id: string): Promise<number> => {
    const [row] = await shop.db.select({ version: orders.version }).from(orders).where(eq(orders.id, id));
    return row?.version ?? 0;
  };
  const write = async (method: 'POST' | 'PUT' | 'DELETE', id: string, path: string, body?: object) =>
    staff.call(method, `/orders/${id}/${path}`, { body, version: await versionOf(id) });
  const move = (id: string, body: object) => write('POST', id, 'moves', body);
  const detail = async (id: string) =>
    (await staff.call('GET', `/orders/${id}`)).body.order as {
      state: State;
      moves: { move: string; needs: string }[];
      timeline: { kind: string; who: string; text: string | null; staffOnly: boolean }[];
      customer: { orders: number } | null;
      money: { total: number; refundable: number; refundableByItself: number };
    };
  const auditOf = (id: string) =>
    shop.db
      .select({ ...getTableColumns(auditEntries), reason: auditReasons.words })
      .from(auditEntries)
      .leftJoin(auditReasons, eq(auditReasons.entryId, auditEntries.id))
      .where(eq(auditEntries.objectId, id))
      .orderBy(asc(auditEntries.id));
  const seenByShopper = async (id: string) =>
    (await shop.call('GET', `/orders/${id}`, { token: shopper.token })).body.order as {
      status: string;
      trackingStages: { stage: string }[];
      deliveryAddress: { city: string };
    };

  it('moves an order to its shopper, each move by name on the timeline and in the audit log', async () => {
    const id = await newOrder();
    for (const body of [
      { move: 'process' },
      { move: 'ship', courier: 'DTDC', trackingNumber: 'KL12345' },
      { move: 'in-transit' },
      { move: 'deliver' },
    ]) {
      expect(await move(id, body)).toMatchObject({ status: 200 });
    }
    const { state, timeline } = await detail(id);
    expect(state).toMatchObject({ status: 'delivered', courier: 'DTDC', version: await versionOf(id) });
    expect(timeline.filter(({ who }) => who === staff.name)).toHaveLength(4);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      'moved to processing',
      'moved to shipped',
      'moved to in transit',
      'moved to delivered',
    ]);
    expect((await seenByShopper(id)).status).toBe('delivered');
  });

  it('goes back a step with a reason, without a second notification (ORDER-28)', async () => {
    const id = await newOrder();
    await move(id, { move: 'process' });
    expect(await move(id, { move: 'back' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'reason' }] },
    });
    expect(await move(id, { move: 'back', reason: 'Wrong pack' })).toMatchObject({
      body: { order: { status: 'placed' } },
    });
    await move(id, { move: 'process' });
    expect((await seenByShopper(id)).trackingStages.map(({ stage }) => stage)).toEqual([
      'placed',
      'processing',
      'moved_back',
      'processing',
    ]);
    const waiting = () =>
      shop.db.execute(sql`select name from pgboss.job
        where data::text like ${`%${id}%`} and state in ('created', 'retry', 'active')`);
    await vi.waitFor(async () => expect((await waiting()).rows).toEqual([]), { timeout: 40_000 });
    const { orderNumber } = (await detail(id)).state;
    const subject = `Your Ilaneer order ${orderNumber} is being packed`;
    expect(
      await shop.db.select().from(outboxMessages).where(eq(outboxMessages.subject, subject)),
    ).toHaveLength(1);
  });

  it('accepts one of two concurrent writes, and shows the other the current state', async () => {
    const id = await newOrder();
    const version = await versionOf(id);
    const answers = await Promise.all(
      ['gift', 'urgent'].map((tag) =>
        staff.call('PUT', `/orders/${id}/tags`, { body: { tags: [tag] }, version }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)?.body.order;
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ code: 'VERSION_STALE', data: { current: won } });
  });

  it('holds an order back until it is released (ORDER-31)', async () => {
    const id = await newOrder();
    expect(await write('PUT', id, 'hold', { reason: 'Address unclear' })).toMatchObject({
      body: { order: { hold: { reason: 'Address unclear' } } },
    });
    expect(await move(id, { move: 'process' })).toMatchObject({ status: 409, body: { code: 'ORDER_HELD' } });
    expect((await detail(id)).moves.map(({ move: one }) => one)).toEqual(['cancel']);
    expect((await seenByShopper(id)).trackingStages).toHaveLength(1);
    await write('DELETE', id, 'hold');
    expect(await move(id, { move: 'process' })).toMatchObject({ status: 200 });
    expect((await detail(id)).timeline.filter(({ staffOnly }) => staffOnly).map(({ kind }) => kind)).toEqual([
      'held',
      'released',
    ]);
  });

  it('keeps notes among staff, and who ordered from those who may not see customers', async () => {
    const id = await newOrder();
    expect(await staff.call('POST', `/orders/${id}/notes`, { body: { text: ' Rang twice ' } })).toMatchObject(
      {
        status: 201,
      },
    );
    const { timeline, customer } = await detail(id);
    expect(timeline.at(-1)).toMatchObject({
      kind: 'note',
      text: 'Rang twice',
      who: staff.name,
      staffOnly: true,
    });
    expect(customer?.orders).toBeGreaterThan(0);
    expect(JSON.stringify(await seenByShopper(id))).not.toContain('Rang twice');
    expect(JSON.stringify(await auditOf(id))).not.toContain('Rang twice');
    const other = await newTestStaff(shop, ['orders.read']);
    expect((await other.call('GET', `/orders/${id}`)).body.order).toMatchObject({ customer: null });
  });

  it("takes a note that is sent again because its answer was lost as one, and another person's as theirs", async () => {
    const id = await newOrder();
    const other = await newTestStaff(shop, ['orders.read']);
    const note = { body: { text: 'Rang twice' }, headers: { 'idempotency-key': 'note-of-a-try' } };
    for (const who of [staff, staff, other]) {
      expect((await who.call('POST', `/orders/${id}/notes`, note)).status).toBe(201);
    }
    const notes = (await detail(id)).timeline.filter(({ kind }) => kind === 'note');
    expect(notes.map(({ who }) => who)).toEqual([staff.name, other.name]);
    expect((await auditOf(id)).filter(({ action }) => action === 'added a note')).toHaveLength(2);
  });

  it('cancels with a reason; stock goes back once', async () => {
    const id = await newOrder();
    const before = (await stockOf(shop, PACK)) ?? 0;
    expect(await write('POST', id, 'cancellation', { reason: 'Out of the area' })).toMatchObject({
      status: 200,
      body: { order: { status: 'cancelled' } },
    });
    expect(await stockOf(shop, PACK)).toBe(before + 2);
    expect((await auditOf(id)).map(({ action, reason }) => [action, reason])).toEqual([
      ['cancelled', 'Out of the area'],
    ]);
  });

  it('changes the address until the order is packed; the state decides what the GST is made of (ORDER-33)', async () => {
    const id = await newOrder();
    const address = { ...addressForm(), city: 'Chennai', state: 'Tamil Nadu', zipCode: '600001' };
    expect(await write('PUT', id, 'address', address)).toMatchObject({ status: 200 });
    expect((await seenByShopper(id)).deliveryAddress.city).toBe('Chennai');
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    expect(row).toMatchObject({ cgstPaise: 0, sgstPaise: 0 });
    expect(row?.igstPaise).toBeGreaterThan(0);
    expect(JSON.stringify(await auditOf(id))).not.toContain('Chennai');
    expect(await write('PUT', id, 'address', { ...address, zipCode: '12' })).toMatchObject({
      status: 400,
      body: { code: 'ADDRESS_INVALID' },
    });
    const { number = '' } = row ?? {};
    const claimed = await staff.call('POST', '/packing/claims', { body: { code: number } });
    expect(await write('PUT', id, 'address', address)).toMatchObject({
      body: { code: 'ORDER_NOT_EDITABLE' },
    });
    expect(await detail(id)).toMatchObject({ state: { status: 'processing' }, canEditAddress: false });
    // Its claim ended, without an address on the parcel yet.
    const parcel = claimed.body.parcel as { id: string; version: number };
    await staff.call('POST', `/parcels/${parcel.id}/give-back`, { body: {}, version: parcel.version });
    expect(await detail(id)).toMatchObject({ state: { status: 'processing' }, canEditAddress: true });
    expect(await write('PUT', id, 'address', { ...address, city: 'Chengalpattu' })).toMatchObject({
      status: 200,
    });
    expect((await seenByShopper(id)).deliveryAddress.city).toBe('Chengalpattu');
    await move(id, { move: 'ship', courier: 'DTDC', trackingNumber: 'KLADDR1' });
    expect(await write('PUT', id, 'address', address)).toMatchObject({
      body: { code: 'ORDER_NOT_EDITABLE' },
    });
  });

  it('is found by each thing that staff know of it', async () => {
    const id = await newOrder();
    await move(id, { move: 'process' });
    await move(id, { move: 'ship', courier: 'DTDC', trackingNumber: 'KLFIND77' });
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    const { fullName = '', phone = '', pinCode = '' } = row?.deliveryAddress ?? {};
    const email = row?.deliveryAddress.email ?? '';
    for (const search of [
      row?.number ?? '',
      `#${row?.number}`,
      id.slice(-8),
      `#${id.slice(-8)}`,
      `Order #${id.slice(-8).toUpperCase()}`,
      fullName,
      fullName.toUpperCase().split(' ').toReversed().join(' '),
      phone,
      `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
      email,
      pinCode,
      'klfind77',
      row?.skuText ?? '',
    ]) {
      const { body } = await staff.call('GET', `/orders?search=${encodeURIComponent(search)}`);
      const { rows } = body as unknown as { rows: { id: string }[] };
      expect(
        rows.map((one) => one.id),
        search,
      ).toContain(id);
    }
    expect(await staff.call('GET', '/orders?search=ab')).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'search' }] },
    });
    expect(await staff.call('GET', '/orders?status=lost')).toMatchObject({ status: 400 });
  });

  it('moves many orders in one job, each with its result, and once for a repeat (ORDER-32)', async () => {
    const ids = [await newOrder(), await newOrder(), await newOrder()];
    await move(ids[2] ?? '', { move: 'process' });
    const start = () =>
      staff.call('POST', '/bulk-moves', {
        body: { move: 'process', orderIds: [...ids, ...ids, 'no-order'] },
        headers: { 'idempotency-key': 'bulk-move-1' },
      });
    const started = await start();
    expect(started).toMatchObject({ status: 202, body: { bulkMove: { total: 3 } } });
    const { id } = started.body.bulkMove as { id: string };
    await vi.waitFor(
      async () => {
        const { body } = await staff.call('GET', `/bulk-moves/${id}`);
        expect(body).toMatchObject({
          bulkMove: { finishedAt: expect.any(String), moved: 2, refused: 1 },
          orders: [
            { orderId: ids[0], outcome: 'moved' },
            { orderId: ids[1], outcome: 'moved' },
            { orderId: ids[2], outcome: 'refused', problem: 'It is processing.' },
          ],
        });
      },
      { timeout: 20_000 },
    );
    expect((await start()).body.bulkMove).toMatchObject({ id, moved: 2 });
  });
});
