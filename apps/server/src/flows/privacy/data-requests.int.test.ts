import type { DataRequestView } from '@ilaneer/contract/staff/privacy/data-requests';
import { addDays, indiaDay } from '@ilaneer/domain/india-day';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { users } from '../../db/schema/account/account.ts';
import { withheldAccounts } from '../../db/schema/account/data-protection.ts';

describe('a request about data that came in another way (PRIVACY-18)', () => {
  let shop: TestShop;
  let staff: TestStaff;
  let support: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, ['privacy.answer', 'customers.read']);
    support = await newTestStaff(shop, ['customers.read']);
  });
  afterAll(() => shop.close());

  const today = () => indiaDay(shop.deps.now());
  const record = (customerId: string, kind: 'copy' | 'erasure', receivedOn = today()) =>
    support.call('POST', `/customers/${customerId}/data-requests`, {
      body: { kind, channel: 'letter', receivedOn },
    });
  const answer = (id: string, outcome: string, reason = 'Came with the phone of the account') =>
    staff.call('POST', `/data-requests/${id}/answer`, { body: { outcome, reason } });
  const list = async (query = '') =>
    (await staff.call('GET', `/data-requests${query}`)).body.rows as DataRequestView[];

  it('has a clock of 30 days, and one open request of a kind', async () => {
    const { userId } = await shop.newShopper();
    const received = addDays(today(), -31);
    const { status, body } = await record(userId, 'copy', received);
    expect(status).toBe(201);
    expect(body.request).toMatchObject({ dueOn: addDays(received, 30), isLate: true, state: 'open' });
    expect(await record(userId, 'copy')).toMatchObject({ status: 409, body: { code: 'DATA_REQUEST_OPEN' } });
    expect((await record(userId, 'erasure')).status).toBe(201);
    expect(await record(userId, 'copy', addDays(today(), 1))).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'receivedOn' }] },
    });
    expect((await list('?state=open'))[0]).toMatchObject({ customerId: userId, kind: 'copy' });
    expect(await list('?search=nobody-of-this-name')).toEqual([]);
    expect((await support.call('GET', '/data-requests')).status).toBe(403);
  });

  it('gives the copy that the owner would download, while it is open', async () => {
    const shopper = await shop.newShopper();
    const { id } = (await record(shopper.userId, 'copy')).body.request as DataRequestView;
    const copy = await staff.call('GET', `/data-requests/${id}/copy`);
    const own = await shop.call('GET', '/account/data', { token: shopper.token });
    const { madeAt: _, lookups: __, ...data } = Object((copy.body.copy as { data: object }).data);
    expect(own.body.data).toMatchObject(data);
    const occasions = Object(own.body.data).lookups.map((one: { occasion: string }) => one.occasion);
    expect(occasions.toSorted()).toEqual(['exported a list', 'saw the name in a list']);
    expect((await answer(id, 'done')).body.request).toMatchObject({ state: 'done' });
    expect(await staff.call('GET', `/data-requests/${id}/copy`)).toMatchObject({ status: 409 });
    expect(await answer(id, 'refused')).toMatchObject({ status: 409, body: { code: 'DATA_REQUEST_CLOSED' } });
  });

  it('erases the account when that was asked for and is done, and not when it is refused', async () => {
    const [kept, gone] = [await shop.newShopper(), await shop.newShopper()];
    const of = async (userId: string) =>
      ((await record(userId, 'erasure')).body.request as DataRequestView).id;
    expect((await answer(await of(kept.userId), 'refused', 'The person is another one')).status).toBe(200);
    expect(await answer(await of(gone.userId), 'done', 'short')).toMatchObject({ status: 400 });
    const [request] = (await list('?state=open')).filter(({ customerId }) => customerId === gone.userId);
    expect((await answer(request?.id ?? '', 'done')).body.request).toMatchObject({
      state: 'done',
      customerName: 'Deleted account',
    });
    const rows = await shop.db.select().from(users).where(eq(users.id, gone.userId));
    expect(rows).toMatchObject([{ email: null, mobile: null, deletedAt: expect.any(Date) }]);
    expect(await shop.db.$count(withheldAccounts, eq(withheldAccounts.userId, gone.userId))).toBe(1);
    expect((await shop.call('GET', '/account/data', { token: gone.token })).status).toBe(401);
    expect((await shop.call('GET', '/account/data', { token: kept.token })).status).toBe(200);
    expect((await staff.call('GET', `/customers/${gone.userId}`)).status).toBe(404);
  });
});
