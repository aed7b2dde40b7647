import { execFileSync } from 'node:child_process';

/** Without starting services. Throws on failure. */
export function installFromDebian(...packages: readonly string[]): void {
  // Package scripts check the runlevel.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    execFileSync('apt-get', ['-qq', ...words], { stdio: 'inherit', env });
  }
}
