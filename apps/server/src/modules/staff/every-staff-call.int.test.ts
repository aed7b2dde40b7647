import type { StaffCall } from '@ilaneer/contract/message/call';
import { PERMISSIONS, type Permission } from '@ilaneer/domain/staff/permission';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import {
  exampleOf,
  sendBlindly,
  sendPrepared,
  staffCalls,
  titleOf,
} from '../../../testing/staff/staff-calls.ts';
import { newTestStaff } from '../../../testing/staff/test-staff.ts';
import { type Answer, openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { csrfTokenOf, permissionOf } from '../../http/staff-access.ts';

// Examples are in testing/staff/examples; see testing/staff/staff-example.ts.

const PACKER: readonly Permission[] = ['orders.fulfil'];

const named = (calls: readonly StaffCall[]) => calls.map((call) => [titleOf(call), call] as const);
const guarded = staffCalls.filter(({ access }) => access !== 'open');
const writes = staffCalls.filter(({ method }) => method !== 'GET');

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('access to staff calls', () => {
  it('is asked of every call but those that sign in, and of those by name', () => {
    expect(
      staffCalls
        .filter(({ access }) => access === 'open')
        .map(titleOf)
        .toSorted(),
    ).toEqual([
      'GET /staff/locked-session',
      'POST /staff/invitations/accept',
      'POST /staff/invitations/check',
      'POST /staff/sign-in',
      'POST /staff/sign-in/code',
      'POST /staff/sign-in/passkey',
      'POST /staff/sign-in/passkey-request',
      'POST /staff/sign-in/second-factor',
      'POST /staff/sign-in/second-factor/code',
      'POST /staff/unlock',
      'POST /staff/unlock/passkey',
    ]);
  });

  it.each(named(guarded))('%s: neither visitors nor shoppers', async (_, call) => {
    const { token } = await shop.newShopper();
    const guessed = { cookie: 'ilaneer_staff=guessed', 'x-csrf-token': csrfTokenOf('guessed') };
    for (const headers of [{}, { authorization: `Bearer ${token}` }, guessed]) {
      const answer = await sendBlindly(call, shop, headers);
      expect(answer).toMatchObject({ status: 401, body: { code: 'STAFF_SIGN_IN_NEEDED' } });
    }
  });

  it.each(named(guarded))('%s: only staff with the right', async (_, call) => {
    const permission = permissionFor(call);
    const send = async (permissions: readonly Permission[]) =>
      sendBlindly(call, shop, (await newTestStaff(shop, permissions)).headers());
    if (permission !== null) {
      const lacking = await send(PERMISSIONS.filter((one) => one !== permission));
      expect(lacking).toMatchObject({
        status: 403,
        body: { code: 'PERMISSION_MISSING', data: { permission } },
      });
    }
    const holding = await send(permission === null ? [] : [permission]);
    expect([401, 403]).not.toContain(holding.status);
    expect(holding.status).toBeLessThan(500);
  });

  it.each(named(guarded.filter((call) => writes.includes(call))))(
    '%s: only with the token of our pages (STAFF-5)',
    async (_, call) => {
      const { cookie = '', ...rest } = (await newTestStaff(shop, PERMISSIONS)).headers();
      for (const headers of [
        { cookie },
        { cookie, 'x-csrf-token': 'guessed' },
        { cookie, ...rest, 'sec-fetch-site': 'cross-site' },
      ]) {
        const answer = await sendBlindly(call, shop, headers);
        expect(answer).toMatchObject({ status: 403, body: { code: 'STAFF_REQUEST_FORGED' } });
      }
    },
  );
});

describe('every write', () => {
  it.each(named(writes))('%s leaves an entry in the audit log (AUDIT-1)', async (_, call) => {
    const { prepare, leavesNoEntry } = exampleOf(call);
    const staff = await newTestStaff(shop, PERMISSIONS);
    const request = await prepare({ shop, staff });
    const before = await countEntries();
    expectDone(await sendPrepared(call, staff, request));
    const left = (await countEntries()) - before;
    if (leavesNoEntry === undefined) expect(left).toBeGreaterThan(0);
    else expect(left).toBe(0);
  });
});

describe('a packer (G15)', () => {
  const packs = staffCalls.filter((call) => permissionFor(call) === 'orders.fulfil');
  const reads = guarded.filter((call) => call.method === 'GET' && permissionFor(call) === null);
  const others = guarded.filter((call) => ![null, 'orders.fulfil'].includes(permissionFor(call)));

  it.each(named(others))('%s is refused', async (_, call) => {
    const packer = await newTestStaff(shop, PACKER);
    expect((await sendBlindly(call, shop, packer.headers())).status).toBe(403);
  });

  it.each(named([...packs, ...reads]))('%s shows no address and no number of a shopper', async (_, call) => {
    await somebodyOrders();
    const packer = await newTestStaff(shop, PACKER);
    const answer = packs.includes(call)
      ? await sendPrepared(call, packer, await exampleOf(call).prepare({ shop, staff: packer }))
      : await sendBlindly(call, shop, packer.headers());
    if (packs.includes(call)) expectDone(answer);
    const said = JSON.stringify(answer.body);
    for (const secret of await contactsOfShoppers()) expect(said).not.toContain(secret);
  });
});

function permissionFor({ access }: StaffCall): Permission | null {
  return access === 'open' ? null : permissionOf(access);
}

function expectDone({ status, body }: Answer): void {
  expect({ isDone: status < 300, status, body }).toMatchObject({ isDone: true });
}

async function countEntries(): Promise<number> {
  const { rows } = await shop.db.execute<{ count: number }>(
    sql`select count(*)::int as count from audit_entries`,
  );
  return rows[0]?.count ?? 0;
}

let order: Promise<string> | null = null;

function somebodyOrders(): Promise<string> {
  const place = async () => {
    const { productId, variantId } = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 50);
    return placeTestOrder(shop, await shop.newShopper(), [{ productId, variantId, quantity: 1 }]);
  };
  order ??= place();
  return order;
}

async function contactsOfShoppers(): Promise<string[]> {
  const { rows } = await shop.db.execute<{ contact: string }>(sql`
    select email as contact from users where email is not null
    union select mobile from users where mobile is not null
    union select phone from addresses
    union select delivery_address ->> 'phone' from orders
    union select delivery_address ->> 'email' from orders where delivery_address ->> 'email' is not null`);
  return rows.map(({ contact }) => contact);
}
