import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';

describe('/.well-known/security.txt (SECURITY-7)', () => {
  let shop: TestShop;
  afterEach(() => shop.close());
  const get = (url: string) => shop.app.inject({ url, headers: { host: 'localhost' } });

  it('names the address of the settings, and is served before the shop opens', async () => {
    shop = await openTestShop({ mode: 'live' });
    const { statusCode, headers, body } = await get('/.well-known/security.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain('Contact: mailto:care@palmgrove.in\r\n');
    const expires = /^Expires: (\S+)\r$/m.exec(body)?.[1] ?? '';
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
    expect((await get('/health/ready')).json()).toEqual({ status: 'ready' });
  });

  it('is missing without a reachable contact, which readiness reports', async () => {
    shop = await openTestShop({ mode: 'live', isOpen: false });
    expect((await get('/.well-known/security.txt')).statusCode).toBe(404);
    expect((await get('/health/ready')).json()).toMatchObject({ securityContact: 'missing' });
  });
});
