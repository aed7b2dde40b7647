import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { placesIn } from './cluster.ts';
import type { EmbeddedPostgres } from './start.ts';
import { adminAddress, dataFolders, query, start } from './testing/data-folders.ts';

const { newFolder, startShop, cleanUp } = dataFolders();
afterEach(cleanUp);

describe('the embedded database', () => {
  it('starts on an empty folder and keeps its data when it is stopped and started', async () => {
    const dataDir = await newFolder();
    const first = await start(dataDir);
    expect(first.adopted).toBe(false);
    await query(first.connectionString, 'CREATE TABLE note AS SELECT 42 AS answer');
    await first.stop();

    const second = await start(dataDir);
    expect(second.adopted).toBe(false);
    expect(await query(second.connectionString, 'SELECT answer FROM note')).toEqual([[42]]);
    await second.stop();
  });

  it('stops with the shop; stopping is idempotent', async () => {
    const dataDir = await newFolder();
    const lost: string[] = [];
    const server = await start(dataDir, (message) => lost.push(message));
    await Promise.all([server.stop(), server.stop()]);
    await expect(query(server.connectionString, 'SELECT 1')).rejects.toThrow('ENOENT');
    expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
    expect(lost).toEqual([]);
  });

  it('refuses a second shop on the same folder and names the first', async () => {
    const dataDir = await newFolder();
    const first = startShop(dataDir);
    expect(await first.answer).toMatchObject({ adopted: false });
    const second = startShop(dataDir);
    const answer = await second.answer;
    expect(answer.code).toBe('DATA_DIR_IN_USE');
    expect(answer.message).toContain(`Another shop (process ${first.pid}) is already running on ${dataDir}.`);
    expect(await query((await first.answer).connectionString, 'SELECT 1')).toEqual([[1]]);
  });

  it('lets exactly one of several first starts win', async () => {
    const dataDir = await newFolder();
    const shops = [startShop(dataDir), startShop(dataDir), startShop(dataDir)];
    const answers = await Promise.all(shops.map((shop) => shop.answer));
    expect(answers.map((answer) => answer.code ?? 'started').sort()).toEqual([
      'DATA_DIR_IN_USE',
      'DATA_DIR_IN_USE',
      'started',
    ]);
  });

  it('is reached by its address where the path of its socket would be too long', async () => {
    const dataDir = join(await newFolder(), 'x'.repeat(80));
    await mkdir(dataDir, { recursive: true });
    const server = await start(dataDir);
    expect(await query(server.connectionString, 'SELECT inet_client_addr() IS NULL')).toEqual([[false]]);
    await server.stop();
  });

  it('clears the sockets of servers that were killed', async () => {
    const dataDir = await newFolder();
    await (await start(dataDir)).stop();
    const { cluster } = placesIn(dataDir);
    await writeFile(join(cluster, '.s.PGSQL.1'), '');
    await writeFile(join(cluster, '.s.PGSQL.1.lock'), '');
    const server = await start(dataDir);
    const sockets = (await readdir(cluster)).filter((name) => name.startsWith('.s.PGSQL.'));
    expect(sockets).toHaveLength(2);
    expect(sockets.join()).not.toMatch(/\.1(?:\.lock|,|$)/);
    expect(await query(server.connectionString, 'SELECT inet_client_addr() IS NULL')).toEqual([[true]]);
    await server.stop();
  });

  it('waits for a shop that is just stopping', async () => {
    const dataDir = await newFolder();
    const first = startShop(dataDir);
    await first.answer;
    const stopping = first.end('SIGTERM');
    const second = await start(dataDir);
    await stopping;
    expect(await query(second.connectionString, 'SELECT 1')).toEqual([[1]]);
    await second.stop();
  });
});

describe('a running embedded database', () => {
  const own = dataFolders();
  let dataDir: string;
  let server: EmbeddedPostgres;
  beforeAll(async () => {
    dataDir = await own.newFolder();
    server = await start(dataDir);
  });
  afterAll(async () => {
    await server.stop();
    await own.cleanUp();
  });

  it('is PostgreSQL 18 with Unicode text, safe writes and its own database', async () => {
    const rows = await query(
      server.connectionString,
      `SELECT current_setting('server_version_num')::int / 10000, current_setting('fsync'),
              current_setting('server_encoding'), lower('ÉLAN ഇളനീർ'), current_database()::text`,
    );
    expect(rows).toEqual([[18, 'on', 'UTF8', 'élan ഇളനീർ', 'ilaneer']]);
  });

  it('listens on the loopback address and in its own folder only, and asks for the password', async () => {
    const rows = await query(
      await adminAddress(dataDir, server),
      `SELECT current_setting('listen_addresses'), current_setting('unix_socket_directories')`,
    );
    expect(rows).toEqual([['127.0.0.1', '.']]);
    const withoutPassword = server.connectionString.replace(/:[0-9a-f]{64}@/, ':wrong@');
    await expect(query(withoutPassword, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  it('keeps the password out of the log and away from others', async () => {
    const places = placesIn(dataDir);
    const password = (await readFile(places.password, 'utf8')).trim();
    const ofRole = new URL(server.connectionString).password;
    expect(ofRole).not.toBe(password);
    expect((await stat(places.password)).mode & 0o777).toBe(0o600);
    const log = await readFile(places.log, 'utf8');
    expect(log).not.toContain(password);
    expect(log).not.toContain(ofRole);
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres-password', 'postgres.log']);
  });
});
