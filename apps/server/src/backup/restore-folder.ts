import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { placesIn } from '../db/embedded/cluster.ts';
import { exists } from '../db/embedded/exists.ts';
import { findPostmaster } from '../db/embedded/postmaster-file.ts';
import { stopPostmaster } from '../db/embedded/postmaster-process.ts';
import { startEmbeddedPostgres } from '../db/embedded/start.ts';
import { diskStore } from '../modules/picture/picture.ts';
import { ArchiveRefused } from './archive/seal.ts';
import { type ArchiveSource, type Restored, restoreArchive } from './restore-archive.ts';

const WORKSHOP = 'restore-';
/** The operator's secret and the file system's folder. */
const MAY_BE_THERE = ['jwt-secret', 'lost+found'];

/** Refuses a used data folder (BACKUP-5). Removes remains of an interrupted restore. */
export async function clearForRestore(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const names = await readdir(dataDir);
  const others = names.filter((name) => !name.startsWith(WORKSHOP) && !MAY_BE_THERE.includes(name));
  if (others.length > 0) {
    throw new ArchiveRefused(
      `${dataDir} is not empty: it holds ${others.slice(0, 5).join(', ')}. Nothing was changed. Move it away, or name an empty folder in DATA_DIR.`,
    );
  }
  for (const name of names.filter((one) => one.startsWith(WORKSHOP))) {
    const { cluster } = placesIn(join(dataDir, name));
    const left = await findPostmaster(cluster);
    if (left !== null) await stopPostmaster(cluster, left.pid);
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

/** Builds in a subfolder and moves when complete: a shop never starts on half a restore. */
export async function restoreIntoFolder(
  source: ArchiveSource,
  dataDir: string,
  inspect: (url: string) => Promise<void>,
): Promise<Restored> {
  return inWorkshop(dataDir, (workshop) =>
    withEmbedded(workshop, {}, async (url) => {
      const done = await restoreArchive(source, url, diskStore(join(workshop, 'pictures')));
      await inspect(url);
      return done;
    }),
  );
}

async function inWorkshop<Value>(
  dataDir: string,
  make: (workshop: string) => Promise<Value>,
): Promise<Value> {
  await clearForRestore(dataDir);
  const workshop = await mkdtemp(join(dataDir, WORKSHOP));
  try {
    const made = await make(workshop);
    await moveInto(dataDir, workshop);
    return made;
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/** Moves the database last, since its presence marks an existing shop. */
async function moveInto(dataDir: string, workshop: string): Promise<void> {
  const made = placesIn(workshop);
  const places = placesIn(dataDir);
  if (await exists(join(workshop, 'pictures'))) {
    await rename(join(workshop, 'pictures'), join(dataDir, 'pictures'));
  }
  await rename(made.password, places.password);
  await rename(made.cluster, places.cluster);
}

export async function withEmbedded<Value>(
  dataDir: string,
  settings: Readonly<Record<string, string | number>>,
  run: (url: string) => Promise<Value>,
): Promise<Value> {
  const silent = { info: () => undefined, warn: () => undefined };
  const started = await startEmbeddedPostgres({
    dataDir,
    log: silent,
    onLost: () => undefined,
    settings,
  });
  if (!started.ok) throw new ArchiveRefused(started.error.message);
  try {
    return await run(started.value.connectionString);
  } finally {
    await started.value.stop();
  }
}
