import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installFromDebian } from './debian-packages.ts';
import { ROOT } from './load-env.ts';

// Windowless: a third faster.
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Sandbox-free flags, no external requests. */
export const BROWSER_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** CHROME_PATH, installed, Playwright's (downloaded), or Debian's (root). */
export function findBrowser(): string {
  const found = installed() ?? playwrights() ?? debians(SHELL) ?? debians('chromium');
  if (found !== null) return found;
  throw new Error(
    `No Chrome or Chromium found, and none could be installed. Install one (on Debian, as root: apt-get install ${SHELL}), or set CHROME_PATH.`,
  );
}

function installed(): string | null {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && named !== '') return named;
  for (const name of NAMES) {
    const which = spawnSync('which', [name], { encoding: 'utf8' });
    if (which.status === 0) return which.stdout.trim();
  }
  return existsSync(MAC) ? MAC : null;
}

function playwrights(): string | null {
  const cli = createRequire(join(ROOT, 'e2e', 'package.json')).resolve('@playwright/test/cli');
  console.log('Looking for Playwright’s Chromium …');
  const words = ['install', '--only-shell', 'chromium'];
  const install = spawnSync(process.execPath, [cli, ...words], { stdio: 'inherit', timeout: 300_000 });
  if (install.status !== 0) return null;
  const listed = spawnSync(process.execPath, [cli, ...words, '--dry-run'], { encoding: 'utf8' });
  const folder = /Install location:\s+(\S+chromium_headless_shell-\d+)/.exec(listed.stdout)?.[1];
  if (folder === undefined) return null;
  const inside = ['linux64', 'linux-arm64', 'mac-x64', 'mac-arm64'].map((system) =>
    join(folder, `chrome-headless-shell-${system}`, 'chrome-headless-shell'),
  );
  const found = inside.find((path) => existsSync(path)) ?? null;
  return found !== null && spawnSync(found, ['--version'], { timeout: 30_000 }).status === 0 ? found : null;
}

function debians(name: string): string | null {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return null;
  console.log(`Installing Debian’s ${name} …`);
  try {
    installFromDebian(name);
  } catch {
    return null;
  }
  return installed();
}
