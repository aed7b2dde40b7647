import { createReadStream } from 'node:fs';
import { chown, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createZstdCompress } from 'node:zlib';
import { isBackupDue } from '@ilaneer/domain/backup/retention';
import pg from 'pg';
import type { Logger } from 'pino';
import { WAL_OUTBOX } from '../../db/embedded/archiving.ts';
import { exists } from '../../db/embedded/exists.ts';
import { seal } from '../archive/seal.ts';
import type { Destination } from '../destination/destination.ts';
import { listBases, ownName, shippedIn, shippedName } from './names.ts';
import { pruneBases } from './prune-bases.ts';
import { prunePhotographs } from './prune-photographs.ts';
import { takeBase } from './take-base.ts';

export type ShippingPlan = {
  readonly server: { readonly adminUrl: string; readonly cluster: string };
  readonly dataDir: string;
  /** Photographs that nobody else keeps: where they lie, and which ones the shop's rows tell of. Null where a bucket does. */
  readonly pictures: { readonly folder: string; listNames(): Promise<string[]> } | null;
  readonly destination: Destination;
  readonly recipients: readonly string[];
  readonly keepDays: number;
  readonly log: Pick<Logger, 'info' | 'error'>;
  readonly now: () => Date;
};

const LOOK_EVERY_MS = 2_000;
const BASE_EVERY_HOURS = 24;
const TELL_EVERY_MS = 5 * 60_000;
const LAST_WITHIN_MS = 10_000;
const DAY_MS = 86_400_000;

/** Sends what the server hands out, and a copy of the whole each day. `stop` sends the last of it. */
export async function startShipping(plan: ShippingPlan): Promise<{ stop(): Promise<void> }> {
  const { server, destination, recipients, log, now } = plan;
  const isSealed = recipients.length > 0;
  const outbox = join(server.cluster, WAL_OUTBOX);
  const isNew = !(await exists(outbox));
  if (isNew) {
    const { uid, gid } = await stat(server.cluster);
    await mkdir(outbox, { mode: 0o700 });
    if (process.getuid?.() === 0) await chown(outbox, uid, gid);
  }
  const system = await ask(
    server.adminUrl,
    'select system_identifier::text as value from pg_control_system()',
  );
  const sentPictures = new Set<string>();
  let newestBase: Date | null = null;
  let isListed = false;
  const stopping = new AbortController();
  let toldAt = 0;
  let base: Promise<void> | null = null;

  const list = async () => {
    if (isListed) return;
    for (const name of await destination.list(shippedIn(system, 'pictures'))) sentPictures.add(ownName(name));
    const bases = await listBases(destination);
    if (!isNew) newestBase = bases.find((one) => one.system === system)?.takenAt ?? null;
    isListed = true;
  };
  const sendWal = async () => {
    for (const name of (await readdir(outbox)).filter((one) => !one.endsWith('.part')).sort()) {
      const file = join(outbox, name);
      // Beside the log itself it tells when copies were taken, which their names do as well.
      if (!name.endsWith('.backup')) {
        const compressed = new PassThrough();
        pipeline(createReadStream(file), createZstdCompress(), compressed).catch((error: Error) =>
          compressed.destroy(error),
        );
        await destination.write(
          shippedName(system, 'wal', name, isSealed),
          await seal(compressed, recipients),
        );
      }
      await rm(file);
    }
  };
  /** Whether some are left: the log goes first again after a while, however many there are. */
  const sendPictures = async (): Promise<boolean> => {
    if (plan.pictures === null) return false;
    const begin = performance.now();
    for (const name of await namesIn(plan.pictures.folder)) {
      if (sentPictures.has(name)) continue;
      if (performance.now() - begin > LOOK_EVERY_MS) return true;
      const content = await seal(createReadStream(join(plan.pictures.folder, name)), recipients);
      await destination.write(shippedName(system, 'pictures', name, isSealed), content);
      sentPictures.add(name);
    }
    return false;
  };
  const removeOld = async (takenAt: Date) => {
    await pruneBases(destination, system, new Date(takenAt.getTime() - plan.keepDays * DAY_MS));
    if (plan.pictures === null) return;
    const had = new Set([...(await namesIn(plan.pictures.folder)), ...(await plan.pictures.listNames())]);
    // One that comes back meanwhile is sent again once it is forgotten here, which is after it was removed there.
    for (const name of await prunePhotographs(destination, system, had, now())) sentPictures.delete(name);
  };
  const complain = (err: unknown) => {
    if (performance.now() - toldAt < TELL_EVERY_MS && toldAt > 0) return;
    toldAt = performance.now();
    log.error({ err }, 'CONTINUOUS ARCHIVING FAILED: what happens now is lost with this machine');
  };
  const whenSent = async (segment: string) => {
    while (!(await destination.list(shippedName(system, 'wal', segment, isSealed))).length) {
      if (stopping.signal.aborted) throw new Error('the shop ends before its base backup is complete');
      await pause(200);
    }
  };
  const copyWhenDue = () => {
    if (base !== null || stopping.signal.aborted || !isBackupDue(newestBase, BASE_EVERY_HOURS, now())) return;
    const takenAt = now();
    const source = { adminUrl: server.adminUrl, dataDir: plan.dataDir };
    base = takeBase(source, destination, recipients, takenAt, whenSent)
      .then(async (name) => {
        newestBase = takenAt;
        log.info(`Continuous archiving goes on from ${name}.`);
        await removeOld(takenAt);
      })
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) complain(error);
      })
      .finally(() => {
        base = null;
      });
  };
  /** Whether more is there that can be sent at once. */
  const pass = async (): Promise<boolean> => {
    try {
      await list();
      await sendWal();
      const hasMore = await sendPictures();
      copyWhenDue();
      toldAt = 0;
      return hasMore;
    } catch (error) {
      complain(error);
      return false;
    }
  };
  const look = async () => {
    while (!stopping.signal.aborted) {
      if (await pass()) continue;
      await pause(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const looking = look();
  return {
    stop: async () => {
      stopping.abort();
      await looking;
      await base;
      await sendRest(server.adminUrl, pass).catch(complain);
    },
  };
}

/** The photographs in a folder, which need not be there; those that begin with a dot are still being written. */
async function namesIn(folder: string): Promise<string[]> {
  return (await exists(folder)) ? (await readdir(folder)).filter((name) => !name.startsWith('.')) : [];
}

/** Has the server close the piece that it writes into, and sends it. */
async function sendRest(adminUrl: string, pass: () => Promise<boolean>): Promise<void> {
  // When nothing was written since the last switch, it ends where a piece begins that will not be handed out.
  const segment = await ask(adminUrl, 'select pg_walfile_name(pg_switch_wal() - 1) as value');
  const deadline = performance.now() + LAST_WITHIN_MS;
  while (performance.now() < deadline) {
    // Asked before the outbox is looked through: what comes between a look and the question would stay behind.
    const archived = await ask(
      adminUrl,
      `select coalesce(last_archived_wal, '') as value from pg_stat_archiver`,
    );
    const hasMore = await pass();
    if (archived >= segment && !hasMore) return;
    await pause(100);
  }
}

async function ask(adminUrl: string, question: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ value: string }>(question);
    return rows[0]?.value ?? '';
  } finally {
    await client.end();
  }
}
