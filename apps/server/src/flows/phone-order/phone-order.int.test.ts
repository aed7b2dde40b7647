import { addressForm } from '@ilaneer/testing/address-form';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import { stockOf, variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { decideAtGateway } from '../../../testing/shoppers/pay-online.ts';
import { otpSentTo } from '../../../testing/shoppers/verification.ts';
import { auditEntriesOf } from '../../../testing/staff/audited.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { users } from '../../db/schema/account/account.ts';
import { dataLookups } from '../../db/schema/account/data-protection.ts';
import { productVariants } from '../../db/schema/catalogue/catalogue.ts';
import { orders } from '../../db/schema/order/order.ts';

const PACK = 'tender-coconut-water-pack_V01';
const ASHA = { name: 'Asha Menon', phone: '+91 98470 11111', email: '' };

describe('an order by phone (ORDER-38)', () => {
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, ['orders.read', 'orders.edit', 'customers.read']);
    await variantWithStock(shop, PACK, 100);
  });
  afterEach(() => expectTiedBooks(shop.db));
  afterAll(() => shop.close());

  const lines = [{ variantId: PACK, quantity: 2 }];
  const quote = async (more: object = {}) =>
    (await staff.call('POST', '/phone-orders/quote', { body: { customerId: null, lines, ...more } }))
      .body as {
      summary: { total: number };
      couponProblem: string | null;
    };
  const place = async (more: object = {}, key: string = crypto.randomUUID(), by = staff) =>
    by.call('POST', '/phone-orders', {
      headers: { 'idempotency-key': key },
      body: {
        customer: ASHA,
        address: addressForm(),
        lines,
        payment: 'cod',
        total: (await quote()).summary.total,
        ...more,
      },
    });

  it('is placed like any other, once, for a new customer with an unverified number', async () => {
    const key = crypto.randomUUID();
    const before = await stockOf(shop, PACK);
    const placed = await place({ note: 'Rings again on Friday' }, key);
    expect(placed).toMatchObject({ status: 201, body: { payLink: null } });
    expect((await place({ note: 'Rings again on Friday' }, key)).body).toEqual(placed.body);
    expect(await stockOf(shop, PACK)).toBe((before ?? 0) - 2);
    const id = String(placed.body.orderId);
    const { body } = await staff.call('GET', `/orders/${id}`);
    expect(body.order).toMatchObject({
      state: { status: 'placed' },
      timeline: [
        { kind: 'placed', who: staff.name, text: `Taken by phone by ${staff.name}` },
        { kind: 'note', text: 'Rings again on Friday', staffOnly: true },
      ],
    });
    const [user] = await shop.db.select().from(users).where(eq(users.claimedMobile, '9847011111'));
    expect(user).toMatchObject({ name: 'Asha Menon', mobile: null, email: null, emailVerified: false });
    const acts = await auditEntriesOf(shop.db, id);
    expect(acts.map(({ action }) => action)).toEqual(['took by phone']);
  });

  it('is found with its customer once the number is verified', async () => {
    const { body } = await staff.call('GET', '/phone-orders/customers?search=98470%2011111');
    expect(body.customers).toMatchObject([{ name: 'Asha Menon', mobile: '9847011111', isProven: false }]);
    const asked = await shop.call('POST', '/send-otp', { body: { identifier: '9847011111' } });
    expect(asked.status).toBeLessThan(300);
    const digits = await otpSentTo(shop, '9847011111');
    const opened = await shop.call('POST', '/verify-otp', {
      body: { identifier: '9847011111', otp: digits },
    });
    expect(opened.status).toBeLessThan(300);
    const [user] = await shop.db.select().from(users).where(eq(users.mobile, '9847011111'));
    expect(user).toMatchObject({ name: 'Asha Menon', claimedMobile: null });
  });

  it('finds callers by the numbers and names of their orders, and is then theirs (ORDER-43)', async () => {
    // Only their order has this number and name.
    const shopper = await shop.newShopper();
    const address = { ...addressForm(), fullName: 'Ammini Ordername', phone: '9847010037' };
    const first = await place({ customer: { id: shopper.userId }, address });
    const second = await place({ customer: { id: shopper.userId }, address });
    const other = await place({
      customer: { ...ASHA, phone: '98470 66666' },
      address: { ...address, fullName: 'Ammini Otherhome', phone: '9847066660' },
    });
    expect([first.status, second.status, other.status]).toEqual([201, 201, 201]);
    const found = async (search: string) =>
      (await staff.call('GET', `/phone-orders/customers?search=${encodeURIComponent(search)}`)).body
        .customers as { id: string }[];
    const order = { number: second.body.orderNumber, name: 'Ammini Ordername', phone: '9847010037' };
    for (const search of ['98470 10037', '+91 9847010037', '09847010037', 'ordername', 'Ammini 98470100']) {
      expect(await found(search), search).toEqual([expect.objectContaining({ id: shopper.userId, order })]);
    }
    for (const named of [String(first.body.orderNumber), `#${String(first.body.orderId).slice(-8)}`]) {
      expect(await found(named), named).toMatchObject([{ id: shopper.userId }]);
    }
    // Other order data matches no account; an account appears once.
    expect(await found(address.zipCode)).toEqual([]);
    expect(await found('9847066666')).toMatchObject([{ name: 'Asha Menon', order: null }]);
    const third = await place({ customer: { id: (await found('98470 10037'))[0]?.id }, address });
    const [row] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.id, String(third.body.orderId)));
    expect(row?.userId).toBe(shopper.userId);
  });

  it('is paid by a link where that was agreed, and placed then', async () => {
    const placed = await place({
      payment: 'link',
      customer: { ...ASHA, phone: '9847022222', email: 'asha@example.in' },
    });
    const link = new URL(String(placed.body.payLink).replace('/#/', '/')).searchParams.get('link') ?? '';
    // The token is in no logged address; older pages still send one.
    const open = (one = link) => shop.call('POST', '/pay-link', { body: { link: one } });
    expect(await open()).toMatchObject({ body: { due: { state: 'due', pays: 'order' } } });
    expect((await open(`${link}x`)).status).toBe(404);
    const byPath = await shop.call('GET', `/pay-links/${encodeURIComponent(link)}`);
    expect(byPath.body).toEqual((await open()).body);
    const begun = await shop.call('POST', '/pay-link/payments', { body: { link, method: 'card' } });
    const { id, checkout } = begun.body.payment as { id: string; checkout: { url: string } };
    await decideAtGateway(shop, { id, gatewayOrderId: checkout.url.split('/').at(-1) ?? '' }, 'approve');
    const [row] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.id, String(placed.body.orderId)));
    expect(row).toMatchObject({ status: 'placed', paymentStatus: 'completed' });
    expect(await open()).toMatchObject({ body: { due: { state: 'paid' } } });
  });

  it('shows each error at its field', async () => {
    const other = { customer: { ...ASHA, phone: '98470 33333' } };
    const fields = async (more: object) =>
      ((await place(more)).body.fields as { field: string }[]).map(({ field }) => field);
    expect(await fields({ customer: { name: ' ', phone: '12', email: 'x' } })).toEqual([
      'customer.name',
      'customer.phone',
      'customer.email',
    ]);
    expect(await fields({ ...other, address: { ...addressForm(), zipCode: '1' } })).toContain('zipCode');
    expect(
      await place({
        ...other,
        lines: [
          { variantId: PACK, quantity: 50 },
          { variantId: PACK, quantity: 1 },
        ],
      }),
    ).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'lines.1.quantity' }] },
    });
    expect(await place({ ...other, total: 1 })).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED' },
    });
    await variantWithStock(shop, PACK, 1);
    expect(await place(other)).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK' } });
    await variantWithStock(shop, PACK, 100);
    expect(await quote({ couponCode: 'NOBODY' })).toMatchObject({ couponProblem: 'Coupon not found' });
  });

  it('never exceeds the legal cash limit, also after changes (CHECKOUT-27)', async () => {
    await variantWithStock(shop, PACK, 200);
    const price = (paise: number) =>
      shop.db.execute(
        sql`update product_variants set price_paise = ${paise}, original_price_paise = ${paise}, mrp_paise = 1000000 where id = ${PACK}`,
      );
    const [before] = await shop.db.select().from(productVariants).where(eq(productVariants.id, PACK));
    await price(400_000);
    const customer = { ...ASHA, phone: '+91 98470 22222' };
    const of = async (quantity: number) => {
      const wanted = { lines: [{ variantId: PACK, quantity }] };
      return place({ ...wanted, customer, total: (await quote(wanted)).summary.total });
    };
    const first = await of(21);
    expect(first.status).toBe(201);
    expect((await of(21)).status).toBe(201);
    expect(await of(1)).toMatchObject({
      status: 409,
      body: {
        code: 'CASH_LIMIT',
        message:
          "The law allows at most ₹1,99,999.00 in cash from one customer (269ST of the Income-tax Act). This order comes to ₹4,720.00, and the customer's other open orders to ₹1,98,240.00. Please have it paid online.",
      },
    });
    const id = String(first.body.orderId);
    const { body } = await staff.call('GET', `/orders/${id}`);
    const { version } = (body.order as { state: { version: number } }).state;
    const change = (quantity: number) =>
      staff.call('POST', `/orders/${id}/lines/preview`, {
        body: { version, lines: [{ position: 1, quantity }], added: [] },
      });
    expect((await change(22)).body).toMatchObject({ code: 'CASH_LIMIT' });
    expect((await change(20)).status).toBe(200);
    await shop.db
      .update(productVariants)
      .set({
        pricePaise: before?.pricePaise ?? 0,
        originalPricePaise: before?.originalPricePaise ?? 0,
        mrpPaise: before?.mrpPaise ?? 0,
      })
      .where(eq(productVariants.id, PACK));
    await variantWithStock(shop, PACK, 100);
  });

  it('names a customer only for staff who see customers', async () => {
    const blind = await newTestStaff(shop, ['orders.edit']);
    const shopper = await shop.newShopper();
    const refused = await place({ customer: { id: shopper.userId } }, crypto.randomUUID(), blind);
    expect(refused).toMatchObject({ status: 403, body: { code: 'PERMISSION_MISSING' } });
    expect(await place({ customer: { id: shopper.userId } })).toMatchObject({ status: 201 });
  });

  it('is offered the places that its customer saved or had an order sent to, each once', async () => {
    const shopper = await shop.newShopper();
    const offered = async () => {
      const path = `/phone-orders/customers/${shopper.userId}/addresses` as const;
      return (await staff.call('GET', path)).body.addresses as {
        addressLine1: string;
        orderNumber: string | null;
      }[];
    };
    const to = (addressLine1: string) =>
      place({ customer: { id: shopper.userId }, address: { ...addressForm(), addressLine1 } });
    const looked = () => shop.db.$count(dataLookups, eq(dataLookups.userId, shopper.userId));
    expect(await offered()).toEqual([]);
    expect(await looked()).toBe(0);
    await shop.call('POST', '/add-address', { token: shopper.token, body: addressForm() });
    const { addressLine1: home } = addressForm();
    const first = await to('5 Beach Road');
    await to(home.toUpperCase());
    const last = await to('5 beach  road');
    expect(first.status).toBe(201);
    expect(await offered()).toMatchObject([
      { addressLine1: home, orderNumber: null },
      { addressLine1: '5 beach road', orderNumber: last.body.orderNumber },
    ]);
    expect(await looked()).toBe(1);
    const packer = await newTestStaff(shop, ['orders.fulfil']);
    expect(await packer.call('GET', `/phone-orders/customers/${shopper.userId}/addresses`)).toMatchObject({
      status: 403,
    });
  });

  it('asks about a state that its PIN code speaks against, as the checkout does (ADDRESS-16)', async () => {
    const shopper = await shop.newShopper();
    const to = (more: object) =>
      place({ customer: { id: shopper.userId }, address: { ...addressForm(), ...more } });
    expect(await to({ zipCode: '560001' })).toMatchObject({
      status: 400,
      body: {
        fields: [{ field: 'state', message: expect.stringContaining('is in Karnataka, not in Kerala') }],
      },
    });
    expect(await to({ zipCode: '560001', stateConfirmed: true })).toMatchObject({ status: 201 });
    // Unknown codes (army) are accepted; the form warns.
    expect(await to({ zipCode: '999999' })).toMatchObject({ status: 201 });
  });
});
