import { signupForm } from '@ilaneer/testing/signup-form';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMobile } from '../../../testing/shoppers/verification.ts';
import { newSigningMember } from '../../../testing/staff/staff-browser.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { users } from '../../db/schema/account/account.ts';
import { staffMembers } from '../../db/schema/staff/staff.ts';

describe('accounts', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('are created with the specified message, a token and no secrets', async () => {
    const form = { ...signupForm(), email: `  Mixed.${Date.now()}@Example.IN ` };
    const { status, body } = await shop.call('POST', '/signup-with-email', { body: form });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      message: 'Account created successfully! Welcome to Ilaneer!',
      user: { name: form.name, email: form.email.trim().toLowerCase(), subscribeToEmails: false },
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('are refused with every message at once', async () => {
    const body = { name: 'A', email: 'x', password: '12345', agreeToTerms: false };
    const answer = await shop.call('POST', '/signup-with-email', { body });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Password must be at least 6 characters',
      'You must agree to the Terms and Conditions',
    ]);
  });

  it('are refused with a common password, along with the other faults', async () => {
    for (const password of ['123456', 'PassWord', 'aaaaaa', 'qwerty', 'abcdef', '987654']) {
      const answer = await shop.call('POST', '/signup-with-email', { body: { ...signupForm(), password } });
      const fields = [
        {
          field: 'password',
          message: 'Password is too common. Please choose one that is harder to guess.',
        },
      ];
      expect(answer).toMatchObject({ status: 400, body: { message: fields[0]?.message, fields } });
    }
    const body = { ...signupForm(), name: 'A', password: 'password' };
    const { errors } = (await shop.call('POST', '/signup-with-email', { body })).body;
    expect(errors).toEqual([
      'Name must be at least 2 characters',
      'Password is too common. Please choose one that is harder to guess.',
    ]);
  });

  it('have one e-mail address each', async () => {
    const form = signupForm();
    await shop.call('POST', '/signup-with-email', { body: form });
    const again = await shop.call('POST', '/signup-with-email', { body: form });
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN', message: 'An account with this email already exists.' },
    });
  });

  it('are logged in to, restored and logged out of for good', async () => {
    const form = signupForm();
    await shop.call('POST', '/signup-with-email', { body: form });
    const login = await shop.call('POST', '/login-user', {
      body: { email: ` ${form.email.toUpperCase()}`, password: form.password },
    });
    expect(login).toMatchObject({ status: 200, body: { message: 'Login successful' } });
    const token = String(login.body.token);
    expect(await shop.call('GET', '/user-details', { token })).toMatchObject({
      status: 200,
      body: { user: { email: form.email } },
    });
    expect((await shop.call('POST', '/logout', { token })).status).toBe(200);
    expect(await shop.call('GET', '/user-details', { token })).toMatchObject({
      status: 401,
      body: { code: 'SESSION_REVOKED', message: 'Session expired. Please login again.' },
    });
  });

  it("list the owner's permissions as staff, and are no staff session (STAFF-11)", async () => {
    const { email: address, userId, token } = await shop.newShopper();
    const told = async () => {
      const { body } = await shop.call('GET', '/user-details', { token });
      return (body as { user: { permissions: string[] } }).user.permissions;
    };
    const { id } = await newSigningMember(shop, ['orders.read', 'refunds.issue']);
    await shop.db.update(staffMembers).set({ email: address }).where(eq(staffMembers.id, id));
    // An unverified address gets nothing.
    expect(await told()).toEqual([]);
    await shop.db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
    expect(await told()).toEqual(['orders.read', 'refunds.issue']);
    expect((await shop.call('GET', '/staff/orders', { token })).status).toBe(401);
    await shop.db.update(staffMembers).set({ status: 'blocked' }).where(eq(staffMembers.id, id));
    expect(await told()).toEqual([]);
  });

  it('say the same of an unknown name and a wrong password', async () => {
    const { email } = await shop.newShopper();
    for (const name of [email, 'nobody@example.in', '9876543210']) {
      const answer = await shop.call('POST', '/login-user', { body: { email: name, password: 'wrong-one' } });
      expect(answer).toMatchObject({ status: 401, body: { message: 'Invalid credentials' } });
    }
  });

  it('take a mobile number however it is written', async () => {
    const { userId } = await shop.newShopper();
    const mobile = newMobile();
    await shop.db.update(users).set({ mobile }).where(eq(users.id, userId));
    const spaced = `${mobile.slice(0, 5)} ${mobile.slice(5)}`;
    for (const written of [mobile, spaced, `+91 ${spaced}`, `+91${mobile}`, `0${mobile}`]) {
      const body = { email: written, password: 'karikku-2026' };
      expect(await shop.call('POST', '/login-user', { body })).toMatchObject({
        status: 200,
        body: { user: { id: userId } },
      });
    }
  });

  it('count guesses at one number together, however it is written', async () => {
    const strict = await openTestShop({ rateLimits: true });
    const mobile = newMobile();
    const guess = (email: string) =>
      strict.call('POST', '/login-user', { body: { email, password: 'wrong-one' } });
    for (let tries = 0; tries < 10; tries += 1) expect((await guess(mobile)).status).toBe(401);
    expect((await guess(`+91 ${mobile}`)).status).toBe(429);
    await strict.close();
  });

  it('are slowed down for who guesses passwords', async () => {
    const strict = await openTestShop({ rateLimits: true });
    const { email } = await strict.newShopper();
    const guess = () => strict.call('POST', '/login-user', { body: { email, password: 'wrong-one' } });
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(401);
    const refused = await guess();
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', success: false } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await strict.close();
  });
});

describe('signups of one network', () => {
  it('are twenty an hour with those for a taken address, and forms that are filled in wrong are none', async () => {
    const strict = await openTestShop({ rateLimits: true });
    const { email } = await strict.newShopper();
    const signUp = (change: object) =>
      strict.call('POST', '/signup-with-email', { body: { ...signupForm(), ...change } });
    for (let tries = 0; tries < 8; tries += 1) {
      expect((await signUp({ name: 'A' })).status).toBe(400);
      expect((await signUp({ password: '123456' })).status).toBe(400);
      expect((await signUp({ email: 17 })).status).toBe(400);
    }
    expect((await signUp({})).status).toBe(201);
    for (let tries = 0; tries < 18; tries += 1) expect((await signUp({ email })).status).toBe(409);
    for (const change of [{}, { email }]) {
      expect(await signUp(change)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    }
    expect((await signUp({ name: 'A' })).status).toBe(400);
    await strict.close();
  });
});
