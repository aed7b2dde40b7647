import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

const wrongLogin = { email: 'nobody@mail.example', password: 'wrong-password' };

describe('limits', () => {
  const lines: string[] = [];
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({
      rateLimits: true,
      logTo: { write: (line) => lines.push(line) },
      config: { trustedProxies: ['10.0.0.0/8'] },
    });
  });
  afterAll(() => shop.close());

  const sendOtp = (remoteAddress: string, headers: Record<string, string> = {}) => {
    sent += 1;
    const payload = { identifier: `somebody.${sent}@mail.example` };
    return shop.app.inject({ method: 'POST', url: '/api/send-otp', remoteAddress, payload, headers });
  };
  let sent = 0;

  it('count an IPv6 network as one caller', async () => {
    const statuses = [];
    for (let host = 1; host <= 6; host += 1) {
      statuses.push((await sendOtp(`2001:db8:7:1::${host}`)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await sendOtp('2001:db8:7:2::1')).statusCode).toBe(200);
  });

  it('count those behind a trusted proxy one by one, and those behind another as that one', async () => {
    for (let host = 1; host <= 6; host += 1) {
      const { statusCode } = await sendOtp('10.1.2.3', { 'x-forwarded-for': `198.51.100.${host}` });
      expect(statusCode).toBe(200);
    }
    expect(lines.join('')).not.toContain('TRUSTED_PROXIES');
    const statuses = [];
    for (let host = 1; host <= 6; host += 1) {
      const { statusCode } = await sendOtp('172.18.0.2', { 'x-forwarded-for': `198.51.100.1${host}` });
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.includes('TRUSTED_PROXIES'));
    expect(told).toMatchObject([{ level: 40, peer: '172.18.0.2' }]);
  });

  it('count an account wherever it calls from', async () => {
    const { token } = await shop.newShopper();
    const verify = (remoteAddress: string) =>
      shop.app.inject({
        url: '/api/coupons/verify/NOSUCH',
        remoteAddress,
        headers: { authorization: `Bearer ${token}` },
      });
    let last = 0;
    for (let host = 1; host <= 31; host += 1) last = (await verify(`192.0.2.${host}`)).statusCode;
    expect(last).toBe(429);
  });

  it('send the remaining calls in the IETF draft headers, and the time to retry', async () => {
    const ask = (remoteAddress: string) =>
      shop.app.inject({ method: 'POST', url: '/api/login-user', remoteAddress, payload: wrongLogin });
    const { headers } = await ask('192.0.2.200');
    expect(headers['ratelimit-policy']).toBe(
      '"login";q=60;w=900, "login-account";q=10;w=900, "login-account-of-strangers";q=40;w=3600',
    );
    expect(headers.ratelimit).toBe(
      '"login";r=59;t=900, "login-account";r=9;t=900, "login-account-of-strangers";r=39;t=3600',
    );
    for (let tries = 2; tries <= 10; tries += 1) await ask('192.0.2.200');
    const refused = await ask('192.0.2.200');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers.ratelimit).toContain('"login-account";r=0;t=');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
