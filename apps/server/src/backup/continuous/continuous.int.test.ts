import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runRestoreCommand } from '../../commands/restore-command.ts';
import { query } from '../../db/embedded/testing/data-folders.ts';
import { migrate } from '../../db/migrate.ts';
import { archiveContinuously } from '../../process/archive-continuously.ts';
import { readConfig } from '../../process/config.ts';
import { openDatabase } from '../../process/database.ts';
import { newKey } from '../archive/seal.ts';
import { folderDestination } from '../destination/folder-destination.ts';
import { withEmbedded } from '../restore-folder.ts';
import { listBases } from './names.ts';

describe('continuous archiving (BACKUP-9, BACKUP-10)', { timeout: 150_000 }, () => {
  let root: string;
  let env: Record<string, string>;
  let lines: { level: number; msg: string }[];
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'continuous-'));
    const key = await newKey();
    await writeFile(join(root, 'key'), key.identity);
    lines = [];
    env = {
      DATA_DIR: join(root, 'data'),
      BACKUP_DIR: join(root, 'kept'),
      BACKUP_RECIPIENTS: key.recipient,
      BACKUP_CONTINUOUS: 'yes',
    };
  });
  afterEach(() => rm(root, { recursive: true, force: true, maxRetries: 10 }));

  const open = async (changed: Record<string, string> = {}, now = () => new Date()) => {
    const config = readConfig({ ...env, ...changed });
    if (!config.ok) throw new Error(JSON.stringify(config.error));
    const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
    const database = await openDatabase(config.value, log, () => undefined);
    await migrate(database.url);
    const endArchiving = await archiveContinuously(config.value, log, now);
    return {
      url: database.url,
      close: async () => {
        await endArchiving();
        await database.stop();
      },
    };
  };
  const bases = () => listBases(folderDestination(env.BACKUP_DIR ?? ''));
  const until = (condition: () => Promise<boolean>) =>
    vi.waitFor(async () => expect(await condition()).toBe(true), { timeout: 50_000, interval: 100 });
  const note = (url: string, id: number) =>
    query(url, `create table if not exists notes (id int); insert into notes values (${id})`);
  const restore = (...words: string[]) =>
    runRestoreCommand(['latest', '--identity', join(root, 'key'), ...words], env);
  const restored = async (...words: string[]) => {
    const result = await restore(...words);
    if (!result.ok) throw new Error(result.error);
    return result.value;
  };
  const notes = () =>
    withEmbedded(env.DATA_DIR ?? '', {}, (url) => query(url, 'select id from notes order by id'));

  const add = async (url: string, hash: string) => {
    const folder = join(env.DATA_DIR ?? '', 'pictures');
    await mkdir(folder, { recursive: true });
    for (const size of ['320.avif', '320.webp', '400.avif', '400.webp']) {
      await writeFile(join(folder, `${hash}-${size}`), size);
    }
    await query(
      url,
      `insert into pictures (hash, width, height, created_at, actor_kind, actor_id)
       values ('${hash}', 400, 300, now(), 'staff', 'somebody')`,
    );
  };
  const sent = async (name: string) =>
    (await folderDestination(env.BACKUP_DIR ?? '').list('continuous/')).some((one) => one.includes(name));

  it('brings back all that a shop had written when it was stopped, and what it was at a moment before (BACKUP-10)', async () => {
    const shop = await open();
    await until(async () => (await bases()).length === 1);
    await note(shop.url, 1);
    const [[moment] = []] = await query(shop.url, 'select now()::text');
    await note(shop.url, 2);
    await shop.close();
    await rm(env.DATA_DIR ?? '', { recursive: true });

    expect(await restored()).toContain('The books agree');
    expect(await notes()).toEqual([[1], [2]]);
    expect(await restore()).toMatchObject({ ok: false, error: expect.stringContaining('is not empty') });
    await rm(env.DATA_DIR ?? '', { recursive: true });

    expect(await restored('--to', new Date(String(moment)).toISOString())).toContain('The books agree');
    expect(await notes()).toEqual([[1]]);
    await rm(env.DATA_DIR ?? '', { recursive: true });

    expect(await restore('--to', '2100-01-01T00:00')).toMatchObject({
      ok: false,
      error: expect.stringContaining('The log that was kept ends before'),
    });
    expect(await restore('--to', '2020-01-01T00:00')).toMatchObject({
      ok: false,
      error: expect.stringContaining('has no log of the database from before'),
    });
    expect(await readdir(env.DATA_DIR ?? '')).toEqual([]);
  });

  it('brings back a moment in which a copy was being made from the copy before it (BACKUP-10)', async () => {
    // Begun hours before they are complete: 'now' is when a copy is begun.
    let begunAt = new Date(Date.now() - 30 * 3_600_000);
    const shop = await open({}, () => begunAt);
    await until(async () => (await bases()).length === 1);
    await note(shop.url, 1);
    const [[moment] = []] = await query(shop.url, 'select now()::text');
    begunAt = new Date(Date.now() - 2 * 3_600_000);
    // Written all the while that the second copy is made.
    for (let id = 2; (await bases()).length < 2; id += 1) await note(shop.url, id);
    await shop.close();
    await rm(env.DATA_DIR ?? '', { recursive: true });

    const [, first] = await bases();
    const to = new Date(String(moment)).toISOString();
    expect(await restored('--to', to)).toContain(first?.name);
    expect(await notes()).toEqual([[1]]);
    await rm(env.DATA_DIR ?? '', { recursive: true });

    await rm(join(env.BACKUP_DIR ?? '', first?.name ?? ''));
    expect(await restore('--to', to)).toMatchObject({
      ok: false,
      error: `The first copy of the database was still being made at ${to}. Name a later moment.`,
    });
    expect(await readdir(env.DATA_DIR ?? '')).toEqual([]);
  });

  it('brings back the photographs of the moment, also those that the shop has no more (BACKUP-12)', async () => {
    const [hash, later] = ['ab'.repeat(16), 'cd'.repeat(16)];
    const folder = join(env.DATA_DIR ?? '', 'pictures');
    const shop = await open();
    await until(async () => (await bases()).length === 1);
    await add(shop.url, hash);
    await until(() => sent(`${hash}-400.webp`));
    const [[moment] = []] = await query(shop.url, 'select now()::text');
    for (const name of await readdir(folder)) await rm(join(folder, name));
    await query(shop.url, 'delete from pictures');
    await add(shop.url, later);
    await until(() => sent(`${later}-400.webp`));
    await shop.close();

    for (const [words, expected] of [
      [['--to', new Date(String(moment)).toISOString()], hash],
      [[], later],
    ] as const) {
      await rm(env.DATA_DIR ?? '', { recursive: true });
      expect(await restored(...words)).toContain('4 photographs');
      expect((await readdir(folder)).sort()).toEqual(
        ['320.avif', '320.webp', '400.avif', '400.webp'].map((size) => `${expected}-${size}`),
      );
      expect(await readFile(join(folder, `${expected}-400.webp`), 'utf8')).toBe('400.webp');
    }
  });

  it('lets a photograph go with the last copy from when the shop had it (BACKUP-12)', async () => {
    let clock = new Date('2026-11-23T20:00:00Z');
    const [stays, goes] = ['ab'.repeat(16), 'cd'.repeat(16)];
    const shop = await open({ BACKUP_KEEP_DAYS: '1' }, () => clock);
    const newest = async () => (await bases())[0]?.name;
    const nextDay = async () => {
      const before = await newest();
      clock = new Date(clock.getTime() + 25 * 3_600_000);
      await until(async () => (await newest()) !== before);
    };
    await until(async () => (await bases()).length === 1);
    for (const hash of [stays, goes]) await add(shop.url, hash);
    await until(() => sent(`${goes}-400.webp`));
    // Its row alone is what the shop still has of the other one.
    await rm(join(env.DATA_DIR ?? '', 'pictures'), { recursive: true });
    await query(shop.url, `delete from pictures where hash = '${goes}'`);
    await nextDay();
    await until(() => sent('/gone/'));
    await nextDay();
    await until(async () => (await bases()).length === 2);
    expect(await sent(`/pictures/${goes}-400.webp`)).toBe(true);
    await nextDay();
    await until(async () => !(await sent(goes)));
    expect(await sent(`${stays}-400.webp`)).toBe(true);
    await shop.close();
  });

  it('keeps what is archived from everybody without the key', async () => {
    const shop = await open();
    await until(async () => (await bases()).length === 1);
    await shop.close();
    const names = await folderDestination(env.BACKUP_DIR ?? '').list('continuous/');
    expect(names.every((name) => name.endsWith('.age'))).toBe(true);
    await rm(env.DATA_DIR ?? '', { recursive: true });
    expect(await runRestoreCommand(['latest'], env)).toMatchObject({
      ok: false,
      error: expect.stringContaining('The archive is encrypted.'),
    });
  });

  it('begins with a new base when it was switched off in between, and goes on from its old one otherwise', async () => {
    for (const [changed, count] of [
      [{}, 1],
      [{}, 1],
      [{ BACKUP_CONTINUOUS: 'no' }, 1],
      [{}, 2],
    ] as const) {
      const shop = await open(changed);
      await until(async () => (await bases()).length >= count);
      await shop.close();
      expect(await bases()).toHaveLength(count);
    }
    expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  });

  it('says it as an error when nothing can be sent, and catches up', async () => {
    await writeFile(env.BACKUP_DIR ?? '', 'a file where the folder should be');
    const shop = await open();
    await until(async () => lines.some(({ msg }) => msg.startsWith('CONTINUOUS ARCHIVING FAILED')));
    await rm(env.BACKUP_DIR ?? '');
    await until(async () => (await bases()).length === 1);
    await shop.close();
  });
});
