import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

describe('the API reference at /api/docs', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('describes the calls of the contract', async () => {
    const { status, body } = await shop.call('GET', '/docs/openapi.json');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/api/place-order': { post: { tags: ['Orders'] } },
        '/api/getProduct/{id}': { get: { tags: ['Catalogue'] } },
      },
    });
  });

  it('lets through the one script within its page by its hash, and no other', async () => {
    const { headers } = await shop.call('GET', '/docs');
    expect(headers).toMatchObject({ location: '/api/docs/' });
    const page = await shop.app.inject('/api/docs/');
    const script = /<script type="text\/javascript">([\s\S]*?)<\/script>/.exec(page.body)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(script).toContain('createApiReference');
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(page.body.match(/<script/g)).toHaveLength(2);
  });

  it('has no other page', async () => {
    expect(await shop.call('GET', '/docs/nothing')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });
});
