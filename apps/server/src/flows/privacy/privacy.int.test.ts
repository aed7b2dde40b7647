import { AccountData } from '@ilaneer/contract/account/account-data';
import { consentNotice, consentWords, NOTICE_VERSION } from '@ilaneer/domain/account/consents';
import { addressForm } from '@ilaneer/testing/address-form';
import { signupForm } from '@ilaneer/testing/signup-form';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../db/schema/account/account.ts';
import { orders } from '../../db/schema/order/order.ts';
import { savedCards } from '../../db/schema/order/payment.ts';
import { findBreak } from '../../modules/audit/audit.ts';
import { insertSandboxCard } from '../../sandbox/gateway/ledger.ts';
import { variantWithStock } from '../../testing/shoppers/find-variant.ts';
import {
  logInByOtp,
  messagesTo,
  newMobile,
  otpSentTo,
  testClock,
} from '../../testing/shoppers/verification.ts';
import { newTestStaff } from '../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../testing/test-shop.ts';
import { tidyAccounts } from './tidy-accounts.ts';

const PACK = 'tender-coconut-water-pack_V01';

const clock = testClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: clock.now });
});
afterAll(() => shop.close());

describe('consents', () => {
  const change = (token: string, purpose: string, granted: unknown, noticeVersion?: string) =>
    shop.call('PUT', `/account/consents/${purpose}`, { token, body: { granted, noticeVersion } });
  const historyOf = async (token: string) =>
    Object(Object((await shop.call('GET', '/account/data', { token })).body).data).consents;

  it('are given and taken back one by one, each with an entry of its own (ACCOUNT-45)', async () => {
    const { token } = await shop.newShopper();
    const grantedAt = clock.now().toISOString();
    const granted = await change(token, 'emails', true, NOTICE_VERSION);
    const words = consentWords(consentNotice('emails', 'Ilaneer'));
    expect(granted.body.consents).toMatchObject([
      { purpose: 'terms', needed: true, granted: true },
      { granted: true, grantedAt, grantedTextVersion: NOTICE_VERSION, grantedText: words, withdrawnAt: null },
    ]);
    const user = (await shop.call('GET', '/user-details', { token })).body.user;
    expect(user).toMatchObject({ subscribeToEmails: true });
    clock.pass(60);
    await Promise.all([
      change(token, 'emails', true, NOTICE_VERSION),
      change(token, 'emails', true, NOTICE_VERSION),
    ]);
    const withdrawnAt = clock.now().toISOString();
    const withdrawn = await change(token, 'emails', false);
    expect(withdrawn.body.consents).toMatchObject([{}, { granted: false, grantedAt, withdrawnAt }]);
    await change(token, 'emails', false);
    expect((await shop.call('GET', '/user-details', { token })).body.user).toMatchObject({
      subscribeToEmails: false,
    });
    expect(await historyOf(token)).toMatchObject([
      { purpose: 'emails', given: false, at: withdrawnAt, place: 'account', words: null },
      { purpose: 'emails', given: true, at: grantedAt, words },
      { purpose: 'terms', given: true, place: 'signup' },
    ]);
  });

  it('of an account are the words of its box, with the policies as they are read then', async () => {
    const form = { ...signupForm(), noticeVersion: NOTICE_VERSION };
    const token = String((await shop.call('POST', '/signup-with-email', { body: form })).body.token);
    const [terms, privacy] = await Promise.all(
      ['terms-of-service', 'privacy-policy'].map(
        async (slug) => Object((await shop.call('GET', `/pages/${slug}/versions`)).body).versions[0],
      ),
    );
    expect(await historyOf(token)).toMatchObject([
      {
        purpose: 'terms',
        words: consentWords(consentNotice('terms', 'Ilaneer')),
        terms: { version: terms.number, hash: terms.hash },
        privacyPolicy: { version: privacy.number, hash: privacy.hash },
      },
    ]);
  });

  it('of clients that show words of their own come without words; unknown versions are refused', async () => {
    const { body } = await shop.call('POST', '/signup-with-email', { body: signupForm() });
    expect(await historyOf(String(body.token))).toMatchObject([
      { purpose: 'terms', textVersion: null, words: null },
    ]);
    const form = { ...signupForm(), noticeVersion: '1999-01' };
    expect((await shop.call('POST', '/signup-with-email', { body: form })).status).toBe(400);
  });

  it('are never changed or deleted, nor are their words', async () => {
    for (const table of ['consents', 'consent_texts']) {
      for (const statement of [`delete from ${table}`, `truncate ${table} cascade`]) {
        await expect(shop.db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: '42501' } });
      }
    }
    await expect(shop.db.execute(sql`update consents set given = false`)).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  });

  it('of the terms end with the account only', async () => {
    const { token } = await shop.newShopper();
    expect(await change(token, 'terms', false)).toMatchObject({
      status: 409,
      body: { code: 'CONSENT_NEEDED' },
    });
    expect(await change(token, 'everything', true)).toMatchObject({
      status: 404,
      body: { code: 'CONSENT_NOT_FOUND' },
    });
    expect(await change(token, 'emails', 'yes')).toMatchObject({ status: 400 });
  });
});

describe('a nominee', () => {
  it('is named, replaced, removed, and is the shopper’s own affair (ACCOUNT-48)', async () => {
    const [me, other] = [await shop.newShopper(), await shop.newShopper()];
    const nominee = (token: string) => shop.call('GET', '/account/nominee', { token });
    const name = (body: object) => shop.call('PUT', '/account/nominee', { token: me.token, body });
    expect((await nominee(me.token)).body).toMatchObject({ nominee: null });
    expect(await name({ name: 'R', contact: '1' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'name' }, { field: 'contact' }] },
    });
    await name({ name: 'Ravi Nair', contact: '+91 98470 12345' });
    await name({ name: 'Meera Nair', contact: 'Meera@Example.in' });
    expect((await nominee(me.token)).body.nominee).toEqual({
      name: 'Meera Nair',
      contact: 'meera@example.in',
    });
    expect((await nominee(other.token)).body.nominee).toBeNull();
    const { data } = Object((await shop.call('GET', '/account/data', { token: me.token })).body);
    expect(data.nominee).toEqual({ name: 'Meera Nair', contact: 'meera@example.in' });
    await shop.call('DELETE', '/account/nominee', { token: me.token });
    expect((await nominee(me.token)).body.nominee).toBeNull();
  });
});

/** A shopper of whom the shop holds something everywhere. */
async function regular(): Promise<TestShopper & { orderId: string; variantId: string }> {
  const shopper = await shop.newShopper();
  const { token } = shopper;
  const { productId, variantId, pricePaise } = await variantWithStock(shop, PACK, 100);
  const item = { productId, variantId };
  await shop.call('POST', '/add-address', { token, body: addressForm() });
  await shop.call('POST', '/add-to-cart', { token, body: { ...item, quantity: 2 } });
  const placed = await shop.call('POST', '/place-order', {
    token,
    body: {
      items: [{ productId, quantity: 2, price: pricePaise / 100, variant: { variantId } }],
      deliveryAddress: addressForm(),
      paymentMethod: 'cod',
      deliveryCharge: 40,
      discountAmount: 0,
      couponCode: null,
    },
  });
  if (placed.status !== 201) throw new Error(`no order: ${JSON.stringify(placed.body)}`);
  await shop.call('POST', '/add-to-cart', { token, body: { ...item, quantity: 1 } });
  await shop.call('POST', '/add-to-wishlist', { token, body: item });
  const nominee = { name: 'Ravi Nair', contact: '9847012345' };
  await shop.call('PUT', '/account/nominee', { token, body: nominee });
  const [order] = await shop.db.select().from(orders).where(eq(orders.userId, shopper.userId));
  const asked = { orderId: order?.id, message: 'Asha Menon asks for a smaller box' };
  await shop.call('POST', '/support-tickets', { token, body: asked });
  await shop.db.update(users).set({ emailVerified: true }).where(eq(users.id, shopper.userId));
  await shop.call('POST', '/newsletter/subscribe', { body: { email: shopper.email } });
  await variantWithStock(shop, 'pooram-cap_V01', 0);
  const awaited = { variantId: 'pooram-cap_V01', email: shopper.email };
  await shop.call('POST', '/restock-requests', { token, body: awaited });
  const card = { token: shopper.userId, network: 'Visa', last4: '4242' };
  await insertSandboxCard(shop.db, { ...card, expiry: '12/39' });
  const saved = { ...card, id: shopper.userId, userId: shopper.userId, gateway: 'sandbox' };
  await shop.db.insert(savedCards).values({ ...saved, createdAt: clock.now() });
  return { ...shopper, orderId: order?.id ?? '', variantId };
}

describe('my data', () => {
  it('is everything that the shop holds of me, and of nobody else', async () => {
    const [me, other] = [await regular(), await regular()];
    const { status, body } = await shop.call('GET', '/account/data', { token: me.token });
    expect(status).toBe(200);
    // In the contract's order, whichever noun is asked first.
    expect(Object.keys(Object(body.data))).toEqual(Object.keys(AccountData.properties));
    expect(body.data).toMatchObject({
      profile: { email: me.email },
      addresses: [{ fullName: 'Asha Menon', zipCode: '682001' }],
      orders: [{ id: me.orderId, deliveryAddress: { phone: '9876543210' } }],
      coins: { balance: 0, canSpend: true, entries: [] },
      cart: [{ variantId: me.variantId, quantity: 1 }],
      wishlist: [{ variantId: me.variantId }],
      consents: [{ purpose: 'terms', given: true }],
      nominee: { name: 'Ravi Nair' },
      sessions: [{ revokedAt: null }],
      tickets: [{ messages: [{ message: 'Asha Menon asks for a smaller box' }] }],
      savedCards: [{ network: 'Visa', last4: '4242', expiry: '12/39' }],
      newsletter: { confirmedAt: null },
      restockRequests: [{ variantId: 'pooram-cap_V01', textVersion: '2026-11' }],
      signInWith: [],
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2/);
    expect(JSON.stringify(body)).not.toContain(other.email);
  });
});

describe('deleting the account', () => {
  const remove = (token: string, body: object) => shop.call('POST', '/delete-account', { token, body });

  it('needs the password or an OTP', async () => {
    const { token, email } = await shop.newShopper();
    expect(await remove(token, {})).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'password', message: 'Password is required' }] },
    });
    expect(await remove(token, { password: 'wrong-one' })).toMatchObject({
      status: 400,
      body: { code: 'PASSWORD_WRONG' },
    });
    expect(await remove(token, { otp: '1234' })).toMatchObject({ body: { code: 'OTP_EXPIRED' } });
    await shop.call('POST', '/account/confirmation-otp', { token });
    expect((await remove(token, { otp: await otpSentTo(shop, email) })).status).toBe(200);
  });

  it('leaves the order without a name, and nothing else', async () => {
    const me = await regular();
    const [open] = await shop.db.select().from(orders).where(eq(orders.id, me.orderId));
    expect((await remove(me.token, { password: 'karikku-2026' })).status).toBe(200);
    expect((await shop.call('GET', '/user-details', { token: me.token })).status).toBe(401);
    const login = { email: me.email, password: 'karikku-2026' };
    expect((await shop.call('POST', '/login-user', { body: login })).status).toBe(401);

    const [user] = await shop.db.select().from(users).where(eq(users.id, me.userId));
    expect(user).toMatchObject({ name: 'Deleted account', email: null, mobile: null, passwordHash: null });
    const dump = await shop.db.$client.query(
      `select (select count(*) from addresses where user_id = $1) + (select count(*) from cart_lines where user_id = $1)
         + (select count(*) from wishlist_entries where user_id = $1) + (select count(*) from sessions where user_id = $1)
         + (select count(*) from one_time_links where user_id = $1) + (select count(*) from nominees where user_id = $1) + (select count(*) from saved_cards where user_id = $1)
         + (select count(*) from newsletter_subscriptions where email = $2)
         + (select count(*) from restock_requests where email = $2) as kept`,
      [me.userId, me.email],
    );
    expect(dump.rows).toEqual([{ kept: '0' }]);
    const tickets = await shop.db.$client.query(
      `select t.name, t.email, t.subject, m.body from tickets t join ticket_messages m on m.ticket_id = t.id where t.user_id = $1`,
      [me.userId],
    );
    const gone = 'Deleted with the account';
    expect(tickets.rows).toEqual([{ name: 'Deleted account', email: null, subject: gone, body: gone }]);

    // The parcel is on its way, so it still has to say where.
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, me.orderId));
    expect(order).toEqual(open);
    await shop.db
      .update(orders)
      .set({ status: 'delivered', deliveredAt: clock.now() })
      .where(eq(orders.id, me.orderId));
    await tidyAccounts({ db: shop.db, now: clock.now })();
    const [done] = await shop.db.select().from(orders).where(eq(orders.id, me.orderId));
    expect(done?.totalPaise).toBe(open?.totalPaise);
    expect(done?.deliveryAddress).toEqual({
      ...open?.deliveryAddress,
      fullName: 'Deleted account',
      phone: '',
      email: null,
      addressLine1: '',
      addressLine2: '',
    });
    await expect
      .poll(async () => (await messagesTo(shop, me.email)).map(({ subject }) => subject), { timeout: 30_000 })
      .toContain('Your Ilaneer account has been deleted');
  });

  it('erases what staff wrote of its orders; that they did it stays, and the audit log holds (AUDIT-3)', async () => {
    const me = await regular();
    const staff = await newTestStaff(shop, ['orders.read', 'orders.edit']);
    const secret = 'Asha Menon is away until Friday';
    const [{ version } = { version: 0 }] = await shop.db
      .select({ version: orders.version })
      .from(orders)
      .where(eq(orders.id, me.orderId));
    const held = { body: { reason: secret }, version };
    expect((await staff.call('PUT', `/orders/${me.orderId}/hold`, held)).status).toBe(200);
    await staff.call('POST', `/orders/${me.orderId}/notes`, { body: { text: secret } });
    await shop.db
      .update(orders)
      .set({ status: 'delivered', deliveredAt: clock.now(), heldAt: null, holdReason: null })
      .where(eq(orders.id, me.orderId));
    await remove(me.token, { password: 'karikku-2026' });
    const { rows } = await shop.db.execute<{ held: string }>(sql`
      select to_jsonb(n) ->> 'text' as held from order_notes n where order_id = ${me.orderId}
      union all select words from audit_reasons union all select to_jsonb(a)::text from audit_entries a`);
    expect(JSON.stringify(rows)).not.toContain('Asha Menon');
    const history = await staff.call('GET', `/history/order/${me.orderId}`);
    expect(history.body).toMatchObject({
      entries: [
        { action: 'added a note' },
        { action: 'held', reason: 'Erased together with the account of the shopper' },
      ],
    });
    expect(await findBreak(shop.db)).toMatchObject({ id: null, erased: 1 });
  });

  it('takes the name off orders of this account only', async () => {
    const [me, other] = [await regular(), await regular()];
    for (const { orderId } of [me, other]) {
      await shop.db
        .update(orders)
        .set({ status: 'delivered', deliveredAt: clock.now() })
        .where(eq(orders.id, orderId));
    }
    await remove(me.token, { password: 'karikku-2026' });
    const [mine] = await shop.db.select().from(orders).where(eq(orders.id, me.orderId));
    const [theirs] = await shop.db.select().from(orders).where(eq(orders.id, other.orderId));
    expect(mine?.deliveryAddress.fullName).toBe('Deleted account');
    expect(theirs?.deliveryAddress.fullName).toBe('Asha Menon');
  });

  it('frees the address and the number', async () => {
    const form = signupForm();
    const { body } = await shop.call('POST', '/signup-with-email', { body: form });
    await remove(String(body.token), { password: form.password });
    expect((await shop.call('POST', '/signup-with-email', { body: form })).status).toBe(201);

    const mobile = newMobile();
    const first = await logInByOtp(shop, mobile);
    await shop.call('POST', '/account/confirmation-otp', { token: first.token });
    expect((await remove(first.token, { otp: await otpSentTo(shop, mobile) })).status).toBe(200);
    expect((await logInByOtp(shop, mobile)).userId).not.toBe(first.userId);
  });
});
