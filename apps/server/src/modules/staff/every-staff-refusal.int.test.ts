import type { StaffCall } from '@ilaneer/contract/message/call';
import { PERMISSIONS, type Permission } from '@ilaneer/domain/staff/permission';
import { addressForm } from '@ilaneer/testing/address-form';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { deliverTestOrder } from '../../../testing/shoppers/returned-order.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { exampleOf, type PreparedRequest, staffCalls, titleOf } from '../../../testing/staff/staff-calls.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { users } from '../../db/schema/account/account.ts';
import { dataLookups } from '../../db/schema/account/data-protection.ts';
import { orders } from '../../db/schema/order/order.ts';
import { returns } from '../../db/schema/order/return.ts';
import { permissionsOf } from '../../http/staff-access.ts';

// Refusals reveal of a customer only what the member may read, and lookups are recorded. Every call is tried
// with its permission alone.

const HER = {
  name: 'Ammini Hiddenname',
  phone: '9847011122',
  email: 'ammini.hiddenname@example.in',
  addressLine1: '7 Hidden Backwater Lane',
} as const;
const MARKS = Object.values(HER);

const EXEMPT = '/staff/lookups';

const guarded = staffCalls.filter(({ access, path }) => access !== 'open' && path !== '/staff/live');

describe('customer data in staff calls', () => {
  let shop: TestShop;
  let hers: ReadonlyMap<string, unknown>;
  let userId: string;
  let opened: string;

  beforeAll(async () => {
    shop = await openTestShop();
    const { rows } = await shop.db.execute<{ row: string }>(
      sql`select to_jsonb(s)::text as row from settings s where key = 'opening'`,
    );
    opened = rows[0]?.row ?? expect.fail('the shop is not open');
    const shopper = await shop.newShopper();
    ({ userId } = shopper);
    const { name, phone, email, addressLine1 } = HER;
    await shop.db
      .update(users)
      .set({ name, email, emailVerified: true, mobile: phone })
      .where(eq(users.id, userId));
    const pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
    const deliveryAddress = { ...addressForm(), fullName: name, phone, addressLine1 };
    const orderId = await placeTestOrder(shop, shopper, [{ ...pack, quantity: 2 }], { deliveryAddress });
    const returnedId = await deliverTestOrder(shop, shopper, [{ ...pack, quantity: 1 }], { deliveryAddress });
    const asked = await shop.call('POST', `/orders/${returnedId}/returns`, {
      token: shopper.token,
      body: { lines: [{ position: 1, quantity: 1, reason: 'damaged' }] },
    });
    if (asked.status >= 300) throw new Error(JSON.stringify(asked.body));
    const [placed] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
    const [returned] = await shop.db.select().from(returns).where(eq(returns.orderId, returnedId));
    const packer = await newTestStaff(shop, ['orders.fulfil']);
    const { body } = await packer.call('GET', `/orders/${orderId}/parcels`);
    const [parcel] = body.parcels as { id: string }[];
    hers = new Map<string, unknown>([
      ['orderId', orderId],
      ['orderIds', [orderId]],
      ['orderNumbers', [placed?.number]],
      ['code', placed?.number],
      ['parcelId', parcel?.id],
      ['parcelIds', [parcel?.id]],
      ['returnId', returned?.id],
      ['customerId', userId],
      ['userId', userId],
      ['phone', phone],
      ['email', email],
      ['addressLine1', addressLine1],
      ['fullName', name],
      ['mobile', phone],
    ]);
  });
  afterAll(() => shop.close());

  it.each(guarded.map((call) => [titleOf(call), call] as const))('%s', async (_, call) => {
    const permission = permissionFor(call);
    const staff = await newTestStaff(shop, permission === null ? [] : [permission]);
    const example = call.method === 'GET' ? {} : await prepared(call);
    for (const request of requestsOf(call, example)) {
      const { statusCode, payload } = await shop.app.inject({
        ...request,
        headers: { ...staff.headers(), 'if-match': '"0"', ...request.headers },
      });
      expect({ statusCode, payload }).not.toMatchObject({ statusCode: 500 });
      const said = marksIn(payload);
      if (statusCode >= 400 && said.length > 0) {
        const allowed = await readableBy(staff, permission);
        expect({ request, hidden: said.filter((mark) => !allowed.has(mark)) }).toMatchObject({ hidden: [] });
      }
      // Echoes are allowed.
      const isTold = said.some((mark) => !request.payload.includes(mark));
      if (isTold && call.path !== EXEMPT) {
        const seen = and(eq(dataLookups.memberId, staff.id), eq(dataLookups.userId, userId));
        expect(await shop.db.select().from(dataLookups).where(seen)).not.toEqual([]);
      }
    }
  });

  it('finds the customer in storage, so that the search is effective', async () => {
    const reader = await newTestStaff(shop, ['orders.read']);
    const { payload } = await shop.app.inject({
      url: `/api/staff/orders/${hers.get('orderId')}`,
      headers: reader.headers(),
    });
    for (const mark of [HER.name, HER.phone, HER.addressLine1]) expect(payload).toContain(mark);
  });

  async function prepared(call: StaffCall): Promise<PreparedRequest> {
    const staff = await newTestStaff(shop, PERMISSIONS);
    // An example that was refused may have closed the shop.
    await shop.db.execute(sql`
      insert into settings select * from jsonb_populate_record(null::settings, ${opened}::jsonb)
      on conflict (key) do update set value = excluded.value`);
    await shop.deps.settings.refresh();
    return exampleOf(call).prepare({ shop, staff });
  }

  const readable = new Map<Permission | null, ReadonlySet<string>>();

  /** Customer data that a permission may read. */
  async function readableBy(reader: TestStaff, permission: Permission | null): Promise<ReadonlySet<string>> {
    const known = readable.get(permission);
    if (known !== undefined) return known;
    const said = new Set<string>();
    const reads = guarded.filter((one) => one.method === 'GET' && permissionFor(one) === permission);
    for (const read of reads) {
      for (const { url } of requestsOf(read, {})) {
        const { statusCode, payload } = await shop.app.inject({ url, headers: reader.headers() });
        if (statusCode < 400) for (const mark of marksIn(payload)) said.add(mark);
      }
    }
    readable.set(permission, said);
    return said;
  }

  function marksIn(text: string): string[] {
    return MARKS.filter((mark) => text.includes(mark));
  }

  function requestsOf(
    { method, path }: StaffCall,
    { params, body, headers, query }: Partial<PreparedRequest>,
  ) {
    const url = path.replace(/:(\w+)/g, (_, name: string) => {
      const value = hers.get(name) ?? new Map(Object.entries(params ?? {})).get(name);
      return encodeURIComponent(String(value ?? 'some-id'));
    });
    const search = new URLSearchParams({ search: HER.phone, text: String(hers.get('code')), ...query });
    const request = { method, headers: { ...headers } };
    if (method === 'GET') {
      return [url, `${url}?${search}`].map((asked) => ({ ...request, url: `/api${asked}`, payload: '' }));
    }
    const isJson = typeof body === 'object' && body !== null && !(body instanceof Uint8Array);
    const payloads = isJson ? [aboutHer(body), {}] : [{}];
    return payloads.map((payload) => ({
      ...request,
      headers: { ...request.headers, 'content-type': 'application/json' },
      url: `/api${url}`,
      payload: JSON.stringify(payload),
    }));
  }

  function aboutHer(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(aboutHer);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, hers.get(name) ?? aboutHer(inner)]),
    );
  }
});

function permissionFor({ access }: StaffCall): Permission | null {
  return access === 'open' ? null : (permissionsOf(access)[0] ?? null);
}
