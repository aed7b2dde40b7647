import { type Diagnosis, isFault, isOk, isSkipped, isWarning } from './diagnosis.ts';

const MB = 1_048_576;
const GB = 1_024 * MB;

/** Oldest major version tested. */
const OLDEST_NODE = 24;

export function judgeNode(version: string): Diagnosis {
  const major = Number(version.replace(/^v/, '').split('.')[0]);
  return major >= OLDEST_NODE
    ? isOk('node', `Node ${version}`)
    : isFault(
        'node',
        `Node ${version} is too old.`,
        `Run npm ci: it installs Node ${OLDEST_NODE} for npm run.`,
      );
}

// A shop takes 130 MB idle, twice that under load, and its database as much again (docs/capacity.md).
const LEAST_MEMORY = 700 * MB;
const LEAST_AVAILABLE = 250 * MB;

/** Bytes; `limit`: container limit or null. `isRunning`: the shop's share is already used. */
export function judgeMemory(memory: {
  readonly total: number;
  readonly available: number;
  readonly limit: number | null;
  readonly isRunning: boolean;
}): Diagnosis {
  const whole = Math.min(memory.total, memory.limit ?? Number.POSITIVE_INFINITY);
  const says = `${megabytes(whole)} in total, ${megabytes(memory.available)} available`;
  if (whole < LEAST_MEMORY) {
    return isWarning(
      'memory',
      says,
      `Add memory, at least ${megabytes(LEAST_MEMORY)}, or move the database to another machine.`,
    );
  }
  if (!memory.isRunning && memory.available < LEAST_AVAILABLE) {
    return isWarning(
      'memory',
      says,
      'Stop other programs, or the system kills processes when memory runs out.',
    );
  }
  return isOk('memory', says);
}

const FAULT_FREE = 500 * MB;
const WARN_FREE = 2 * GB;
const WARN_SHARE = 0.1;

export type Disk = { readonly free: number; readonly total: number; readonly freeInodes: number | null };

export function judgeDisk(check: string, folder: string, { free, total, freeInodes }: Disk): Diagnosis {
  const share = total === 0 ? 0 : free / total;
  const says = `${gigabytes(free)} of ${gigabytes(total)} free for ${folder}`;
  const advice = 'Free up space: on a full disk the database stops.';
  if (free < FAULT_FREE) return isFault(check, says, advice);
  if (freeInodes !== null && freeInodes < 10_000) {
    return isFault(
      check,
      `${freeInodes} files are left for ${folder}`,
      'Delete files: the disk has space, but few inodes.',
    );
  }
  return free < WARN_FREE && share < WARN_SHARE ? isWarning(check, says, advice) : isOk(check, says);
}

/** `mode` of the file system; `isWritable` for the current user. */
export type Rights = { readonly mode: number; readonly isWritable: boolean };

const OTHERS = 0o077;
const OTHERS_WRITE = 0o022;

export function judgeDataFolder(folder: string, rights: Rights | null): Diagnosis {
  if (rights === null)
    return isSkipped('data-folder', `${folder} does not exist yet; the first start creates it.`);
  if (!rights.isWritable) {
    return isFault(
      'data-folder',
      `${folder} is not writable.`,
      `Change its owner to the user of the shop: chown -R <user> ${folder}`,
    );
  }
  if ((rights.mode & OTHERS_WRITE) !== 0) {
    return isFault('data-folder', `Others may write to ${folder}.`, `chmod go-w ${folder}`);
  }
  return isOk('data-folder', `${folder} is writable for the shop only`);
}

export function judgeSecretFile(check: string, file: string, rights: Rights | null): Diagnosis {
  if (rights === null) return isSkipped(check, `${file} does not exist.`);
  if ((rights.mode & OTHERS) !== 0) {
    return isFault(check, `${file} contains keys, and is readable for other users.`, `chmod 600 ${file}`);
  }
  return isOk(check, `${file} is readable for its owner only`);
}

const WARN_SKEW_MS = 2_000;
const FAULT_SKEW_MS = 30_000;

/** Local minus database clock, and the query's duration, ms. */
export function judgeClock(aheadMs: number, roundTripMs: number): Diagnosis {
  const certain = Math.max(0, Math.abs(aheadMs) - roundTripMs);
  const says = `${(Math.abs(aheadMs) / 1_000).toFixed(1)} s ${aheadMs >= 0 ? 'ahead of' : 'behind'} the database's clock`;
  const advice = 'Synchronise both clocks by NTP: sessions, OTPs and payment deadlines depend on them.';
  if (certain > FAULT_SKEW_MS) return isFault('clock', says, advice);
  return certain > WARN_SKEW_MS ? isWarning('clock', says, advice) : isOk('clock', says);
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / MB)} MB`;
}

function gigabytes(bytes: number): string {
  return `${(bytes / GB).toFixed(1)} GB`;
}
