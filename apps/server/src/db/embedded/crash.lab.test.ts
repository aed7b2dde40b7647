import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { placesIn } from './cluster.ts';
import { exists } from './exists.ts';
import { findPostmaster } from './postmaster-file.ts';
import type { EmbeddedPostgres } from './start.ts';
import { adminAddress, dataFolders, query, start, until } from './testing/data-folders.ts';

const { newFolder, startShop, cleanUp } = dataFolders();
afterEach(cleanUp);

async function postmasterPid(dataDir: string): Promise<number> {
  const postmaster = await findPostmaster(placesIn(dataDir).cluster);
  if (postmaster === null) throw new Error('no server is running');
  return postmaster.pid;
}

/** A server with recorded warnings and losses. */
async function watched(dataDir: string) {
  const [lost, warned]: [string[], string[]] = [[], []];
  const server = await start(
    dataDir,
    (message) => lost.push(message),
    (message) => warned.push(message),
  );
  return { lost, warned, server };
}

async function holders(dataDir: string, server: EmbeddedPostgres) {
  return query(
    await adminAddress(dataDir, server),
    `SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND granted`,
  );
}

describe('after kill -9', () => {
  it('of the shop, the next start takes over the server and finds the data', async () => {
    const dataDir = await newFolder();
    const shop = startShop(dataDir);
    const { connectionString } = await shop.answer;
    await query(connectionString, 'CREATE TABLE note AS SELECT 42 AS answer');
    await shop.end('SIGKILL');

    const next = await start(dataDir);
    expect(next.adopted).toBe(true);
    expect(next.connectionString).toBe(connectionString);
    expect(await query(next.connectionString, 'SELECT answer FROM note')).toEqual([[42]]);
    await next.stop();
    await expect(query(connectionString, 'SELECT 1')).rejects.toThrow('ENOENT');
  });

  it('of the shop and the server, the next start recovers the data', async () => {
    const dataDir = await newFolder();
    const shop = startShop(dataDir);
    const { connectionString } = await shop.answer;
    await query(connectionString, 'CREATE TABLE note AS SELECT 42 AS answer');
    const pid = await postmasterPid(dataDir);
    await shop.end('SIGKILL');
    process.kill(pid, 'SIGKILL');

    const next = await start(dataDir);
    expect(next.adopted).toBe(false);
    expect(await query(next.connectionString, 'SELECT answer FROM note')).toEqual([[42]]);
    await next.stop();
    expect(await readFile(placesIn(dataDir).log, 'utf8')).toContain('automatic recovery in progress');
  });

  it('of the server alone, it is started again where it was, and the shop keeps its hold on the data', async () => {
    const dataDir = await newFolder();
    const { lost, warned, server } = await watched(dataDir);
    await query(server.connectionString, 'CREATE TABLE note AS SELECT 42 AS answer');
    for (const times of [1, 2]) {
      process.kill(await postmasterPid(dataDir), 'SIGKILL');
      await until('it was started again', async () => {
        const held = await holders(dataDir, server).catch(() => []);
        return warned.length === times && held.length === 1;
      });
      expect(await query(server.connectionString, 'SELECT answer FROM note')).toEqual([[42]]);
    }
    expect((await startShop(dataDir).answer).code).toBe('DATA_DIR_IN_USE');
    expect(lost).toEqual([]);
    await server.stop();
    await expect(query(server.connectionString, 'SELECT 1')).rejects.toThrow('ENOENT');
  });

  it('a server without its data is not replaced by an empty one: the shop is notified once', async () => {
    const dataDir = await newFolder();
    const { lost, server } = await watched(dataDir);
    const pid = await postmasterPid(dataDir);
    const { cluster } = placesIn(dataDir);
    await rename(cluster, `${cluster}.elsewhere`);
    process.kill(pid, 'SIGKILL');
    await until('the loss is reported', async () => lost.length > 0);
    expect(lost).toEqual([expect.stringContaining('is gone from')]);
    expect(await exists(cluster)).toBe(false);
    await server.stop();
  });

  it("of one of the server's processes, the shop keeps its hold on the data", async () => {
    const dataDir = await newFolder();
    const { lost, warned, server } = await watched(dataDir);
    const pool = new pg.Pool({ connectionString: server.connectionString });
    pool.on('error', () => undefined);
    const { rows } = await pool.query('SELECT pg_backend_pid() AS pid');
    process.kill(rows[0].pid, 'SIGKILL');
    await until('the hold is there again', async () => warned.length > 0);
    expect(await holders(dataDir, server)).toEqual([[`ilaneer shop ${process.pid}`]]);
    expect(await query(server.connectionString, 'SELECT 1')).toEqual([[1]]);
    expect(lost).toEqual([]);
    await pool.end();
    await server.stop();
    expect(lost).toEqual([]);
  });

  it.each([1, 3])('nor does it end when its own connection is ended %i times', async (times) => {
    const dataDir = await newFolder();
    const { lost, warned, server } = await watched(dataDir);
    for (let time = 1; time <= times; time += 1) {
      await query(
        await adminAddress(dataDir, server),
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'ilaneer shop %'`,
      );
      await until('the hold is there again', async () => warned.length === time);
    }
    expect(await holders(dataDir, server)).toEqual([[`ilaneer shop ${process.pid}`]]);
    const second = await startShop(dataDir).answer;
    expect(second.code).toBe('DATA_DIR_IN_USE');
    expect(lost).toEqual([]);
    await server.stop();
  });

  it('of the connection, and another shop was faster, the shop says so', async () => {
    const dataDir = await newFolder();
    const { lost, server } = await watched(dataDir);
    const thief = new pg.Client({
      connectionString: await adminAddress(dataDir, server, 'postgres'),
      application_name: 'ilaneer shop 4711',
    });
    await thief.connect();
    // Queued for the lock, so granted as soon as it is free.
    const taken = thief.query('SELECT pg_advisory_lock($1)', [7_146_325_001]);
    await query(
      await adminAddress(dataDir, server),
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ilaneer shop ${process.pid}'`,
    );
    await taken;
    await until('the loss is reported', async () => lost.length > 0);
    expect(lost).toEqual([expect.stringContaining('Another shop (process 4711) took over')]);
    await thief.end();
    await server.stop();
  });

  it('in the middle of the first start, the next one starts over and removes the rest', async () => {
    const dataDir = await newFolder();
    const shop = startShop(dataDir);
    await until('the cluster is half made', async () => {
      if (!(await exists(dataDir))) return false;
      const workshop = (await readdir(dataDir)).find((name) => name.startsWith('postgres-init-'));
      return workshop !== undefined && exists(join(dataDir, workshop, 'cluster', 'PG_VERSION'));
    });
    await shop.end('SIGKILL');
    expect(await exists(placesIn(dataDir).cluster)).toBe(false);

    const next = await start(dataDir);
    expect(await query(next.connectionString, 'SELECT 1')).toEqual([[1]]);
    await next.stop();
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres-password', 'postgres.log']);
  });
});

describe('a stale postmaster.pid', () => {
  async function stoppedCluster() {
    const dataDir = await newFolder();
    await (await start(dataDir)).stop();
    return { dataDir, pidFile: join(dataDir, 'postgres', 'postmaster.pid') };
  }

  it.each([
    ['that names a living program which is not PostgreSQL', `${process.pid}\n/proc/self/cwd\n1\n5432\n`],
    ['that is empty after a power cut', ''],
  ])('%s does not keep the database from starting', async (_, content) => {
    const { dataDir, pidFile } = await stoppedCluster();
    await writeFile(pidFile, content);
    const server = await start(dataDir);
    expect(server.adopted).toBe(false);
    expect(await query(server.connectionString, 'SELECT 1')).toEqual([[1]]);
    await server.stop();
  });

  it.runIf(process.platform === 'linux')(
    'that names the server of another shop leaves that one alone',
    async () => {
      const { dataDir, pidFile } = await stoppedCluster();
      const otherDir = await newFolder();
      const other = await start(otherDir);
      await writeFile(pidFile, await readFile(join(otherDir, 'postgres', 'postmaster.pid')));
      const server = await start(dataDir);
      expect(server.adopted).toBe(false);
      await server.stop();
      expect(await query(other.connectionString, 'SELECT 1')).toEqual([[1]]);
      await other.stop();
    },
  );
});
