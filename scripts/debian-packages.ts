import { execFileSync } from 'node:child_process';

/** Installs packages of Debian with apt, as root; none of their services starts. Throws where apt can't. */
export function installFromDebian(...packages: readonly string[]): void {
  // Scripts of packages ask for the runlevel before they start what they brought.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    execFileSync('apt-get', ['-qq', ...words], { stdio: 'inherit', env });
  }
}
