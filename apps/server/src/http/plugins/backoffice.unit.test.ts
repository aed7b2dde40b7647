import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { backoffice } from './backoffice.ts';
import { securityHeaders } from './security-headers.ts';

it('lets the page of staff open the camera, and no other page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ilaneer-backoffice-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<meta name="application-name" content="Shop" />');
  const app = Fastify();
  onTestFinished(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  await app.register(securityHeaders, { live: false, paymentWindow: null, storefrontDir: null });
  await app.register(backoffice, { folder, shopName: () => 'Palm & Co' });
  app.get('/', async () => 'shop');
  const policyOf = async (url: string) => (await app.inject({ url })).headers['permissions-policy'];
  expect(await policyOf('/backoffice/stock/receive')).toMatch(/^camera=\(self\), microphone=\(\)/);
  expect(await policyOf('/')).toMatch(/^camera=\(\), microphone=\(\)/);
});
