import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorHandling } from './error-reply.ts';
import { inlineSources } from './pages/inline-sources.ts';
import { securityHeaders } from './plugins/security-headers.ts';

const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const LOOK = ':root{--color-palm:#3b2314}';

describe('a page that can not be shown (HTTP-14)', () => {
  const noticed: Error[] = [];
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    await app.register(errorHandling, {
      shopNow: () => ({ name: 'Palm & Grove', style: LOOK }),
      onUnavailable: (error) => noticed.push(error),
    });
    await app.register(securityHeaders, { live: false, paymentWindow: null, storefrontDir: null });
    for (const path of ['/goods', '/api/goods']) {
      app.get(path, async () => {
        throw Object.assign(new Error('terminating connection'), { code: '57P01' });
      });
    }
    app.get('/bug', async () => {
      throw new TypeError('secret');
    });
    await app.ready();
  });
  afterAll(() => app.close());

  it('explains it in plain words, with a valid style hash and no caching', async () => {
    const { statusCode, headers, body } = await app.inject({ url: `/goods?a=1&b=<i>`, headers: PAGE });
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
      'content-security-policy': expect.stringContaining("style-src 'self' 'sha256-"),
    });
    expect(body).toContain('<h1>Palm &amp; Grove</h1>');
    expect(body).toContain('The shop cannot reach its records at the moment. Please try again in a minute.');
    expect(body).toContain('<a href="/goods?a=1&amp;b=');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(noticed).toHaveLength(1);
  });

  it('wears the look of the shop, which its own policy allows (SETTING-21)', async () => {
    const { headers, body } = await app.inject({ url: '/goods', headers: PAGE });
    const { styles } = inlineSources(body);
    expect(body).toContain(`<style>${LOOK}</style>`);
    expect(String(headers['content-security-policy'])).toContain(`style-src 'self' ${styles.join(' ')};`);
  });

  it('reloads once available, by the one script that its policy allows', async () => {
    const { headers, body } = await app.inject({ url: '/goods', headers: PAGE });
    const [script = ''] = inlineSources(body).scripts;
    expect(String(headers['content-security-policy'])).toContain(`script-src 'self' ${script};`);
    expect(body).toContain("fetch(location.href, { method: 'HEAD'");
  });

  it('says nothing of a bug but that there was one', async () => {
    const { statusCode, body } = await app.inject({ url: '/bug', headers: PAGE });
    expect(statusCode).toBe(500);
    expect(body).toContain('Something went wrong on our side.');
    expect(body).not.toContain('secret');
    // It would fail again.
    expect(body).not.toContain('<script>');
  });

  it.each([
    ['/api/goods', PAGE],
    ['/goods', { accept: 'application/json' }],
    ['/goods', {}],
  ])('is told programs as an error of the API (%s, %o)', async (url, headers) => {
    const answer = await app.inject({ url, headers });
    expect(answer.json()).toMatchObject({ success: false, code: 'UNAVAILABLE' });
  });
});
