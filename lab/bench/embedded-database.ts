import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, adminAddressOf } from '@ilaneer/server/db/embedded/server-address';
import { processorMsOf } from './processor-time.ts';

/** By TCP. */
function embeddedDatabaseUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim();
  return addressOf(password, { port: Number(postmasterFile(dataDir)[3]), hasSocket: false }, dataDir);
}

export function embeddedAdminUrl(dataDir: string, database?: string): string {
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim();
  const shop = new URL(embeddedDatabaseUrl(dataDir));
  return adminAddressOf(password, Number(shop.port), database ?? shop.pathname.slice(1));
}

/** CPU ms of all processes. */
export function databaseProcessorMs(dataDir: string): number {
  const postmaster = Number(postmasterFile(dataDir)[0]);
  const children = readdirSync(`/proc/${postmaster}/task`).flatMap((thread) =>
    readFileSync(`/proc/${postmaster}/task/${thread}/children`, 'utf8').trim().split(' '),
  );
  const own = children.filter((child) => child !== '').map((child) => processorMsOf(Number(child)));
  return own.reduce((sum, ms) => sum + ms, processorMsOf(postmaster));
}

function postmasterFile(dataDir: string): readonly string[] {
  return readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
}
