import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes; valid on Linux and macOS. */
const LONGEST_PATH = 103;

/** Private to the server's user. A socket costs a quarter less CPU on both sides than TCP. Not on Windows. */
export function socketSetting(): string {
  return process.platform === 'win32' ? '' : '.';
}

/** Null if the path would be too long. */
export function socketFolder(cluster: string, port: number): string | null {
  return Buffer.byteLength(join(cluster, socketName(port))) > LONGEST_PATH ? null : cluster;
}

/** Removes sockets of killed servers. Needs the shop's lock. */
export async function sweepSockets(cluster: string, port: number): Promise<void> {
  const own = [socketName(port), `${socketName(port)}.lock`];
  for (const name of await readdir(cluster)) {
    if (!name.startsWith(socketName('')) || own.includes(name)) continue;
    await rm(join(cluster, name), { force: true });
  }
}

function socketName(port: number | ''): string {
  return `.s.PGSQL.${port}`;
}
