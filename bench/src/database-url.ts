import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, adminAddressOf } from '@ilaneer/server/db/embedded/server-address';

/** The address of a running shop's embedded database, as its data folder tells. */
export function embeddedDatabaseUrl(dataDir: string): string {
  const port = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim();
  return addressOf(password, Number(port));
}

/** The same server's address for its administrator, who alone may make databases. */
export function embeddedAdminUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim();
  return adminAddressOf(password, Number(new URL(embeddedDatabaseUrl(dataDir)).port), 'postgres');
}
