import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server } from '../../../testing/servers/s3-server.ts';
import { openObjectStore, type S3Bucket } from '../../deps/object-store.ts';
import type { Destination } from './destination.ts';
import { folderDestination } from './folder-destination.ts';

let folder: string;
let server: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'destination-'));
  server = await startS3Server();
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const bucketDestination = (bucket: S3Bucket): Destination =>
  openObjectStore(bucket, { label: 'the bucket of backups', withinMs: 120_000 });

const contentOf = async (destination: Destination, name: string) => {
  const content = await destination.read(name);
  return content === null ? null : await buffer(content);
};

async function* brokenOff() {
  yield randomBytes(9_000_000);
  yield randomBytes(9_000_000);
  throw new Error('the source broke off');
}

describe.each([
  ['a folder', () => folderDestination(join(folder, 'kept'))],
  ['a bucket', () => bucketDestination(server.bucket)],
])('%s for backups', (_, open) => {
  it('stores small, large and empty files unchanged, lists them in order and deletes them', async () => {
    const destination = open();
    const contents: Record<string, Buffer> = {
      'backup-1': randomBytes(1_000),
      'backup-2': randomBytes(20_000_000),
      'backup-3': Buffer.alloc(0),
      'wal/one': randomBytes(10),
      'wal/two&three': randomBytes(10),
    };
    for (const [name, bytes] of Object.entries(contents)) {
      await destination.write(name, Readable.from([bytes], { objectMode: false }));
    }
    for (const [name, bytes] of Object.entries(contents)) {
      expect((await contentOf(destination, name))?.equals(bytes), name).toBe(true);
    }
    expect(await destination.list('backup-')).toEqual(['backup-1', 'backup-2', 'backup-3']);
    expect(await destination.list('wal/')).toEqual(['wal/one', 'wal/two&three']);
    await destination.remove('backup-2');
    await destination.remove('backup-2');
    expect(await contentOf(destination, 'backup-2')).toBeNull();
    expect(await destination.list('backup-')).toEqual(['backup-1', 'backup-3']);
    expect(await destination.list('nothing/')).toEqual([]);
  });

  it('keeps nothing of an aborted upload', async () => {
    const destination = open();
    await expect(destination.write('torn', Readable.from(brokenOff()))).rejects.toThrow('broke off');
    expect(await contentOf(destination, 'torn')).toBeNull();
    expect(await destination.list('torn')).toEqual([]);
  });
});

it('a backup folder is cleaned of the unfinished files of killed processes', async () => {
  const place = join(folder, 'swept');
  const destination = folderDestination(place);
  await destination.write('one', Readable.from([Buffer.from('1')]));
  await writeFile(join(place, '.begun-old'), 'half');
  await writeFile(join(place, '.begun-new'), 'half');
  const old = new Date(Date.now() - 2 * 86_400_000);
  await utimes(join(place, '.begun-old'), old, old);
  await destination.write('two', Readable.from([Buffer.from('2')]));
  expect((await readdir(place)).sort()).toEqual(['.begun-new', 'one', 'two']);
  expect(await destination.list('')).toEqual(['one', 'two']);
});

it.each([
  ['that is not there', { url: 'http://HOST/another' }, 'the bucket of backups is not there'],
  ['whose keys are others', { accessKeyId: 'another' }, /answered \w+ with 403/],
  ['whose machine does not answer', { url: 'http://127.0.0.1:3/bucket' }, "can't be reached"],
])('a bucket %s is an error, whatever is asked of it', async (_, changed, words) => {
  const { host } = new URL(server.bucket.url);
  const bucket = { ...server.bucket, ...changed };
  const destination = bucketDestination({ ...bucket, url: bucket.url.replace('HOST', host) });
  for (const bytes of [1, 20_000_000]) {
    const content = Readable.from([Buffer.alloc(bytes)], { objectMode: false });
    await expect(destination.write('one', content)).rejects.toThrow(words);
  }
  await expect(destination.read('one')).rejects.toThrow(words);
  await expect(destination.list('')).rejects.toThrow(words);
  await expect(destination.remove('one')).rejects.toThrow(words);
});

it('a bucket that refuses what it gets is an error, and keeps no parts of it', async () => {
  const full = await startS3Server();
  full.refuseAbove(5_000_000);
  const destination = bucketDestination(full.bucket);
  await expect(destination.write('large', Readable.from([randomBytes(20_000_000)]))).rejects.toThrow('403');
  await expect(destination.write('larger', Readable.from([randomBytes(6_000_000)]))).rejects.toThrow('403');
  expect({ uploads: full.openUploads(), kept: full.objects.size }).toEqual({ uploads: 0, kept: 0 });
  full.close();
});
