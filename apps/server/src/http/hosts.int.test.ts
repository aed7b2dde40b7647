import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

describe('a sandbox', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ config: { publicUrl: 'http://demo.example:3001' } });
  });
  afterAll(() => shop.close());

  const ask = async (url: string, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await shop.app.inject({ url, headers, remoteAddress })).statusCode;

  it('answers to its own names alone', async () => {
    for (const host of ['localhost:3001', '127.0.0.1', '[::1]:3001', 'demo.example', 'DEMO.example:80']) {
      expect(await ask('/api/home-banners', { host })).toBe(200);
    }
    const rebound = { host: 'evil.example', 'x-forwarded-host': 'localhost' };
    expect(await ask('/api/home-banners', rebound)).toBe(421);
    expect(await ask('/', rebound)).toBe(421);
  });

  it.each(['/api/sandbox/outbox', '/api/sandbox/mails', '/api/sandbox/mails/welcome', '/metrics'])(
    'shows %s to whoever sits at the machine alone',
    async (url) => {
      expect(await ask(url, { host: 'localhost:3001' })).toBe(200);
      expect(await ask(url, { host: '[::1]:3001' }, '::1')).toBe(200);
      expect(await ask(url, { host: 'demo.example' })).toBe(404);
      expect(await ask(url, { host: 'localhost' }, '192.0.2.7')).toBe(404);
      for (const header of [
        'x-forwarded-for',
        'x-forwarded-host',
        'x-forwarded-proto',
        'x-real-ip',
        'forwarded',
        'via',
      ]) {
        expect(await ask(url, { host: 'localhost', [header]: '127.0.0.1' })).toBe(404);
      }
    },
  );
});

describe('a live shop', () => {
  it('leaves its names to the proxy, and shows metrics for a token from anywhere', async () => {
    const token = 'a-token-for-the-metrics';
    const shop = await openTestShop({ mode: 'live', config: { metricsToken: token } });
    const ask = async (authorization: string) =>
      (
        await shop.app.inject({
          url: '/metrics',
          remoteAddress: '192.0.2.7',
          headers: { host: 'inside', authorization },
        })
      ).statusCode;
    expect(await ask(`Bearer ${token}`)).toBe(200);
    expect(await ask(`Bearer ${token}x`)).toBe(404);
    expect(await ask('')).toBe(404);
    await shop.close();
  });
});
