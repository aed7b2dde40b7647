import type { StaffCall } from '@ilaneer/contract/message/call';
import { IfMatch } from '@ilaneer/contract/staff/version';
import { PERMISSIONS, type Permission } from '@ilaneer/domain/staff/permission';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csrfTokenOf, permissionOf } from '../../http/staff-access.ts';
import { variantWithStock } from '../../testing/shoppers/find-variant.ts';
import { placeTestOrder } from '../../testing/shoppers/test-order.ts';
import {
  exampleOf,
  type PreparedRequest,
  sendBlindly,
  sendPrepared,
  staffCalls,
  titleOf,
} from '../../testing/staff/staff-calls.ts';
import { newTestStaff } from '../../testing/staff/test-staff.ts';
import { type Answer, openTestShop, type TestShop } from '../../testing/test-shop.ts';

// What a call needs to be tried stands in testing/staff/examples; the head of testing/staff/staff-example.ts says how.

const PACKER: readonly Permission[] = ['orders.fulfil'];

/** Writes that take no version, by why two at the same time need none. */
const WITHOUT_VERSION: Readonly<Record<string, readonly string[]>> = {
  'makes another one': [
    'POST /staff/saved-views',
    'POST /staff/categories',
    'POST /staff/pictures',
    'POST /staff/pictures/crops',
    'POST /staff/products',
    'POST /staff/products/:productId/copies',
    'POST /staff/orders/:orderId/notes',
    'POST /staff/bulk-moves',
    'POST /staff/phone-orders',
    'POST /staff/members',
    'POST /staff/roles',
    'POST /staff/stock/:variantId/batches',
    'POST /staff/stock-counts',
    'POST /staff/stock-receipts',
    'POST /staff/imports/:kind',
  ],
  'counts once, by its own state': [
    'POST /staff/imports/:importId/application',
    'DELETE /staff/prices/:changeId',
    'POST /staff/batches/:batchId/recall-mail',
    'POST /staff/stock-movements/:position/undo',
    'POST /staff/stock-receipts/:receiptId/undo',
  ],
  'only asks': [
    'POST /staff/orders/:orderId/lines/preview',
    'POST /staff/phone-orders/quote',
    'POST /staff/packing/documents',
    'POST /staff/batches/:batchId/recall-mail/preview',
  ],
  'names the version or the expected stock of each row': ['POST /staff/prices', 'POST /staff/stock'],
  'is added to what the other did': [
    'POST /staff/parcels/:parcelId/scans',
    'POST /staff/stock/:variantId/adjust',
    'POST /staff/stock/:variantId/write-off',
    'POST /staff/stock-counts/:countId/lines',
  ],
  'gives each another one': ['POST /staff/packing/claims'],
  'opens a shop that is open then': ['POST /staff/opening', 'POST /staff/opening/catalogue'],
  'is about one’s own account': [
    'POST /staff/invitations/accept',
    'POST /staff/invitations/check',
    'POST /staff/passkeys',
    'POST /staff/passkeys/request',
    'DELETE /staff/passkeys/:passkeyId',
    'POST /staff/password',
    'POST /staff/recovery-codes',
    'POST /staff/second-factor',
    'POST /staff/second-factor/code',
    'POST /staff/sessions/end-others',
    'DELETE /staff/sessions/:sessionId',
    'POST /staff/lock',
    'POST /staff/unlock',
    'POST /staff/unlock/passkey',
    'POST /staff/sign-in',
    'POST /staff/sign-in/code',
    'POST /staff/sign-in/passkey',
    'POST /staff/sign-in/passkey-request',
    'POST /staff/sign-in/second-factor',
    'POST /staff/sign-in/second-factor/code',
    'POST /staff/sign-out',
  ],
};

const named = (calls: readonly StaffCall[]) => calls.map((call) => [titleOf(call), call] as const);
const guarded = staffCalls.filter(({ access }) => access !== 'open');
const writes = staffCalls.filter(({ method }) => method !== 'GET');
const edits = staffCalls.filter(({ headers }) => headers === IfMatch);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('who may call', () => {
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

  it.each(named(guarded))('%s: neither nobody nor a shopper', async (_, call) => {
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

  it.each(named(edits))('%s: of two from the same version one wins (AUDIT-4)', async (_, call) => {
    const { prepare, isOwn, tellsSlower = 'VERSION_STALE' } = exampleOf(call);
    const one = await newTestStaff(shop, PERMISSIONS);
    const other = isOwn === true ? one : await newTestStaff(shop, PERMISSIONS);
    const request: PreparedRequest = await prepare({ shop, staff: one });
    const answers = await Promise.all([one, other].map((staff) => sendPrepared(call, staff, request)));
    const [winner, slower] = answers.toSorted((a, b) => a.status - b.status);
    if (winner === undefined || slower === undefined) throw new Error('both answer');
    expectDone(winner);
    expect(slower.body).toMatchObject({ code: tellsSlower });
    if (tellsSlower === 'VERSION_STALE') {
      expect(slower).toMatchObject({ status: 409, body: { data: { current: expect.any(Object) } } });
    }
  });
});

describe('a write without a version', () => {
  it('is known by why it needs none', () => {
    const without = writes.filter((call) => !edits.includes(call)).map(titleOf);
    const known = new Set(Object.values(WITHOUT_VERSION).flat());
    expect(
      without.filter((title) => !known.has(title)),
      'let it take If-Match, or say in WITHOUT_VERSION why two at the same time need none',
    ).toEqual([]);
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

/** Somebody has ordered, so that there is something to see. */
function somebodyOrders(): Promise<string> {
  const place = async () => {
    const { productId, variantId } = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 50);
    return placeTestOrder(shop, await shop.newShopper(), [{ productId, variantId, quantity: 1 }]);
  };
  order ??= place();
  return order;
}

/** Every e-mail address and number of a shopper that the shop knows. */
async function contactsOfShoppers(): Promise<string[]> {
  const { rows } = await shop.db.execute<{ contact: string }>(sql`
    select email as contact from users where email is not null
    union select mobile from users where mobile is not null
    union select phone from addresses
    union select delivery_address ->> 'phone' from orders
    union select delivery_address ->> 'email' from orders where delivery_address ->> 'email' is not null`);
  return rows.map(({ contact }) => contact);
}
