import { OWNER } from '@ilaneer/domain/staff/role';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { messagesTo, newEmail } from '../../../testing/shoppers/verification.ts';
import { newTestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { staffMembers } from '../../db/schema/staff/staff.ts';
import { ensurePresetRoles } from '../staff/staff.ts';
import { detectAttacks } from './attack.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe('attacks (SECURITY-6)', () => {
  const lines: string[] = [];
  const owner = newEmail();
  let shop: TestShop;
  let ahead = 0;
  beforeAll(async () => {
    shop = await openTestShop({
      rateLimits: true,
      now: () => new Date(Date.now() + ahead),
      logTo: { write: (line) => lines.push(line) },
    });
    await ensurePresetRoles(shop.deps);
    const at = new Date();
    const member = { id: 'an-owner', name: 'Asha', email: owner, status: 'active', roleId: OWNER } as const;
    await shop.db.insert(staffMembers).values({ ...member, createdAt: at, updatedAt: at });
  });
  afterAll(() => shop.close());

  const login = (email: string, network: string) =>
    shop.call('POST', '/login-user', {
      body: { email, password: 'not-the-one' },
      headers: { 'x-forwarded-for': network },
    });
  const watch = () => detectAttacks(shop.deps)();
  const listed = async () => {
    const staff = await newTestStaff(shop, ['privacy.read']);
    const { body } = await staff.call('GET', '/attacks');
    return body.attacks as { kind: string; goesOn: boolean; figures: Record<string, number> }[];
  };
  const alarms = () => lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'attack.seen');
  const mails = async () => (await messagesTo(shop, owner)).map(({ subject }) => subject);
  // The scheduled run may be at it.
  const sees = (kind: string) =>
    expect
      .poll(async () => {
        await watch();
        return (await listed()).map((attack) => attack.kind);
      })
      .toContain(kind);
  const mailsAre = (count: number) =>
    expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(count);

  it('are none as long as people only mistype', async () => {
    for (let n = 0; n < 5; n += 1) await login(`shopper.${n}@mail.example`, `192.0.2.${n}`);
    await watch();
    expect(await listed()).toEqual([]);
    expect(alarms()).toEqual([]);
  });

  it('with stolen passwords are detected, reported by mail and logged, without personal data', async () => {
    const statuses = [];
    for (let n = 0; n < 25; n += 1)
      statuses.push((await login(`victim.${n}@mail.example`, '203.0.113.7')).status);
    expect(new Set(statuses)).toEqual(new Set([401]));
    await watch();
    expect(await listed()).toMatchObject([
      { kind: 'stolen-passwords', goesOn: true, figures: { accountsOfOneNetwork: 25 } },
    ]);
    expect(alarms()).toMatchObject([
      { attack: 'stolen-passwords', accountsOfOneNetwork: 25, log: 'security' },
    ]);
    await mailsAre(1);
    expect(await mails()).toEqual(['Stolen passwords are being tried (Ilaneer)']);
    const { rows } = await shop.db.$client.query(
      `select json_agg(g)::text || (select json_agg(a)::text from attacks a) as stored from guarded_attempts g`,
    );
    for (const text of [rows[0].stored, JSON.stringify(alarms())]) {
      expect(text).not.toMatch(/victim|203\.0\.113|mail\.example/);
    }
  });

  it('that continue are one attack, and one mail in six hours', async () => {
    ahead += MINUTE_MS;
    for (let n = 25; n < 30; n += 1) await login(`victim.${n}@mail.example`, '203.0.113.7');
    await watch();
    await watch();
    const [attack, ...more] = await listed();
    expect(more).toEqual([]);
    expect(attack?.figures).toMatchObject({ accountsOfOneNetwork: 30 });
    expect(alarms()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it('from many networks on one account are seen', async () => {
    for (let n = 1; n <= 12; n += 1) await login('the.victim@mail.example', `198.51.100.${n}`);
    await sees('guessed-password');
    await mailsAre(2);
  });

  it('on codes of coupons are seen, also through the figures of the cart, and limited there too', async () => {
    const shoppers = await Promise.all([newProvenShopper(shop), newProvenShopper(shop)]);
    const [first, second] = shoppers.map(({ token }) => token);
    const statuses = [];
    for (let n = 0; n < 32; n += 1) {
      const call = await shop.call('GET', `/best-price?couponCode=GUESS${n}`, {
        token: first ?? '',
        headers: { 'x-forwarded-for': '198.51.100.200' },
      });
      statuses.push(call.status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    for (let n = 0; n < 15; n += 1) {
      await shop.call('GET', `/coupons/verify/OTHER${n}`, {
        token: second ?? '',
        headers: { 'x-forwarded-for': '198.51.100.201' },
      });
    }
    await sees('coupon-codes');
    await mailsAre(3);
  });

  it('on gift cards are seen over several accounts', async () => {
    for (let account = 0; account < 5; account += 1) {
      const { token } = await newProvenShopper(shop);
      for (let n = 0; n < 9; n += 1) {
        const body = { code: `ABCD-EFGH-JKLM-${2345 + n + account * 10}` };
        const headers = { 'x-forwarded-for': `198.51.100.${210 + account}` };
        await shop.call('POST', '/gift-cards/check', { token, body, headers });
      }
    }
    await sees('gift-card-codes');
    await mailsAre(4);
  });

  it('end when nothing is tried for half an hour; notes of tries are forgotten', async () => {
    ahead += HOUR_MS + MINUTE_MS;
    await watch();
    expect((await listed()).map(({ goesOn }) => goesOn)).toEqual([false, false, false, false]);
    const { rows } = await shop.db.$client.query('select count(*)::int as n from guarded_attempts');
    expect(rows).toEqual([{ n: 0 }]);
  });
});
