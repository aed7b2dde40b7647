import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictures } from './pictures.ts';

const drawing = (colour: string) => `<svg xmlns="http://www.w3.org/2000/svg"><rect fill="${colour}"/></svg>`;

describe('pictures', () => {
  const root = mkdtempSync(join(tmpdir(), 'ilaneer-pictures-'));
  const picturesDir = join(root, 'pictures');
  const cap = join(picturesDir, 'products', 'cap-2.svg');
  let app: FastifyInstance;

  beforeAll(async () => {
    mkdirSync(join(picturesDir, 'products'), { recursive: true });
    writeFileSync(cap, drawing('green'));
    writeFileSync(join(picturesDir, 'products', 'shop.webp'), 'a photograph');
    writeFileSync(join(root, 'secret.svg'), drawing('black'));
    app = Fastify();
    await app.register(pictures, { picturesDir });
  });

  afterAll(async () => {
    await app.close();
    rmSync(root, { recursive: true });
  });

  it('are sent as the browser takes them', async () => {
    const get = (encoding: string) =>
      app.inject({ url: '/pictures/products/cap-2.svg', headers: { 'accept-encoding': encoding } });
    const brotli = await get('gzip, deflate, br, zstd');
    expect(brotli.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=604800',
    });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(drawing('green'));
    const gzipped = await get('gzip, br;q=0');
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(drawing('green'));
    const plain = await get('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain).toMatchObject({ statusCode: 200, body: drawing('green') });
    expect(plain.headers['cache-control']).toBe(brotli.headers['cache-control']);
  });

  it('are sent again only when they have changed', async () => {
    const get = (etag: unknown) =>
      app.inject({
        url: '/pictures/products/cap-2.svg',
        headers: { 'accept-encoding': 'br', 'if-none-match': String(etag) },
      });
    const { etag } = (await get('')).headers;
    expect(await get(etag)).toMatchObject({ statusCode: 304, body: '' });
    writeFileSync(cap, drawing('maroon'));
    const redrawn = await get(etag);
    expect(brotliDecompressSync(redrawn.rawPayload).toString()).toBe(drawing('maroon'));
  });

  it('are photographs, too, as they are', async () => {
    const photograph = await app.inject({
      url: '/pictures/products/shop.webp',
      headers: { 'accept-encoding': 'br' },
    });
    expect(photograph).toMatchObject({ statusCode: 200, body: 'a photograph' });
    expect(photograph.headers).toMatchObject({ 'content-type': 'image/webp' });
    expect(photograph.headers['content-encoding']).toBeUndefined();
  });

  it('come from their folder alone', async () => {
    for (const name of [
      'missing.svg',
      'products',
      'products/missing.webp',
      '../secret.svg',
      '%2e%2e/secret.svg',
      '..%2fsecret.svg',
    ]) {
      const headers = { 'accept-encoding': 'br' };
      const { statusCode } = await app.inject({ url: `/pictures/${name}`, headers });
      expect([403, 404], name).toContain(statusCode);
    }
  });
});
