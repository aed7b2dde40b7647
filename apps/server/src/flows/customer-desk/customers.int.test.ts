import type { CustomerRowView, CustomerView } from '@ilaneer/contract/staff/customers/customers';
import { addressForm } from '@ilaneer/testing/address-form';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectCustomerFigures } from '../../../testing/money/expect-customer-figures.ts';
import { deliverTestOrder, openReturnShop, refundGoods } from '../../../testing/shoppers/returned-order.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import type { TestShop, TestShopper } from '../../../testing/test-shop.ts';
import { users } from '../../db/schema/account/account.ts';
import { orders } from '../../db/schema/order/order.ts';
import { taxDocuments } from '../../db/schema/order/tax-document.ts';
import { fulfilOrder } from '../fulfilment/fulfil-order.ts';

let shop: TestShop;
let staff: TestStaff;
let shirt: Awaited<ReturnType<typeof openReturnShop>>['shirt'];
beforeAll(async () => {
  ({ shop, shirt } = await openReturnShop());
  staff = await newTestStaff(shop, [
    'customers.read',
    'customers.write',
    'orders.read',
    'orders.edit',
    'orders.fulfil',
    'refunds.issue',
    'privacy.read',
  ]);
});
afterAll(() => shop.close());

const list = async (query: string) => {
  const { status, body } = await staff.call('GET', `/customers?${query}`);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as { rows: CustomerRowView[]; next: string | null; count: { found: number } };
};
const found = async (search: string) =>
  (await list(`search=${encodeURIComponent(search)}`)).rows.map(({ id }) => id);
const read = async (id: string) =>
  (await staff.call('GET', `/customers/${id}`)).body.customer as CustomerView;
const orderOf = async (id: string) => {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
  return row ?? expect.fail('no order');
};
const figuresOf = async (id: string) => {
  const { rows } = await shop.db.execute(
    sql`select orders, spent_paise::int as spent, returns from customer_figures where user_id = ${id}`,
  );
  return rows[0];
};
describe('the figures of a customer (CUSTOMER-3)', () => {
  it('follow orders, returns and goodwill', async () => {
    const shopper = await shop.newShopper();
    const { userId: id } = shopper;
    const expectFigures = async (figures: object) => {
      expect(await figuresOf(id)).toMatchObject(figures);
      await expectCustomerFigures(shop.db);
    };
    await expectFigures({ orders: 0, spent: 0, returns: 0 });
    const orderId = await deliverTestOrder(shop, shopper, [{ ...shirt, quantity: 2 }]);
    const { totalPaise } = await orderOf(orderId);
    await expectFigures({ orders: 1, spent: totalPaise, returns: 0 });

    const { version } = await orderOf(orderId);
    const body = { amount: 10, reason: 'A cap was scratched', reference: 'UTR 1' };
    expect(await staff.call('POST', `/orders/${orderId}/refunds`, { body, version })).toMatchObject({
      status: 200,
    });
    await expectFigures({ orders: 1, spent: totalPaise - 1_000, returns: 0 });

    await refundGoods(
      shop,
      shopper,
      orderId,
      [{ position: 1, quantity: 1, reason: 'damaged' }],
      '--reference',
      'UTR 2',
    );
    await expectFigures({ orders: 1, returns: 1 });
    const after = (await figuresOf(id)) ?? {};

    const other = await placeTestOrder(shop, shopper, [{ ...shirt, quantity: 1 }]);
    expect(await figuresOf(id)).toMatchObject({ orders: 2 });
    await shop.call('POST', `/orders/${other}/cancel`, { token: shopper.token });
    await expectFigures(after);
    const page = await read(id);
    expect(page.figures).toMatchObject({ orders: 1, returns: 1, average: page.figures.spent });
    expect(page.lastOrders.map((one) => one.id)).toEqual([other, orderId]);
    expect(page.returns).toHaveLength(1);
  });

  it('count concurrent orders of one customer, each', async () => {
    const shopper = await shop.newShopper();
    const placed = [];
    for (const _ of [1, 2, 3]) placed.push(await placeTestOrder(shop, shopper, [{ ...shirt, quantity: 1 }]));
    await Promise.all(
      placed.map((orderNumber) =>
        fulfilOrder(
          shop.deps,
          { kind: 'staff', id: staff.id, name: staff.name, permissions: [] },
          {
            transition: 'process',
            orderNumber,
          },
        ),
      ),
    );
    await Promise.all(
      placed
        .slice(0, 2)
        .map((id) => shop.db.update(orders).set({ paymentStatus: 'completed' }).where(eq(orders.id, id))),
    );
    expect(await figuresOf(shopper.userId)).toMatchObject({ orders: 3 });
    await expectCustomerFigures(shop.db);
  });
});

describe('the list of customers', () => {
  it('finds one by phone, mail, name, order, tracking number and document (CUSTOMER-2)', async () => {
    const shopper = await shop.newShopper();
    const { userId: id } = shopper;
    await shop.db
      .update(users)
      .set({ name: 'Bhanumathi Onlyone', email: 'bhanu.onlyone@example.in', mobile: '9847055501' })
      .where(eq(users.id, id));
    const deliveryAddress = { ...addressForm(), fullName: 'Rukmini Elsewhere', phone: '9847055502' };
    const orderId = await deliverTestOrder(shop, shopper, [{ ...shirt, quantity: 1 }], { deliveryAddress });
    const { number } = await orderOf(orderId);
    await shop.db
      .update(orders)
      .set({ courier: 'DTDC', trackingNumber: 'KL99887766' })
      .where(eq(orders.id, orderId));
    const [invoice] = await shop.db.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId));
    for (const search of [
      'Bhanumathi Onlyone',
      'bhanu.onlyone@example.in',
      '+91 98470 55501',
      '98470 55502',
      'Rukmini',
      number,
      `${number}-1`,
      orderId.slice(-8),
      'kl99887766',
      invoice?.number ?? '',
    ]) {
      expect({ search, ids: await found(search) }).toEqual({ search, ids: [id] });
    }
    expect(await found('nobody-of-this-name')).toEqual([]);
    expect((await staff.call('GET', '/customers?search=ab')).status).toBe(400);
    const { body } = await staff.call('GET', '/search?text=Bhanumathi');
    expect(body.results).toContainEqual(expect.objectContaining({ kind: 'customer', id }));
  });

  it('has guests of orders by phone, and no deleted account (CUSTOMER-1)', async () => {
    const [guest, gone] = ['guest-1', 'gone-1'];
    const at = shop.deps.now();
    const made = { createdAt: at, updatedAt: at };
    await shop.db.insert(users).values([
      { id: guest, name: 'Guestname Ringing', claimedMobile: '9847055509', ...made },
      { id: gone, name: 'Guestname Leaving', mobile: '9847055508', ...made },
    ]);
    expect(await found('Guestname')).toEqual(expect.arrayContaining([guest, gone]));
    expect(await read(guest)).toMatchObject({ mobile: '9847055509', isProven: false });
    await shop.db
      .update(users)
      .set({ name: 'Deleted account', mobile: null, deletedAt: at, deactivatedAt: at })
      .where(eq(users.id, gone));
    expect(await found('Guestname')).toEqual([guest]);
    expect((await staff.call('GET', `/customers/${gone}`)).status).toBe(404);
    const { rows } = await list('sort=recent');
    expect(rows.map(({ id }) => id)).not.toContain(gone);
  });

  it.each(['recent', 'spent'] as const)('is sorted and paged without a gap or a repeat: %s', async (sort) => {
    const at = shop.deps.now().getTime();
    const many = Array.from({ length: 60 }, (_, n) => {
      const createdAt = new Date(at - n * 60_000);
      return {
        id: `${sort}-${n}`,
        name: `Paged ${sort}`,
        email: `${sort}-${n}@paged.example`,
        createdAt,
        updatedAt: createdAt,
      };
    });
    await shop.db.insert(users).values(many);
    await shop.db.execute(
      sql`update customer_figures set spent_paise = 100 * (hashtext(user_id) % 5 + 5) where user_id like ${`${sort}-%`}`,
    );
    const first = await list(`sort=${sort}&search=paged%20${sort}`);
    const second = await list(`sort=${sort}&search=paged%20${sort}&after=${first.next}`);
    const ids = [...first.rows, ...second.rows].map(({ id }) => id).filter((id) => id.startsWith(`${sort}-`));
    const column = sort === 'spent' ? sql`spent_paise` : sql`active_at`;
    const { rows } = await shop.db.execute<{ id: string }>(sql`
      select user_id as id from customer_figures where user_id like ${`${sort}-%`} order by ${column} desc, user_id desc`);
    expect(ids).toEqual(rows.map(({ id }) => id));
    expect(first.rows).toHaveLength(50);
  });

  it('is registered, and a page as such (CUSTOMER-4, PRIVACY-17)', async () => {
    const { userId } = await shop.newShopper();
    await read(userId);
    await list('sort=recent');
    const { body } = await staff.call('GET', `/lookups?search=${userId}`);
    const kinds = (body.rows as { kind: string }[]).map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual(['customer', 'list']);
  });
});

describe('notes and tags (CUSTOMER-5)', () => {
  it('are audited without the words, and are in the download', async () => {
    const shopper: TestShopper = await shop.newShopper();
    const path = `/customers/${shopper.userId}` as const;
    const note = { body: { text: 'Rings before ordering' }, headers: { 'idempotency-key': 'note-note-1' } };
    for (const _ of ['sent', 'again'])
      expect((await staff.call('POST', `${path}/notes`, note)).status).toBe(201);
    expect(await staff.call('POST', `${path}/tags`, { body: { tag: ' Whole  Sale' } })).toMatchObject({
      status: 200,
      body: { tags: ['whole sale'] },
    });
    expect((await staff.call('POST', `${path}/tags`, { body: { tag: 'x'.repeat(31) } })).status).toBe(400);
    const page = await read(shopper.userId);
    expect(page.notes).toMatchObject([{ text: 'Rings before ordering', who: staff.name }]);
    expect((await list('tag=WHOLE SALE')).rows.map(({ id }) => id)).toEqual([shopper.userId]);

    const { rows } = await shop.db.execute<{ entry: string }>(
      sql`select e::text as entry from audit_entries e where object_id = ${shopper.userId}`,
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('Rings');
    const { body } = await shop.call('GET', '/account/data', { token: shopper.token });
    expect(body.data).toMatchObject({ notes: [{ text: 'Rings before ordering' }], tags: ['whole sale'] });

    const noteId = page.notes[0]?.id ?? '';
    const reader = await newTestStaff(shop, ['customers.read']);
    const removal = `${path}/notes/${encodeURIComponent(noteId)}` as const;
    expect((await reader.call('DELETE', removal)).status).toBe(403);
    expect((await staff.call('DELETE', removal)).status).toBe(200);
    expect(
      (await staff.call('DELETE', `${path}/tags/${encodeURIComponent('whole sale')}`)).body.tags,
    ).toEqual([]);
    expect((await read(shopper.userId)).notes).toEqual([]);
  });

  it('stop at ten tags', async () => {
    const { userId } = await shop.newShopper();
    const tag = (n: number) => staff.call('POST', `/customers/${userId}/tags`, { body: { tag: `t${n}` } });
    for (let n = 0; n < 10; n += 1) expect((await tag(n)).status).toBe(200);
    expect(await tag(10)).toMatchObject({ status: 400, body: { fields: [{ field: 'tag' }] } });
  });
});
