import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawnPage, PageToDraw } from '@ilaneer/contract/page-data';
import Tinypool from 'tinypool';

export type DrawPage = (page: PageToDraw) => Promise<DrawnPage>;

export type StorefrontDeps = { readonly drawPage: DrawPage | null };

const IDLE_MS = 30_000;

/** Ends when idle. Null without a build. */
export function openDrawer(
  storefrontDir: string,
): { readonly draw: DrawPage; close(): Promise<void> } | null {
  const filename = join(storefrontDir, '..', 'dist-server', 'draw-page.js');
  if (!existsSync(filename)) return null;
  const pool = new Tinypool({
    filename,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  return { draw: (page) => pool.run(page, { name: 'drawPage' }), close: () => pool.destroy() };
}
