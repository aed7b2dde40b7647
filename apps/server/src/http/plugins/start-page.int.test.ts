import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import { readStartPage, startPage, staticFiles } from './static-files.ts';

const SCRIPT = "console.log('first')";
const BUILT = `<!doctype html><meta property="og:image" content="/social.png" /><script>${SCRIPT}</script>`;

describe('the page that starts the storefront', () => {
  const storefrontDir = mkdtempSync(join(tmpdir(), 'ilaneer-start-page-'));
  let app: FastifyInstance;

  beforeAll(async () => {
    writeFileSync(join(storefrontDir, 'index.html'), BUILT);
    writeFileSync(join(storefrontDir, 'robots.txt'), 'User-agent: *');
    app = Fastify();
    await app.register(securityHeaders, { live: false, paymentWindow: null, storefrontDir });
    await app.register(staticFiles, { storefrontDir, picturesDir: null });
    await app.register(startPage, { page: await readStartPage(storefrontDir, 'https://shop.example') });
  });

  afterAll(async () => {
    await app.close();
    rmSync(storefrontDir, { recursive: true });
  });

  it('names its picture by a whole address, and is asked for again before it is used again', async () => {
    for (const url of ['/', '/index.html']) {
      const page = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
      const html = brotliDecompressSync(page.rawPayload).toString();
      expect(html).toContain('property="og:image" content="https://shop.example/social.png"');
      const again = await app.inject({ url, headers: { 'if-none-match': String(page.headers.etag) } });
      expect(again.statusCode).toBe(304);
    }
  });

  it('has its own script run, and no other', async () => {
    const { headers } = await app.inject('/');
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('stands beside the files of the build', async () => {
    expect(await app.inject('/robots.txt')).toMatchObject({ statusCode: 200, body: 'User-agent: *' });
    expect(await app.inject('/missing.txt')).toMatchObject({ statusCode: 404 });
  });
});
