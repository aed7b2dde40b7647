import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractCalls } from '../../testing/contract-calls.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

const calls = contractCalls.filter(({ access }) => access === 'shopper');

describe('every call that needs a shopper', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('is found in the contract', () => {
    expect(calls.map(({ path }) => path)).toContain('/place-order');
  });

  it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', async (_, call) => {
    const path = call.path.replace(/:\w+/g, 'some-id');
    const { token: revoked } = await shop.newShopper();
    await shop.call('POST', '/logout', { token: revoked });
    const exp = Math.floor(Date.now() / 1_000) - 60;
    const expired = shop.app.jwt.sign({ userId: 'u', sid: 's', email: null, customDocId: 'u', exp });
    const forged = `${expired.slice(0, -3)}abc`;
    for (const [token, message] of [
      [undefined, 'Access Denied: No Token Provided'],
      ['null', 'Invalid Token'],
      [forged, 'Invalid Token'],
      [expired, 'Token Expired'],
      [revoked, 'Session expired. Please login again.'],
    ] as const) {
      const answer = await shop.call(call.method, path, {
        ...(token === undefined ? {} : { token }),
        ...(call.method === 'GET' ? {} : { body: {} }),
      });
      expect(answer).toMatchObject({
        status: 401,
        body: { success: false, message, error: message },
        headers: { 'cache-control': 'no-store' },
      });
    }
  });
});

describe("a shopper's own data", () => {
  it('is held by no browser and no proxy', async () => {
    const shop = await openTestShop();
    const { token } = await shop.newShopper();
    const reads = calls.filter(({ method, path }) => method === 'GET' && !path.includes(':'));
    expect(reads.length).toBeGreaterThan(12);
    for (const { path } of reads) {
      const { status, headers } = await shop.call('GET', path, { token });
      expect({ path, isFound: status < 300, cache: headers['cache-control'] }).toEqual({
        path,
        isFound: true,
        cache: 'no-store',
      });
    }
    await shop.close();
  });
});

describe('a request that makes no sense', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('is refused in the one envelope, never with a 500', async () => {
    const { token } = await shop.newShopper();
    const notJson = await shop.call('POST', '/add-to-cart', { token, body: '{' });
    expect(notJson).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [{ field: 'body' }] },
    });
    const list = await shop.call('POST', '/add-to-cart', { token, body: '[]' });
    expect(list).toMatchObject({ status: 400, body: { success: false } });
    const large = await shop.call('POST', '/add-to-cart', {
      token,
      body: { productId: 'x'.repeat(200_000) },
    });
    expect(large).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
    const xml = await shop.call('POST', '/add-to-cart', {
      token,
      body: '<a/>',
      headers: { 'content-type': 'text/xml' },
    });
    expect(xml).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
    const nowhere = await shop.call('GET', '/nowhere');
    expect(nowhere).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', success: false } });
    const nul = await shop.call('GET', '/orders/a%00b', { token });
    expect(nul).toMatchObject({ status: 400, body: { fields: [{ field: 'orderId' }] } });
  });

  it('gets the strict headers like every other', async () => {
    const { headers } = await shop.call('GET', '/home-banners');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("object-src 'none';base-uri 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('razorpay');
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  it('finds no outbox in live mode', async () => {
    const live = await openTestShop({ mode: 'live' });
    expect((await live.call('GET', '/sandbox/outbox')).status).toBe(404);
    const { headers } = await live.call('GET', '/home-banners');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await live.close();
  });
});
