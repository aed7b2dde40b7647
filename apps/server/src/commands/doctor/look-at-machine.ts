import { access, constants, readFile, stat, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { freemem, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { isSystemError, reasonOf } from '../../db/embedded/error.ts';
import type { Disk, Rights } from './judge-machine.ts';
import type { OnPort } from './judge-shop.ts';

/** Bytes; available includes reclaimable caches where reported. */
export async function lookAtMemory(): Promise<{ total: number; available: number; limit: number | null }> {
  const limit = await containerLimit();
  const meminfo = await textOf('/proc/meminfo');
  const told = /^MemAvailable:\s+(\d+) kB$/m.exec(meminfo ?? '')?.[1];
  return { total: totalmem(), available: told === undefined ? freemem() : Number(told) * 1_024, limit };
}

/** Bytes; null outside a container. */
async function containerLimit(): Promise<number | null> {
  const text =
    (await textOf('/sys/fs/cgroup/memory.max')) ??
    (await textOf('/sys/fs/cgroup/memory/memory.limit_in_bytes'));
  const bytes = Number(text ?? Number.NaN);
  return Number.isSafeInteger(bytes) ? bytes : null;
}

/** Of an existing or future folder. */
export async function lookAtDisk(folder: string): Promise<Disk> {
  try {
    const { bavail, blocks, bsize, ffree, files } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize, freeInodes: files === 0 ? null : ffree };
  } catch (error) {
    if (!isSystemError(error, 'ENOENT') || dirname(folder) === folder) throw error;
    return lookAtDisk(dirname(folder));
  }
}

export async function lookAtRights(path: string): Promise<Rights | null> {
  try {
    const { mode } = await stat(path);
    const isWritable = await access(path, constants.W_OK).then(
      () => true,
      () => false,
    );
    return { mode: mode & 0o777, isWritable };
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return null;
    throw error;
  }
}

const ANSWER_WITHIN_MS = 5_000;

export async function lookAtPort(port: number, host: string): Promise<OnPort> {
  try {
    const at = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
    const ask = (path: string) =>
      fetch(`http://${at}:${port}${path}`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    const live = await ask('/health/live');
    if (!(await live.text()).includes('"live"')) return { kind: 'other' };
    const ready = await ask('/health/ready');
    return { kind: 'shop', isReady: ready.ok };
  } catch {
    return tryListening(port, host);
  }
}

function tryListening(port: number, host: string): Promise<OnPort> {
  return new Promise((settle) => {
    const server = createServer();
    server.once('error', (error) =>
      settle(
        isSystemError(error, 'EADDRINUSE') ? { kind: 'other' } : { kind: 'refused', reason: reasonOf(error) },
      ),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => settle({ kind: 'free' })));
  });
}

async function textOf(file: string): Promise<string | null> {
  return readFile(file, 'utf8').then(
    (text) => text,
    () => null,
  );
}
