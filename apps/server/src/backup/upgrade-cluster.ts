import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from '../db/embedded/binaries.ts';
import { clustersSetAside, clusterVersion, placesIn, setAside } from '../db/embedded/cluster.ts';
import { exists } from '../db/embedded/exists.ts';
import { findPostmaster } from '../db/embedded/postmaster-file.ts';
import { stopPostmaster } from '../db/embedded/postmaster-process.ts';
import { ArchiveRefused } from './archive/seal.ts';
import { folderDestination } from './destination/folder-destination.ts';
import { type Inspection, inspectShop } from './inspect-shop.ts';
import { proveArchive, type Restored, restoreArchive } from './restore-archive.ts';
import { withEmbedded } from './restore-folder.ts';
import { takeBackup } from './take-backup.ts';

const WORKSHOP = 'database-upgrade';

/** What became of an upgrade. */
export type Upgraded = Inspection & {
  readonly restored: Restored;
  /** Where the old version's folder is now. */
  readonly kept: string;
  readonly ms: number;
};

/** Photographs lie beside the database, and stay where they are. */
const NO_PICTURES = { read: async () => null, write: async () => undefined };
const NO_FINGERPRINTS = { jwtSecret: '', giftCardSecret: '' };

/**
 * Brings the embedded database of a stopped shop to the installed major version: copied out by the version that wrote it,
 * copied into a new folder, its books gone through, and only then moved into place. The old folder stays beside it. Throws
 * ArchiveRefused with words for the operator; the shop is as it was then.
 */
export async function upgradeCluster(dataDir: string, old: Binaries, now: () => Date): Promise<Upgraded> {
  const begin = performance.now();
  const places = placesIn(dataDir);
  const major = (await clusterVersion(places.cluster)) ?? '';
  const kept = setAside(places, major);
  if (await exists(kept)) {
    throw new ArchiveRefused(`${kept} is there already. Move it away first; nothing was changed.`);
  }
  const workshop = join(dataDir, WORKSHOP);
  await clear(workshop);
  await mkdir(join(workshop, 'archive'), { recursive: true, mode: 0o700 });
  const fresh = placesIn(join(workshop, 'new'));
  try {
    const archive = folderDestination(join(workshop, 'archive'));
    const source = { pictureStore: NO_PICTURES, fingerprints: NO_FINGERPRINTS, recipients: [] };
    const { name } = await withEmbedded(
      dataDir,
      {},
      (url) => takeBackup({ ...source, url }, archive, now),
      old,
    );
    const taken = {
      name,
      identities: [],
      open: async () => {
        const content = await archive.read(name);
        if (content === null) throw new ArchiveRefused(`${name} is gone from ${archive.place}.`);
        return content;
      },
    };
    await proveArchive(taken);
    await mkdir(fresh.dataDir, { mode: 0o700 });
    // One password for both, so that the old folder can still be opened.
    await copyFile(places.password, fresh.password);
    const outcome = await withEmbedded(fresh.dataDir, {}, async (url) => {
      const restored = await restoreArchive(taken, url, NO_PICTURES);
      return { restored, ...(await inspectShop(url)) };
    });
    if (outcome.problems.length > 0) {
      throw new ArchiveRefused(
        `The books do not agree after the copy, and nothing was changed:\n${outcome.problems.join('\n')}`,
      );
    }
    await rename(places.cluster, kept);
    await rename(fresh.cluster, places.cluster);
    await flush(dataDir);
    await clear(workshop);
    return { ...outcome, kept, ms: performance.now() - begin };
  } catch (error) {
    // Once the old folder has moved, what was made is all that a start can open.
    if (await exists(places.cluster)) await clear(workshop);
    throw error;
  }
}

/** Finishes an upgrade that was interrupted between its last two steps; whether there was one. */
export async function finishUpgrade(dataDir: string): Promise<boolean> {
  const places = placesIn(dataDir);
  const fresh = placesIn(join(dataDir, WORKSHOP, 'new'));
  if ((await exists(places.cluster)) || (await clustersSetAside(places)).length === 0) return false;
  if (!(await exists(fresh.cluster))) return false;
  await rename(fresh.cluster, places.cluster);
  await flush(dataDir);
  await clear(join(dataDir, WORKSHOP));
  return true;
}

/** What an interrupted upgrade left goes, and a database that still runs there. */
async function clear(workshop: string): Promise<void> {
  const { cluster } = placesIn(join(workshop, 'new'));
  const left = await findPostmaster(cluster);
  if (left !== null) await stopPostmaster(cluster, left.pid);
  await rm(workshop, { recursive: true, force: true });
}

/** Has the system write down the names in a folder. Windows can't, and does not need to. */
async function flush(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
