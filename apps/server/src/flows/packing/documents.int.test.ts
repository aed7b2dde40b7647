import { formatDay, indiaDay, startOfIndiaDay } from '@ilaneer/domain/india-day';
import { MOST_PRINTED_A_DAY, PRINTED_AGAIN_DAYS } from '@ilaneer/domain/parcel/may-print';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hold } from '../../../testing/money/held-rows.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { placeTestOrder, TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import { auditEntriesOf } from '../../../testing/staff/audited.ts';
import { stockedBatch } from '../../../testing/staff/stocked-batch.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { dataLookups } from '../../db/schema/account/data-protection.ts';
import { products } from '../../db/schema/catalogue/catalogue.ts';
import { orders } from '../../db/schema/order/order.ts';
import { parcels } from '../../db/schema/order/parcel.ts';
import { batches } from '../../db/schema/stock/stock.ts';
import { findFile } from '../../modules/tax-document/tax-document.ts';
import { fileOf, invoiceOf } from '../documents/document-file.ts';
import { fulfilOrder } from '../fulfilment/fulfilment.ts';
import { printDocuments } from './print-documents.ts';

describe('a print at the bench', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let packer: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    shopper = await shop.newShopper();
    packer = await newTestStaff(shop, ['orders.fulfil']);
  });
  afterAll(() => shop.close());

  const newOrder = async (quantity: number) => {
    const pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
    const id = await placeTestOrder(shop, shopper, [{ ...pack, quantity }]);
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
    return order ?? expect.fail('no order');
  };
  const print = async (body: object) => {
    const actor = { kind: 'staff', id: packer.id, name: packer.name, permissions: [] } as const;
    const wanted = { parcelIds: [], orderNumbers: [], format: 'pdf', kinds: [], ...body } as const;
    const printed = await printDocuments(shop.deps, actor, wanted);
    return printed.ok ? printed.value.bytes : expect.fail(printed.error.code);
  };
  const wordsOf = (file: Buffer) => readPdf(file).join('\n');
  const refusalOf = async (body: object) => (await packer.call('POST', '/packing/documents', { body })).body;

  it('is one file: a pick list, and a label and a slip for each parcel', async () => {
    const [one, other] = [await newOrder(2), await newOrder(3)];
    const kinds = ['pick-list', 'label', 'slip'];
    const text = wordsOf(await print({ orderNumbers: [one.number, other.number], kinds }));
    expect(text).toContain('5 units for 2 parcels');
    expect(text).toContain(`${one.number}-1 × 2, ${other.number}-1 × 3`);
    expect(text).toContain(one.deliveryAddress.addressLine1);
    expect(text).toContain('Parcel 1 of 1');
    expect(text.match(/Packing slip/g)).toHaveLength(2);
  });

  it("names the batch to pick; its slip lists the parcel's contents (BATCH-2)", async () => {
    const keeper = await newTestStaff(shop, ['stock.adjust', 'catalogue.read']);
    const { batchId } = await stockedBatch(shop, keeper);
    const [batch] = await shop.db.select().from(batches).where(eq(batches.id, batchId));
    const order = await newOrder(2);
    const text = wordsOf(await print({ orderNumbers: [order.number], kinds: ['pick-list', 'slip'] }));
    const lastDay = formatDay(startOfIndiaDay(batch?.bestBefore ?? ''));
    expect(text.split(`Batch ${batch?.code}, best before ${lastDay}`)).toHaveLength(3);
    const parcel = await packer.call('GET', `/orders/${order.id}/parcels`);
    expect(parcel.body.parcels).toMatchObject([
      { lines: [{ batches: [{ code: batch?.code, bestBefore: batch?.bestBefore, quantity: 2 }] }] },
    ]);
  });

  it('locks the orders of a print in one order, whether they have parcels or not', async () => {
    const [first, later] = [await newOrder(1), await newOrder(1)].toSorted((one, other) =>
      one.id < other.id ? -1 : 1,
    );
    if (first === undefined || later === undefined) throw new Error('no orders');
    await print({ orderNumbers: [first.number], kinds: ['label'] });
    const held = await hold(shop.url, 'select from orders where id = $1 for update', [first.id]);
    const printed = print({ orderNumbers: [later.number, first.number], kinds: ['pick-list'] });
    await held.untilReached();
    const other = await hold(shop.url, 'select from orders where id = $1 for update nowait', [later.id]);
    await other.release();
    await held.release();
    expect(wordsOf(await printed)).toContain('2 units for 2 parcels');
  });

  it('is audited for each parcel, without personal data (AUDIT-3)', async () => {
    const order = await newOrder(1);
    await print({ orderNumbers: [order.number], kinds: ['label'] });
    const [parcel] = await shop.db.select().from(parcels).where(eq(parcels.orderId, order.id));
    const acts = await auditEntriesOf(shop.db, parcel?.id ?? '');
    expect(acts).toMatchObject([{ action: 'printed', actorId: packer.id, objectLabel: `${order.number}-1` }]);
    expect(JSON.stringify(acts)).not.toContain(order.deliveryAddress.pinCode);
  });

  it('holds the invoice once it is issued, and goes without before', async () => {
    const order = await newOrder(1);
    const orderNumbers = [order.number];
    expect(await refusalOf({ orderNumbers, kinds: ['invoice'] })).toMatchObject({
      code: 'INVOICE_NOT_ISSUED',
    });
    expect(wordsOf(await print({ orderNumbers, kinds: ['label', 'invoice'] }))).not.toContain('Tax Invoice');
    const shipment = { courier: 'Delhivery', trackingNumber: '1490819283' };
    const { number: orderNumber } = order;
    await fulfilOrder(shop.deps, TEST_STAFF, { orderNumber, transition: 'process' });
    await fulfilOrder(shop.deps, TEST_STAFF, { orderNumber, transition: 'ship', ...shipment });
    const text = wordsOf(await print({ orderNumbers, kinds: ['label', 'invoice'] }));
    expect(text).toContain('Tax Invoice');
    expect(text).toContain('Delhivery 1490819283');
  });

  it('holds a copy that says what the file of the invoice says, but for its mark, and leaves the file as it is (TAX-DOCUMENT-14)', async () => {
    const order = await newOrder(2);
    const { number: orderNumber } = order;
    await fulfilOrder(shop.deps, TEST_STAFF, { orderNumber, transition: 'process' });
    const shipment = { courier: 'Delhivery', trackingNumber: '1490819284' };
    await fulfilOrder(shop.deps, TEST_STAFF, { orderNumber, transition: 'ship', ...shipment });
    const invoice = (await invoiceOf(shop.db, order.id)) ?? expect.fail('no invoice');
    const before = await fileOf(shop.deps, invoice);
    await shop.db.update(products).set({ name: 'Renamed since' });
    const printed = wordsOf(await print({ orderNumbers: [orderNumber], kinds: ['invoice'] }));
    expect(printed).toBe(
      wordsOf(before.bytes).replace('ORIGINAL FOR RECIPIENT', 'DUPLICATE FOR TRANSPORTER'),
    );
    expect(await findFile(shop.db, invoice.id)).toEqual({ bytes: before.bytes, sha256: before.sha256 });
  });

  it('warns staff of letters that no font has, before a label is printed (TAX-DOCUMENT-23)', async () => {
    const order = await newOrder(1);
    const desk = await newTestStaff(shop, ['orders.read', 'orders.fulfil']);
    const shown = async () => {
      const { body } = await desk.call('GET', `/orders/${order.id}`);
      const parcels = await desk.call('GET', `/orders/${order.id}/parcels`);
      return [Object(body.order).unprintable, Object(parcels.body).parcels[0].unprintable];
    };
    expect(await shown()).toEqual([[], []]);
    const deliveryAddress = { ...order.deliveryAddress, fullName: '𑄌𑄋𑄟 علی' };
    await shop.db.update(orders).set({ deliveryAddress }).where(eq(orders.id, order.id));
    expect(await shown()).toEqual([
      ['𑄌', '𑄋', '𑄟'],
      ['𑄌', '𑄋', '𑄟'],
    ]);
  });

  it('can be ZPL, where a name does not command the printer', async () => {
    const order = await newOrder(1);
    const deliveryAddress = { ...order.deliveryAddress, fullName: '^XZ~JA_Meera' };
    await shop.db.update(orders).set({ deliveryAddress }).where(eq(orders.id, order.id));
    const zpl = String(await print({ orderNumbers: [order.number], kinds: ['label'], format: 'zpl' }));
    expect(zpl).toContain('^FD_5eXZ_7eJA_5fMeera^FS');
    expect(zpl.match(/\^XA/g)).toHaveLength(1);
    expect(zpl).toContain(`^FD${order.number}-1^FS`);
  });

  it('is logged for each printed customer, and not without one (PRIVACY-17)', async () => {
    const printer = await newTestStaff(shop, ['orders.fulfil']);
    const { number } = await newOrder(1);
    const lookups = () => shop.db.select().from(dataLookups).where(eq(dataLookups.memberId, printer.id));
    const print = async (kind: string, format = 'pdf') =>
      (
        await printer.call('POST', '/packing/documents', {
          body: { orderNumbers: [number], kinds: [kind], format },
        })
      ).status;
    expect(await print('invoice')).toBe(404);
    expect(await print('pick-list')).toBe(200);
    expect(await lookups()).toEqual([]);
    expect(await print('label', 'zpl')).toBe(200);
    expect(await lookups()).toMatchObject([{ kind: 'document', userId: shopper.userId, times: 1 }]);
  });

  describe('of a parcel that left days ago', () => {
    const leave = async (daysAgo: number) => {
      const order = await newOrder(1);
      const { number: orderNumber } = order;
      await fulfilOrder(shop.deps, TEST_STAFF, { orderNumber, transition: 'process' });
      const shipment = { courier: 'Delhivery', trackingNumber: `14908${daysAgo}` };
      await fulfilOrder(shop.deps, TEST_STAFF, { orderNumber, transition: 'ship', ...shipment });
      const shippedAt = new Date(Date.now() - daysAgo * 86_400_000);
      await shop.db.update(parcels).set({ shippedAt }).where(eq(parcels.orderId, order.id));
      return orderNumber;
    };
    const statusFor = async (staff: TestStaff, orderNumbers: readonly string[], kinds: readonly string[]) =>
      (await staff.call('POST', '/packing/documents', { body: { orderNumbers, kinds } })).status;

    it('is refused to a packer, for every document with the customer and in any company (PARCEL-16)', async () => {
      const [today, old] = [await leave(0), await leave(PRINTED_AGAIN_DAYS + 1)];
      for (const kind of ['label', 'slip', 'invoice']) {
        expect(await statusFor(packer, [today], [kind])).toBe(200);
        expect(await statusFor(packer, [old], [kind])).toBe(403);
        expect(await statusFor(packer, [today, old], [kind, 'pick-list'])).toBe(403);
      }
      const refusal = await refusalOf({ orderNumbers: [old], kinds: ['label'] });
      expect(refusal).toMatchObject({ code: 'PERMISSION_MISSING', data: { permission: 'orders.read' } });
      expect(await statusFor(packer, [old], ['pick-list'])).toBe(200);
    });

    it('is printed for readers of orders', async () => {
      const reader = await newTestStaff(shop, ['orders.fulfil', 'orders.read']);
      const old = await leave(PRINTED_AGAIN_DAYS + 1);
      expect(await statusFor(reader, [old], ['label', 'slip', 'invoice'])).toBe(200);
    });
  });

  it('shows a packer a limited number of customers a day (PARCEL-17)', async () => {
    const busy = await newTestStaff(shop, ['orders.fulfil']);
    const { number } = await newOrder(1);
    await shop.db.execute(sql`
      with made as (
        insert into users (id, name, email, created_at, updated_at)
        select 'seen-' || n, 'Seen', n || '@seen.example', now(), now() from generate_series(1, ${MOST_PRINTED_A_DAY}) n returning id
      ) insert into data_lookups (day, user_id, member_id, kind, member_name, role_name, times, last_at)
      select ${indiaDay(shop.deps.now())}::date, id, ${busy.id}, 'document', 'Busy', 'Packer', 1, now() from made`);
    const print = () =>
      busy.call('POST', '/packing/documents', { body: { orderNumbers: [number], kinds: ['label'] } });
    expect(await print()).toMatchObject({ status: 429, body: { code: 'PRINTED_ENOUGH' } });
    await shop.db.execute(sql`delete from data_lookups where user_id = 'seen-1'`);
    expect((await print()).status).toBe(200);
    // The same customer is not counted twice.
    expect((await print()).status).toBe(200);
  });

  it('is refused with a text for an empty request or an unknown parcel', async () => {
    expect(await refusalOf({ kinds: ['label'] })).toMatchObject({ fields: [{ field: 'parcelIds' }] });
    expect(await refusalOf({ parcelIds: ['none'], kinds: ['label'] })).toMatchObject({
      code: 'PARCEL_NOT_FOUND',
    });
    expect(await refusalOf({ orderNumbers: ['OD0'], kinds: ['label'] })).toMatchObject({
      code: 'ORDER_NOT_FOUND',
    });
    expect(await refusalOf({ orderNumbers: ['OD0'], kinds: ['slip'], format: 'zpl' })).toMatchObject({
      fields: [{ field: 'kinds' }],
    });
  });
});
