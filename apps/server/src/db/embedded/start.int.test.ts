import { readdir, readFile, stat } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placesIn } from './cluster.ts';
import type { EmbeddedPostgres } from './start.ts';
import { adminAddress, dataFolders, query, start } from './testing/data-folders.ts';

describe('a running embedded database', () => {
  const { newFolder, cleanUp } = dataFolders();
  let dataDir: string;
  let server: EmbeddedPostgres;
  beforeAll(async () => {
    dataDir = await newFolder();
    server = await start(dataDir);
  });
  afterAll(async () => {
    await server.stop();
    await cleanUp();
  });

  it('keeps its data when it is stopped and started', async () => {
    expect(server.adopted).toBe(false);
    await query(server.connectionString, 'CREATE TABLE note AS SELECT 42 AS answer');
    await server.stop();
    server = await start(dataDir);
    expect(server.adopted).toBe(false);
    expect(await query(server.connectionString, 'SELECT answer FROM note')).toEqual([[42]]);
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
    // The log before the restart, too.
    const kept = ['postgres', 'postgres-password', 'postgres.log', 'postgres.previous.log'];
    expect((await readdir(dataDir)).sort()).toEqual(kept);
  });
});
