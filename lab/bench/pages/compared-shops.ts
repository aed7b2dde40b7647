import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServer } from '../../../scripts/build-server.ts';
import { buildStorefront } from '../../../scripts/build-storefront.ts';
import { runNode } from '../../../scripts/run.ts';
import { say } from '../results.ts';
import { startServer } from '../server-process.ts';

export type ComparedShop = { readonly name: 'theirs' | 'ours'; readonly url: string };

type Closer = { stop(): unknown };

export async function startComparedShops(
  against: string | undefined,
  running: Closer[],
): Promise<readonly ComparedShop[]> {
  const shops: ComparedShop[] = [];
  if (against !== undefined) {
    const folder = resolve(against);
    say(`building the shop of ${folder}`);
    await build(folder);
    shops.push({ name: 'theirs', url: await startShop(shopOf(folder), running) });
  }
  await Promise.all([buildServer(), buildStorefront()]);
  shops.push({ name: 'ours', url: await startShop('shop.js', running) });
  return shops;
}

/** TypeScript in earlier checkouts. */
function shopOf(folder: string): string {
  const script = join(folder, 'bench', 'src', 'shop.js');
  return existsSync(script) ? script : script.replace(/js$/, 'ts');
}

async function startShop(script: string, running: Closer[]): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ilaneer-pages-'));
  running.push({ stop: () => rmSync(dataDir, { recursive: true, force: true }) });
  const shop = await startServer(script, '/api/home-banners', {
    DATA_DIR: dataDir,
    MODE: 'sandbox',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  });
  running.push(shop);
  return shop.url;
}

async function build(folder: string): Promise<void> {
  for (const part of ['Storefront', 'Server']) {
    const script = join(folder, 'scripts', `build-${part.toLowerCase()}.ts`);
    // Earlier checkouts run from source.
    if (!existsSync(script)) continue;
    const code = await runNode([
      '--input-type=module',
      '--eval',
      `const { build${part} } = await import('${pathToFileURL(script).href}'); await build${part}();`,
    ]);
    if (code !== 0) throw new Error(`${script} failed`);
  }
}
