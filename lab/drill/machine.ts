import { type SpawnSyncReturns, type StdioOptions, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { installFromDebian } from '../../scripts/debian-packages.ts';

export type Started = { stop(): Promise<void>; output(): string };

/** Minimal Debian with git, this machine's Node, and a user shop. */
export type FreshMachine = {
  readonly folder: string;
  run(user: string, folder: string, words: string): void;
  ask(user: string, folder: string, words: string): { readonly code: number; readonly text: string };
  show(user: string, folder: string, words: string): void;
  /** `stop`: SIGTERM to the group. */
  start(user: string, folder: string, words: string): Started;
  /** systemd in a container with host network. */
  boot(): Started;
  /** Unmounts; the folder stays. */
  leave(): void;
};

/** Programs and packages. */
const NEEDED = { debootstrap: 'debootstrap', 'systemd-nspawn': 'systemd-container' };
const PACKAGES = 'git,ca-certificates';
const MIRROR = 'http://deb.debian.org/debian';
const SHOWN = 3_000;

/** A minute. Root; installs debootstrap and systemd-nspawn. */
export function makeFreshMachine(folder: string): FreshMachine {
  if (process.getuid?.() !== 0) throw new Error('A Debian in a folder can be made by root alone.');
  const missing = Object.entries(NEEDED).filter(
    ([program]) => spawnSync(program, ['--version']).error !== undefined,
  );
  if (missing.length > 0) installFromDebian(...missing.map(([, name]) => name));
  // For other users.
  chmodSync(folder, 0o755);
  must(spawnSync('debootstrap', ['--variant=minbase', `--include=${PACKAGES}`, 'bookworm', folder, MIRROR]));
  bringNode(folder);
  // DNS.
  writeFileSync(join(folder, 'etc/resolv.conf'), readFileSync('/etc/resolv.conf'));
  writeFileSync(join(folder, 'etc/hosts'), '127.0.0.1 localhost\n');
  if (OWN_AUTHORITY !== undefined) copyFileSync(OWN_AUTHORITY, join(folder, 'etc/authority.pem'));
  must(spawnSync('chroot', [folder, 'useradd', '--create-home', '--shell', '/bin/bash', 'shop']));
  must(spawnSync('mount', ['-t', 'proc', 'proc', join(folder, 'proc')]));
  mkdirSync(join(folder, 'dev/shm'), { recursive: true });
  must(spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', join(folder, 'dev/shm')]));
  const ask: FreshMachine['ask'] = (user, inside, words) => {
    const outcome = spawnSync('chroot', wordsFor(folder, user, inside, words), OPTIONS);
    return { code: outcome.status ?? 1, text: `${outcome.stdout}${outcome.stderr}` };
  };
  return {
    folder,
    ask,
    run: (user, inside, words) => {
      const { code, text } = ask(user, inside, words);
      if (code !== 0) throw new Error(`'${words}' ended with ${code}:\n${text.slice(-SHOWN)}`);
    },
    show: (user, inside, words) => {
      const stdio: StdioOptions = ['ignore', 'inherit', 'inherit'];
      const { status } = spawnSync('chroot', wordsFor(folder, user, inside, words), { ...OPTIONS, stdio });
      if (status !== 0) throw new Error(`'${words}' ended with ${status}`);
    },
    start: (user, inside, words) => launch('chroot', wordsFor(folder, user, inside, words)),
    boot: () => launch('unshare', ['--mount', '--', '/bin/bash', '-c', BOOT, 'bash', folder]),
    leave: () => {
      for (const place of ['dev/shm', 'proc']) spawnSync('umount', ['-l', join(folder, place)]);
    },
  };
}

function launch(program: string, words: readonly string[]): Started {
  const child = spawn(program, words, { detached: true, env: ENV });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  const ended = new Promise<void>((settle) => child.once('close', () => settle()));
  return {
    output: () => text.slice(-SHOWN),
    stop: async () => {
      // npm and shell are in between.
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

/** A mount namespace, without systemd or cgroups. */
const BOOT = [
  'set -e',
  'mount --make-rprivate /',
  'umount -R -l /sys/fs/cgroup || true',
  'mount -t cgroup2 cgroup2 /sys/fs/cgroup',
  'mkdir -p /sys/fs/cgroup/fresh-debian',
  'echo $$ > /sys/fs/cgroup/fresh-debian/cgroup.procs',
  'exec systemd-nspawn --register=no --keep-unit --quiet --console=pipe --resolv-conf=off --directory="$1" \\',
  '  --boot systemd.journald.forward_to_console=1',
].join('\n');

/** Intercepting proxies. */
const OWN_AUTHORITY = process.env.NODE_EXTRA_CA_CERTS;

/** Clean environment. */
const ENV = {
  PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
  LANG: 'C.UTF-8',
  TERM: 'dumb',
  ...(OWN_AUTHORITY !== undefined && { NODE_EXTRA_CA_CERTS: '/etc/authority.pem' }),
};
const OPTIONS = { env: ENV, encoding: 'utf8', maxBuffer: 64 * 1_048_576 } as const;

function wordsFor(folder: string, user: string, inside: string, words: string): string[] {
  const home = user === 'root' ? '/root' : `/home/${user}`;
  return [
    `--userspec=${user}:${user}`,
    folder,
    '/bin/bash',
    '-c',
    `export HOME=${home}; cd ${inside} && ${words}`,
  ];
}

/** From this system. */
function bringNode(folder: string): void {
  const places = spawnSync('bash', ['-c', 'type -ap node npm'], { encoding: 'utf8' }).stdout.split('\n');
  const ofSystem = (name: string) =>
    places.find((place) => place.endsWith(`/${name}`) && !place.includes('node_modules'));
  const [node, npm] = [ofSystem('node'), ofSystem('npm')];
  if (node === undefined || npm === undefined)
    throw new Error('This machine has no Node of its own to bring.');
  const library = dirname(dirname(realpathSync(npm)));
  cpSync(realpathSync(node), join(folder, 'usr/local/bin/node'));
  cpSync(library, join(folder, 'usr/local/lib/node_modules/npm'), { recursive: true });
  if (!existsSync(join(library, 'bin/npm-cli.js'))) throw new Error(`${library} is no npm.`);
  for (const name of ['npm', 'npx']) {
    const link = `ln -sf ../lib/node_modules/npm/bin/${name}-cli.js /usr/local/bin/${name}`;
    must(spawnSync('chroot', [folder, '/bin/bash', '-c', link]));
  }
}

function must(outcome: SpawnSyncReturns<Buffer>): void {
  if (outcome.status === 0) return;
  throw new Error(`${outcome.stdout ?? ''}${outcome.stderr ?? ''}`.slice(-SHOWN) || String(outcome.error));
}
