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
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { type Answer, openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { csrfTokenOf, permissionsOf } from '../../http/staff-access.ts';

// Examples are in testing/staff/examples; see testing/staff/staff-example.ts.

const PACKER: readonly Permission[] = ['orders.fulfil'];

const named = (calls: readonly StaffCall[]) => calls.map((call) => [titleOf(call), call] as const);
const guarded = staffCalls.filter(({ access }) => access !== 'open');
const writes = staffCalls.filter(({ method }) => method !== 'GET');

let shop: TestShop;
/** Of a shopper. */
let token: string;
let member: TestStaff;
let packer: TestStaff;
beforeAll(async () => {
  shop = await openTestShop();
  ({ token } = await shop.newShopper());
  member = await newTestStaff(shop, PERMISSIONS);
  packer = await newTestStaff(shop, PACKER);
});
afterAll(() => shop.close());

describe('the permission of staff calls', () => {
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

  it('each opens a call', () => {
    const opening = new Set(staffCalls.flatMap(permissionsFor));
    expect(PERMISSIONS.filter((one) => !opening.has(one))).toEqual([]);
  });

  it.each(named(guarded))('%s: neither visitors nor shoppers', async (_, call) => {
    const guessed = { cookie: 'ilaneer_staff=guessed', 'x-csrf-token': csrfTokenOf('guessed') };
    for (const headers of [{}, { authorization: `Bearer ${token}` }, guessed]) {
      const answer = await sendBlindly(call, shop, headers);
      expect(answer).toMatchObject({ status: 401, body: { code: 'STAFF_SIGN_IN_NEEDED' } });
    }
  });

  it.each(named(guarded))('%s: only staff with the right', async (_, call) => {
    const permissions = permissionsFor(call);
    const [permission = null] = permissions;
    if (permission !== null) {
      const lacking = await sendBlindly(call, shop, (await memberWithout(permissions)).headers());
      expect(lacking).toMatchObject({
        status: 403,
        body: { code: 'PERMISSION_MISSING', data: { permission } },
      });
    }
    for (const held of permission === null ? [[]] : permissions.map((one) => [one])) {
      // Of its own: it may sign out or lock itself.
      const holder = await newTestStaff(shop, held);
      const holding = await sendBlindly(call, shop, holder.headers());
      expect([401, 403]).not.toContain(holding.status);
      expect(holding.status).toBeLessThan(500);
    }
  });

  it.each(named(guarded.filter((call) => writes.includes(call))))(
    '%s: only with the token of our pages (STAFF-5)',
    async (_, call) => {
      const { cookie = '', ...rest } = member.headers();
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

describe('a packer (G15)', () => {
  const packs = staffCalls.filter((call) => permissionsFor(call).includes('orders.fulfil'));
  const ofAll = guarded.filter((call) => permissionsFor(call).length === 0);
  const reads = ofAll.filter((call) => call.method === 'GET');
  const others = guarded.filter((call) => !packs.includes(call) && !ofAll.includes(call));

  it.each(named(others))('%s is refused', async (_, call) => {
    expect((await sendBlindly(call, shop, packer.headers())).status).toBe(403);
  });

  it.each(named([...packs, ...reads]))('%s shows no address and no number of a shopper', async (_, call) => {
    await somebodyOrders();
    const staff = await newTestStaff(shop, PACKER);
    const answer = packs.includes(call)
      ? await sendPrepared(call, staff, await exampleOf(call).prepare({ shop, staff }))
      : await sendBlindly(call, shop, staff.headers());
    if (packs.includes(call)) expectDone(answer);
    const said = JSON.stringify(answer.body);
    for (const secret of await contactsOfShoppers()) expect(said).not.toContain(secret);
  });
});

function permissionsFor({ access }: StaffCall): readonly Permission[] {
  return access === 'open' ? [] : permissionsOf(access);
}

function expectDone({ status, body }: Answer): void {
  expect({ isDone: status < 300, status, body }).toMatchObject({ isDone: true });
}

const lacking = new Map<string, Promise<TestStaff>>();

function memberWithout(permissions: readonly Permission[]): Promise<TestStaff> {
  const others = PERMISSIONS.filter((one) => !permissions.includes(one));
  const found = lacking.get(permissions.join()) ?? newTestStaff(shop, others);
  lacking.set(permissions.join(), found);
  return found;
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
