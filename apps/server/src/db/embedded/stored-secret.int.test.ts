import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadOrCreateJwtSecret } from '../../process/secrets.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('a kept secret', () => {
  it('is made once, in a folder that need not exist, and read again later', async () => {
    const dataDir = join(folder, 'data');
    const first = await loadOrCreateJwtSecret(dataDir);
    expect(first).toEqual({ ok: true, value: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await loadOrCreateJwtSecret(dataDir)).toEqual(first);
  });

  it('is readable by its owner only and leaves no drafts', async () => {
    await loadOrCreateJwtSecret(folder);
    expect((await stat(join(folder, 'jwt-secret'))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['jwt-secret']);
  });

  it('is the same for many that ask at the same time', async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => loadOrCreateJwtSecret(folder)));
    expect(new Set(secrets.map((secret) => (secret.ok ? secret.value : secret.error.message))).size).toBe(1);
  });

  it('refuses a file that was cut off', async () => {
    await writeFile(join(folder, 'jwt-secret'), 'short');
    expect(await loadOrCreateJwtSecret(folder)).toMatchObject({ error: { code: 'SECRET_FILE_UNUSABLE' } });
  });

  it('says when the folder can not be made', async () => {
    await writeFile(join(folder, 'file'), '');
    const secret = await loadOrCreateJwtSecret(join(folder, 'file'));
    expect(secret).toMatchObject({ error: { message: expect.stringContaining('ENOTDIR') } });
  });
});
