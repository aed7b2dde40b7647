import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server } from '../../testing/servers/s3-server.ts';
import type { Destination } from '../destination/destination.ts';
import { folderDestination } from '../destination/folder-destination.ts';
import { s3Destination } from '../destination/s3-destination.ts';
import { baseName, ownName, shippedIn, shippedName } from './names.ts';
import { pruneBases } from './prune-bases.ts';
import { prunePhotographs } from './prune-photographs.ts';

const DAY_MS = 86_400_000;
const OWN = '7000000000000000001';
const OTHER = '7000000000000000002';
const dayOf = (day: number) => new Date(Date.parse('2026-11-01T20:00:00.400Z') + day * DAY_MS);
const segment = (number: number) => `00000001${number.toString(16).toUpperCase().padStart(16, '0')}`;
const STAYS = `${'a'.repeat(32)}-400.webp`;
const GOES = `${'b'.repeat(32)}-400.webp`;
const COMES_BACK = `${'c'.repeat(32)}-400.avif`;

let folder: string;
let server: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photographs-'));
  server = await startS3Server();
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

describe.each([
  ['a folder', () => folderDestination(folder)],
  ['a bucket', () => s3Destination(server.bucket)],
])('photographs beside continuous archiving in %s (BACKUP-12)', (_, open) => {
  let destination: Destination;
  beforeAll(() => {
    destination = open();
  });
  const write = (name: string) =>
    destination.write(name, Readable.from([Buffer.from('x')], { objectMode: false }));
  const kept = async () => (await destination.list(shippedIn(OWN, 'pictures'))).map(ownName);
  /** What the shop does each day: a copy, and away with what is older than three days. */
  const nightOf = async (day: number, had: readonly string[]) => {
    await write(baseName({ system: OWN, takenAt: dayOf(day), firstSegment: segment(day) }, true));
    await pruneBases(destination, OWN, dayOf(day - 3));
    return prunePhotographs(destination, OWN, new Set(had), dayOf(day));
  };

  it('stay as long as a copy is kept from when the shop had them, and go then', async () => {
    const others = [
      shippedName(OTHER, 'pictures', GOES, true),
      baseName({ system: OTHER, takenAt: dayOf(0), firstSegment: segment(0) }, true),
      'backup-20261101T200000Z.tar.zst.age',
    ];
    for (const name of others) await write(name);
    await write(shippedName(OWN, 'pictures', STAYS, true));
    await write(shippedName(OWN, 'pictures', COMES_BACK, true));
    // From before there was a key.
    await write(shippedName(OWN, 'pictures', GOES, false));
    const all = [STAYS, GOES, COMES_BACK].toSorted();
    for (const day of [0, 1]) expect(await nightOf(day, all)).toEqual([]);
    for (const day of [2, 3]) expect(await nightOf(day, [STAYS])).toEqual([]);
    // Somebody sends the same photograph again.
    for (const day of [4, 5]) expect(await nightOf(day, [STAYS, COMES_BACK])).toEqual([]);
    expect(await kept()).toEqual(all);
    // The copies of the nights in which the shop had it are gone now.
    expect(await nightOf(6, [STAYS])).toEqual([GOES]);
    expect(await nightOf(7, [STAYS])).toEqual([]);
    expect(await nightOf(8, [STAYS])).toEqual([]);
    expect(await kept()).toEqual([STAYS, COMES_BACK]);
    for (const day of [9, 10]) await nightOf(day, [STAYS]);
    expect(await kept()).toEqual([STAYS]);
    expect(await destination.list(`continuous/${OWN}/gone/`)).toEqual([]);
    const left = [
      ...(await destination.list('backup-')),
      ...(await destination.list(`continuous/${OTHER}/`)),
    ];
    expect(left.toSorted()).toEqual(others.toSorted());
  });
});
