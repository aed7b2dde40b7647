import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './load-env.ts';
import { runNode } from './run.ts';

const STOREFRONT = join(ROOT, 'apps', 'storefront');
const BUILT = join(STOREFRONT, 'dist', 'index.html');
const SOURCES = [
  'apps/storefront/index.html',
  'apps/storefront/vite.config.ts',
  'apps/storefront/src',
  'apps/storefront/public',
  'apps/storefront/build',
  'packages',
  'content/home.json',
  'content/brand.json',
  'package-lock.json',
];

/** Builds the storefront unless what is built is newer than everything that it is made of. */
export async function buildStorefront(): Promise<void> {
  const builtAt = writtenAt(BUILT);
  const newest = Math.max(...SOURCES.map((path) => newestIn(join(ROOT, path))));
  if (builtAt > newest) return;
  console.log('Building the storefront …');
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  // For the server first: what is looked at above comes last.
  for (const target of [['--ssr'], []]) {
    const code = await runNode([vite, 'build', ...target, '--logLevel', 'warn', STOREFRONT]);
    if (code !== 0) throw new Error('The storefront could not be built.');
  }
}

function newestIn(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const inside = readdirSync(path).filter((name) => name !== 'node_modules');
  return Math.max(0, ...inside.map((name) => newestIn(join(path, name))));
}

function writtenAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
