import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStartPage } from './plugins/static-files.ts';
import { unknownAddress } from './unknown-address.ts';

const PAGE = '<!doctype html><title>the storefront</title>';
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('an address that no route has', () => {
  const storefrontDir = mkdtempSync(join(tmpdir(), 'ilaneer-unknown-'));
  let app: FastifyInstance;
  beforeAll(async () => {
    writeFileSync(join(storefrontDir, 'index.html'), PAGE);
    app = Fastify();
    await app.register(unknownAddress, {
      startPage: await readStartPage(storefrontDir, 'https://shop.example'),
    });
  });
  afterAll(async () => {
    await app.close();
    rmSync(storefrontDir, { recursive: true });
  });

  it.each([
    ['/cart', '/#/cart'],
    ['/Products?category=oil&page=2', '/#/products?category=oil&page=2'],
    ['/faq/', '/#/Faq'],
    ['/Product-page/coco%20water', '/#/Product-page/coco%20water'],
    ['/reset-password?token=a?b', '/#/reset-password?token=a?b'],
  ])('%s leads a browser to the page', async (url, location) => {
    const reply = await app.inject({ url, headers: browser });
    expect(reply).toMatchObject({ statusCode: 302, headers: { location } });
  });

  it('that no page has either shows a browser the storefront, as not found', async () => {
    for (const url of ['/nowhere', '/cart/deeper', '//evil.example/cart']) {
      const reply = await app.inject({ url, headers: browser });
      expect(reply).toMatchObject({
        statusCode: 404,
        body: PAGE,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    }
  });

  it('is told to everybody else as an error of the API', async () => {
    for (const [method, url, headers] of [
      ['GET', '/cart', { accept: '*/*' }],
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
