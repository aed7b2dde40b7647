import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareReply } from './prepared-reply.ts';
import { unknownAddress } from './unknown-address.ts';

const PAGE = '<!doctype html><title>the storefront</title>';
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('an address that no route has', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    await app.register(unknownAddress, {
      notFoundPage: () => prepareReply(PAGE, 'text/html; charset=utf-8'),
    });
  });
  afterAll(() => app.close());

  it.each([
    ['/cart', '/#/cart'],
    ['/Blog-details?slug=x', '/blog-details/x'],
    ['/reset-password?token=a?b', '/#/reset-password?token=a?b'],
  ])('%s leads a browser to the page', async (url, location) => {
    const reply = await app.inject({ url, headers: browser });
    expect(reply).toMatchObject({ headers: { location } });
  });

  it.each([
    ['/Products?category=oil&page=2', '/products?category=oil&page=2'],
    ['/faq/', '/Faq'],
    ['/product-page/coco%20water', '/Product-page/coco%20water'],
  ])('%s leads for good to the address that the page has', async (url, location) => {
    const reply = await app.inject({ url, headers: browser });
    expect(reply).toMatchObject({ statusCode: 301, headers: { location } });
  });

  it('that no page has either shows a browser the page that says so', async () => {
    for (const url of ['/nowhere', '/cart/deeper', '//evil.example/cart']) {
      const reply = await app.inject({ url, headers: browser });
      expect(reply).toMatchObject({
        statusCode: 404,
        body: PAGE,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    }
  });

  it('answers chats and tools, which take anything, as a browser', async () => {
    for (const headers of [{ accept: '*/*' }, {}]) {
      expect(await app.inject({ url: '/Faq/', headers })).toMatchObject({ statusCode: 301 });
      expect(await app.inject({ url: '/cart', headers })).toMatchObject({ headers: { location: '/#/cart' } });
      expect(await app.inject({ url: '/nowhere', headers })).toMatchObject({ statusCode: 404, body: PAGE });
    }
  });

  it('is an API error for other clients', async () => {
    for (const [method, url, headers] of [
      ['GET', '/cart', { accept: 'application/json' }],
      ['GET', '/assets/gone.js', { accept: '*/*' }],
      ['GET', '/api/nowhere', { accept: '*/*' }],
      ['POST', '/cart', browser],
      ['GET', '/api/nowhere', browser],
      ['GET', '/api', browser],
    ] as const) {
      const reply = await app.inject({ method, url, headers });
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
    }
  });
});
