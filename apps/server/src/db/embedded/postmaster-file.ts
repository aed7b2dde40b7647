import { link, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isSystemError } from './error.ts';
import { isPostmasterOf } from './postmaster-process.ts';
import { socketSetting } from './socket.ts';

/** A running database server. */
export type Postmaster = {
  readonly pid: number;
  readonly port: number;
  /** It may be reached by a socket in its folder, which one that an earlier release started has not. */
  readonly hasSocket: boolean;
};

/** The server that runs on the cluster, from its postmaster.pid. Clears a file that names none. */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const file = join(cluster, 'postmaster.pid');
  let text = await read(file);
  // The server creates the file empty and fills it at once; a power cut can leave it empty for good.
  for (let tries = 0; tries < 40 && text !== null && parse(text) === null; tries += 1) {
    await pause(25);
    text = await read(file);
  }
  if (text === null) return null;
  const postmaster = parse(text);
  if (postmaster !== null && (await isPostmasterOf(cluster, postmaster.pid))) return postmaster;
  await clear(file, text);
  return null;
}

async function read(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Line 1 is the process, line 4 the port, line 5 the folder of its socket. */
function parse(text: string): Postmaster | null {
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  const hasSocket = lines[4] !== '' && lines[4] === socketSetting();
  return pid > 0 && port > 0 ? { pid, port, hasSocket } : null;
}

/** Removes the file as it was read; one that a new server wrote in the meantime is put back. */
async function clear(file: string, staleText: string): Promise<void> {
  const aside = `${file}.stale-${process.pid}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return;
    throw error;
  }
  if ((await read(aside)) !== staleText) await link(aside, file);
  await rm(aside);
}
