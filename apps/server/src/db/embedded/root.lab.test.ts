import { execFile } from 'node:child_process';
import { chmod, cp, lchown, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { placesIn } from './cluster.ts';
import { findPostmaster } from './postmaster-file.ts';
import { reachableBinaries } from './reachable-binaries.ts';
import { adminAddress, dataFolders, query, start } from './testing/data-folders.ts';

const { newFolder, cleanUp } = dataFolders();
afterEach(cleanUp);

describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'started by root (needs root)',
  () => {
    it('runs as an unprivileged user on data below a folder that only root may enter', async () => {
      const dataDir = await newFolder();
      expect((await stat(join(dataDir, '..'))).mode & 0o777).toBe(0o700);
      const server = await start(dataDir);
      const { cluster } = placesIn(dataDir);
      const postmaster = await findPostmaster(cluster);
      const { uid } = await stat(`/proc/${postmaster?.pid}`);
      expect(uid).toBeGreaterThan(0);
      expect(uid).toBe((await stat(cluster)).uid);
      expect((await stat(dataDir)).uid).toBe(0);
      await query(server.connectionString, 'CREATE EXTENSION citext');
      await query(await adminAddress(dataDir, server), 'CHECKPOINT');
      await server.stop();
    });

    it('serves data that root restored from a backup', async () => {
      const dataDir = await newFolder();
      await (await start(dataDir)).stop();
      const { cluster } = placesIn(dataDir);
      for (const name of ['', ...(await readdir(cluster, { recursive: true }))]) {
        await lchown(join(cluster, name), 0, 0);
      }
      const server = await start(dataDir);
      expect(await query(server.connectionString, 'SELECT 1')).toEqual([[1]]);
      await server.stop();
    });

    it('copies binaries that lie below a closed folder to where they can be run', async () => {
      const parent = await mkdtemp(join(tmpdir(), 'reachable-binaries-'));
      try {
        const installed = await findBinaries();
        const account = await chooseAccount(join(parent, 'none'));
        if (!installed.ok || !account.ok || account.value === null) throw new Error('nothing to test with');
        const user = account.value;
        await chmod(parent, 0o755);
        const closed = await mkdtemp(join(parent, 'closed-'));
        const nativeDir = join(closed, 'native');
        await cp(installed.value.nativeDir, nativeDir, { recursive: true, verbatimSymlinks: true });
        await chmod(nativeDir, 0o700);

        const open = join(parent, 'open');
        const hidden = { ...installed.value, nativeDir };
        const found = await Promise.all([1, 2].map(() => reachableBinaries(hidden, user, open)));
        const copy = join(open, `postgresql-${installed.value.version}`);
        for (const one of found) expect(one).toEqual({ ok: true, value: { ...hidden, nativeDir: copy } });
        expect(await readdir(open)).toEqual([`postgresql-${installed.value.version}`]);
        expect(await reachableBinaries({ ...hidden, nativeDir: copy }, user, 'unused')).toMatchObject({
          value: { nativeDir: copy },
        });
        const { stdout } = await promisify(execFile)(join(copy, 'bin', 'postgres'), ['--version'], {
          cwd: '/',
          ...user,
        });
        expect(stdout).toContain('postgres (PostgreSQL) 18');
      } finally {
        await rm(parent, { recursive: true });
      }
    });
  },
);

describe('the installed binaries', () => {
  it('are found with every link that the package lists', async () => {
    const found = await findBinaries();
    if (!found.ok) throw new Error(found.error.message);
    const links: unknown = JSON.parse(
      await readFile(join(found.value.nativeDir, 'pg-symlinks.json'), 'utf8'),
    );
    if (!Array.isArray(links)) throw new Error('no list');
    for (const { target } of links) await stat(join(found.value.nativeDir, '..', target));
    expect(links.length).toBeGreaterThan(0);
  });
});
