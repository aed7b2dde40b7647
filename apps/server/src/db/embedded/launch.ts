import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';

/** How PostgreSQL's programs are run: which ones, and as whom (null: the shop's own user). */
export type Launcher = { readonly binaries: Binaries; readonly account: Account | null };

/** Starts `initdb` or `postgres` on a cluster folder, which is also its working directory. */
export function launch(
  { binaries, account }: Launcher,
  program: 'initdb' | 'postgres',
  clusterDir: string,
  args: readonly string[],
  stdio: StdioOptions,
): ChildProcess {
  // The account need not be allowed into the folders above its data: root changes the directory before it gives
  // up its rights, and this link needs no permission on the way.
  const dataFolder = account !== null && process.platform === 'linux' ? '/proc/self/cwd' : clusterDir;
  return spawn(join(binaries.nativeDir, 'bin', program), ['-D', dataFolder, ...args], {
    cwd: clusterDir,
    // The shop's environment holds secrets that the database has no use for.
    env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' },
    stdio,
    // A session of its own: Ctrl-C in the terminal must reach the shop first, which still has requests to finish.
    detached: true,
    windowsHide: true,
    ...(account ?? {}),
  });
}
