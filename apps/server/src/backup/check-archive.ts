import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { placesIn } from '../db/embedded/cluster.ts';
import { findPostmaster } from '../db/embedded/postmaster-file.ts';
import { stopPostmaster } from '../db/embedded/postmaster-process.ts';
import { type Inspection, inspectShop } from './inspect-shop.ts';
import { type ArchiveSource, proveArchive, type Restored, restoreArchive } from './restore-archive.ts';
import { withEmbedded } from './restore-folder.ts';

const SCRATCH = 'backup-check';
/** The scratch database is disposable and must leave memory for the shop. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', shared_buffers: '32MB', max_connections: 20 };

/** Restores into a scratch database, checks the books, drops it (BACKUP-2). */
export async function checkArchive(source: ArchiveSource, dataDir: string): Promise<Restored & Inspection> {
  const scratch = join(dataDir, SCRATCH);
  await clear(scratch);
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  try {
    await proveArchive(source);
    return await withEmbedded(scratch, SETTINGS, async (url) => {
      const restored = await restoreArchive(source, url, { write: async () => undefined });
      return { ...restored, ...(await inspectShop(url)) };
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function clear(scratch: string): Promise<void> {
  const { cluster } = placesIn(scratch);
  const left = await findPostmaster(cluster);
  if (left !== null) await stopPostmaster(cluster, left.pid);
  await rm(scratch, { recursive: true, force: true });
}
