import { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withEmbedded } from '../backup/restore-folder.ts';
import { migrate } from '../db/migrate.ts';
import { runBackupCommand } from './backup-command.ts';
import { runRestoreCommand } from './restore-command.ts';

// Child processes.
const started: ChildProcess[] = [];
const notice = (message: unknown) => {
  if (typeof message === 'object' && message !== null && 'process' in message) {
    if (message.process instanceof ChildProcess) started.push(message.process);
  }
};
subscribe('child_process', notice);

const SECRETS = {
  JWT_SECRET: 'a-secret-that-signs-sessions-0123456789',
  GIFT_CARD_SECRET: 'a-secret-that-knows-gift-cards-0123456789',
};

describe('npm run backup and npm run restore', { timeout: 120_000 }, () => {
  let root: string;
  let key: string;
  let env: Record<string, string>;
  let restored: Awaited<ReturnType<typeof runRestoreCommand>>;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'commands-'));
    key = join(root, 'key');
    const made = await runBackupCommand(['new-key', key], {});
    const recipient = made.ok ? (made.value.split('BACKUP_RECIPIENTS=')[1] ?? '') : '';
    env = {
      ...SECRETS,
      DATA_DIR: join(root, 'data'),
      BACKUP_DIR: join(root, 'kept'),
      BACKUP_RECIPIENTS: recipient,
    };
    await withEmbedded(env.DATA_DIR ?? '', {}, (url) => migrate(url));
    const taken = await runBackupCommand(['--verify'], env);
    if (!taken.ok) throw new Error(taken.error);
    restored = await restore('restored');
  });
  afterAll(async () => {
    unsubscribe('child_process', notice);
    await rm(root, { recursive: true, force: true });
  });

  const restore = async (to: string, changed: Record<string, string> = {}) =>
    runRestoreCommand(['latest', '--identity', key], { ...env, DATA_DIR: join(root, to), ...changed });

  it('keep archives, marks, keys and their records private to their user (BACKUP-13)', async () => {
    const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    expect(await modeOf(key)).toBe('600');
    expect(await modeOf(join(root, 'kept'))).toBe('700');
    const kept = await readdir(join(root, 'kept'));
    expect(kept.map((name) => name.replace(/\d{8}T\d{6}Z/, 'MOMENT')).sort()).toEqual([
      'backup-MOMENT.tar.zst.age',
      'backup-MOMENT.tar.zst.age.verified',
    ]);
    for (const name of kept) expect(await modeOf(join(root, 'kept', name)), name).toBe('600');
    expect(await modeOf(join(root, 'data', 'last-verified-backup.json'))).toBe('600');
    expect(await modeOf(join(root, 'restored', 'postgres-password'))).toBe('600');
    expect(await modeOf(join(root, 'restored', 'postgres'))).toBe('700');
  });

  it('pass no key to another process as an argument, which other users could read (BACKUP-13)', async () => {
    const told = started.map(({ spawnargs }) => spawnargs.join(' ')).join('\n');
    expect(told).toMatch(/bin\/initdb .*\n[\s\S]*bin\/postgres /);
    const identity = (await readFile(key, 'utf8')).split('\n').find((line) => line.startsWith('AGE-')) ?? '';
    const passwords = ['data', 'restored'].map((one) => join(root, one, 'postgres-password'));
    const secrets = await Promise.all(passwords.map(async (file) => (await readFile(file, 'utf8')).trim()));
    for (const secret of [...Object.values(SECRETS), identity, ...secrets]) {
      expect(secret.length).toBeGreaterThan(15);
      expect(told.includes(secret)).toBe(false);
    }
  });

  it('take no key on the command line, and do not repeat one (BACKUP-13)', async () => {
    const identity = 'AGE-SECRET-KEY-1QQQQQQQQQQQQQQQQ';
    const outcome = await runRestoreCommand(['latest', '--identity', identity], {
      ...env,
      DATA_DIR: join(root, 'never'),
    });
    expect(outcome).toEqual({
      ok: false,
      error: expect.stringContaining('Name the file of the key'),
    });
    expect(JSON.stringify(outcome)).not.toContain(identity);
  });

  it("name keys that differ from the archive's, and the data lost with them (BACKUP-7)", async () => {
    expect(restored).toMatchObject({ ok: true, value: expect.not.stringContaining('_SECRET') });
    const other = await restore('other', { JWT_SECRET: 'another-secret-that-signs-sessions-01234567' });
    expect(other).toMatchObject({
      ok: true,
      value: expect.stringMatching(/JWT_SECRET differs .* all users must log in again/),
    });
    expect(other).toMatchObject({ value: expect.not.stringContaining('GIFT_CARD_SECRET') });
  });

  it('put a shop into no folder that is used, and take half of one away again (BACKUP-5)', async () => {
    const used = join(root, 'restored');
    const before = await readdir(used);
    expect(await restore('restored')).toEqual({ ok: false, error: expect.stringContaining('is not empty') });
    expect(await readdir(used)).toEqual(before);

    const name = (await readdir(join(root, 'kept'))).find((one) => one.endsWith('.age')) ?? '';
    const torn = join(root, name);
    await writeFile(torn, (await readFile(join(root, 'kept', name))).subarray(0, -1));
    await chmod(torn, 0o600);
    const half = join(root, 'half');
    expect(await runRestoreCommand([torn, '--identity', key], { ...env, DATA_DIR: half })).toEqual({
      ok: false,
      error: expect.stringContaining('damaged'),
    });
    expect(await readdir(half)).toEqual([]);
  });
});
