import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { signupForm } from '@ilaneer/testing/signup-form';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShopProcess, startShopProcess } from '../../testing/servers/shop-process.ts';
import { placesIn } from '../db/embedded/cluster.ts';
import { passwordOfRole } from '../db/embedded/server-address.ts';
import { findRunningDatabase } from '../db/embedded/start.ts';

const run = promisify(execFile);
const BACKUP = join(import.meta.dirname, '..', '..', '..', '..', 'scripts', 'command.ts');
const SECRETS = {
  JWT_SECRET: randomBytes(32).toString('hex'),
  GIFT_CARD_SECRET: randomBytes(32).toString('hex'),
  METRICS_TOKEN: randomBytes(32).toString('hex'),
};
const OTHERS_BITS = 0o077;

/** Command lines, including PostgreSQL's changing titles. */
async function commandLines(): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
}

async function openToOthers(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = [folder, ...entries.map(({ parentPath, name }) => join(parentPath, name))];
  const open: string[] = [];
  for (const path of paths) {
    const found = await stat(path).catch(() => null);
    if (found !== null && !found.isSocket() && (found.mode & OTHERS_BITS) !== 0) open.push(path);
  }
  return open;
}

describe.runIf(process.platform === 'linux')('the secrets of a shop that runs', () => {
  let root: string;
  let dataDir: string;
  let backups: string;
  let shop: ShopProcess;
  let secrets: string[];
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'ilaneer-secrets-'));
    dataDir = join(root, 'data');
    backups = join(root, 'backups');
    shop = await startShopProcess(dataDir, undefined, { ...SECRETS, WORKERS: '2' });
    const admin = (await readFile(placesIn(dataDir).password, 'utf8')).trim();
    secrets = [...Object.values(SECRETS), admin, passwordOfRole(admin)];
  }, 120_000);
  afterAll(async () => {
    await shop.end('SIGTERM');
    await rm(root, { recursive: true, force: true });
  });

  it('are in no list of processes: of the shop, its workers, its database and a backup', async () => {
    const seen = new Set<string>();
    let isOver = false;
    const settings = { ...SECRETS, DATA_DIR: dataDir, BACKUP_DIR: backups, BACKUP_VERIFY: 'no' };
    const backup = run(process.execPath, [BACKUP, 'backup'], {
      env: { PATH: process.env.PATH, MODE: 'sandbox', PORT: new URL(shop.url).port, ...settings },
    }).finally(() => {
      isOver = true;
    });
    while (!isOver) for (const line of await commandLines()) seen.add(line);
    await backup;

    const all = [...seen].join('\n');
    for (const what of ['main.js', 'command.ts\0backup', 'postgres\0-D', 'postgres: '])
      expect(all).toContain(what);
    for (const secret of secrets) expect(all.includes(secret)).toBe(false);
  }, 120_000);

  it('are not in the environment of the database, which has no use for them', async () => {
    const [pid = ''] = (await readFile(join(placesIn(dataDir).cluster, 'postmaster.pid'), 'utf8')).split(
      '\n',
    );
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8');
    expect(environment).toContain('LC_ALL=C');
    for (const secret of secrets) expect(environment.includes(secret)).toBe(false);
  });

  it('are in files and folders of their owner only, and so are backups', async () => {
    expect((await readdir(backups)).length).toBeGreaterThan(0);
    expect(await openToOthers(dataDir)).toEqual([]);
    expect(await openToOthers(backups)).toEqual([]);
  });

  it("are in no log of the database's own, nor is the row that a statement failed with", async () => {
    const { email } = signupForm();
    const url = await findRunningDatabase(dataDir);
    const client = new pg.Client({ connectionString: url ?? '' });
    await client.connect();
    const insert =
      'insert into users (id, name, email, created_at, updated_at) values ($1, null, $2, now(), now())';
    await expect(client.query(insert, ['nobody', email])).rejects.toThrow('null value in column "name"');
    await client.end();
    const log = await readFile(placesIn(dataDir).log, 'utf8');
    expect(log).toContain('null value in column "name"');
    for (const secret of [...secrets, email]) expect(log.includes(secret)).toBe(false);
  });
});
