import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { messagesTo } from '../../../testing/shoppers/verification.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { sendPolicyMail, tellOfPolicies } from './tell-of-policy.ts';

describe('a policy whose change matters (CONTENT-26)', () => {
  let shop: TestShop;
  let staff: TestStaff;
  let asha: TestShopper & { email: string };
  let gone: TestShopper & { email: string };
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, ['content.write']);
    [asha, gone] = [await proven(), await proven()];
    await shop.newShopper();
    await shop.call('POST', '/delete-account', { token: gone.token, body: { password: 'karikku-2026' } });
  });
  afterAll(() => shop.close());

  async function proven() {
    const shopper = await newProvenShopper(shop);
    const { rows } = await shop.db.execute<{ email: string }>(
      sql`select email from users where id = ${shopper.userId}`,
    );
    return { ...shopper, email: rows[0]?.email ?? '' };
  }
  const publish = async (body: string) => {
    const { body: now } = await staff.call('GET', '/policies/privacy-policy');
    const { version } = now.policy as { version: number };
    const text = { title: 'Privacy Policy', body, values: [] };
    expect((await staff.call('PUT', '/policies/privacy-policy', { body: text, version })).status).toBe(200);
    return version + 1;
  };
  const notice = async () => (await staff.call('GET', '/policies/privacy-policy/notice')).body.notice;
  const tell = (number: number) =>
    staff.call('POST', '/policies/privacy-policy/notice', { body: { number } });
  const told = async () => {
    const { rows } = await shop.db.execute<{ user: string; number: number }>(
      sql`select data ->> 'userId' as user, (data ->> 'number')::int as number from pgboss.job
        where name = 'policy-mail' order by 1, 2`,
    );
    return rows;
  };
  const page = async () => (await shop.call('GET', '/pages/privacy-policy')).body.page;

  it('is not announced for its first version', async () => {
    expect(await notice()).toEqual({ number: null, mails: 0, unreachable: 0, told: null });
    expect(await tell(1)).toMatchObject({ status: 409, body: { code: 'POLICY_NOT_SHOWN' } });
  });

  it('is announced by mail, once to each earlier account with a verified address', async () => {
    const number = await publish('We keep less.');
    const late = await proven();
    expect(await notice()).toMatchObject({ number, mails: 1, told: null });
    expect(await page()).toMatchObject({ toldOn: null });
    expect(await tell(number - 1)).toMatchObject({ body: { code: 'POLICY_NOT_SHOWN' } });
    expect((await tell(number)).status).toBe(200);
    await expect
      .poll(async () => (await notice()) as object)
      .toMatchObject({
        told: { by: staff.name, mails: 1, isDone: true },
      });
    expect(await told()).toEqual([{ user: asha.userId, number }]);
    await expect
      .poll(async () => (await messagesTo(shop, asha.email)).map(({ subject }) => subject))
      .toContain('Ilaneer: our page “Privacy Policy” has changed');
    for (const { email } of [gone, late]) {
      const subjects = (await messagesTo(shop, email)).map(({ subject }) => subject);
      expect(subjects.join()).not.toContain('has changed');
    }
    expect(await page()).toMatchObject({ toldOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  });

  it('is announced once per version, without a second mail', async () => {
    const { number } = (await notice()) as { number: number };
    expect(await tell(number)).toMatchObject({ status: 409, body: { code: 'POLICY_TOLD' } });
    await tellOfPolicies(shop.deps as never);
    expect(await told()).toHaveLength(1);
  });

  it('goes on behind whom it told last where it was stopped', async () => {
    const others = await Promise.all([proven(), proven(), proven()]);
    const ids = [asha.userId, ...others.map(({ userId }) => userId)].toSorted();
    const number = await publish('We keep even less.');
    await shop.db.execute(sql`
      insert into policy_notices (slug, number, actor_kind, actor_id, actor_name, asked_at, last_user_id, mails)
      values ('privacy-policy', ${number}, 'staff', ${staff.id}, ${staff.name}, now(), ${ids[1]}, 2)`);
    const queued: string[] = [];
    await tellOfPolicies({
      ...shop.deps,
      jobs: {
        enqueueAll: async (_db, _name, jobs) => {
          for (const { data } of jobs as unknown as { data: { userId: string } }[]) queued.push(data.userId);
        },
      },
    });
    // Verified between the versions.
    expect(queued).toEqual(queued.toSorted());
    expect(queued.every((id) => id > (ids[1] ?? ''))).toBe(true);
    expect(queued).toEqual(expect.arrayContaining(ids.slice(2)));
    expect(await notice()).toMatchObject({ told: { mails: 2 + queued.length, isDone: true } });
  });

  it('is not mailed to accounts deleted meanwhile', async () => {
    const leaves = await proven();
    const { number } = (await notice()) as { number: number };
    await shop.call('POST', '/delete-account', { token: leaves.token, body: { password: 'karikku-2026' } });
    const sent: string[] = [];
    const mailer = async ({ to }: { to: string }) => void sent.push(to);
    await sendPolicyMail({ ...shop.deps, mailer })({ slug: 'privacy-policy', number, userId: leaves.userId });
    await sendPolicyMail({ ...shop.deps, mailer })({ slug: 'privacy-policy', number, userId: asha.userId });
    expect(sent).toEqual([asha.email]);
  });
});
