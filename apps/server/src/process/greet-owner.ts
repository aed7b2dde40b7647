import { fstatSync } from 'node:fs';
import type { AppDeps } from '../app-deps.ts';
import { firstOwner } from '../modules/staff/staff.ts';

/** Prints the first sign-in of a sandbox, but not to logs or files, where the password would persist. */
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
