import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const BRIDGE = 'ilndrill';
const NETWORK = '10.213.77';

const execute = promisify(execFile);

/** Something like a machine: a network of its own, and a disk of its own that can be full. Linux only, as root. */
export type Machine = {
  readonly name: string;
  readonly address: string;
  /** Its disk; everybody may write there. */
  readonly folder: string;
  /** Starts a program as the user `postgres`; what it says goes into `<name>.log` on the drill's own disk. */
  run(program: string, args: readonly string[], name: string): ChildProcess;
  /** Pulls the cable out, or puts it back. */
  connect(isConnected: boolean): Promise<void>;
  /** Leaves no room on the disk, or gives it back. */
  fill(isFull: boolean): Promise<void>;
};

export const WHOLE_NETWORK = `${NETWORK}.0/24`;

/** Makes three machines whose network this one is part of. */
export async function makeMachines(root: string, diskMegabytes: number): Promise<Machine[]> {
  await ip('link', 'add', BRIDGE, 'type', 'bridge');
  await ip('addr', 'add', `${NETWORK}.1/24`, 'dev', BRIDGE);
  await ip('link', 'set', BRIDGE, 'up');
  const made: Machine[] = [];
  for (const number of [1, 2, 3]) made.push(await makeMachine(root, number, diskMegabytes));
  return made;
}

/** Takes away what an earlier drill, or this one, made. */
export async function removeMachines(root: string | null): Promise<void> {
  for (const number of [1, 2, 3]) {
    await ip('netns', 'del', `ilndrill${number}`).catch(() => undefined);
    await ip('link', 'del', `ilndrill${number}`).catch(() => undefined);
    if (root !== null) await unmountDisk(join(root, `node${number}`));
  }
  await ip('link', 'del', BRIDGE).catch(() => undefined);
}

async function makeMachine(root: string, number: number, megabytes: number): Promise<Machine> {
  const name = `node${number}`;
  const space = `ilndrill${number}`;
  const address = `${NETWORK}.${10 + number}`;
  const folder = join(root, name);
  await ip('netns', 'add', space);
  await ip('link', 'add', space, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
  await ip('link', 'set', space, 'master', BRIDGE, 'up');
  await ip('-n', space, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
  for (const device of ['lo', 'eth0']) await ip('-n', space, 'link', 'set', device, 'up');
  await mountDisk(folder, megabytes);
  return {
    name,
    address,
    folder,
    run: (program, args, log) => {
      const output = openSync(join(root, `${log}.log`), 'a');
      const as = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'];
      return spawn('ip', ['netns', 'exec', space, ...as, program, ...args], {
        cwd: folder,
        env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8' },
        stdio: ['ignore', output, output],
      });
    },
    connect: (isConnected) => ip('link', 'set', space, isConnected ? 'up' : 'down'),
    fill: (isFull) => fillDisk(folder, isFull),
  };
}

/** A disk in memory, of so many megabytes. */
export async function mountDisk(folder: string, megabytes: number): Promise<void> {
  await execute('mkdir', ['-p', folder]);
  await execute('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder]);
}

export async function unmountDisk(folder: string): Promise<void> {
  await execute('umount', ['-l', folder]).catch(() => undefined);
}

/** Writes a disk full, or gives back what was written. */
export async function fillDisk(folder: string, isFull: boolean): Promise<void> {
  const ballast = join(folder, 'ballast');
  if (!isFull) return void (await execute('rm', ['-f', ballast]));
  // It ends when there is no room left.
  await execute('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k']).catch(() => undefined);
}

/** kill -9, and waits until it is gone. */
export async function killNow(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function ip(...args: string[]): Promise<void> {
  await execute('ip', args);
}
