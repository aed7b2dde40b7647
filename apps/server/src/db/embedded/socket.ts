import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The longest path of a socket, in bytes, that Linux and macOS both take. */
const LONGEST_PATH = 103;

/**
 * Where the server puts its socket, as its settings name it: into its own folder, which only its user may enter. By a
 * socket a statement costs both sides a quarter less of the processor than by an address. Windows has none for us.
 */
export function socketSetting(): string {
  return process.platform === 'win32' ? '' : '.';
}

/** The folder to connect by, or null when the path of the socket would be too long for the system. */
export function socketFolder(cluster: string, port: number): string | null {
  return Buffer.byteLength(join(cluster, socketName(port))) > LONGEST_PATH ? null : cluster;
}

/** Removes the sockets of servers that were killed. Only for the holder of the shop's lock. */
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
