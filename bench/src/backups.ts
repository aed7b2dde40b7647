import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listArchives } from '@ilaneer/server/backup/archive/archive-names';
import { newKey } from '@ilaneer/server/backup/archive/seal';
import { folderDestination } from '@ilaneer/server/backup/destination/folder-destination';
import { connect } from '@ilaneer/server/db/connect';
import { openQueue } from '@ilaneer/server/jobs/jobs';
import { fillLargeShop } from '@ilaneer/server/testing/large-shop/large-shop';
import pg from 'pg';
import { embeddedAdminUrl, embeddedDatabaseUrl } from './embedded-database.ts';
import { type Memory, type Server, startServer } from './server-process.ts';

export type BackupFigures = {
  readonly archiveMb: number;
  /** The shop before any backup, while `npm run backup` ran beside it, and after it took and verified one itself. */
  readonly shop: { readonly before: Memory; readonly beside: Memory; readonly byItself: Memory };
  readonly command: { readonly peakMb: number; readonly seconds: number };
  readonly verifiedByItself: { readonly seconds: number };
};

const LOOK_EVERY_MS = 50;
const WITHIN_MS = 1_200_000;

/** What a backup of a shop with 100,000 orders takes of memory: by the command, and by the shop with its verification. */
export async function measureBackups(
  nodeOptions: readonly string[],
  say: (line: string) => void,
): Promise<BackupFigures> {
  const root = mkdtempSync(join(tmpdir(), 'ilaneer-bench-backup-'));
  const dataDir = join(root, 'data');
  const { recipient } = await newKey();
  const env = {
    DATA_DIR: dataDir,
    MODE: 'sandbox',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    BACKUP_DIR: join(root, 'by-itself'),
    BACKUP_RECIPIENTS: recipient,
  };
  const shop = await startServer('shop.js', '/api/home-banners', env, nodeOptions);
  try {
    const pool = new pg.Pool({ connectionString: embeddedAdminUrl(dataDir), max: 1 });
    await fillLargeShop(pool, undefined, (what) => say(`  ${what}`)).finally(() => pool.end());
    const before = shop.memory();
    const place = join(root, 'by-command');
    const command = await runCommand({ ...env, BACKUP_DIR: place });
    const beside = shop.memory();
    const [name = ''] = (await listArchives(folderDestination(place))).map((archive) => archive.name);
    const archiveMb = Math.round(readFileSync(join(place, name)).length / 1e6);
    say('the shop takes one by itself and verifies it');
    const verifiedByItself = await takeByItself(embeddedDatabaseUrl(dataDir), env.BACKUP_DIR);
    return { archiveMb, shop: { before, beside, byItself: shop.memory() }, command, verifiedByItself };
  } finally {
    await end(shop, root);
  }
}

/** `npm run backup`, beside the shop. */
async function runCommand(env: Readonly<Record<string, string>>): Promise<BackupFigures['command']> {
  const script = join(import.meta.dirname, '..', '..', 'scripts', 'backup.ts');
  const began = performance.now();
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { PATH: process.env.PATH, ...env },
  });
  const gone = once(child, 'exit');
  let peakMb = 0;
  while (child.exitCode === null && child.signalCode === null) {
    peakMb = Math.max(peakMb, peakOf(child.pid));
    await Promise.race([gone, wait(LOOK_EVERY_MS)]);
  }
  if (child.exitCode !== 0) throw new Error(`the backup ended with ${child.exitCode}`);
  return { peakMb, seconds: Math.round((performance.now() - began) / 1_000) };
}

/** Zero once the process is gone. */
function peakOf(pid: number | undefined): number {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1_024);
  } catch {
    return 0;
  }
}

async function takeByItself(url: string, folder: string): Promise<BackupFigures['verifiedByItself']> {
  const began = performance.now();
  const { db, close } = connect(url, () => undefined, 1);
  const queue = await openQueue(url, () => undefined);
  await queue.enqueue(db, 'back-up', {});
  while (!(await listArchives(folderDestination(folder))).some(({ isVerified }) => isVerified)) {
    if (performance.now() - began > WITHIN_MS) throw new Error('the shop took no backup');
    await wait(LOOK_EVERY_MS);
  }
  await queue.stop();
  await close();
  return { seconds: Math.round((performance.now() - began) / 1_000) };
}

async function end(shop: Server, root: string): Promise<void> {
  await shop.stop();
  rmSync(root, { recursive: true, force: true, maxRetries: 10 });
}
