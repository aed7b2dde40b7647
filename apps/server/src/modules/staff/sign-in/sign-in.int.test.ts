import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntriesOf } from '../../../../testing/staff/audited.ts';
import {
  codeAt,
  firstSignIn,
  newSigningMember,
  STAFF_PASSWORD,
  staffBrowser,
} from '../../../../testing/staff/staff-browser.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';
import { staffMembers } from '../../../db/schema/staff/staff.ts';

describe('signing in to the staff app', () => {
  let shop: TestShop;
  let now = new Date('2026-11-23T09:00:00+05:30');
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1_000);
  };
  beforeAll(async () => {
    shop = await openTestShop({ now: () => now });
  });
  afterAll(() => shop.close());

  const member = async () => {
    const { id, email } = await newSigningMember(shop);
    const browser = staffBrowser(shop);
    const { secret, recoveryCodes } = await firstSignIn(shop, browser, email);
    return { id, email, secret, recoveryCodes, browser };
  };

  it('requires a second factor, which leaves ten recovery codes (STAFF-4)', async () => {
    const { id, email } = await newSigningMember(shop);
    const browser = staffBrowser(shop);
    const first = await browser.call('POST', '/sign-in', {
      email: ` ${email.toUpperCase()} `,
      password: STAFF_PASSWORD,
    });
    expect(first).toMatchObject({ status: 200, body: { step: 'second-factor' } });
    expect((await browser.call('GET', '/session')).status).toBe(401);
    const shown = await browser.call('POST', '/sign-in/second-factor');
    expect(shown.body).toMatchObject({
      setup: { uri: expect.stringMatching(/^otpauth:\/\/totp\//), qr: { path: expect.stringMatching(/^M/) } },
    });
    // Reload shows the same app.
    expect((await browser.call('POST', '/sign-in/second-factor')).body).toEqual(shown.body);
    expect(await browser.call('POST', '/sign-in/second-factor/code', { code: '000000' })).toMatchObject({
      status: 400,
      body: { code: 'SECOND_FACTOR_WRONG' },
    });
    const { recoveryCodes } = await firstSignIn(shop, browser, email);
    expect(recoveryCodes).toHaveLength(10);
    expect(await browser.call('GET', '/session')).toMatchObject({ status: 200, body: { member: { id } } });
    const [row] = await shop.db.select().from(staffMembers).where(eq(staffMembers.id, id));
    expect(row?.totpSecret?.toString('latin1')).not.toContain('otpauth');
    const acts = await auditEntriesOf(shop.db, id);
    expect(acts.map(({ action }) => action)).toEqual([
      'signed in for the first time, and set up the second factor',
    ]);
  });

  it('takes password and code from then on, a code one step off as well, and none twice', async () => {
    const { email, secret } = await member();
    const browser = staffBrowser(shop);
    const tryCode = async (code: string) => {
      expect(
        (await browser.call('POST', '/sign-in', { email, password: STAFF_PASSWORD })).body,
      ).toMatchObject({
        step: 'code',
      });
      return browser.call('POST', '/sign-in/code', { code });
    };
    const used = codeAt(secret, now);
    expect((await tryCode(used)).body).toMatchObject({ code: 'SECOND_FACTOR_WRONG' });
    later(90);
    expect((await tryCode(codeAt(secret, new Date(now.getTime() - 60_000)))).status).toBe(400);
    const early = codeAt(secret, new Date(now.getTime() + 30_000));
    expect(await tryCode(early)).toMatchObject({ status: 200, body: { csrfToken: expect.any(String) } });
    // A later step was used.
    expect((await tryCode(codeAt(secret, now))).status).toBe(400);
    expect((await tryCode(early)).status).toBe(400);
  });

  it('takes a recovery code once', async () => {
    const { email, recoveryCodes } = await member();
    const browser = staffBrowser(shop);
    const code = recoveryCodes[3]?.toUpperCase() ?? '';
    for (const status of [200, 400]) {
      await browser.call('POST', '/sign-in', { email, password: STAFF_PASSWORD });
      expect((await browser.call('POST', '/sign-in/code', { code })).status).toBe(status);
    }
  });

  it('says the same of an unknown address, a wrong password and a blocked member', async () => {
    const { id, email } = await member();
    await shop.db.update(staffMembers).set({ status: 'blocked' }).where(eq(staffMembers.id, id));
    const { email: other } = await member();
    const bodies = [
      { email: 'nobody@staff.example', password: STAFF_PASSWORD },
      { email, password: STAFF_PASSWORD },
      { email: other, password: 'a wrong password' },
    ];
    const answers = await Promise.all(
      bodies.map((body) => staffBrowser(shop).call('POST', '/sign-in', body)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
  });

  it('gives five tries at a code, and ten minutes', async () => {
    const { email, secret } = await member();
    later(60);
    const browser = staffBrowser(shop);
    await browser.call('POST', '/sign-in', { email, password: STAFF_PASSWORD });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await browser.call('POST', '/sign-in/code', { code: '123456' })).body.code).toBe(
        'SECOND_FACTOR_WRONG',
      );
    }
    const right = { code: codeAt(secret, now) };
    expect((await browser.call('POST', '/sign-in/code', right)).body.code).toBe('STAFF_SIGN_IN_EXPIRED');
    await browser.call('POST', '/sign-in', { email, password: STAFF_PASSWORD });
    later(601);
    const late = { code: codeAt(secret, now) };
    expect((await browser.call('POST', '/sign-in/code', late)).body.code).toBe('STAFF_SIGN_IN_EXPIRED');
  });

  it('lets one of two in who type the same code at the same moment', async () => {
    const { email, secret } = await member();
    later(60);
    const browser = staffBrowser(shop);
    await browser.call('POST', '/sign-in', { email, password: STAFF_PASSWORD });
    const code = codeAt(secret, now);
    const both = await Promise.all([1, 2].map(() => browser.call('POST', '/sign-in/code', { code })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('answers no other site', async () => {
    const { email } = await newSigningMember(shop);
    const forged = { 'sec-fetch-site': 'cross-site' };
    const body = { email, password: STAFF_PASSWORD };
    expect(await staffBrowser(shop).call('POST', '/sign-in', body, forged)).toMatchObject({
      status: 403,
      body: { code: 'STAFF_REQUEST_FORGED' },
    });
  });

  it('unlocks after a pause with the password, and ends after five wrong ones (STAFF-6)', async () => {
    const { browser } = await member();
    expect((await browser.call('GET', '/locked-session')).body).toMatchObject({ locked: null });
    later(16 * 60);
    expect((await browser.call('GET', '/session')).body.code).toBe('STAFF_LOCKED');
    expect((await browser.call('GET', '/locked-session')).body).toMatchObject({
      locked: { name: expect.stringMatching(/^Staff/) },
    });
    expect((await browser.call('POST', '/unlock', { password: 'wrong' })).body.code).toBe('PASSWORD_WRONG');
    expect((await browser.call('POST', '/unlock', { password: STAFF_PASSWORD })).status).toBe(200);
    expect((await browser.call('GET', '/session')).status).toBe(200);
    later(16 * 60);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await browser.call('POST', '/unlock', { password: 'wrong' });
    expect((await browser.call('POST', '/unlock', { password: STAFF_PASSWORD })).body.code).toBe(
      'STAFF_SIGN_IN_NEEDED',
    );
    expect((await browser.call('GET', '/session')).body.code).toBe('STAFF_SIGN_IN_NEEDED');
  });

  it('ends the session that the browser had', async () => {
    const { email, secret, browser } = await member();
    const before = browser.cookies.get('ilaneer_staff') ?? '';
    later(60);
    await browser.call('POST', '/sign-in', { email, password: STAFF_PASSWORD });
    expect((await browser.call('POST', '/sign-in/code', { code: codeAt(secret, now) })).status).toBe(200);
    expect((await shop.call('GET', '/staff/session', { headers: { cookie: before } })).status).toBe(401);
    expect((await browser.call('GET', '/session')).status).toBe(200);
  });
});

describe('guesses at staff accounts', () => {
  it('are limited by account, across addresses, and leave a record without an address', async () => {
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const shop = await openTestShop({ rateLimits: true, logTo });
    const { email } = await newSigningMember(shop);
    const browser = staffBrowser(shop);
    const statuses = new Set<number>();
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.add((await browser.call('POST', '/sign-in', { email, password: `guess ${guess}` })).status);
    }
    expect([...statuses]).toEqual([401, 429]);
    await shop.close();
    const events = lines.filter((line) => line.includes('"log":"security"'));
    expect(events.some((line) => line.includes('"event":"staff.sign-in.failed"'))).toBe(true);
    expect(events.some((line) => line.includes('"event":"login.locked-out"'))).toBe(true);
    expect(events.join('')).not.toContain(email);
  });

  it('do not lock the owner out: not elsewhere, and never of a browser that signed in before (STAFF-13)', async () => {
    const shop = await openTestShop({ rateLimits: true });
    const { email } = await newSigningMember(shop);
    const home = staffBrowser(shop);
    await firstSignIn(shop, home, email);
    const tryFrom = async (browser: typeof home, network: string, password: string) =>
      (await browser.call('POST', '/sign-in', { email, password }, { 'x-forwarded-for': network })).status;
    const guess = async (network: string) => {
      for (let tries = 0; tries < 10; tries += 1) {
        expect(await tryFrom(staffBrowser(shop), network, 'not-the-one')).toBe(401);
      }
    };
    await guess('203.0.113.1');
    expect(await tryFrom(staffBrowser(shop), '203.0.113.1', STAFF_PASSWORD)).toBe(429);
    expect(await tryFrom(staffBrowser(shop), '203.0.113.2', STAFF_PASSWORD)).toBe(200);
    expect(await tryFrom(home, '203.0.113.1', STAFF_PASSWORD)).toBe(200);
    // Strangers share a limit; a copied cookie does not help.
    for (const network of ['203.0.113.3', '203.0.113.4']) await guess(network);
    const other = await newSigningMember(shop);
    const others = staffBrowser(shop);
    await firstSignIn(shop, others, other.email);
    for (let tries = 0; tries < 8; tries += 1) await tryFrom(others, '203.0.113.5', 'not-the-one');
    expect(await tryFrom(others, '203.0.113.6', STAFF_PASSWORD)).toBe(429);
    expect(await tryFrom(home, '203.0.113.6', STAFF_PASSWORD)).toBe(200);
    await shop.close();
  });
});
