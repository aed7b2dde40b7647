import { createWriteStream } from 'node:fs';
import { appendFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createZstdDecompress } from 'node:zlib';
import pg from 'pg';
import Type from 'typebox';
import { Parse } from 'typebox/value';
import { placesIn } from '../../db/embedded/cluster.ts';
import { lastLinesOf } from '../../db/embedded/log-tail.ts';
import { stopPostmaster } from '../../db/embedded/postmaster-process.ts';
import { prepare } from '../../db/embedded/prepare.ts';
import { adminAddressOf } from '../../db/embedded/server-address.ts';
import { spawnPostmaster } from '../../db/embedded/spawn-postmaster.ts';
import { migrate } from '../../db/migrate.ts';
import { listShopPictures } from '../../modules/picture/picture.ts';
import { unpackArchive } from '../archive/archive.ts';
import { SEALED } from '../archive/archive-names.ts';
import { ArchiveRefused, unseal } from '../archive/seal.ts';
import type { Destination } from '../destination/destination.ts';
import { jsonOf } from '../dump/load-database.ts';
import { inWorkshop, withEmbedded } from '../restore-folder.ts';
import { type Base, listBases, ownName, shippedIn, shippedName } from './names.ts';
import { CLUSTER, DIRECTORIES, PASSWORD } from './take-base.ts';

const INBOX = 'wal-inbox';
/**
 * The server asks for a piece of the log by a file, and waits until it is there or known not to be: its account may not
 * be allowed to run anything of ours.
 */
const RESTORE_COMMAND = [
  `touch ${INBOX}/%f.wanted`,
  `until test -e ${INBOX}/%f.there -o -e ${INBOX}/%f.none; do sleep 0.05; done`,
  `rm -f ${INBOX}/%f.wanted`,
  `if test -e ${INBOX}/%f.there; then cp ${INBOX}/%f.there %p && rm -f ${INBOX}/%f.there; else rm -f ${INBOX}/%f.none; exit 1; fi`,
].join('; ');
const directoriesSchema = Type.Array(Type.String());

export type Recovered = {
  readonly base: Base;
  /** Of the last transaction that is in it; null where the log had none after the base. */
  readonly lastCommitAt: Date | null;
  readonly pieces: number;
  readonly pictures: number;
  readonly ms: number;
};

/** That moment is from before the base was complete, though not from before it was begun: an older one may know it. */
class BaseTooYoung extends ArchiveRefused {}

/** The bases of one cluster to try for a moment, or for the latest, the best first; none where none is old enough. */
export async function basesFor(destination: Destination, to: Date | null): Promise<Base[]> {
  const bases = (await listBases(destination)).filter(({ takenAt }) => to === null || takenAt < to);
  return bases.filter(({ system }) => system === bases[0]?.system);
}

type Wanted = { readonly to: Date | null; readonly identities: readonly string[] };

/** Makes a data folder from the best base and the log that followed, up to a moment or to its end (BACKUP-10). */
export async function recoverIntoFolder(
  destination: Destination,
  bases: readonly Base[],
  wanted: Wanted,
  dataDir: string,
  inspect: (url: string) => Promise<void>,
): Promise<Recovered> {
  let refused = new ArchiveRefused('There is no copy of the database to begin with.');
  for (const base of bases) {
    try {
      return await recoverFrom(destination, base, wanted, dataDir, inspect);
    } catch (error) {
      if (!(error instanceof BaseTooYoung)) throw error;
      refused = error;
    }
  }
  throw refused;
}

async function recoverFrom(
  destination: Destination,
  base: Base,
  { to, identities }: Wanted,
  dataDir: string,
  inspect: (url: string) => Promise<void>,
): Promise<Recovered> {
  const begin = performance.now();
  return inWorkshop(dataDir, async (workshop) => {
    await unpackBase(destination, base, identities, workshop);
    const replayed = await replay(destination, base, { to, identities }, workshop);
    const names = await withEmbedded(workshop, {}, async (url) => {
      await migrate(url);
      await inspect(url);
      return listShopPictures(url);
    });
    const pictures = await fetchPictures(destination, base.system, { names, identities }, workshop);
    return { base, ...replayed, pictures, ms: performance.now() - begin };
  });
}

async function unpackBase(
  destination: Destination,
  { name }: Base,
  identities: readonly string[],
  workshop: string,
): Promise<void> {
  const content = await destination.read(name);
  if (content === null) throw new ArchiveRefused(`${name} is gone from ${destination.place}.`);
  const { cluster, password } = placesIn(workshop);
  await mkdir(join(cluster, INBOX), { recursive: true, mode: 0o700 });
  const inCluster = (path: string) => {
    if (normalize(path) !== path || path.startsWith('..') || path.startsWith('/')) {
      throw new ArchiveRefused(`The archive names a file outside of the database: ${path}`);
    }
    return join(cluster, path);
  };
  for await (const piece of unpackArchive(content, name, identities)) {
    if (piece.name === DIRECTORIES) {
      for (const path of Parse(directoriesSchema, jsonOf(piece))) {
        await mkdir(inCluster(path), { recursive: true, mode: 0o700 });
      }
    } else if (piece.name === PASSWORD) {
      await writeFile(password, piece.bytes, { mode: 0o600 });
    } else if (piece.name.startsWith(CLUSTER)) {
      await appendFile(inCluster(piece.name.slice(CLUSTER.length)), piece.bytes, { mode: 0o600 });
    }
  }
  await writeFile(join(cluster, 'recovery.signal'), '');
}

/** Starts the server on the copy, hands it the log, and waits until it has followed it. */
async function replay(
  destination: Destination,
  { system }: Base,
  { to, identities }: Wanted,
  workshop: string,
): Promise<Pick<Recovered, 'lastCommitAt' | 'pieces'>> {
  const places = placesIn(workshop);
  const prepared = await prepare(places);
  if (!prepared.ok) throw new ArchiveRefused(prepared.error.message);
  const postmaster = await spawnPostmaster(places, prepared.value.launcher, {
    restore_command: RESTORE_COMMAND,
    recovery_target_action: 'promote',
    // Nobody may come in before it is whole.
    hot_standby: 'off',
    ...(to !== null && { recovery_target_time: serverTime(to) }),
  });
  const inbox = join(places.cluster, INBOX);
  const adminUrl = adminAddressOf(prepared.value.password, postmaster.port, 'postgres');
  let pieces = 0;
  try {
    for (;;) {
      const reason = postmaster.ended();
      if (reason !== null) throw await refusal(places.log, reason, to);
      for (const file of await readdir(inbox)) {
        if (file.endsWith('.wanted')) pieces += await answer(inbox, file.slice(0, -'.wanted'.length));
      }
      const lastCommitAt = await lastCommit(adminUrl);
      if (lastCommitAt !== undefined) return { lastCommitAt, pieces };
      await pause(50);
    }
  } finally {
    if (postmaster.ended() === null) await stopPostmaster(places.cluster, postmaster.pid);
    await rm(inbox, { recursive: true, force: true });
  }

  async function answer(folder: string, name: string): Promise<number> {
    const files = await readdir(folder);
    if (files.includes(`${name}.there`) || files.includes(`${name}.none`)) return 0;
    const isFetched = await fetchPiece(destination, system, name, identities, join(folder, name));
    await (isFetched
      ? rename(join(folder, name), join(folder, `${name}.there`))
      : writeFile(join(folder, `${name}.none`), ''));
    return isFetched ? 1 : 0;
  }
}

/** Before it is up, the server knows no names of zones, and Z is one. */
function serverTime(moment: Date): string {
  return moment.toISOString().replace('T', ' ').replace('Z', '+00');
}

async function fetchPiece(
  destination: Destination,
  system: string,
  name: string,
  identities: readonly string[],
  file: string,
): Promise<boolean> {
  for (const isSealed of [true, false]) {
    const content = await destination.read(shippedName(system, 'wal', name, isSealed));
    if (content === null) continue;
    const plain = isSealed ? await unseal(content, identities) : content;
    await pipeline(plain, createZstdDecompress(), createWriteStream(file, { mode: 0o644 }));
    return true;
  }
  return false;
}

/** When the last transaction was committed, once the server is out of recovery; undefined until then. */
async function lastCommit(adminUrl: string): Promise<Date | null | undefined> {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ recovering: boolean; at: Date | null }>(
      'select pg_is_in_recovery() as recovering, pg_last_xact_replay_timestamp() as at',
    );
    return rows[0]?.recovering === false ? rows[0].at : undefined;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function refusal(log: string, reason: string, to: Date | null): Promise<ArchiveRefused> {
  const lines = await lastLinesOf(log);
  if (to !== null && lines.includes('recovery ended before configured recovery target')) {
    return new ArchiveRefused(
      `The log that was kept ends before ${to.toISOString()}. Restore the latest (without --to), or an earlier moment.`,
    );
  }
  if (to !== null && lines.includes('before consistent recovery point')) {
    return new BaseTooYoung(
      `The first copy of the database was still being made at ${to.toISOString()}. Name a later moment.`,
    );
  }
  return new ArchiveRefused(`The database could not follow its log: ${reason}\n${lines}`);
}

/** Those that the restored rows tell of: others were there at another moment. */
async function fetchPictures(
  destination: Destination,
  system: string,
  { names, identities }: { readonly names: readonly string[]; readonly identities: readonly string[] },
  workshop: string,
): Promise<number> {
  const folder = join(workshop, 'pictures');
  const wanted = new Set(names);
  let count = 0;
  for (const shipped of await destination.list(shippedIn(system, 'pictures'))) {
    const name = ownName(shipped);
    const content = wanted.has(name) ? await destination.read(shipped) : null;
    if (content === null) continue;
    await mkdir(folder, { recursive: true });
    await pipeline(
      shipped.endsWith(SEALED) ? await unseal(content, identities) : content,
      createWriteStream(join(folder, name)),
    );
    count += 1;
  }
  return count;
}
