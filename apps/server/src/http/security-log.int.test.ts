import { signupForm } from '@ilaneer/testing/signup-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../testing/shoppers/find-variant.ts';
import { placeTestOrder } from '../../testing/shoppers/test-order.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../testing/test-shop.ts';

type Event = Readonly<Record<string, unknown>> & { readonly event: string };

describe('the record of security events', () => {
  const lines: string[] = [];
  let shop: TestShop;
  let shopper: TestShopper;
  beforeAll(async () => {
    shop = await openTestShop({ rateLimits: true, logTo: { write: (line) => lines.push(line) } });
    shopper = await shop.newShopper();
  });
  afterAll(() => shop.close());

  function newEvents(): Event[] {
    const events = lines.splice(0).flatMap((line) => {
      const entry = JSON.parse(line);
      return entry.log === 'security' ? [entry as Event] : [];
    });
    return events;
  }
  const idOf = ({ userId }: TestShopper) => userId.slice(0, 8);

  it('names each event once, with its rough origin and its request', async () => {
    newEvents();
    const form = signupForm();
    const { headers, body } = await shop.call('POST', '/signup-with-email', { body: form });
    const { id } = body.user as { id: string };
    const [event, ...more] = newEvents();
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      level: 30,
      log: 'security',
      event: 'login.succeeded',
      method: 'signup',
      userId: id.slice(0, 8),
      network: '127.0.0.0/24',
      requestId: headers['x-request-id'],
    });
  });

  it('knows logins, OTPs, passwords and sessions, with nothing personal and nothing secret', async () => {
    newEvents();
    const form = signupForm();
    const { body } = await shop.call('POST', '/signup-with-email', { body: form });
    const token = String(body.token);
    const login = (password: string) =>
      shop.call('POST', '/login-user', { body: { email: form.email, password } });
    await login('not-the-password');
    const second = await login(form.password);
    await shop.call('POST', '/send-otp', { body: { identifier: form.email } });
    await shop.call('POST', '/verify-otp', { body: { identifier: form.email, otp: '0000' } });
    await shop.call('POST', '/change-password', {
      token,
      body: { currentPassword: form.password, newPassword: 'another-password-7' },
    });
    await shop.call('POST', '/account/sessions/revoke-others', { token });
    await shop.call('POST', '/delete-account', { token, body: { password: 'another-password-7' } });
    const text = lines.join('');
    expect(newEvents().map(({ event, reason, scope }) => [event, reason ?? scope])).toEqual([
      ['login.succeeded', undefined],
      ['login.failed', 'INVALID_CREDENTIALS'],
      ['login.succeeded', undefined],
      ['otp.sent', undefined],
      ['otp.failed', 'OTP_INVALID'],
      ['password.changed', undefined],
      ['session.revoked', 'others'],
      ['account.deleted', undefined],
    ]);
    for (const secret of [form.email, form.name, form.password, token, String(second.body.token)]) {
      expect(text).not.toContain(secret);
    }
  });

  it('distinguishes access to the data of others from access to missing data', async () => {
    const other = await shop.newShopper();
    const water = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
    const orderId = await placeTestOrder(shop, other, [{ ...water, quantity: 1 }]);
    newEvents();
    const { token } = shopper;
    await shop.call('GET', `/orders/${orderId}`, { token });
    expect(newEvents()).toMatchObject([
      { event: 'access.refused', code: 'ORDER_NOT_FOUND', userId: idOf(shopper) },
    ]);
    await shop.call('GET', '/orders/none', { token });
    await shop.call('GET', `/orders/${orderId}`, { token: other.token });
    expect(newEvents()).toEqual([]);
  });

  it('contains refused webhooks, and each exceeded limit once', async () => {
    newEvents();
    await shop.call('POST', '/payment-webhooks/sandbox', { body: '{}' });
    expect(newEvents()).toMatchObject([{ event: 'webhook.refused', gateway: 'sandbox' }]);

    const email = 'somebody@mail.example';
    for (let tries = 1; tries <= 15; tries += 1) {
      await shop.call('POST', '/login-user', { body: { email, password: 'wrong-password' } });
    }
    const limits = newEvents().filter(({ event }) => event !== 'login.failed');
    expect(limits).toMatchObject([{ event: 'login.locked-out', limit: 'login-account', userId: null }]);
  });
});
