import { storedUntil } from '@ilaneer/domain/privacy/retention';
import { signupForm } from '@ilaneer/testing/signup-form';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { regularShopper } from '../../../testing/shoppers/regular-shopper.ts';
import {
  logInByOtp,
  messagesTo,
  newMobile,
  otpSentTo,
  testClock,
} from '../../../testing/shoppers/verification.ts';
import { newTestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { users } from '../../db/schema/account/account.ts';
import { orders } from '../../db/schema/order/order.ts';
import { readAuditKeys, verifyLog } from '../../modules/audit/audit.ts';
import { eraseExpiredData } from './erase-expired-data.ts';

const clock = testClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: clock.now });
});
afterAll(() => shop.close());

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
    const me = await regularShopper(shop);
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

    // In transit: the address is still needed.
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, me.orderId));
    expect(order).toEqual(open);
    await shop.db
      .update(orders)
      .set({ status: 'delivered', deliveredAt: clock.now() })
      .where(eq(orders.id, me.orderId));
    await eraseExpiredData({ ...shop.deps, now: clock.now })();
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
    const me = await regularShopper(shop);
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
    const keys = await readAuditKeys(shop.db, shop.deps.keys);
    expect(await verifyLog(shop.db, keys)).toMatchObject({ fault: null, erased: 1 });
  });

  it('takes the name off orders of this account only', async () => {
    const [me, other] = [await regularShopper(shop), await regularShopper(shop)];
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

  it('drops the mails that the queue still holds, but for those about an order (PRIVACY-13)', async () => {
    const me = await regularShopper(shop);
    const mail = { kind: 'welcome', to: me.email, subject: 'S', text: 'T', html: 'H' } as const;
    const later = { afterMs: 3_600_000 };
    await shop.deps.jobs.enqueue(shop.db, 'send-mail', { ...mail, id: `waits ${me.userId}` }, later);
    const ofOrder = { ...mail, id: `order ${me.userId}`, orderId: me.orderId };
    await shop.deps.jobs.enqueue(shop.db, 'send-mail', ofOrder, later);
    await shop.deps.jobs.enqueue(shop.db, 'send-mail', { ...mail, id: `sent ${me.userId}` });
    const held = async () => {
      const { rows } = await shop.db.execute<{ id: string }>(
        sql`select data ->> 'id' as id from pgboss.job where data ->> 'to' = ${me.email} and data ->> 'id' like ${`% ${me.userId}`}
          and (state <> 'completed' or data ->> 'id' like 'sent%') order by 1`,
      );
      return rows.map(({ id }) => id.split(' ')[0]);
    };
    const sent = sql`select state from pgboss.job where data ->> 'id' = ${`sent ${me.userId}`}`;
    await expect.poll(async () => (await shop.db.execute(sent)).rows).toEqual([{ state: 'completed' }]);
    await remove(me.token, { password: 'karikku-2026' });
    expect(await held()).toEqual(['order']);
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

  it('withholds statutory data for a year, hidden from everyone else (PRIVACY-2)', async () => {
    const me = await regularShopper(shop);
    await shop.db
      .update(orders)
      .set({ status: 'delivered', deliveredAt: clock.now() })
      .where(eq(orders.id, me.orderId));
    await remove(me.token, { password: 'karikku-2026' });
    const { rows } = await shop.db.$client.query('select * from withheld_accounts where user_id = $1', [
      me.userId,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Asha|example\.in|9876543210/);

    const curious = await newTestStaff(shop, ['orders.read', 'customers.read', 'exports.take']);
    expect((await curious.call('GET', '/deleted-accounts')).status).toBe(403);
    const seen = await curious.call('GET', `/orders/${me.orderId}`);
    expect(JSON.stringify(seen.body)).not.toMatch(/Asha|9876543210/);

    const officer = await newTestStaff(shop, ['deleted-accounts.open']);
    const list = (search: string) =>
      officer.call('GET', `/deleted-accounts?search=${encodeURIComponent(search)}`);
    expect((await list(me.email)).body.accounts).toEqual([
      {
        userId: me.userId,
        kind: 'account',
        deletedAt: clock.now().toISOString(),
        eraseAt: storedUntil('deleted-accounts', clock.now()).toISOString(),
      },
    ]);
    expect((await list('nobody@example.in')).body.accounts).toEqual([]);
    const open = (reason: string) =>
      officer.call('POST', `/deleted-accounts/${me.userId}/open`, { body: { reason } });
    expect((await open('curious')).status).toBe(400);
    const opened = await open('Notice of the consumer court 12/2026');
    expect(opened.body.data).toMatchObject({
      profile: { email: me.email },
      addresses: [{ fullName: 'Asha Menon' }],
      orders: [{ id: me.orderId, deliveryAddress: { phone: '9876543210' } }],
      tickets: [{ messages: [{ message: 'Asha Menon asks for a smaller box' }] }],
      nominee: null,
    });
    expect(Object.keys(Object(opened.body.data))).not.toContain('cart');
    const { body } = await officer.call('GET', `/history/deleted account/${me.userId}`);
    expect(body.entries).toMatchObject([
      { action: 'opened', reason: 'Notice of the consumer court 12/2026' },
    ]);
  });

  it('erases withheld data after the year, once (PRIVACY-4)', async () => {
    const { token, userId } = await shop.newShopper();
    await remove(token, { password: 'karikku-2026' });
    const body = { reason: 'The court asks for it' };
    const open = async () => {
      // Staff sessions expire too.
      const officer = await newTestStaff(shop, ['deleted-accounts.open']);
      return officer.call('POST', `/deleted-accounts/${userId}/open`, { body });
    };
    const inDays = (days: number) => () => new Date(clock.now().getTime() + days * 86_400_000);
    await eraseExpiredData({ ...shop.deps, now: inDays(364) })();
    expect((await open()).status).toBe(200);
    await eraseExpiredData({ ...shop.deps, now: inDays(366) })();
    expect(await open()).toMatchObject({ status: 404, body: { code: 'DELETED_ACCOUNT_NOT_FOUND' } });
    await eraseExpiredData({ ...shop.deps, now: inDays(366) })();
    const [user] = await shop.db.select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({ name: 'Deleted account', email: null });
  });
});
