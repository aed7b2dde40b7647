import { fstatSync } from 'node:fs';
import type { AppDeps } from '../app-deps.ts';
import { firstOwner } from '../modules/staff/staff.ts';

/**
 * Tells whoever starts a sandbox for the first time how to sign in to its staff app. Not through the log, and not where
 * the output goes to a file: the password must not be found there.
 */
export async function greetOwner(deps: Pick<AppDeps, 'db' | 'now' | 'config'>): Promise<void> {
  if (fstatSync(process.stdout.fd).isFile()) return;
  const owner = await firstOwner(deps);
  if (owner === null) return;
  const { email, password } = owner;
  process.stdout.write(
    `\nThe staff app of this sandbox: ${deps.config.publicUrl}/backoffice/\n` +
      `  Sign in as ${email} with the one-time password ${password}\n\n`,
  );
}
