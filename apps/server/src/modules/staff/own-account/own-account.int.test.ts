import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntriesOf } from '../../../../testing/staff/audited.ts';
import { memberWithPasskey, signedInMember } from '../../../../testing/staff/signed-in-member.ts';
import { codeAt, proofBy, STAFF_PASSWORD, staffBrowser } from '../../../../testing/staff/staff-browser.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';
import { staffRecoveryCodes } from '../../../db/schema/staff/staff.ts';
import { hashWith } from '../../../deps/secrets.ts';

type Member = Awaited<ReturnType<typeof memberWithPasskey>>;

describe('sign-in settings of members', () => {
  let shop: TestShop;
  const now = new Date('2026-11-23T09:00:00+05:30');
  beforeAll(async () => {
    shop = await openTestShop({ now: () => now });
  });
  afterAll(() => shop.close());

  const signInElsewhere = async ({ email, recoveryCodes }: Member) => {
    const browser = staffBrowser(shop);
    await browser.call('POST', '/sign-in', { email, password: STAFF_PASSWORD });
    expect((await browser.call('POST', '/sign-in/code', { code: recoveryCodes[8] })).status).toBe(200);
    return browser;
  };
  const pathTo = async (list: 'passkeys' | 'sessions', { browser }: Member): Promise<`/${string}`> => {
    const { body } = await browser.call('GET', `/${list}`);
    const found = body[list] as { id: string; current?: boolean }[];
    return `/${list}/${found.find(({ current }) => current !== true)?.id}`;
  };

  it.each([
    ['another app', 'POST', async () => '/second-factor'],
    ['other recovery codes', 'POST', async () => '/recovery-codes'],
    ['a new passkey', 'POST', async () => '/passkeys/request'],
    ['removing a passkey', 'DELETE', (member: Member) => pathTo('passkeys', member)],
    ['ending another session', 'DELETE', (member: Member) => pathTo('sessions', member)],
    ['ending all others', 'POST', async () => '/sessions/end-others'],
  ] as const)('%s takes the password and a code, both anew (STAFF-10)', async (_, method, path) => {
    const member = await memberWithPasskey(shop);
    const elsewhere = await signInElsewhere(member);
    const { browser, recoveryCodes, secret } = member;
    const to = (await path(member)) as `/${string}`;
    const ask = (body: unknown) => browser.call(method, to, body);
    // Used for sign-in, so not valid again.
    const used = codeAt(secret, now);
    for (const [body, code] of [
      [{}, 'VALIDATION_FAILED'],
      [{ password: STAFF_PASSWORD }, 'VALIDATION_FAILED'],
      [{ password: 'a wrong password', code: recoveryCodes[0] }, 'PASSWORD_WRONG'],
      [proofBy('000000'), 'SECOND_FACTOR_WRONG'],
      [proofBy(used), 'SECOND_FACTOR_WRONG'],
    ] as const) {
      expect(await ask(body)).toMatchObject({ status: 400, body: { code } });
    }
    expect((await elsewhere.call('GET', '/session')).status).toBe(200);
    expect((await ask(proofBy(recoveryCodes[0]))).status).toBe(200);
    expect((await ask(proofBy(recoveryCodes[0]))).body.code).not.toBe(undefined);
  });

  it('signing out of this browser takes nothing more', async () => {
    const { browser } = await signedInMember(shop);
    expect((await browser.call('POST', '/sign-out')).status).toBe(200);
    expect((await browser.call('GET', '/session')).status).toBe(401);
  });

  it('guesses at it are limited for all of it together', async () => {
    const limited = await openTestShop({ rateLimits: true, now: () => now });
    const { browser } = await signedInMember(limited);
    const paths = ['/second-factor', '/recovery-codes', '/passkeys/request', '/sessions/end-others'] as const;
    const statuses: number[] = [];
    for (let guess = 0; guess < 24; guess += 1) {
      const path = paths[guess % paths.length] ?? '/recovery-codes';
      statuses.push((await browser.call('POST', path, proofBy('000000'))).status);
    }
    await limited.close();
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });
});

describe('a recovery code', () => {
  let shop: TestShop;
  let now = new Date('2026-11-23T09:00:00+05:30');
  beforeAll(async () => {
    shop = await openTestShop({ now: () => now });
  });
  afterAll(() => shop.close());

  it('is stored with a password hash and its own salt (ASVS 6.5.2)', async () => {
    const { id } = await signedInMember(shop);
    const rows = await shop.db.select().from(staffRecoveryCodes).where(eq(staffRecoveryCodes.memberId, id));
    const hashes = rows.map(({ codeHash }) => codeHash.toString());
    expect(hashes).toHaveLength(10);
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$/);
    expect(new Set(hashes.map((hash) => hash.split('$')[4])).size).toBe(10);
  });

  it('stored with a keyed hash by an earlier release stays valid, once', async () => {
    const { id, browser } = await signedInMember(shop);
    const key = shop.deps.keys.signing();
    const hash = hashWith({ ...key, mark: '' }, `recovery ${id} abcdefghjk`);
    const codeHash = Buffer.concat([Buffer.from(hash, 'base64url'), Buffer.from(key.mark)]);
    await shop.db.insert(staffRecoveryCodes).values({ codeHash, memberId: id });
    const renew = () => browser.call('POST', '/sessions/end-others', proofBy('abcde-fghjk'));
    expect((await renew()).status).toBe(200);
    expect((await renew()).body.code).toBe('SECOND_FACTOR_WRONG');
  });

  it('counts once of eight that are sent at the same moment, for any act', async () => {
    const { browser, email, recoveryCodes } = await signedInMember(shop);
    const proof = proofBy(recoveryCodes[0]);
    const others = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const one = staffBrowser(shop);
        await one.call('POST', '/sign-in', { email, password: STAFF_PASSWORD });
        return one;
      }),
    );
    const answers = await Promise.all([
      ...others.map((one) => one.call('POST', '/sign-in/code', { code: proof.code })),
      browser.call('POST', '/recovery-codes', proof),
      browser.call('POST', '/second-factor', proof),
      browser.call('POST', '/sessions/end-others', proof),
      browser.call('POST', '/passkeys/request', proof),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'SECOND_FACTOR_WRONG')).toHaveLength(7);
  });

  it('of another member, or from a replaced set, is invalid', async () => {
    const [one, other] = [await signedInMember(shop), await signedInMember(shop)];
    const end = (code: string | undefined) => one.browser.call('POST', '/sessions/end-others', proofBy(code));
    expect((await end(other.recoveryCodes[0])).body.code).toBe('SECOND_FACTOR_WRONG');
    now = new Date(now.getTime() + 60_000);
    const renewed = await one.browser.call('POST', '/recovery-codes', proofBy(codeAt(one.secret, now)));
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await end(one.recoveryCodes[1])).body.code).toBe('SECOND_FACTOR_WRONG');
    expect((await end(String((renewed.body.recoveryCodes as string[])[9]))).status).toBe(200);
  });
});

describe('the logins of a customer (ACCOUNT-50)', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('are ended by staff who may change customers, on every device, and only those', async () => {
    const [one, other] = [await shop.newShopper(), await shop.newShopper()];
    const body = { email: one.email, password: 'karikku-2026' };
    const second = String((await shop.call('POST', '/login-user', { body })).body.token);
    const staff = await signedInMember(shop);
    const isLive = async (token: string) =>
      (await shop.call('GET', '/user-details', { token })).status === 200;
    expect(await Promise.all([one.token, second, other.token].map(isLive))).toEqual([true, true, true]);
    const path = `/customers/${one.userId}/end-sessions` as const;
    expect((await staff.browser.call('POST', path)).body).toEqual({ success: true, ended: 2 });
    expect(await Promise.all([one.token, second, other.token].map(isLive))).toEqual([false, false, true]);
    expect((await staff.browser.call('POST', path)).body).toEqual({ success: true, ended: 0 });
    expect((await staff.browser.call('POST', '/customers/nobody/end-sessions')).body.code).toBe(
      'CUSTOMER_NOT_FOUND',
    );
    const entries = await auditEntriesOf(shop.db, one.userId);
    expect(entries[0]).toMatchObject({ action: 'ended all logins', objectKind: 'customer' });
    expect(JSON.stringify(entries)).not.toContain(one.email);
  });
});
