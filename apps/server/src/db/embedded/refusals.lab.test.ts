import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { placesIn } from './cluster.ts';
import { findPostmaster } from './postmaster-file.ts';
import type { Settings } from './spawn-postmaster.ts';
import { startEmbeddedPostgres } from './start.ts';
import { dataFolders, start } from './testing/data-folders.ts';

const { newFolder, cleanUp } = dataFolders();
afterEach(cleanUp);

async function refusal(dataDir: string, settings: Settings = {}) {
  const log = { info: () => {}, warn: () => {} };
  const started = await startEmbeddedPostgres({ dataDir, log, onLost: () => {}, settings });
  if (started.ok) await started.value.stop();
  return started.ok ? null : started.error;
}

describe('the embedded database refuses with a clear message', () => {
  it('a data folder that can not be made', async () => {
    const dataDir = await newFolder();
    await writeFile(dataDir, 'a file');
    expect(await refusal(join(dataDir, 'below'))).toEqual({
      code: 'DATA_DIR_NOT_WRITABLE',
      message: expect.stringContaining('ENOTDIR'),
    });
  });

  it('data of another major version', async () => {
    const dataDir = await newFolder();
    await (await start(dataDir)).stop();
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    expect(await refusal(dataDir)).toEqual({
      code: 'DATA_VERSION_MISMATCH',
      message: expect.stringContaining(
        'holds data of PostgreSQL 17, and this shop brings PostgreSQL 18. Back it up with the release that wrote it',
      ),
    });
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '19\n');
    expect(await refusal(dataDir)).toEqual({
      code: 'DATA_VERSION_MISMATCH',
      message: expect.stringContaining('this shop brings PostgreSQL 18: a later release wrote it'),
    });
  });

  it('data whose password is lost or wrong', async () => {
    const dataDir = await newFolder();
    await (await start(dataDir)).stop();
    const { password, cluster } = placesIn(dataDir);
    await rm(password);
    expect(await refusal(dataDir)).toMatchObject({ code: 'PASSWORD_UNUSABLE' });

    await writeFile(password, 'not the password, but long enough for one');
    expect(await refusal(dataDir)).toEqual({
      code: 'START_FAILED',
      message: expect.stringContaining('password authentication failed'),
    });
    expect(await findPostmaster(cluster)).toBeNull();
  });

  it('a server that does not start, with the last lines of its log', async () => {
    const dataDir = await newFolder();
    expect(await refusal(dataDir, { shared_buffers: 'nonsense' })).toEqual({
      code: 'START_FAILED',
      message: expect.stringContaining('invalid value for parameter "shared_buffers"'),
    });
  });

  it('a folder of that name that holds something else', async () => {
    const dataDir = await newFolder();
    await mkdir(join(dataDir, 'postgres'), { recursive: true });
    await writeFile(join(dataDir, 'postgres', 'notes.txt'), 'mine');
    expect(await refusal(dataDir)).toEqual({
      code: 'INITDB_FAILED',
      message: expect.stringContaining('not empty'),
    });
    await rm(dirname(dataDir), { recursive: true });
  });
});
