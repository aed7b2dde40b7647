import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

const APP = 'https://app.example.in';

describe('scripts of other sites', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ config: { corsOrigins: [APP] } });
  });
  afterAll(() => shop.close());

  it('may ask first whether they may call, from the named sites', async () => {
    const preflight = (origin: string) =>
      shop.app.inject({
        method: 'OPTIONS',
        url: '/api/orders/some-id/cancel',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type',
        },
      });
    const allowed = await preflight(APP);
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': APP,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': expect.stringContaining('DELETE'),
      'access-control-allow-headers': expect.stringContaining('authorization'),
      'access-control-max-age': '600',
    });
    expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('read replies and errors alike, with the headers that matter', async () => {
    for (const [url, status] of [
      ['/api/home-banners', 200],
      ['/api/get-cart', 401],
      ['/api/nowhere', 404],
    ] as const) {
      const { statusCode, headers } = await shop.app.inject({ url, headers: { origin: APP } });
      expect(statusCode).toBe(status);
      expect(headers['access-control-allow-origin']).toBe(APP);
      expect(headers['access-control-expose-headers']).toContain('x-request-id');
      expect(headers.vary).toContain('Origin');
    }
    const { headers } = await shop.app.inject({ url: '/health/live', headers: { origin: APP } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('find no open door where none was named', async () => {
    const closed = await openTestShop();
    const { headers } = await closed.app.inject({ url: '/api/home-banners', headers: { origin: APP } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    await closed.close();
  });
});
