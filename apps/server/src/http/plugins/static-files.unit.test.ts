import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import { staticFiles } from './static-files.ts';

async function openFiles() {
  const storefrontDir = mkdtempSync(join(tmpdir(), 'static-files-'));
  mkdirSync(join(storefrontDir, 'assets'));
  writeFileSync(join(storefrontDir, 'index.html'), '<!doctype html>');
  writeFileSync(join(storefrontDir, 'assets', 'start.js'), 'start();');
  writeFileSync(join(storefrontDir, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const app = Fastify();
  await app.register(securityHeaders, { live: true, paymentWindow: null, storefrontDir });
  await app.register(staticFiles, { storefrontDir, picturesDir: null });
  onTestFinished(async () => {
    await app.close();
    rmSync(storefrontDir, { recursive: true });
  });
  return app;
}

it('sends with built files only the strict headers that govern them', async () => {
  const { headers } = await (await openFiles()).inject('/assets/start.js');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
  for (const name of ['content-security-policy', 'x-frame-options', 'permissions-policy'])
    expect(headers).not.toHaveProperty(name);
});

it('keeps all of them for a file that opens as a document, and for none', async () => {
  const app = await openFiles();
  for (const url of ['/mark.svg', '/assets/gone.js'])
    expect((await app.inject(url)).headers, url).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-frame-options': 'DENY',
    });
});
