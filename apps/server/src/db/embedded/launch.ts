import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';

export type Launcher = { readonly binaries: Binaries; readonly account: Account | null };

export function launch(
  { binaries, account }: Launcher,
  program: 'initdb' | 'postgres',
  clusterDir: string,
  args: readonly string[],
  stdio: StdioOptions,
): ChildProcess {
  // The account may lack access to parent folders; root changes directory before dropping privileges.
  const dataFolder = account !== null && process.platform === 'linux' ? '/proc/self/cwd' : clusterDir;
  return spawn(join(binaries.nativeDir, 'bin', program), ['-D', dataFolder, ...args], {
    cwd: clusterDir,
    // The shop's environment has secrets.
    env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' },
    stdio,
    // Own session: Ctrl-C must reach the shop first, to finish requests.
    detached: true,
    windowsHide: true,
    ...(account ?? {}),
  });
}
