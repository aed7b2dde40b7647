import { open, rename } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Places } from './cluster.ts';
import { isSystemError, reasonOf } from './error.ts';
import { type Launcher, launch } from './launch.ts';
import type { Postmaster } from './postmaster-file.ts';
import { socketSetting } from './socket.ts';

export type Settings = Readonly<Record<string, string | number>>;

export type SpawnedPostmaster = Postmaster & {
  readonly ended: () => string | null;
};

// Small settings for small machines. The log is in UTC.
const SETTINGS: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: socketSetting(),
  max_connections: 60,
  shared_buffers: '64MB',
  max_wal_size: '512MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Error details include the refused row: name, address, password hash.
  log_error_verbosity: 'terse',
};

/** On a free or the former port. Readiness shows by connecting. */
export async function spawnPostmaster(
  places: Places,
  launcher: Launcher,
  settings: Settings,
  formerPort: number | null = null,
): Promise<SpawnedPostmaster> {
  const port = formerPort ?? (await freePort());
  const log = formerPort === null ? await newLog(places) : await open(places.log, 'a', 0o600);
  const options = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  let ended: string | null = null;
  // A file, not a pipe: the server outlives a killed shop.
  const child = launch(
    launcher,
    'postgres',
    places.cluster,
    ['-p', String(port), ...options],
    ['ignore', log.fd, log.fd],
  );
  child.once('error', (error) => {
    ended = reasonOf(error);
  });
  child.once('exit', (code, signal) => {
    ended = `postgres ended with ${signal ?? code}`;
  });
  child.unref();
  await log.close();
  return { pid: child.pid ?? 0, port, hasSocket: socketSetting() !== '', ended: () => ended };
}

async function newLog(places: Places) {
  try {
    await rename(places.log, places.previousLog);
  } catch (error) {
    if (!isSystemError(error, 'ENOENT')) throw error;
  }
  return open(places.log, 'a', 0o600);
}

function freePort(): Promise<number> {
  return new Promise((settle, refuse) => {
    const server = createServer();
    server.once('error', refuse);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => settle(port));
    });
  });
}
