import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runNode } from '../../scripts/run.ts';
import { say } from './results.ts';

/** Builds the shop of another checkout, with its dependencies installed. Returns its start script. */
export async function buildShopOf(checkout: string): Promise<string> {
  const folder = resolve(checkout);
  say(`building the shop of ${folder}`);
  for (const part of ['Storefront', 'Server']) {
    const script = pathToFileURL(join(folder, 'scripts', `build-${part.toLowerCase()}.ts`)).href;
    const code = await runNode([
      '--input-type=module',
      '--eval',
      `const { build${part} } = await import('${script}'); await build${part}();`,
    ]);
    if (code !== 0) throw new Error(`${script} failed`);
  }
  const script = join(folder, 'lab', 'bench', 'shop.js');
  // Its place in earlier checkouts.
  return existsSync(script) ? script : join(folder, 'bench', 'src', 'shop.js');
}
