import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isSystemError } from './error.ts';

const run = promisify(execFile);

/** Alive, and a PostgreSQL server of this cluster, not a reused pid. */
export async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (process.platform === 'linux') return isPostmasterOnLinux(cluster, pid);
  if (!isAlive(pid)) return false;
  return (await programName(pid)).includes('postgres');
}

async function isPostmasterOnLinux(cluster: string, pid: number): Promise<boolean> {
  try {
    const [, program, state] = /^\d+ \((.*)\) (\S)/s.exec(await readFile(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const isDead = state === 'Z' || state === 'X';
    if (program !== 'postgres' || isDead) return false;
    const folder = await stat(cluster);
    if ((await stat(`/proc/${pid}`)).uid !== folder.uid) return false;
    return await hasWorkingDirectory(pid, folder);
  } catch (error) {
    if (isSystemError(error, 'ENOENT', 'ESRCH')) return false;
    throw error;
  }
}

/** By working directory; where that is hidden, by name and owner. */
async function hasWorkingDirectory(pid: number, folder: { dev: number; ino: number }): Promise<boolean> {
  try {
    const { dev, ino } = await stat(`/proc/${pid}/cwd`);
    return dev === folder.dev && ino === folder.ino;
  } catch (error) {
    if (isSystemError(error, 'EACCES', 'EPERM')) return true;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return isSystemError(error, 'EPERM');
  }
}

async function programName(pid: number): Promise<string> {
  const [command, args] =
    process.platform === 'win32'
      ? ['tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']]
      : ['ps', ['-o', 'comm=', '-p', String(pid)]];
  try {
    return (await run(command, args)).stdout;
  } catch {
    // ps fails for unknown pids.
    return '';
  }
}

/** Also for adopted servers: fast shutdown, immediate after ten seconds. */
export async function stopPostmaster(cluster: string, pid: number): Promise<'stopped' | 'still running'> {
  for (const [signal, patience] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    if (!(await isPostmasterOf(cluster, pid))) return 'stopped';
    send(pid, signal);
    const deadline = performance.now() + patience;
    while (performance.now() < deadline) {
      if (!(await isPostmasterOf(cluster, pid))) return 'stopped';
      await pause(20);
    }
  }
  return 'still running';
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!isSystemError(error, 'ESRCH')) throw error;
  }
}
