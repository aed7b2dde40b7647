import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { placesIn } from './cluster.ts';
import { dataFolders, query, start } from './testing/data-folders.ts';

const { newFolder, startShop, cleanUp } = dataFolders();
afterEach(cleanUp);

describe('the embedded database', () => {
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
