import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const BRIDGE = 'ilndrill';
const NETWORK = '10.213.77';

const execute = promisify(execFile);

/** Own network and size-limited disk. Linux, root. */
export type Machine = {
  readonly name: string;
  readonly address: string;
  /** World-writable. */
  readonly folder: string;
  /** As `postgres`; logs to `<name>.log`. */
  run(program: string, args: readonly string[], name: string): ChildProcess;
  /** Network cable. */
  connect(isConnected: boolean): Promise<void>;
  /** Disk full. */
  fill(isFull: boolean): Promise<void>;
};

export const WHOLE_NETWORK = `${NETWORK}.0/24`;

/** Connected to this one. */
export async function makeMachines(root: string, diskMegabytes: number): Promise<Machine[]> {
  await ip('link', 'add', BRIDGE, 'type', 'bridge');
  await ip('addr', 'add', `${NETWORK}.1/24`, 'dev', BRIDGE);
  await ip('link', 'set', BRIDGE, 'up');
  const made: Machine[] = [];
  for (const number of [1, 2, 3]) made.push(await makeMachine(root, number, diskMegabytes));
  return made;
}

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

/** tmpfs in MB. */
export async function mountDisk(folder: string, megabytes: number): Promise<void> {
  await execute('mkdir', ['-p', folder]);
  await execute('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder]);
}

export async function unmountDisk(folder: string): Promise<void> {
  await execute('umount', ['-l', folder]).catch(() => undefined);
}

/** Or frees it. */
export async function fillDisk(folder: string, isFull: boolean): Promise<void> {
  const ballast = join(folder, 'ballast');
  if (!isFull) return void (await execute('rm', ['-f', ballast]));
  // dd ends when full.
  await execute('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k']).catch(() => undefined);
}

/** SIGKILL. */
export async function killNow(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function ip(...args: string[]): Promise<void> {
  await execute('ip', args);
}
