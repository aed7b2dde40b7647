import { link, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isSystemError } from './error.ts';
import { isPostmasterOf } from './postmaster-process.ts';
import { socketSetting } from './socket.ts';

export type Postmaster = {
  readonly pid: number;
  readonly port: number;
  /** Has a Unix socket; servers of earlier releases don't. */
  readonly hasSocket: boolean;
};

/** From postmaster.pid; removes a stale file. */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const file = join(cluster, 'postmaster.pid');
  let text = await read(file);
  // Created empty and filled at once; a power cut can leave it empty.
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

/** Lines: 1 pid, 4 port, 5 socket folder. */
function parse(text: string): Postmaster | null {
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  const hasSocket = lines[4] !== '' && lines[4] === socketSetting();
  return pid > 0 && port > 0 ? { pid, port, hasSocket } : null;
}

/** Restores the file if a new server wrote it meanwhile. */
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
