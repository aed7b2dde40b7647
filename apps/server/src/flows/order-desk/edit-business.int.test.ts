import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { documentsOf, wordsOf } from '../../../testing/shoppers/tax-documents.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { auditEntriesOf } from '../../../testing/staff/audited.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { findOrderById } from '../../modules/order/repository.ts';

const KERALA = {
  gstin: '32AAKCA1234M1ZU',
  legalName: 'Malabar Traders LLP',
  addressLine1: '7 Beach Road',
  addressLine2: '',
  city: 'Kozhikode',
  pinCode: '673001',
};
const TAMIL_NADU = {
  gstin: '33AABCT1332L1ZL',
  legalName: 'Marina Foods Private Limited',
  addressLine1: '2 Mount Road',
  addressLine2: 'Second floor',
  city: 'Chennai',
  pinCode: '600002',
};

describe('the business of an order that is placed (ORDER-42)', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let staff: TestStaff;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  beforeAll(async () => {
    shop = await openTestShop();
    pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
    shopper = await shop.newShopper();
    staff = await newTestStaff(shop, ['orders.read', 'orders.edit', 'orders.fulfil']);
  });
  afterEach(() => expectTiedBooks(shop.db));
  afterAll(() => shop.close());

  const place = (more: object = {}) => placeTestOrder(shop, shopper, [{ ...pack, quantity: 1 }], more);
  const detail = async (id: string) =>
    (await staff.call('GET', `/orders/${id}`)).body.order as {
      state: { version: number };
      canEditBusiness: boolean;
    };
  const bill = async (id: string, body: object, version?: number) =>
    staff.call('PUT', `/orders/${id}/business`, {
      body,
      version: version ?? (await detail(id)).state.version,
    });
  const billHome = async (id: string) =>
    staff.call('DELETE', `/orders/${id}/business`, { version: (await detail(id)).state.version });
  const rowOf = async (id: string) => (await findOrderById(shop.db, id)) ?? expect.fail('no order');
  const ship = async (id: string) => {
    for (const move of [
      { move: 'process' },
      { move: 'ship', courier: 'DTDC', trackingNumber: `KL${id.slice(0, 6)}` },
    ]) {
      const { version } = (await detail(id)).state;
      expect(await staff.call('POST', `/orders/${id}/moves`, { body: move, version })).toMatchObject({
        status: 200,
      });
    }
  };
  const seenByShopper = async (id: string) =>
    (await shop.call('GET', `/orders/${id}`, { token: shopper.token })).body.order as {
      business?: { gstin: string };
      totalAmount: number;
    };

  it('is corrected: the place of supply follows it, what the shopper pays stays', async () => {
    const id = await place({ business: KERALA });
    const placed = await rowOf(id);
    expect(placed.cgstPaise).toBeGreaterThan(0);
    expect(await bill(id, TAMIL_NADU)).toMatchObject({ status: 200 });
    const corrected = await rowOf(id);
    expect(corrected).toMatchObject({
      business: { ...TAMIL_NADU, state: 'Tamil Nadu' },
      totalPaise: placed.totalPaise,
      gstPaise: placed.gstPaise,
      cgstPaise: 0,
      sgstPaise: 0,
    });
    expect(corrected.igstPaise + corrected.roundOffPaise).toBe(placed.gstPaise);
    expect(await seenByShopper(id)).toMatchObject({
      business: { gstin: TAMIL_NADU.gstin },
      totalAmount: placed.totalPaise / 100,
    });
    expect(corrected.events.at(-1)).toMatchObject({ kind: 'business_changed', actorKind: 'staff' });
    await ship(id);
    const { download } = documentsOf(() => shop);
    const words = wordsOf(await download(shopper, `${id}/invoice`));
    for (const text of [TAMIL_NADU.gstin, TAMIL_NADU.legalName, 'Tamil Nadu (33)', 'IGST']) {
      expect(words).toContain(text);
    }
    expect(words).not.toContain(KERALA.gstin);
  });

  it('is added to an order without one, and taken off again', async () => {
    const id = await place();
    expect(await bill(id, TAMIL_NADU)).toMatchObject({ status: 200 });
    expect((await rowOf(id)).igstPaise).toBeGreaterThan(0);
    expect(await billHome(id)).toMatchObject({ status: 200 });
    expect(await rowOf(id)).toMatchObject({ business: null, igstPaise: 0 });
    expect((await seenByShopper(id)).business).toBeUndefined();
  });

  it('is refused where a field is wrong, naming it, and changes nothing', async () => {
    const id = await place({ business: KERALA });
    const { gstin } = TAMIL_NADU;
    for (const [body, field] of [
      [{ ...KERALA, gstin: '32AAKCA1234M1ZV' }, 'gstin'],
      [{ ...KERALA, gstin }, 'pinCode'],
      [{ ...KERALA, legalName: ' ' }, 'legalName'],
    ] as const) {
      expect(await bill(id, body)).toMatchObject({ status: 400, body: { fields: [{ field }] } });
    }
    expect(await rowOf(id)).toMatchObject({ business: { gstin: KERALA.gstin } });
  });

  it('is fixed once its invoice is issued, and the refusal names the alternative', async () => {
    const id = await place({ business: KERALA });
    expect(await detail(id)).toMatchObject({ canEditBusiness: true });
    await ship(id);
    expect(await detail(id)).toMatchObject({ canEditBusiness: false });
    for (const refused of [await bill(id, TAMIL_NADU), await billHome(id)]) {
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'ORDER_NOT_EDITABLE', message: expect.stringContaining('GSTR-1, table 9A') },
      });
    }
    expect(await rowOf(id)).toMatchObject({ business: { gstin: KERALA.gstin } });
  });

  it('changes only from the version that was read, and replies with the current one', async () => {
    const id = await place();
    const { version } = (await detail(id)).state;
    expect(await bill(id, KERALA, version)).toMatchObject({ status: 200 });
    expect(await bill(id, TAMIL_NADU, version)).toMatchObject({
      status: 409,
      body: { code: 'VERSION_STALE', data: { current: { business: { gstin: KERALA.gstin } } } },
    });
  });

  it('is in the audit log without its number, and needs orders.edit', async () => {
    const id = await place();
    await bill(id, TAMIL_NADU);
    const entries = await auditEntriesOf(shop.db, id);
    const changed = entries.find(({ action }) => action === 'changed the business');
    expect(changed).toMatchObject({
      before: { isBusiness: false, supply: 'Kerala' },
      after: { isBusiness: true, supply: 'Tamil Nadu' },
    });
    expect(JSON.stringify(entries)).not.toContain(TAMIL_NADU.gstin);
    const reader = await newTestStaff(shop, ['orders.read']);
    const { version } = (await detail(id)).state;
    expect(await reader.call('PUT', `/orders/${id}/business`, { body: KERALA, version })).toMatchObject({
      status: 403,
    });
  });
});
